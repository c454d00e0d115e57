"""The rules, clause by clause (docs/rules/downhill.md): the course of a game. Runs interpreted and compiled.

What a line touches is told in `touching` and `travel`, what may be drawn in `drawing`, the end in `ranking`.
"""

from tablelands.core.rule import CHANCE, DECIDE, OVER, rule

from ..components import SHEET_HOLES
from ..state import FINISHED, HOLES, NOBODY, SHEETS, STOPS, TO_DEAL, TO_DRAW, TO_START, State
from .broken import Broken
from .chance import deal, draw_course, some_luck
from .drawing import FIRST_START, broken_draw, clear_draw, find_stops, put_draw
from .ranking import score as score
from .ranking import won as won
from .starts import broken_start, put_start, some_start
from .travel import travel

MAX_MOVES = 1
"""Moves are not listed; `pick` needs no room to do so."""


@rule
def start(s: State, seats: int, assist: int, max_rounds: int) -> None:
    """Before any course is known."""
    s.seats, s.assist, s.max_rounds = seats, assist, max_rounds
    s.phase, s.round = TO_DEAL, 1
    for at in range(SHEETS * HOLES * 2):
        s.holes[at] = SHEET_HOLES[at]


@rule
def stage(s: State) -> int:
    if s.phase == TO_DEAL:
        return CHANCE
    return OVER if s.phase == FINISHED else DECIDE


@rule
def mover(s: State) -> int:
    """The seat to mark its start (DH-5), or the first of those that still draw (DH-6)."""
    for seat in range(s.seats):
        if not (s.drawn[seat] if s.phase == TO_DRAW else s.started[seat]):
            return seat
    return NOBODY


# Luck


@rule
def roll(s: State, luck: int, scratch: list[int], weights: list[int]) -> int:
    return some_luck(s, luck)


@rule
def resolve(s: State, outcome: int) -> None:
    """DH-3, DH-5: draws the course, unless it is given, and deals the transparencies."""
    rest = deal(s, outcome)
    if s.slots == 0:
        draw_course(s, rest)
    s.phase = TO_START


# Moves


@rule
def broken_as(s: State, seat: int, move: int) -> int:
    """For a draw, on a position that has its line already."""
    if move >= FIRST_START:
        return Broken.START_TOO_LATE if s.phase == TO_DRAW else broken_start(s, seat, move - FIRST_START)
    if s.phase == TO_START:
        return Broken.DRAW_TOO_EARLY
    put_draw(s, seat, move)
    return broken_draw(s, seat)


@rule
def play(s: State, move: int) -> None:
    play_as(s, mover(s), move)


@rule
def play_as(s: State, seat: int, move: int) -> None:
    if move >= FIRST_START:
        put_start(s, seat, move - FIRST_START)
        if mover(s) == NOBODY:
            s.phase = TO_DRAW
    else:
        seal(s, seat, move)
        if mover(s) == NOBODY:
            resolve_round(s)


@rule
def pick(s: State, luck: int, scratch: list[int]) -> int:
    """A random start, or a random draw with straight strokes."""
    if s.phase == TO_START:
        return FIRST_START + some_start(s, mover(s), luck)
    code = luck % 8
    taken = 0
    luck //= 8
    for stop in range(STOPS):
        hole = nth_free_hole(taken, luck % (HOLES - stop))
        luck //= HOLES - stop
        taken |= 1 << hole
        code = code * HOLES + hole
    return code


@rule
def nth_free_hole(taken: int, n: int) -> int:
    hole = 0
    while taken >> hole & 1 or n > 0:
        n -= 1 - (taken >> hole & 1)
        hole += 1
    return hole


# The round


@rule
def seal(s: State, seat: int, move: int) -> None:
    """DH-6: it is secret until all have drawn, and cannot be replaced."""
    put_draw(s, seat, move)
    find_stops(s, seat)
    s.drawn[seat] = 1


@rule
def resolve_round(s: State) -> None:
    """DH-7 for all; then the end (DH-11, DH-14), or the next round (DH-10)."""
    seat = next_to_resolve(s)
    while seat != NOBODY:
        travel(s, seat)
        clear_draw(s, seat)
        seat = next_to_resolve(s)
    if somebody_finished(s) or s.round == s.max_rounds:
        s.phase = FINISHED
    else:
        s.round += 1
        pass_sheets(s)


@rule
def next_to_resolve(s: State) -> int:
    """DH-7: the one furthest up the mountain, in a tie the lower seat."""
    first = NOBODY
    for seat in range(s.seats):
        if s.drawn[seat] and (first == NOBODY or s.mark_y[seat] < s.mark_y[first]):
            first = seat
    return first


@rule
def somebody_finished(s: State) -> bool:
    """DH-11: then this round is the last."""
    finished = 0
    for seat in range(s.seats):
        finished += s.finished[seat]
    return finished > 0


@rule
def pass_sheets(s: State) -> None:
    """DH-10: to the next seat."""
    last = s.hand[s.seats - 1]
    for seat in range(s.seats - 1, 0, -1):
        s.hand[seat] = s.hand[seat - 1]
    s.hand[0] = last
