"""SD-5: where trains can drive. All trains of the board move at once, a set of cells for each heading.

A train enters a tile, follows one of its curves and so always leaves at a right angle. It never reverses because a
heading never turns into its opposite within one tile.
"""

from tablelands.core.rule import rule

from ..state import AREA, ES, NE, STRIDE, SW, WN, State, cells

INSIDE = range(1, AREA + 1)
FIRST_COLUMN, LAST_COLUMN = cells(range(1, 2), INSIDE), cells(range(AREA, AREA + 1), INSIDE)
FIRST_ROW, LAST_ROW = cells(INSIDE, range(1, 2)), cells(INSIDE, range(AREA, AREA + 1))


@rule
def drive(s: State, north: int, east: int, south: int, west: int) -> tuple[int, int, int, int]:
    """From trains entering cells with these headings: the cells that can ever be left to the north, east, ..."""
    ne, es, sw, wn = s.curves[NE], s.curves[ES], s.curves[SW], s.curves[WN]
    while True:
        to_north = (east & wn) | (west & ne)
        to_south = (east & sw) | (west & es)
        north |= to_north >> STRIDE
        south |= to_south << STRIDE
        to_east = (south & ne) | (north & es)
        to_west = (south & wn) | (north & sw)
        wider_east = east | (to_east << 1)
        wider_west = west | (to_west >> 1)
        if wider_east == east and wider_west == west:
            return to_north, to_east, to_south, to_west
        east, west = wider_east, wider_west


@rule
def east_ends(s: State) -> int:
    """The cells where a west-east route leaves the area."""
    if s.width < AREA:
        return 0
    return drive(s, 0, FIRST_COLUMN, 0, 0)[1] & LAST_COLUMN


@rule
def south_ends(s: State) -> int:
    if s.height < AREA:
        return 0
    return drive(s, 0, 0, FIRST_ROW, 0)[2] & LAST_ROW


@rule
def west_ends(s: State) -> int:
    """A route can be driven both ways, so its western ends are where trains from the east come out."""
    if s.width < AREA:
        return 0
    return drive(s, 0, 0, 0, LAST_COLUMN)[3] & FIRST_COLUMN


@rule
def north_ends(s: State) -> int:
    if s.height < AREA:
        return 0
    return drive(s, LAST_ROW, 0, 0, 0)[0] & FIRST_ROW


@rule
def find_routes(s: State) -> None:
    """SD-3: side 0 owns west-east, side 1 north-south, unless the axes are swapped."""
    s.routes[s.swap_axes] = int(east_ends(s) != 0)
    s.routes[1 - s.swap_axes] = int(south_ends(s) != 0)
