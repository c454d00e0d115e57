"""DU-52: a frame of unused tiles around a fixed area.

Walking a side clockwise, a pair is two curved tiles whose gray paths lead a route that leaves the area back into it in
the next cell; a straight tile has its colour along the frame and its gray path across it.
"""

from tablelands.core.rule import rule

from ..components import CURVED, FIRST_FACE, KIND_OF, STRAIGHT
from ..state import UNPLAYED, State
from .chains import put_tile
from .places import ORIGIN, STEP, WIDE, set_reach, spot_of

SIZES = ((6, 6), (5, 7), (4, 8))
PAIRS_A_SIDE = 2
ROOM_FOR_THIRD = 6


@rule
def lay_frame(s: State, wide: int, high: int) -> None:
    s.west, s.north = ORIGIN % WIDE, ORIGIN // WIDE
    s.east, s.south = s.west + wide - 1, s.north + high - 1
    set_reach(s)
    third = 0 if wide >= ROOM_FOR_THIRD else 1
    for side in range(4):
        lay_side(s, side, high if side % 2 else wide, PAIRS_A_SIDE + int(side == third))


@rule
def lay_side(s: State, side: int, cells: int, pairs: int) -> None:
    """The larger half of the pairs comes before the straight tiles, the rest after."""
    place, before, straights = corner(s, side), (pairs + 1) // 2 * 2, cells - 2 * pairs
    for index in range(cells):
        if before <= index < before + straights:
            face = FIRST_FACE[STRAIGHT] + (side + 1) % 2
        else:
            face = FIRST_FACE[CURVED] + (side + 3 + (index - (straights if index >= before else 0)) % 2) % 4
        put_frame_tile(s, place, face)
        place += STEP[(side + 1) & 3]


@rule
def corner(s: State, side: int) -> int:
    """The cell of a side that is reached first, walking clockwise."""
    x = s.east if side == 1 or side == 2 else s.west
    y = s.south if side >= 2 else s.north
    return y * WIDE + x + STEP[side]


@rule
def put_frame_tile(s: State, place: int, face: int) -> None:
    s.slots += 1
    s.grid[spot_of(place)] = s.slots
    s.place[s.slots], s.face[s.slots], s.owner[s.slots] = place, face, UNPLAYED
    put_tile(s, s.slots, face, KIND_OF[face])
