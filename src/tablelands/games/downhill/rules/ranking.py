"""The end: the race (DH-11), points (DH-12), and who has won (DH-13)."""

from tablelands.core.rule import rule, table

from ..state import WIDEST, State

RACE_POINTS = table(
    [
        [4, 0, 0, 0, 0, 0],
        [6, 2, 0, 0, 0, 0],
        [8, 4, 2, 0, 0, 0],
        [10, 6, 2, 1, 0, 0],
        [12, 8, 4, 2, 1, 0],
    ]
)
"""DH-12: by number of seats less two, and by rank from 0."""


@rule
def advance(s: State, seat: int) -> int:
    """DH-11: how far down somebody has come; a finisher's line reaches beyond the edge, where no mark can be."""
    return s.finish[seat] if s.finished[seat] else s.mark_y[seat]


@rule
def rank(s: State, seat: int) -> int:
    """DH-11: from 0; equal places share the better one, and the next is skipped."""
    ahead = 0
    for other in range(s.seats):
        ahead += int(advance(s, other) > advance(s, seat))
    return ahead


@rule
def race_points(s: State, seat: int) -> int:
    """DH-12."""
    return RACE_POINTS[s.seats - 2][rank(s, seat)]


@rule
def flag_value(s: State, slot: int) -> int:
    """DH-4: the number of its row."""
    return s.place_of[slot] // WIDEST + 1


@rule
def flag_points(s: State, seat: int) -> int:
    points = 0
    for slot in range(s.slots):
        if s.owner[slot] == seat:
            points += flag_value(s, slot)
    return points


@rule
def score(s: State, seat: int) -> int:
    """DH-12."""
    return flag_points(s, seat) + race_points(s, seat)


@rule
def won(s: State, seat: int) -> bool:
    """DH-13: most points; then the better rank; then it is shared."""
    for other in range(s.seats):
        difference = score(s, other) - score(s, seat)
        if difference > 0 or (difference == 0 and rank(s, other) < rank(s, seat)):
            return False
    return True
