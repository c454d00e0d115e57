"""The boards that tiles may be laid to next, and the trains that cross them: all boards at once.

The boards as they would be after each lay lie end to end, a window each, and trains set out on all of them together.
They never get from one board to another: the last row and the last column of a window are always empty.
"""

from functools import cache
from typing import NamedTuple

from ..components import FACE_COUNT, FACES, FACES_END, FIRST_FACE, corners_of
from ..rules import board, flow
from ..rules.board import WINDOW
from ..rules.routes import drive
from ..state import AREA, STRIDE, TRIPLE, State
from .positions import cells_of
from .routes import (
    BEGINNINGS,
    BEYOND_ENDS,
    EAST,
    HEADINGS,
    NORTH,
    SOUTH,
    WEST,
    Arrival,
    Entry,
    Front,
    arrivals,
    first_way,
    fronts,
    setting_out,
)

CORNERS = [corners_of(*face) for face in FACES]


class Boards(NamedTuple):
    """After each lay that may change the routes of an axis."""

    heading: int
    curves: list[int]
    steps: list[Front]
    arrivals: list[Arrival]
    """Of trains with this heading, which is that of the axis."""
    changed: dict[int, int]
    """The number of the board, for those lays that do change whether there is a route; by the code of the lay."""

    def way(self, lay: int) -> list[Entry]:
        """Of the train that is the first to arrive."""
        return first_way(self.curves, self.steps, self.heading, self.arrivals, self.changed[lay])


NO_BOARDS = Boards(HEADINGS[0], [], [], [], {}), Boards(HEADINGS[1], [], [], [], {})


def boards_after(state: State) -> tuple[Boards, Boards]:
    """By axis."""
    if state.tiles < board.FULL:
        where, kinds = board.open_cells(state), (flow.least_kind(state), flow.greatest_kind(state))
    else:
        where, kinds = state.laid & ~state.triples if state.supply[TRIPLE] else 0, (TRIPLE, TRIPLE)
    faces = range(FIRST_FACE[kinds[0]], FACES_END[kinds[1]])
    across, down = _crossings(state, where)
    return _boards_along(0, state, across, faces), _boards_along(1, state, down, faces)


def _crossings(state: State, where: int) -> tuple[int, int]:
    """The cells to lay in that trains enter from both ends of an axis; a tile elsewhere changes no route of it. Nor
    does one that makes the board span five cells there: a train that enters a column or row goes on in the same one,
    and that tile is alone in it. Trains set out from each of the four borders, on a board of its own."""
    north, east, south, west = SOUTH, WEST << WINDOW, NORTH << 2 * WINDOW, EAST << 3 * WINDOW
    four = State.__new__(State)
    four.curves = [mask * _repeated(4) for mask in state.curves]
    to_north, to_east, to_south, to_west = drive(four, north, east, south, west)
    entered = north | east | south | west | to_north >> STRIDE | to_east << 1 | to_south << STRIDE | to_west >> 1
    return (
        where & entered >> WINDOW & entered >> 3 * WINDOW if state.width == AREA else 0,
        where & entered & entered >> 2 * WINDOW if state.height == AREA else 0,
    )


def _boards_along(axis: int, state: State, where: int, faces: range) -> Boards:
    if not where:
        return NO_BOARDS[axis]
    crossings, stands = list(cells_of(where)), state.routes[axis ^ state.swap_axes] != 0
    count = len(faces) * len(crossings)
    curves = _laid_out(state, crossings, faces)
    steps = fronts(curves, setting_out(BEGINNINGS[axis] * _repeated(count), HEADINGS[axis]))
    arrived = arrivals(steps, HEADINGS[axis], BEYOND_ENDS[axis] * _repeated(count))
    reached = {cell // WINDOW for _, mask in arrived for cell in cells_of(mask)}
    changed, window = {}, board.code_of_window(state)
    for number in set(range(count)) - reached if stands else reached:
        face, crossing = divmod(number, len(crossings))
        changed[window + _code(crossings[crossing], faces[face])] = number
    return Boards(HEADINGS[axis], curves, steps, arrived, changed)


def _code(cell: int, face: int) -> int:
    """From the corner of the window."""
    return (cell // STRIDE * board.SPAN + cell % STRIDE) * FACE_COUNT + face


def _laid_out(state: State, crossings: list[int], faces: range) -> list[int]:
    """The board once for each face and crossing, in this order, with the face laid there."""
    here = sum(1 << number * WINDOW + cell for number, cell in enumerate(crossings))
    boards, rows, rows_without = _repeated(len(faces) * len(crossings)), *_rows(faces, len(crossings))
    return [
        (mask * boards | here * rows) ^ here * without for mask, without in zip(state.curves, rows_without, strict=True)
    ]


@cache
def _rows(faces: range, crossings: int) -> tuple[int, list[int]]:
    """A mask times this is that mask in the row of boards of each face; by corner, of each that has no curve there."""
    rows = {face: 1 << number * crossings * WINDOW for number, face in enumerate(faces)}
    without = [sum(row for face, row in rows.items() if corner not in CORNERS[face]) for corner in range(4)]
    return sum(rows.values()), without


@cache
def _repeated(boards: int) -> int:
    """A mask times this is that mask on so many boards."""
    return sum(1 << number * WINDOW for number in range(boards))
