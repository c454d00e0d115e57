"""DU-20 to DU-22: a route that is closed into a loop, and the tile that is turned to open it again."""

from tablelands.core.rule import rule

from ..components import FIRST_FACE, LONE
from ..state import FIRST_OWNER, State
from .broken import Broken
from .chains import rebuild
from .places import DECLINE, PLACE_SHIFT, TURN_TILE, spot_of
from .walks import (
    LAST,
    NO_MORE,
    enter,
    is_open,
    next_path,
    owner_of_path,
    path_of,
    route_begins,
)

CURVES = FIRST_FACE[1]


@rule
def list_turns(s: State, out: list[int], count: int, seat: int) -> int:
    """Quarter turns either way, which is one and the same for a straight tile; then declining (DU-22)."""
    for slot in range(1, s.slots + 1):
        if not is_own_tile(s, slot, seat):
            continue
        for turn in range(4 if s.face[slot] >= CURVES else 2):
            if broken_turn(s, seat, slot, turn) == 0:
                out[count] = s.place[slot] << PLACE_SHIFT | (TURN_TILE + turn)
                count += 1
    out[count] = DECLINE
    return count + 1


@rule
def is_own_tile(s: State, slot: int, seat: int) -> bool:
    """A straight or curved tile of the seat."""
    colour = s.owner[slot] - FIRST_OWNER
    return 0 < s.face[slot] < LONE and 0 <= colour < s.colours and colour % s.seats == seat


@rule
def face_when_turned(s: State, slot: int, turn: int) -> int:
    return CURVES + turn if s.face[slot] >= CURVES else 1 + turn % 2


@rule
def broken_turn(s: State, seat: int, slot: int, turn: int) -> int:
    if not is_own_tile(s, slot, seat):
        return Broken.NOT_YOUR_TILE
    face = face_when_turned(s, slot, turn)
    if (face - s.face[slot]) % 2 == 0:
        return Broken.NO_QUARTER_TURN
    for colour in range(s.colours):
        if s.laid[colour]:
            broken = broken_route(s, colour, slot, face)
            if broken:
                return broken
    return 0 if opens(s, s.owner[slot], slot, face) else Broken.STILL_NOT_OPEN


@rule
def broken_route(s: State, colour: int, turned: int, face: int) -> int:
    """DU-5 and DU-21: whether a colour would be joined to another, or fall apart."""
    owner, seen = colour + FIRST_OWNER, 0
    first = route_begins(s, owner, turned, face)
    leaving = first
    while leaving != NO_MORE:
        found = owner_of_path(s, path_of(leaving), turned, face)
        if found and found != owner:
            return Broken.JOINS_TWO_COLOURS
        seen += int(found != 0)
        leaving = next_path(s, leaving, turned, face)
        if leaving == first:
            break
    return 0 if seen == s.laid[colour] else Broken.FALLS_APART


@rule
def opens(s: State, owner: int, turned: int, face: int) -> bool:
    """DU-20: whether the route would have two open ends."""
    first = route_begins(s, owner, turned, face)
    start = enter(s, first, turned, face)
    if first >= LAST or start >= LAST or next_path(s, start, turned, face) != NO_MORE or not is_open(s, start):
        return False
    last = first
    while True:
        leaving = next_path(s, last, turned, face)
        if leaving == NO_MORE:
            return is_open(s, last)
        if leaving >= LAST or leaving == first:
            return False
        last = leaving


@rule
def turn_tile(s: State, place: int, turn: int) -> int:
    """Turns the tile and answers its colour."""
    slot = s.grid[spot_of(place)]
    s.face[slot] = face_when_turned(s, slot, turn)
    rebuild(s)
    return s.owner[slot] - FIRST_OWNER
