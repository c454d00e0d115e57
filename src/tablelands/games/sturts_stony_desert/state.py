"""The position. The board is a handful of bit masks over a window of 7 x 7 cells around the laid tiles.

The north-west cell of the box around all tiles is always at column 1, row 1 of the window, so a 5 x 5 area leaves
one free cell on each side and a shift by one never runs into the next row.
"""

from tablelands.core.flat import Flat, number, numbers
from tablelands.core.rule import constant, rule

STRIDE = 7
AREA = constant("AREA", 5)
"""SD-4; at most 5."""

NE, ES, SW, WN = range(4)
DOUBLE, FORK, TRIPLE = range(3)

SUPPLY = (22, 22, AREA * AREA - 1)
"""SD-1: how many doubles, forks and triples there are."""

NOBODY = -1
NOWHERE = -1


@rule
def side_of(seat: int) -> int:
    """SD-3."""
    return seat & 1


def cells(columns: range, rows: range) -> int:
    """The mask of a rectangle of the window."""
    return sum(1 << (column + STRIDE * row) for column in columns for row in rows)


class State(Flat):
    seats: int = number("i1")
    swap_axes: int = number("i1")
    claims: int = number("i1")

    laid: int = number("i8")
    triples: int = number("i8")
    curves: list[int] = numbers("i8", 4)
    """For each corner, the cells whose tile has a curve around it."""
    left: int = number("i1")
    top: int = number("i1")
    width: int = number("i1")
    height: int = number("i1")
    tiles: int = number("i1")
    supply: list[int] = numbers("i1", 3)

    to_move: int = number("i1")
    claimer: int = number("i1")
    routes: list[int] = numbers("i1", 2)
    """Whether a route stands, for each side."""
    ending: int = number("i1")
    winner: int = number("i1")
