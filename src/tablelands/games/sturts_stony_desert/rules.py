"""The rules, clause by clause (docs/rules/sturts-stony-desert.md). Runs interpreted and compiled.

A lay is coded as (row * SPAN + column) * FACE_COUNT + face; cells further off than any tile can lie share the rim.
"""

from tablelands.core.rule import rule, table
from tablelands.core.stage import DECIDE, OVER

from .evaluation import evaluate as evaluate
from .reasons import Broken
from .routes import find_routes
from .state import AREA, DOUBLE, NOBODY, STRIDE, SUPPLY, TRIPLE, State, cells
from .tiles import FACE_COUNT, FACES_END, FIRST_FACE, HAS_CURVE, KIND_OF

REACH = AREA
SPAN = 2 * REACH + 1
CLAIM = SPAN * SPAN * FACE_COUNT
STOP = CLAIM + 1
MAX_MOVES = (AREA + 1) ** 2 * 6
"""A box of 4 x 4 has the most cells to grow into."""

FULL = AREA * AREA
WINDOW = STRIDE * STRIDE
FIRST_CELL = STRIDE + 1
ALL_TRIPLES = SUPPLY[TRIPLE]


def _growth(size: int) -> range:
    return range(size + 2) if size < AREA else range(1, AREA + 1)


ROOM = table([[cells(_growth(width), _growth(height)) for height in range(AREA + 1)] for width in range(AREA + 1)])
"""SD-4: the cells of the window that keep the box within 5 x 5, by its width and height."""

BITS_APART = 67
"""The powers of two that a mask is made of all differ modulo 67."""


