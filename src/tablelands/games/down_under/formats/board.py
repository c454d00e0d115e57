"""The board as people look at it: routes path by path, where the area may come to lie, and what a move changes."""

from collections.abc import Iterator

from ..components import BILLABONG, COLOURS, Colour
from ..rules.places import ORIGIN, WIDE, WIDEST, cell_at, place_at
from ..rules.walks import LAST, NO_MORE, enter, next_path, owner_of_path, path_of, route_begins
from ..state import EDGES, FIRST_OWNER, FRAME, SLOTS, UNPLAYED, Edge, State
from .moves import Billabong, Move
from .wire import BoundsJson, BoxJson


def colour_name(state: State, slot: int, owner: int) -> Colour:
    """A line is green (DU-51), a frame red and green by turns (DU-52)."""
    if owner != UNPLAYED:
        return COLOURS[owner - FIRST_OWNER]
    return COLOURS[2 + (slot - 1) % 2] if state.start == FRAME else COLOURS[3]


# Routes


def route_paths(state: State, colour: int) -> list[int]:
    """One door of each path of a route, from one end to the other, or once around a loop."""
    return [path_of(leaving) for leaving in _walk(state, route_begins(state, colour + FIRST_OWNER, 0, 0))]


def _walk(state: State, first: int) -> Iterator[int]:
    """By which door each path is left, from the first on."""
    leaving = first
    while leaving != NO_MORE:
        yield leaving
        leaving = next_path(state, leaving, 0, 0)
        if leaving == first:
            break


def path_doors(state: State, door: int) -> tuple[int, ...]:
    """The door, and the other one of the same path, unless it ends within the cell."""
    other = enter(state, door, 0, 0)
    return (door, other) if other < LAST else (door,)


def numbered_paths(state: State) -> dict[int, tuple[Colour, int]]:
    """For every door of a path on a route, the colour of the route, and the number of the path along it, from 1."""
    found = {}
    for colour in range(state.colours):
        for number, door in enumerate(route_paths(state, colour), 1):
            for path_door in path_doors(state, door):
                found[path_door] = COLOURS[colour], number
    return found


def path_owners(state: State) -> dict[int, Colour]:
    """For every door of a path on a route, the colour of the route."""
    return {door: owner for door, (owner, _) in numbered_paths(state).items()}


def owner_of(state: State, door: int) -> Colour | None:
    """On whose route a path is, found by following it both ways."""
    for way in (door, enter(state, door, 0, 0)):
        for leaving in _walk(state, way):
            owner = owner_of_path(state, path_of(leaving), 0, 0)
            if owner:
                return None if owner == UNPLAYED else COLOURS[owner - FIRST_OWNER]
    return None


def edges_of(state: State, door: int) -> list[Edge]:
    return [EDGES[path_door & 3] for path_door in sorted(path_doors(state, door))]


# The area


def bounds(state: State) -> BoundsJson:
    """DU-8. Before anything lies the box is taken to be 0,0, where the first tile will."""
    box = _box(state)
    wider = _longest_beside(state, box["south"] - box["north"] + 1) - (box["east"] - box["west"] + 1)
    higher = _longest_beside(state, box["east"] - box["west"] + 1) - (box["south"] - box["north"] + 1)
    return {
        "box": box if state.slots else None,
        "reach": None if state.short >= WIDEST else _grown(box, wider, higher),
        "fixed": {"north": higher == 0, "east": wider == 0, "south": higher == 0, "west": wider == 0},
    }


def _box(state: State) -> BoxJson:
    first, last = ORIGIN, ORIGIN
    if state.slots:
        first, last = state.north * WIDE + state.west, state.south * WIDE + state.east
    (west, north), (east, south) = cell_at(first), cell_at(last)
    return {"west": west, "north": north, "east": east, "south": south}


def _longest_beside(state: State, side: int) -> int:
    """How long the area may be one way when it is so long the other way."""
    return state.long if side <= state.short else state.short


def _grown(box: BoxJson, wider: int, higher: int) -> BoxJson:
    return {
        "west": box["west"] - wider,
        "north": box["north"] - higher,
        "east": box["east"] + wider,
        "south": box["south"] + higher,
    }


# What a move changes: two positions compared


def loops_changed(before: State, after: State) -> list[int]:
    return [colour for colour in range(after.colours) if after.loop[colour] != before.loop[colour]]


def forced_billabongs(before: State, after: State, move: Move) -> list[int]:
    """DU-30, DU-31: the slots of billabongs that were laid without being the move."""
    chosen = place_at(move.x, move.y) if isinstance(move, Billabong) else None
    laid = range(before.slots + 1, after.slots + 1)
    return [slot for slot in laid if after.face[slot] >= BILLABONG and after.place[slot] != chosen]


def closed_places(before: State, after: State) -> list[int]:
    """DU-33, in the order in which they were closed."""
    return [after.place[SLOTS - 1 - index] for index in range(before.closed_cells, after.closed_cells)]


def finished_colours(state: State) -> list[int]:
    """Those that nothing more is laid of: routes closed at both ends, and all of a seat that has declined."""
    return [
        colour
        for colour in range(state.colours)
        if (state.closed_routes >> colour | state.finished >> colour % state.seats) & 1
    ]


def newly_finished(before: State, after: State) -> list[int]:
    return [colour for colour in finished_colours(after) if colour not in finished_colours(before)]
