"""SD-5: routes, curve by curve: the ways of trains that a screen can let run."""

from collections.abc import Container, Sequence
from functools import cache
from itertools import pairwise

from ..rules.routes import drive
from ..state import AREA, ES, NE, STRIDE, SW, WN, State, cells
from .positions import cells_of
from .wire import CurveJson, Edge, RouteJson

WEST_EAST, NORTH_SOUTH = 0, 1
GROWING = range(AREA + 1)
"""Inside the area, or one cell beside a box that has room to grow."""
WEST, EAST = cells(range(1, 2), GROWING), cells(range(AREA, AREA + 1), GROWING)
NORTH, SOUTH = cells(GROWING, range(1, 2)), cells(GROWING, range(AREA, AREA + 1))

EDGES: tuple[Edge, Edge, Edge, Edge] = ("N", "E", "S", "W")
STEPS = (-STRIDE, 1, STRIDE, -1)
ENDS = ((3, 1), (0, 2))
"""The edges where a route of each axis begins and ends."""
CURVES_FROM = (((NE, 1), (WN, 3)), ((NE, 0), (ES, 2)), ((ES, 1), (SW, 3)), ((SW, 2), (WN, 0)))
"""The corners around which a train that enters by an edge may turn, and the edge where it then leaves."""

Entry = int
"""A cell of the window and the edge by which a train enters it: 4 * cell + edge."""


def _beyond(cell: int, leave: int) -> Entry:
    return 4 * (cell + STEPS[leave]) + (leave ^ 2)


def _across(entry: Entry) -> Entry:
    """The same edge, from its other side."""
    return _beyond(entry >> 2, entry & 3)


OPEN_ENDS = [
    tuple([_beyond(cell, edge) for cell in cells_of(mask)] for mask, edge in zip(masks, edges, strict=True))
    for masks, edges in zip(((WEST, EAST), (NORTH, SOUTH)), ENDS, strict=True)
]
"""For each axis, where trains come to that leave the area at its beginning, and at its end."""

WAYS_ON = [
    tuple((corner, 1 << cell, _beyond(cell, leave)) for corner, leave in CURVES_FROM[edge])
    for cell in range(STRIDE * STRIDE)
    for edge in range(4)
]
"""From each entry: the corner and the cell that must have a curve, and the entry that it leads to."""


def standing_routes(state: State) -> list[RouteJson]:
    """The shortest route from each of its ends, so that every mark has one; from west to east and north to south."""
    axes = [axis for axis in (WEST_EAST, NORTH_SOUTH) if state.routes[axis ^ state.swap_axes]]
    return [route for axis in axes for route in _routes_across(state, axis)]


def _routes_across(state: State, axis: int) -> list[RouteJson]:
    (starts, goals), (beginnings, ends) = _ends(state, axis), OPEN_ENDS[axis]
    here, there = ENDS[axis]
    ways = [_shortest(state.curves, (4 * cell + here,), ends) for cell in cells_of(starts)]
    reached = {way[-1] for way in ways}
    missed = [cell for cell in cells_of(goals) if _beyond(cell, there) not in reached]
    ways += [_reversed(_shortest(state.curves, (4 * cell + there,), beginnings)) for cell in missed]
    return [_route(state, axis, way) for way in ways]


def shortest_route(state: State, curves: Sequence[int], axis: int) -> RouteJson:
    """On a board with these curves, in the window of `state`."""
    beginnings, ends = OPEN_ENDS[axis]
    return _route(state, axis, _shortest(curves, [_across(beginning) for beginning in beginnings], ends))


def _route(state: State, axis: int, way: list[Entry]) -> RouteJson:
    return {"side": axis ^ state.swap_axes, "curves": _curves(state, way)}


def board_of(curves: Sequence[int]) -> State:
    """Nothing but curves, which is all that trains need."""
    s = State.__new__(State)
    s.curves = curves  # type: ignore[assignment]  # nobody changes them here
    return s


def _ends(s: State, axis: int) -> tuple[int, int]:
    """The cells where routes begin, and those where they end."""
    if axis == WEST_EAST:
        return drive(s, 0, 0, 0, EAST)[3] & WEST, drive(s, 0, WEST, 0, 0)[1] & EAST
    return drive(s, SOUTH, 0, 0, 0)[0] & NORTH, drive(s, 0, 0, NORTH, 0)[2] & SOUTH


def _shortest(curves: Sequence[int], starts: Sequence[Entry], goals: Container[Entry]) -> list[Entry]:
    """The entries on the way to one of the goals, which comes last."""
    came_from: dict[Entry, Entry] = {start: start for start in starts}
    waiting = list(starts)
    for entry in waiting:
        for corner, cell, beyond in WAYS_ON[entry]:
            if curves[corner] & cell and beyond not in came_from:
                came_from[beyond] = entry
                if beyond in goals:
                    return _back(came_from, beyond)
                waiting.append(beyond)
    raise ValueError("no route begins here")


def _back(came_from: dict[Entry, Entry], last: Entry) -> list[Entry]:
    way = [last]
    while came_from[last] != last:
        last = came_from[last]
        way.append(last)
    return way[::-1]


def _reversed(way: list[Entry]) -> list[Entry]:
    """The same way driven from its other end: each edge it crossed is crossed from the other cell."""
    return [_across(entry) for entry in reversed(way)]


def _curves(state: State, way: list[Entry]) -> list[CurveJson]:
    left, top = state.left - 1, state.top - 1
    found: list[CurveJson] = []
    for entry, beyond in pairwise(way):
        cell = entry >> 2
        found.append(_curve(left + cell % STRIDE, top + cell // STRIDE, entry & 3, beyond & 3 ^ 2))
    return found


@cache
def _curve(x: int, y: int, enter: int, leave: int) -> CurveJson:
    """There are few, and each is written once."""
    return {"x": x, "y": y, "enter": EDGES[enter], "leave": EDGES[leave]}


def corner_of(curve: CurveJson) -> int:
    """The corner that a train turns around."""
    enter, leave = EDGES.index(curve["enter"]), EDGES.index(curve["leave"])
    return next(corner for corner, way_out in CURVES_FROM[enter] if way_out == leave)
