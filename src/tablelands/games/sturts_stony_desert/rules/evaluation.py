"""How good a position looks for a side: how far its trains get across the area, from both ends."""

from tablelands.core.rule import rule

from ..state import AREA, NOBODY, STRIDE, State, side_of
from .routes import FIRST_COLUMN, FIRST_ROW, drive

WIN = 1000
STANDING_ROUTE = 20


@rule
def evaluate(s: State, seat: int) -> int:
    side = side_of(seat)
    if s.ending:
        if s.winner == NOBODY:
            return 0
        return WIN if s.winner == side else -WIN
    return prospect(s, side) - prospect(s, 1 - side)


@rule
def prospect(s: State, side: int) -> int:
    if s.tiles == 0:
        return 0
    if s.routes[side]:
        return STANDING_ROUTE
    if side == s.swap_axes:
        return columns_reached(s)
    return rows_reached(s)


@rule
def columns_reached(s: State) -> int:
    last = FIRST_COLUMN << (s.width - 1)
    eastward = drive(s, 0, FIRST_COLUMN, 0, 0)[1]
    westward = drive(s, 0, 0, 0, last)[3]
    reached = 0
    for column in range(AREA):
        reached += int(eastward & FIRST_COLUMN << column != 0)
        reached += int(westward & FIRST_COLUMN << column != 0)
    return reached


@rule
def rows_reached(s: State) -> int:
    last = FIRST_ROW << STRIDE * (s.height - 1)
    southward = drive(s, 0, 0, FIRST_ROW, 0)[2]
    northward = drive(s, last, 0, 0, 0)[0]
    reached = 0
    for row in range(AREA):
        reached += int(southward & FIRST_ROW << STRIDE * row != 0)
        reached += int(northward & FIRST_ROW << STRIDE * row != 0)
    return reached
