"""DU-7 to DU-9: an area of known size whose place comes into being as tiles are laid."""

from tablelands.core.rule import inlined, rule

from ..state import EAST, NORTH, SOUTH, WEST, State
from .places import WIDE

WIDEST = 100
"""No game spreads as far; a longer side of the area makes no difference."""


@rule
@inlined
def fits(s: State, place: int) -> bool:
    """DU-8: whether a tile may lie here and leave the box within the area."""
    x, y = place & (WIDE - 1), place >> 12
    if s.west <= x <= s.east and s.north <= y <= s.south:
        return True
    if s.slots == 0:
        return True
    width = max(s.east, x) - min(s.west, x) + 1
    height = max(s.south, y) - min(s.north, y) + 1
    return may_measure(s, width, height)


@rule
def fits_with(s: State, place: int, other: int) -> bool:
    """The same for tiles in two places together."""
    x, y, other_x, other_y = place & (WIDE - 1), place >> 12, other & (WIDE - 1), other >> 12
    west, east, north, south = min(x, other_x), max(x, other_x), min(y, other_y), max(y, other_y)
    if s.slots:
        west, east = min(west, s.west), max(east, s.east)
        north, south = min(north, s.north), max(south, s.south)
    return may_measure(s, east - west + 1, south - north + 1)


@rule
@inlined
def fits_beside(s: State, place: int) -> bool:
    """The same for a cell that shares an edge with a tile: it is never beyond two sides of the box at once."""
    x, y = place & (WIDE - 1), place >> 12
    return (s.reach[WEST] <= x) & (x <= s.reach[EAST]) & (s.reach[NORTH] <= y) & (y <= s.reach[SOUTH])


@rule
@inlined
def grow(s: State, place: int) -> None:
    """The box around a tile that lies inside."""
    x, y = place & (WIDE - 1), place >> 12
    if s.slots == 0:
        s.west, s.east, s.north, s.south = x, x, y, y
        set_reach(s)
    elif (x < s.west) | (x > s.east) | (y < s.north) | (y > s.south):
        s.west, s.east = min(s.west, x), max(s.east, x)
        s.north, s.south = min(s.north, y), max(s.south, y)
        set_reach(s)


@rule
@inlined
def set_reach(s: State) -> None:
    width, height = s.east - s.west + 1, s.south - s.north + 1
    wider = int(may_measure(s, width + 1, height))
    higher = int(may_measure(s, width, height + 1))
    s.reach[WEST], s.reach[EAST] = s.west - wider, s.east + wider
    s.reach[NORTH], s.reach[SOUTH] = s.north - higher, s.south + higher


@rule
@inlined
def may_measure(s: State, width: int, height: int) -> bool:
    return (width <= s.short and height <= s.long) or (width <= s.long and height <= s.short)
