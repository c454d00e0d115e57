"""DH-5: where a start may be marked on the top edge."""

from tablelands.core.rule import rule

from ..state import MARK_RADIUS, SIDE, State
from .broken import Broken
from .course import has_board

APART = 2 * MARK_RADIUS


@rule
def broken_start(s: State, seat: int, x: int) -> int:
    if not on_top_row(s, x - MARK_RADIUS, x + MARK_RADIUS):
        return Broken.START_OFF_BOARDS
    for other in range(s.seats):
        if other != seat and s.started[other] and abs(s.mark_x[other] - x) < APART:
            return Broken.START_TOO_NEAR
    return 0


@rule
def on_top_row(s: State, west: int, east: int) -> bool:
    """Where boards adjoin, a start may lie on both."""
    column = west // SIDE
    while column * SIDE < east and has_board(s, 0, column):
        column += 1
    return column * SIDE >= east


@rule
def put_start(s: State, seat: int, x: int) -> None:
    s.started[seat] = 1
    s.mark_x[seat], s.mark_y[seat] = x, 0


@rule
def some_start(s: State, seat: int, luck: int) -> int:
    """The first legal start at or after a random place, going round; six seats fit onto any board."""
    width = s.columns * SIDE
    x = luck % width
    while broken_start(s, seat, x):
        x = next_to_try(s, x) % width
    return x


@rule
def next_to_try(s: State, x: int) -> int:
    """Legal starts begin where a board begins, or beside a mark: the nearest such place further east."""
    nearest = ((x - MARK_RADIUS) // SIDE + 1) * SIDE + MARK_RADIUS
    for other in range(s.seats):
        beside = s.mark_x[other] + APART
        if s.started[other] and x < beside < nearest:
            nearest = beside
    return nearest
