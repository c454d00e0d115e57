"""What each tile that may be laid would do to the routes: all of them at once.

Trains drive on masks of cells, and a mask may be as long as it likes. So the boards as they would be after each lay lie
end to end in one number, a window each, and `drive` drives on all of them together. Trains never get from one board to
another: the last row and the last column of a window are always empty.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from ..components import FACE_COUNT, FACES, FACES_END, FIRST_FACE, corners_of
from ..rules import board, flow
from ..rules.routes import drive
from ..state import AREA, STRIDE, TRIPLE, State, cells
from .positions import cells_of
from .routes import EAST, NORTH, SOUTH, WEST, board_of

Routes = tuple[bool, bool]
"""Whether a route stands: by axis, west-east first, or by side."""

KEPT = 256
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


def routes_after(state: State) -> dict[int, Routes]:
    """Which sides would have a route, by the code of the lay, for those lays that change it."""
    if state.ending or (state.width < AREA and state.height < AREA):
        return {}
    found, window = _routes_after(_board(state)), board.code_of_window(state)
    if state.swap_axes:
        return {window + code: routes[::-1] for code, routes in found.items()}
    return {window + code: routes for code, routes in found.items()}


def curves_after(state: State, lay: int) -> list[int]:
    """With a tile laid; the window stays where it is."""
    bit, laid = 1 << board.cell_of_code(state, lay), CORNERS[lay % FACE_COUNT]
    return [mask | bit if corner in laid else mask & ~bit for corner, mask in enumerate(state.curves)]


def _board(state: State) -> Board:
    spans = state.width == AREA, state.height == AREA
    stands = state.routes[state.swap_axes] != 0, state.routes[1 - state.swap_axes] != 0
    if state.tiles < board.FULL:
        first, end = FIRST_FACE[flow.least_kind(state)], FACES_END[flow.greatest_kind(state)]
        return Board(tuple(state.curves), board.open_cells(state), first, end, spans, stands)
    where = state.laid & ~state.triples if state.supply[TRIPLE] else 0
    return Board(tuple(state.curves), where, FIRST_FACE[TRIPLE], FACES_END[TRIPLE], spans, stands)


@lru_cache(maxsize=KEPT)
def _routes_after(now: Board) -> dict[int, Routes]:
    """The same as `routes_after` by axis, with codes that count from the corner of the window. Kept, since every view
    of a position asks twice: for threats, and for what moves would do."""
    crossings = list(cells_of(_crossings(now)))
    if not crossings:
        return {}
    boards = (now.end_face - now.first_face) * len(crossings)
    west_east, north_south = _ends(_laid_out(now, crossings), boards, now.spans)
    if not (west_east or north_south or now.stands[0] or now.stands[1]):
        return {}
    found = {}
    for number in range(boards):
        window = ALL_CELLS << number * board.WINDOW
        routes = west_east & window != 0, north_south & window != 0
        if routes != now.stands:
            face, crossing = divmod(number, len(crossings))
            found[_code(crossings[crossing], now.first_face + face)] = routes
    return found


def _code(cell: int, face: int) -> int:
    """From the corner of the window."""
    return (cell // STRIDE * board.SPAN + cell % STRIDE) * FACE_COUNT + face


def _crossings(now: Board) -> int:
    """The cells to lay in that trains enter from both ends of an axis. A tile elsewhere changes no route."""
    s = board_of(now.curves)
    found = 0
    if now.spans[0]:
        found |= _entered(s, 0, WEST, 0, 0) & _entered(s, 0, 0, 0, EAST)
    if now.spans[1]:
        found |= _entered(s, 0, 0, NORTH, 0) & _entered(s, SOUTH, 0, 0, 0)
    return found & now.where


def _entered(s: State, north: int, east: int, south: int, west: int) -> int:
    to_north, to_east, to_south, to_west = drive(s, north, east, south, west)
    return north | east | south | west | to_north >> STRIDE | to_east << 1 | to_south << STRIDE | to_west >> 1


def _laid_out(now: Board, crossings: list[int]) -> State:
    """The board once for each face and crossing, in this order, with the face laid there."""
    here, row = 0, len(crossings) * board.WINDOW
    for number, cell in enumerate(crossings):
        here |= 1 << number * board.WINDOW + cell
    curves = [mask * _repeated(len(crossings)) & ~here for mask in now.curves]
    wide = [0, 0, 0, 0]
    for face in reversed(range(now.first_face, now.end_face)):
        laid = CORNERS[face]
        wide = [wide[corner] << row | curves[corner] | (here if corner in laid else 0) for corner in range(4)]
    return board_of(wide)


def _ends(s: State, boards: int, spans: Routes) -> tuple[int, int]:
    """Where routes leave to the east, and to the south."""
    all_boards = _repeated(boards)
    east = drive(s, 0, WEST * all_boards, 0, 0)[1] & EAST * all_boards if spans[0] else 0
    south = drive(s, 0, 0, NORTH * all_boards, 0)[2] & SOUTH * all_boards if spans[1] else 0
    return east, south


@cache
def _repeated(boards: int) -> int:
    """A mask times this is that mask on so many boards."""
    return sum(1 << number * board.WINDOW for number in range(boards))
