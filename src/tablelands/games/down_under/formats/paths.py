"""Routes as lists of their paths, for people."""

from collections.abc import Iterator

from ..components import COLOURS, Colour
from ..rules.walks import LAST, NO_MORE, enter, next_path, owner_of_path, path_of, route_begins
from ..state import EDGES, FIRST_OWNER, UNPLAYED, Edge, State


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
            for one in path_doors(state, door):
                found[one] = COLOURS[colour], number
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
    return [EDGES[one & 3] for one in sorted(path_doors(state, door))]
