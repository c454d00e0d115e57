"""What each tile that may be laid would do to the routes: all of them at once.

The boards as they would be after each lay lie end to end, a window each, and trains set out on all of them together.
They never get from one board to another: the last row and the last column of a window are always empty.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from ..components import FACE_COUNT, FACES, FACES_END, FIRST_FACE, corners_of
from ..rules import board, flow
from ..rules.routes import drive
from ..state import AREA, STRIDE, TRIPLE, State, cells
from .positions import cells_of
from .routes import (
    BEGINNINGS,
    BEYOND_ENDS,
    EAST,
    HEADINGS,
    NORTH,
    SOUTH,
    WEST,
    Front,
    first_way,
    fronts,
    route_of,
    setting_out,
)
from .wire import RouteJson

Routes = tuple[bool, bool]
"""Whether a route stands: by axis, west-east first, or by side."""

KEPT = 8
ALL_CELLS = cells(range(STRIDE), range(STRIDE))
CORNERS = [corners_of(*face) for face in FACES]


class Board(NamedTuple):
    curves: tuple[int, ...]
    where: int
    """The cells where a tile may be laid."""
    first_face: int
    end_face: int
    spans: Routes
    """Whether it spans five cells on each axis. A tile that makes it so completes no route: a train that enters a
    column or row goes on in the same one, and that tile is alone in it."""
    stands: Routes
    """By axis."""


class Boards(NamedTuple):
    """After each lay that may change something."""

    curves: list[int]
    drives: list[list[Front]]
    """Of trains along each axis that it spans."""
    changed: dict[int, tuple[int, Routes]]
    """By the code of the lay, counted from the corner of the window: the board's number and, by axis, its routes, where
    they are not those of now."""


NO_BOARDS = Boards([], [], {})


class Prospects(NamedTuple):
    state: State
    boards: Boards
    routes: dict[int, Routes]
    """Which sides would have a route, by the code of the lay, for those lays that change it."""

    def shortest_route(self, lay: int, axis: int) -> RouteJson:
        """Of an axis that has none now."""
        number, _ = self.boards.changed[lay - board.code_of_window(self.state)]
        way = first_way(self.boards.curves, self.boards.drives[axis], HEADINGS[axis], BEYOND_ENDS[axis], number)
        return route_of(self.state, axis, way)


def prospects(state: State) -> Prospects:
    if state.ending or (state.width < AREA and state.height < AREA):
        return Prospects(state, NO_BOARDS, {})
    boards, window = _boards_after(_board(state)), board.code_of_window(state)
    routes = {window + code: by_side(state, by_axis) for code, (_, by_axis) in boards.changed.items()}
    return Prospects(state, boards, routes)


def by_side(state: State, routes: Routes) -> Routes:
    return (routes[1], routes[0]) if state.swap_axes else routes


def _board(state: State) -> Board:
    spans = state.width == AREA, state.height == AREA
    stands = state.routes[state.swap_axes] != 0, state.routes[1 - state.swap_axes] != 0
    if state.tiles < board.FULL:
        first, end = FIRST_FACE[flow.least_kind(state)], FACES_END[flow.greatest_kind(state)]
        return Board(tuple(state.curves), board.open_cells(state), first, end, spans, stands)
    where = state.laid & ~state.triples if state.supply[TRIPLE] else 0
    return Board(tuple(state.curves), where, FIRST_FACE[TRIPLE], FACES_END[TRIPLE], spans, stands)


@lru_cache(maxsize=KEPT)
def _boards_after(now: Board) -> Boards:
    """Kept, since every view of a position asks twice: for threats, and for what moves would do."""
    crossings = list(cells_of(_crossings(now)))
    if not crossings:
        return NO_BOARDS
    count = (now.end_face - now.first_face) * len(crossings)
    curves = _laid_out(now, crossings)
    drives = [_drive(curves, axis, count) if now.spans[axis] else [] for axis in (0, 1)]
    west_east, north_south = (_arrivals(drives[axis], axis, count) for axis in (0, 1))
    if not (west_east or north_south or now.stands[0] or now.stands[1]):
        return NO_BOARDS
    changed = {}
    for number in range(count):
        window = ALL_CELLS << number * board.WINDOW
        routes = west_east & window != 0, north_south & window != 0
        if routes != now.stands:
            face, crossing = divmod(number, len(crossings))
            changed[_code(crossings[crossing], now.first_face + face)] = number, routes
    return Boards(curves, drives, changed)


def _code(cell: int, face: int) -> int:
    """From the corner of the window."""
    return (cell // STRIDE * board.SPAN + cell % STRIDE) * FACE_COUNT + face


def _crossings(now: Board) -> int:
    """The cells to lay in that trains enter from both ends of an axis. A tile elsewhere changes no route."""
    s = _board_of(now.curves)
    found = 0
    if now.spans[0]:
        found |= _entered(s, 0, WEST, 0, 0) & _entered(s, 0, 0, 0, EAST)
    if now.spans[1]:
        found |= _entered(s, 0, 0, NORTH, 0) & _entered(s, SOUTH, 0, 0, 0)
    return found & now.where


def _board_of(curves: tuple[int, ...]) -> State:
    """Nothing but curves, which is all that trains need."""
    s = State.__new__(State)
    s.curves = curves  # type: ignore[assignment]  # nobody changes them here
    return s


def _entered(s: State, north: int, east: int, south: int, west: int) -> int:
    to_north, to_east, to_south, to_west = drive(s, north, east, south, west)
    return north | east | south | west | to_north >> STRIDE | to_east << 1 | to_south << STRIDE | to_west >> 1


def _laid_out(now: Board, crossings: list[int]) -> list[int]:
    """The board once for each face and crossing, in this order, with the face laid there."""
    here, row = 0, len(crossings) * board.WINDOW
    for number, cell in enumerate(crossings):
        here |= 1 << number * board.WINDOW + cell
    curves = [mask * _repeated(len(crossings)) & ~here for mask in now.curves]
    wide = [0, 0, 0, 0]
    for face in reversed(range(now.first_face, now.end_face)):
        laid = CORNERS[face]
        wide = [wide[corner] << row | curves[corner] | (here if corner in laid else 0) for corner in range(4)]
    return wide


def _drive(curves: list[int], axis: int, boards: int) -> list[Front]:
    """On all of them, from where routes of an axis begin."""
    return fronts(curves, setting_out(BEGINNINGS[axis] * _repeated(boards), HEADINGS[axis]))


def _arrivals(steps: list[Front], axis: int, boards: int) -> int:
    """The cells beyond the ends of an axis that trains come to."""
    heading, entered = HEADINGS[axis], 0
    for front in steps:
        entered |= front[heading]
    return entered & BEYOND_ENDS[axis] * _repeated(boards)


@cache
def _repeated(boards: int) -> int:
    """A mask times this is that mask on so many boards."""
    return sum(1 << number * board.WINDOW for number in range(boards))
