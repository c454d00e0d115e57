"""SD-5: the routes that stand, curve by curve: the ways of trains that a screen can let run."""

from ..rules.routes import east_ends, north_ends, south_ends, west_ends
from ..state import ES, NE, STRIDE, SW, WN, State
from .positions import cells_of, place
from .wire import CurveJson, Edge, RouteJson

OPPOSITE: dict[Edge, Edge] = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEP: dict[Edge, int] = {"N": -STRIDE, "E": 1, "S": STRIDE, "W": -1}
CURVES_FROM: dict[Edge, tuple[tuple[int, Edge], ...]] = {
    "N": ((NE, "E"), (WN, "W")),
    "E": ((NE, "N"), (ES, "S")),
    "S": ((ES, "E"), (SW, "W")),
    "W": ((SW, "S"), (WN, "N")),
}
"""The corners around which a train that enters by an edge may turn, and where it then leaves."""

Entry = tuple[int, Edge]
"""A cell of the window and the edge by which a train enters it."""


def standing_routes(state: State) -> list[RouteJson]:
    """The shortest route from each of its ends, so that every mark has one; from west to east and north to south."""
    found: list[RouteJson] = []
    if state.routes[state.swap_axes]:
        found += _across(state, state.swap_axes, ("W", west_ends(state)), ("E", east_ends(state)))
    if state.routes[1 - state.swap_axes]:
        found += _across(state, 1 - state.swap_axes, ("N", north_ends(state)), ("S", south_ends(state)))
    return found


def _across(state: State, side: int, start: tuple[Edge, int], goal: tuple[Edge, int]) -> list[RouteJson]:
    (here, starts), (there, goals) = start, goal
    ways = [_shortest(state, (cell, here), there, goals) for cell in cells_of(starts)]
    missed = goals & ~sum({1 << way[-1][0] for way in ways})
    ways += [_reversed(_shortest(state, (cell, there), here, starts), here) for cell in cells_of(missed)]
    return [{"side": side, "curves": _curves(state, way, there)} for way in ways]


def _shortest(state: State, start: Entry, leave_by: Edge, ends: int) -> list[Entry]:
    """The cells on the way to one of the ends, each with the edge by which it is entered."""
    came_from: dict[Entry, Entry] = {start: start}
    waiting = [start]
    for entry in waiting:
        cell = entry[0]
        for corner, leave in CURVES_FROM[entry[1]]:
            if state.curves[corner] >> cell & 1:
                if leave == leave_by and ends >> cell & 1:
                    return _back(came_from, entry)
                beyond = cell + STEP[leave], OPPOSITE[leave]
                if beyond not in came_from:
                    came_from[beyond] = entry
                    waiting.append(beyond)
    raise ValueError("no route begins here")


def _back(came_from: dict[Entry, Entry], last: Entry) -> list[Entry]:
    way = [last]
    while came_from[way[-1]] != way[-1]:
        way.append(came_from[way[-1]])
    return way[::-1]


def _reversed(way: list[Entry], last_leave: Edge) -> list[Entry]:
    """The same way driven from its other end; it used to leave its last cell by `last_leave`."""
    leaves = [OPPOSITE[enter] for _, enter in way[1:]] + [last_leave]
    return [(cell, leave) for (cell, _), leave in zip(way[::-1], leaves[::-1], strict=True)]


def _curves(state: State, way: list[Entry], last_leave: Edge) -> list[CurveJson]:
    leaves = [OPPOSITE[enter] for _, enter in way[1:]] + [last_leave]
    found: list[CurveJson] = []
    for (cell, enter), leave in zip(way, leaves, strict=True):
        x, y = place(state, cell)
        found.append({"x": x, "y": y, "enter": enter, "leave": leave})
    return found
