"""Routes as lists of their paths, for people."""

from ..components import COLOURS
from ..rules.walks import LAST, NO_MORE, enter, next_path, path_of, route_begins
from ..state import FIRST_OWNER, State


def route_paths(state: State, colour: int) -> list[int]:
    """One door of each path of a route, from one end to the other, or once around a loop."""
    first = route_begins(state, colour + FIRST_OWNER, 0, 0)
    leaving, paths = first, []
    while leaving != NO_MORE:
        paths.append(path_of(leaving))
        leaving = next_path(state, leaving, 0, 0)
        if leaving == first:
            break
    return paths


def path_owners(state: State) -> dict[int, str]:
    """For every door of a path on a route, the colour of the route."""
    owners = {}
    for colour in range(state.colours):
        for door in route_paths(state, colour):
            owners[door] = COLOURS[colour]
            other = enter(state, door, 0, 0)
            if other < LAST:
                owners[other] = COLOURS[colour]
    return owners
