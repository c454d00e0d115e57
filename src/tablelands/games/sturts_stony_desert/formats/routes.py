"""SD-5: routes, curve by curve: the ways of trains that a screen can let run.

Trains set out from many cells at once, on as many boards as one likes: masks of cells may lie end to end, a window for
each board. Which cells they enter is kept step by step, and leads back from where the first of them arrives.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise

from ..rules.board import WINDOW
from ..rules.routes import drive
from ..state import AREA, ES, NE, STRIDE, SW, WN, State, cells
from .positions import cells_of
from .wire import CurveJson, Edge, RouteJson

KEPT = 1000
WEST_EAST, NORTH_SOUTH = 0, 1
GROWING = range(AREA + 1)
"""Inside the area, or one cell beside a box that has room to grow."""
WEST, EAST = cells(range(1, 2), GROWING), cells(range(AREA, AREA + 1), GROWING)
NORTH, SOUTH = cells(GROWING, range(1, 2)), cells(GROWING, range(AREA, AREA + 1))
STEPS = (-STRIDE, 1, STRIDE, -1)
"""From cell to cell, by heading: to the north, the east, the south, the west."""
CURVES_INTO = (((1, WN), (3, NE)), ((2, NE), (0, ES)), ((1, SW), (3, ES)), ((2, WN), (0, SW)))
"""The headings that turn into a heading, and the corner that the train turns around."""
EDGES: tuple[Edge, Edge, Edge, Edge] = ("N", "E", "S", "W")
"""Headings too: a train that leaves by an edge has its heading, and enters the next cell by the opposite one."""
HEADINGS = (1, 2)
"""With which a route of each axis is driven."""
BACK = (3, 0)
BEGINNINGS, ENDS = (WEST, NORTH), (EAST, SOUTH)
"""The cells where a route of each axis begins and ends."""
BEYOND_BEGINNINGS, BEYOND_ENDS = (WEST >> 1, NORTH >> STRIDE), (EAST << 1, SOUTH << STRIDE)
ALL_CELLS = cells(range(STRIDE), range(STRIDE))

Entry = int
"""A cell of the window and the edge by which a train enters it, opposite its heading: 4 * cell + edge."""
Front = tuple[int, int, int, int]
"""The cells that trains enter, by heading."""
Arrival = tuple[int, int]
"""The number of a step, and the cells of a goal that trains enter with it."""


def setting_out(mask: int, heading: int) -> Front:
    north, east, south, west = (mask if one == heading else 0 for one in range(4))
    return north, east, south, west


def fronts(curves: Sequence[int], start: Front) -> list[Front]:
    """Step by step, the cells that trains enter for the first time. They turn in each, so that all of them head along
    one axis now and along the other next."""
    ne, es, sw, wn = curves
    north, east, south, west = start
    everywhere = (1 << max(start).bit_length() + WINDOW) - 1
    new_north, new_east, new_south, new_west = (everywhere ^ mask for mask in start)
    found = [start]
    while north or east or south or west:
        if east or west:
            north = ((east & wn) | (west & ne)) >> STRIDE & new_north
            south = ((east & sw) | (west & es)) << STRIDE & new_south
            new_north, new_south = new_north ^ north, new_south ^ south
            east = west = 0
        else:
            east = ((south & ne) | (north & es)) << 1 & new_east
            west = ((south & wn) | (north & sw)) >> 1 & new_west
            new_east, new_west = new_east ^ east, new_west ^ west
            north = south = 0
        found.append((north, east, south, west))
    return found


def arrivals(steps: list[Front], heading: int, goal: int) -> list[Arrival]:
    return [(number, arrived) for number, front in enumerate(steps) if (arrived := front[heading] & goal)]


def first_way(
    curves: Sequence[int], steps: list[Front], heading: int, arrived: list[Arrival], board: int = 0
) -> list[Entry]:
    """Of the train that is the first to arrive, with this heading: its entries, that one last."""
    begin = board * WINDOW
    last, ends = next((number, ends) for number, mask in arrived if (ends := mask >> begin & ALL_CELLS))
    cell = (ends & -ends).bit_length() - 1
    way = [4 * cell + (heading ^ 2)]
    for front in reversed(steps[:last]):
        cell -= STEPS[heading]
        (one, corner), (other, _) = CURVES_INTO[heading]
        heading = one if (front[one] & curves[corner]) >> begin + cell & 1 else other
        way.append(4 * cell + (heading ^ 2))
    return way[::-1]


def standing_routes(state: State) -> list[RouteJson]:
    """The shortest route from each of its ends, so that every mark has one; from west to east and north to south."""
    axes = [axis for axis in (WEST_EAST, NORTH_SOUTH) if state.routes[axis ^ state.swap_axes]]
    return [route for axis in axes for route in _routes_across(state, axis)]


def _routes_across(state: State, axis: int) -> list[RouteJson]:
    (starts, goals), onward, back = _ends(state, axis), HEADINGS[axis], BACK[axis]
    ways = [_way_from(state, cell, onward, BEYOND_ENDS[axis]) for cell in cells_of(starts)]
    reached = {way[-1] for way in ways}
    missed = [cell for cell in cells_of(goals) if 4 * (cell + STEPS[onward]) + back not in reached]
    ways += [_reversed(_way_from(state, cell, back, BEYOND_BEGINNINGS[axis])) for cell in missed]
    return [route_of(state, axis, way) for way in ways]


def _ends(s: State, axis: int) -> tuple[int, int]:
    """The cells where routes begin, and those where they end."""
    if axis == WEST_EAST:
        return drive(s, 0, 0, 0, EAST)[3] & WEST, drive(s, 0, WEST, 0, 0)[1] & EAST
    return drive(s, SOUTH, 0, 0, 0)[0] & NORTH, drive(s, 0, 0, NORTH, 0)[2] & SOUTH


def _way_from(state: State, cell: int, heading: int, goal: int) -> list[Entry]:
    steps = fronts(state.curves, setting_out(1 << cell, heading))
    return first_way(state.curves, steps, heading, arrivals(steps, heading, goal))


def _reversed(way: list[Entry]) -> list[Entry]:
    """The same way driven from its other end: each edge it crossed is crossed from the other cell."""
    return [4 * ((entry >> 2) + STEPS[entry & 3]) + (entry & 3 ^ 2) for entry in reversed(way)]


def route_of(state: State, axis: int, way: list[Entry]) -> RouteJson:
    return _route(axis ^ state.swap_axes, state.left - 1, state.top - 1, tuple(way))


@lru_cache(KEPT)
def _route(side: int, left: int, top: int, way: tuple[Entry, ...]) -> RouteJson:
    """In a window with this corner. Kept, since many lays of a position and its neighbours complete the same."""
    curves = [_curve(left, top, entry, beyond & 3 ^ 2) for entry, beyond in pairwise(way)]
    return {"side": side, "curves": curves}


@cache
def _curve(left: int, top: int, entry: Entry, leave: int) -> CurveJson:
    """There are few, and each is written once."""
    row, column = divmod(entry >> 2, STRIDE)
    return {"x": left + column, "y": top + row, "enter": EDGES[entry & 3], "leave": EDGES[leave]}


def corner_of(curve: CurveJson) -> int:
    """The corner that a train turns around."""
    came, goes = EDGES.index(curve["enter"]) ^ 2, EDGES.index(curve["leave"])
    return next(corner for heading, corner in CURVES_INTO[goes] if heading == came)