def _codes_in_window() -> list[int]:
    codes = [0] * BITS_APART
    for cell in range(WINDOW):
        codes[(1 << cell) % BITS_APART] = (cell // STRIDE * SPAN + cell % STRIDE) * FACE_COUNT
    return codes


CODE_IN_WINDOW = table(_codes_in_window())
"""What a cell adds to the code of the window's corner, by its bit modulo 67."""

ORDER = table([[0, 1, 0, 1], [0, 1, 2, 1], [0, 1, 2, 3]])
"""SD-3: whose turn it is, by number of seats less two and number of turns taken."""

ROUTE_COMPLETED, ROUTE_STANDS, ROUTE_UNBREAKABLE, TIE, NOBODY_CAN_REFUTE, CLAIM_REFUTED, CLAIM_STANDS = range(1, 8)


@rule
def start(s: State, seats: int, claims: int, swap_axes: int) -> None:
    s.seats, s.claims, s.swap_axes = seats, claims, swap_axes
    for kind in range(3):
        s.supply[kind] = SUPPLY[kind]
    s.claimer, s.winner = NOBODY, NOBODY


@rule
def stage(s: State) -> int:
    return OVER if s.ending else DECIDE


@rule
def mover(s: State) -> int:
    return s.to_move


@rule
def side_of(seat: int) -> int:
    """SD-3."""
    return seat & 1


@rule
def turns_taken(s: State) -> int:
    return s.tiles + ALL_TRIPLES - s.supply[TRIPLE]


@rule
def seat_at(s: State, turn: int) -> int:
    """SD-3."""
    return ORDER[s.seats - 2][turn & 3]


# Legal moves


@rule
def legal(s: State, out: list[int]) -> int:
    if s.tiles < FULL:
        return list_lays(s, out, open_cells(s), DOUBLE, TRIPLE)
    count = list_lays(s, out, s.laid & ~s.triples, TRIPLE, TRIPLE + 1)
    if s.claimer != NOBODY:
        out[count] = STOP
        return count + 1
    if may_claim(s):
        out[count] = CLAIM
        return count + 1
    return count


@rule
def list_lays(s: State, out: list[int], where: int, first_kind: int, end_kind: int) -> int:
    count, window = 0, code_of_window(s)
    while where:
        lowest = where & -where
        where ^= lowest
        code = window + CODE_IN_WINDOW[lowest % BITS_APART]
        for kind in range(first_kind, end_kind):
            if s.supply[kind]:
                for face in range(FIRST_FACE[kind], FACES_END[kind]):
                    out[count] = code + face
                    count += 1
    return count


@rule
def open_cells(s: State) -> int:
    """SD-2 for the first tile, SD-4 for the others."""
    if s.tiles == 0:
        return 1 << FIRST_CELL
    return touched(s.laid) & ~s.laid & ROOM[s.width][s.height]


@rule
def touched(laid: int) -> int:
    """SD-4: the laid cells and all that touch them along an edge or at a corner."""
    rows = laid | laid << 1 | laid >> 1
    return rows | rows << STRIDE | rows >> STRIDE


@rule
def may_claim(s: State) -> bool:
    """SD-10, in the second phase and before any claim."""
    return s.claims != 0 and s.routes[0] + s.routes[1] == 0


# Codes


@rule
def code_of_window(s: State) -> int:
    """The code of its first cell, at its north-west corner."""
    return ((s.top - 1 + REACH) * SPAN + s.left - 1 + REACH) * FACE_COUNT


@rule
def cell_of_code(s: State, move: int) -> int:
    """The cell of the window, or NOBODY outside it."""
    column = move // FACE_COUNT % SPAN - REACH - s.left + 1
    row = move // FACE_COUNT // SPAN - REACH - s.top + 1
    if 0 <= column < STRIDE and 0 <= row < STRIDE:
        return row * STRIDE + column
    return NOBODY


# Refusals


@rule
def broken(s: State, move: int) -> int:
    if move == CLAIM:
        return broken_claim(s)
    if move == STOP:
        return Broken.NO_STOP if s.claimer == NOBODY else 0
    cell, kind = cell_of_code(s, move), KIND_OF[move % FACE_COUNT]
    if s.tiles < FULL:
        return broken_first_phase(s, cell, kind)
    return broken_second_phase(s, cell, kind)


@rule
def broken_claim(s: State) -> int:
    if not s.claims:
        return Broken.CLAIM_NOT_PLAYED
    if s.tiles < FULL:
        return Broken.CLAIM_TOO_EARLY
    if s.claimer != NOBODY:
        return Broken.CLAIM_AGAIN
    return 0 if may_claim(s) else Broken.CLAIM_WHILE_ROUTE


@rule
def broken_first_phase(s: State, cell: int, kind: int) -> int:
    if kind == TRIPLE:
        return Broken.TRIPLE_TOO_EARLY
    if not s.supply[kind]:
        return Broken.NONE_LEFT
    if s.tiles == 0:
        return 0 if cell == FIRST_CELL else Broken.FIRST_ELSEWHERE
    if cell == NOBODY or not touched(s.laid) >> cell & 1:
        return Broken.TOUCHES_NOTHING
    if s.laid >> cell & 1:
        return Broken.CELL_TAKEN
    if not ROOM[s.width][s.height] >> cell & 1:
        return Broken.BOX_TOO_LARGE
    return 0


@rule
def broken_second_phase(s: State, cell: int, kind: int) -> int:
    if kind != TRIPLE:
        return Broken.NEEDS_TRIPLE
    if not s.supply[kind]:
        return Broken.NONE_LEFT
    if cell == NOBODY or not s.laid >> cell & 1:
        return Broken.NO_TILE_BELOW
    if s.triples >> cell & 1:
        return Broken.TRIPLE_BELOW
    return 0


# Playing


@rule
def play(s: State, move: int) -> None:
    side = side_of(s.to_move)
    if move == CLAIM:
        s.claimer = side
        s.to_move = seat_at(s, turns_taken(s) + 1)
    elif move == STOP:
        end(s, s.claimer, CLAIM_STANDS)
    else:
        lay(s, cell_of_code(s, move), move % FACE_COUNT)
        if s.claimer == NOBODY:
            s.to_move = seat_at(s, turns_taken(s))
            judge(s, side)
        elif s.routes[0] or s.routes[1]:
            end(s, side, CLAIM_REFUTED)


@rule
def lay(s: State, cell: int, face: int) -> None:
    s.supply[KIND_OF[face]] -= 1
    if s.tiles < FULL:
        cell = grow(s, cell)
        s.tiles += 1
    put(s, cell, face)
    find_routes(s)


@rule
def put(s: State, cell: int, face: int) -> None:
    bit = 1 << cell
    s.laid |= bit
    if KIND_OF[face] == TRIPLE:
        s.triples |= bit
    for corner in range(4):
        s.curves[corner] = s.curves[corner] & ~bit | HAS_CURVE[face * 4 + corner] << cell


@rule
def grow(s: State, cell: int) -> int:
    """Makes room for a tile beside the box, and answers its cell in the window as it lies now."""
    column, row = cell % STRIDE, cell // STRIDE
    if column == 0:
        shift(s, 1)
        s.left -= 1
        cell += 1
    if row == 0:
        shift(s, STRIDE)
        s.top -= 1
        cell += STRIDE
    if column == 0 or column > s.width:
        s.width += 1
    if row == 0 or row > s.height:
        s.height += 1
    return cell


@rule
def shift(s: State, by: int) -> None:
    s.laid <<= by
    s.triples <<= by
    for corner in range(4):
        s.curves[corner] <<= by


# The end


@rule
def judge(s: State, laid_by: int) -> None:
    """After a turn: SD-6 in the first phase, its 25th tile included; SD-8 and SD-9 in the second."""
    if s.supply[TRIPLE] < ALL_TRIPLES:
        judge_start_of_turn(s, side_of(s.to_move))
    elif s.routes[laid_by]:
        end(s, laid_by, ROUTE_COMPLETED)
    elif s.routes[1 - laid_by]:
        end(s, 1 - laid_by, ROUTE_COMPLETED)


@rule
def judge_start_of_turn(s: State, side: int) -> None:
    if s.routes[side]:
        end(s, side, ROUTE_STANDS)
    elif s.supply[TRIPLE] == 0:
        if s.routes[1 - side]:
            end(s, 1 - side, ROUTE_UNBREAKABLE)
        elif s.claims:
            end(s, side, NOBODY_CAN_REFUTE)
        else:
            end(s, NOBODY, TIE)


@rule
def end(s: State, winner: int, ending: int) -> None:
    s.winner, s.ending = winner, ending


@rule
def won(s: State, seat: int) -> bool:
    return s.winner == NOBODY or s.winner == side_of(seat)


@rule
def score(s: State, seat: int) -> float:
    if s.winner == NOBODY:
        return 0.5
    return 1.0 if s.winner == side_of(seat) else 0.0
