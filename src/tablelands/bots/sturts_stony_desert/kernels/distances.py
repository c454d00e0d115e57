"""How many tiles a side still needs for a route, and in which cells.

All trains move at once, a set of cells for each heading, as in the rules' `routes`. A tile that can still be laid
lets a train through in either direction and costs one. Levels are kept in `work`: LEVEL integers for each cost, the
cells entered with heading north, east, south and west at that cost or less.
"""

from tablelands.core.rule import rule
from tablelands.games.sturts_stony_desert.state import ES, NE, STRIDE, SW, WN, State

from . import rules

AREA: int = rules.board.REACH
FULL: int = rules.board.FULL
FIRST_COLUMN: int = rules.routes.FIRST_COLUMN
FIRST_ROW: int = rules.routes.FIRST_ROW
ROOM = rules.board.ROOM

LEVEL = 4
FURTHEST = 3 * AREA
AHEAD, BACK = 0, (FURTHEST + 1) * LEVEL
"""Where trains from one edge, and those from the opposite one, stand in `work`."""
COLUMN_COST = 2
"""A train needs two cells to get through a column or row: it always turns."""


@rule
def changeable(s: State) -> int:
    """Cells in which a tile can still be laid."""
    if s.tiles < FULL:
        return ROOM[s.width][s.height] & ~s.laid
    return s.laid & ~s.triples


@rule
def changeable_later(s: State) -> int:
    """Those and, in the first phase, all on which a triple may come to lie."""
    return changeable(s) | s.laid & ~s.triples


@rule
def spread(s: State, work: list[int], at: int) -> None:
    """Lets the trains of a level drive on as far as the tiles lead them."""
    ne, es, sw, wn = s.curves[NE], s.curves[ES], s.curves[SW], s.curves[WN]
    north, east, south, west = work[at], work[at + 1], work[at + 2], work[at + 3]
    while True:
        north |= ((east & wn) | (west & ne)) >> STRIDE
        south |= ((east & sw) | (west & es)) << STRIDE
        wider_east = east | ((south & ne) | (north & es)) << 1
        wider_west = west | ((south & wn) | (north & sw)) >> 1
        if wider_east == east and wider_west == west:
            break
        east, west = wider_east, wider_west
    work[at], work[at + 1], work[at + 2], work[at + 3] = north, east, south, west


@rule
def crosses(s: State, axis: int, work: list[int], at: int, free: int) -> int:
    """Whether trains of a level leave the area at the far side: 0 at once, 1 with one more tile, 2 not yet."""
    if axis == 0:
        last = FIRST_COLUMN << (s.width - 1)
        if ((work[at + 2] & s.curves[NE]) | (work[at] & s.curves[ES])) & last:
            return 0
        return 1 if (work[at] | work[at + 2]) & free & last else 2
    last = FIRST_ROW << STRIDE * (s.height - 1)
    if ((work[at + 1] & s.curves[SW]) | (work[at + 3] & s.curves[ES])) & last:
        return 0
    return 1 if (work[at + 1] | work[at + 3]) & free & last else 2


@rule
def distance(s: State, axis: int, work: list[int], free: int) -> int:
    """Of west-east (0) or north-south (1), as far as the box reaches; fills in the levels ahead."""
    work[0], work[1], work[2], work[3] = 0, 0, 0, 0
    work[1 + axis] = FIRST_COLUMN if axis == 0 else FIRST_ROW
    for cost in range(FURTHEST):
        at = cost * LEVEL
        spread(s, work, at)
        found = crosses(s, axis, work, at, free)
        if found < 2:
            return cost + found
        if not step(work, at, free):
            return FURTHEST
    return FURTHEST


@rule
def step(work: list[int], at: int, free: int) -> bool:
    """The next level: through one tile more. Answers whether it leads anywhere new."""
    across, along = (work[at + 1] | work[at + 3]) & free, (work[at] | work[at + 2]) & free
    work[at + 4] = work[at] | across >> STRIDE
    work[at + 5] = work[at + 1] | along << 1
    work[at + 6] = work[at + 2] | across << STRIDE
    work[at + 7] = work[at + 3] | along >> 1
    return (
        work[at + 4] != work[at]
        or work[at + 5] != work[at + 1]
        or work[at + 6] != work[at + 2]
        or work[at + 7] != work[at + 3]
    )


@rule
def back_levels(s: State, axis: int, work: list[int], needed: int) -> None:
    """Trains from the far side, as far as they matter for a route that needs so many tiles."""
    free, at = changeable(s), BACK
    work[at], work[at + 1], work[at + 2], work[at + 3] = 0, 0, 0, 0
    if axis == 0:
        work[at + 3] = FIRST_COLUMN << (s.width - 1)
    else:
        work[at] = FIRST_ROW << STRIDE * (s.height - 1)
    for _ in range(needed):
        spread(s, work, at)
        step(work, at, free)
        at += LEVEL


@rule
def critical_cells(s: State, axis: int, work: list[int], needed: int) -> int:
    """Where one of the tiles of a shortest route could lie; `distance` has filled in the levels ahead."""
    back_levels(s, axis, work, needed)
    cells = 0
    for cost in range(needed):
        at, other = cost * LEVEL, BACK + (needed - 1 - cost) * LEVEL
        along, across = work[at] | work[at + 2], work[at + 1] | work[at + 3]
        cells |= (along & (work[other + 1] | work[other + 3])) | (across & (work[other] | work[other + 2]))
    return cells & changeable(s)


@rule
def beyond_box(s: State, axis: int) -> int:
    """Tiles that a route needs in columns or rows that are not there yet."""
    return COLUMN_COST * (AREA - (s.width if axis == 0 else s.height))
