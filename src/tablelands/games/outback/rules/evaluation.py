"""How good a position looks for a seat. The weights come from self-play, a rule of thumb and no more."""

from tablelands.core.rule import rule

from ..state import FINISHED, JOKER, MAX_ROWS, ROLL, State
from .dice import FACE_COUNT
from .landscape import first_cell, group_size, hexes_in_row
from .scoring import ANIMAL_COUNT, REARMOST, lost_points, marker_points, markers_behind, tile_points, won

WIN = 100.0
IDLE_STEP = 0.1
"""What a step is worth to a marker that does not count yet: it may come to the upper part."""
NEIGHBOUR = 0.4
"""What a free hex is worth for each animal of the largest group that could grow there."""
FREE_HEX, HARDER = 0.8, 0.18
"""What a free hex is worth in the lowest row, and how much less in each row above."""
PAIR, KEPT_JOKER, KEPT_DIE = 0.3, 0.25, 0.01
"""What kept dice promise: each one beyond the first of an animal on the jeep, a joker; and what keeping costs."""


@rule
def evaluate(s: State, seat: int) -> float:
    best_other = -WIN
    for other in range(s.seats):
        if other != seat:
            best_other = max(best_other, worth(s, other))
    value = worth(s, seat) - best_other
    if s.due == FINISHED:
        return value + WIN if won(s, seat) else value - WIN
    return value + promise(s) if s.due == ROLL and s.to_move == seat else value


@rule
def worth(s: State, seat: int) -> float:
    """The points as they stand, and what may still come of the landscape."""
    value = float(tile_points(s, seat) - lost_points(s, seat))
    for animal in range(ANIMAL_COUNT):
        value += marker_points(s, seat, animal)
        step = s.steps[seat * ANIMAL_COUNT + animal]
        if step <= s.left_end and markers_behind(s, seat, animal) >= REARMOST:
            value += IDLE_STEP * step
    for row in range(MAX_ROWS):
        value += (FREE_HEX - HARDER * row) * hexes_in_row(s.free[seat], row)
    return value + NEIGHBOUR * growth(s, seat)


@rule
def growth(s: State, seat: int) -> int:
    """Over all free hexes, the largest group that one more animal would make there."""
    total, free = 0, s.free[seat]
    while free:
        cell = first_cell(free)
        free &= free - 1
        best = 0
        for animal in range(ANIMAL_COUNT):
            kind = s.settled[seat * ANIMAL_COUNT + animal]
            if s.near[cell] & kind:
                best = max(best, group_size(s, kind | 1 << cell, cell))
        total += best
    return total


@rule
def promise(s: State) -> float:
    """Of the dice that are kept, before the others are rolled."""
    value = KEPT_JOKER * s.dice[JOKER]
    for animal in range(ANIMAL_COUNT):
        if s.jeep[animal] and s.dice[animal]:
            value += PAIR * (s.dice[animal] - 1)
    for face in range(FACE_COUNT):
        value -= KEPT_DIE * s.dice[face]
    return value
