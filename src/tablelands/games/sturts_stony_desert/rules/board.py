"""Cells, codes and tiles: what can be laid where, and laying it.

A lay is coded as (row * SPAN + column) * FACE_COUNT + face; cells further off than any tile can lie share the rim.
"""

from tablelands.core.rule import rule, table

from ..components import FACE_COUNT, HAS_CURVE, KIND_OF
from ..state import AREA, NOWHERE, STRIDE, TRIPLE, State, cells
from .routes import find_routes

REACH = AREA
SPAN = 2 * REACH + 1
CLAIM = SPAN * SPAN * FACE_COUNT
STOP = CLAIM + 1

FULL = AREA * AREA
WINDOW = STRIDE * STRIDE
FIRST_CELL = STRIDE + 1


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
def list_lays(s: State, out: list[int], where: int, first_face: int, end_face: int) -> int:
    count, window = 0, code_of_window(s)
    while where:
        lowest = where & -where
        where ^= lowest
        code = window + CODE_IN_WINDOW[lowest % BITS_APART]
        for move in range(code + first_face, code + end_face):
            out[count] = move
            count += 1
    return count


@rule
def pick_lay(s: State, luck: int, where: int, first_face: int, end_face: int) -> int:
    """One of the lays that `list_lays` lists, by a number below 2**62, without listing them."""
    faces = end_face - first_face
    chosen = (luck >> 31) * (faces * count_cells(where)) >> 31
    for _ in range(chosen // faces):
        where &= where - 1
    return code_of_window(s) + CODE_IN_WINDOW[(where & -where) % BITS_APART] + first_face + chosen % faces


@rule
def count_cells(where: int) -> int:
    count = 0
    while where:
        where &= where - 1
        count += 1
    return count


@rule
def code_of_window(s: State) -> int:
    """The code of its first cell, at its north-west corner."""
    return ((s.top - 1 + REACH) * SPAN + s.left - 1 + REACH) * FACE_COUNT


@rule
def cell_of_code(s: State, move: int) -> int:
    """The cell of the window, or NOWHERE outside it."""
    column = move // FACE_COUNT % SPAN - REACH - s.left + 1
    row = move // FACE_COUNT // SPAN - REACH - s.top + 1
    if 0 <= column < STRIDE and 0 <= row < STRIDE:
        return row * STRIDE + column
    return NOWHERE


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
