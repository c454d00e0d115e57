"""Walking along a route path by path, for what is asked rarely: animals, the order of the paths, turned tiles.

`turned` and `face` stand for a tile that is imagined to lie in another way; slot 0 for none.
"""

from tablelands.core.rule import rule

from ..components import CLOSED_CELL, ENDS_HERE, EXIT, NOTHING, SHADE
from ..state import CLOSED, DOORS, SPOTS, State
from .places import SPOT_STEP, opposite, spot_of

LAST = 4 * DOORS
"""Added to a door: its path ends here."""
NO_MORE = -1


@rule
def way_through(s: State, door: int, turned: int, face: int) -> int:
    """The edge at which a path that begins at a door comes out, or ENDS_HERE, or NOTHING."""
    slot = door >> 2
    return EXIT[face if slot == turned else s.face[slot]][door & 3]


@rule
def beyond(s: State, door: int) -> int:
    """The door that faces this one."""
    edge = door & 3
    spot = spot_of(s.place[door >> 2])
    return s.grid[(spot + SPOT_STEP[edge]) & (SPOTS - 1)] * 4 + opposite(edge)


@rule
def enter(s: State, door: int, turned: int, face: int) -> int:
    """The door by which the path that begins at `door` is left again; `door` + LAST if it ends within the cell."""
    way = way_through(s, door, turned, face)
    if way == NOTHING:
        return NO_MORE
    return door + LAST if way == ENDS_HERE else (door & ~3) + way


@rule
def next_path(s: State, leaving: int, turned: int, face: int) -> int:
    """From the door by which a path is left to the one by which the next path is left; NO_MORE at an end."""
    return NO_MORE if leaving >= LAST else enter(s, beyond(s, leaving), turned, face)


@rule
def path_of(leaving: int) -> int:
    """A door of the path that is left by `leaving`."""
    return leaving - LAST if leaving >= LAST else leaving


@rule
def coloured_door(s: State, owner: int, turned: int, face: int) -> int:
    """A door of some path of a colour."""
    for slot in range(1, s.slots + 1):
        for edge in range(4):
            shade = SHADE[face if slot == turned else s.face[slot]][edge]
            if (shade == 1 and s.owner[slot] == owner) or (shade == 2 and s.partner[slot] == owner):
                return slot * 4 + edge
    return CLOSED


@rule
def route_begins(s: State, owner: int, turned: int, face: int) -> int:
    """The first path of a colour's route, as the door by which it is left; a loop begins anywhere."""
    door = coloured_door(s, owner, turned, face)
    if door == CLOSED:
        return NO_MORE
    back = door
    while True:
        before = next_path(s, back, turned, face)
        if before == NO_MORE:
            return enter(s, back, turned, face)
        if before >= LAST:
            return before - LAST
        back = before
        if back == door:
            return enter(s, door, turned, face)


@rule
def shade_of(s: State, door: int, turned: int, face: int) -> int:
    slot = door >> 2
    return SHADE[face if slot == turned else s.face[slot]][door & 3]


@rule
def owner_of_path(s: State, door: int, turned: int, face: int) -> int:
    """The colour of a path itself; 0 for gray."""
    shade = shade_of(s, door, turned, face)
    if shade == 0:
        return 0
    return s.owner[door >> 2] if shade == 1 else s.partner[door >> 2]


@rule
def is_open(s: State, door: int) -> bool:
    """DU-6, of a door at the end of a chain: a closed cell takes nothing any more (DU-33)."""
    return s.face[beyond(s, door) >> 2] != CLOSED_CELL


@rule
def animals_on(s: State, owner: int) -> int:
    """DU-41: how many of each animal are on a route, six bits for each."""
    counts = 0
    first = route_begins(s, owner, 0, 0)
    leaving = first
    while leaving != NO_MORE:
        door = path_of(leaving)
        if shade_of(s, door, 0, 0) == 0 and s.animal[door >> 2]:
            counts += 1 << 6 * s.animal[door >> 2]
        leaving = next_path(s, leaving, 0, 0)
        if leaving == first:
            break
    return counts
