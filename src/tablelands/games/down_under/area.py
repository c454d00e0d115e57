"""DU-7 to DU-9: an area of known size whose place comes into being as tiles are laid."""

from tablelands.core.rule import rule

from .places import WIDE
from .state import State


@rule
def fits(s: State, place: int) -> bool:
    """DU-8: whether a tile may lie here and leave the box within the area."""
    x, y = place & (WIDE - 1), place >> 12
    if s.west <= x <= s.east and s.north <= y <= s.south:
        return True
    if s.slots == 0:
        return True
    width = max(s.east, x) - min(s.west, x) + 1
    height = max(s.south, y) - min(s.north, y) + 1
    return (width <= s.short and height <= s.long) or (width <= s.long and height <= s.short)


@rule
def grow(s: State, place: int) -> None:
    """The box around a tile that lies inside."""
    x, y = place & (WIDE - 1), place >> 12
    if s.slots == 0:
        s.west, s.east, s.north, s.south = x, x, y, y
    else:
        s.west, s.east = min(s.west, x), max(s.east, x)
        s.north, s.south = min(s.north, y), max(s.south, y)
