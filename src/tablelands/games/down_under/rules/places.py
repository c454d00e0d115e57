"""Places and moves as integers, and the area that places lie in (DU-3, DU-7 to DU-9).

x runs east and y south; a place is (y + MIDDLE) * WIDE + x + MIDDLE. A move is its place, colour, animal and action
packed into one. Actions 0 to 9 lay the face after them. The colour is 0, the seat's own, or one more than the colour
where a seat plays two.
"""

from tablelands.core.rule import inlined, rule, table

from ..state import EAST, NORTH, SOUTH, SPOTS, STRIDE, WEST, State

MIDDLE = 2048
WIDE = 2 * MIDDLE
FURTHEST = 2000
"""Moves that are further away than this are taken to be just here, which is off every board."""
ORIGIN = MIDDLE * WIDE + MIDDLE

STEP = table([-WIDE, 1, WIDE, -1])
SPOT_STEP = table([-STRIDE, 1, STRIDE, -1])
AROUND = table([-WIDE - 1, -WIDE, -WIDE + 1, -1, 1, WIDE - 1, WIDE, WIDE + 1])

BITS = table([bin(mask).count("1") for mask in range(16)])


def place_at(x: int, y: int) -> int:
    return (y + MIDDLE) * WIDE + x + MIDDLE


def cell_at(place: int) -> tuple[int, int]:
    return place % WIDE - MIDDLE, place // WIDE - MIDDLE


@rule
@inlined
def spot_of(place: int) -> int:
    """Where a place lies on the grid."""
    return ((place >> 12 << 6) + place) & (SPOTS - 1)


@rule
@inlined
def opposite(edge: int) -> int:
    return edge ^ 2


# Moves


PLACE_SHIFT, COLOUR_SHIFT, ANIMAL_SHIFT = 10, 7, 4
LAY_BILLABONG, TURN_TILE = 10, 12
DECLINE = 0
ANY_ANIMAL, NO_ANIMAL = 0, 6
"""Without special scoring tiles of a kind are alike; with it a terminal is said to have none."""


@rule
@inlined
def code_for(s: State, place: int, colour: int) -> int:
    """A move of a colour at a place, but for its action and animal."""
    return place << PLACE_SHIFT | ((colour + 1) << COLOUR_SHIFT if s.routes == 2 else 0)


@rule
@inlined
def colour_of(s: State, move: int) -> int:
    named = move >> COLOUR_SHIFT & 7
    return named - 1 if named else s.to_move


# The area: its size is known, its place comes into being as tiles are laid


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
