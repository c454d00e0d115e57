"""OB-2, OB-3: the hexes of a landscape, as masks over the grid, and what hangs together on them."""

from tablelands.core.rule import rule, table

from ..state import CELLS, FIRST_ROW, MAX_ROWS, STRIDE, State

ROW_BITS = (1 << STRIDE) - 1
ROW = table([ROW_BITS << STRIDE * row for row in range(MAX_ROWS)])
"""The cells of a row, by its number less FIRST_ROW."""

HEXES_IN = table([bits.bit_count() for bits in range(1 << STRIDE)])

BITS_APART = 67
"""The powers of two that a mask is made of all differ modulo 67."""


def _cells_by_bit() -> list[int]:
    cells = [0] * BITS_APART
    for cell in range(CELLS):
        cells[(1 << cell) % BITS_APART] = cell
    return cells


CELL_BY_BIT = table(_cells_by_bit())


@rule
def first_cell(mask: int) -> int:
    return CELL_BY_BIT[(mask & -mask) % BITS_APART]


@rule
def row_number(cell: int) -> int:
    return cell // STRIDE + FIRST_ROW


@rule
def hexes_in_row(mask: int, row: int) -> int:
    return HEXES_IN[mask >> STRIDE * row & ROW_BITS]


@rule
def size_of(mask: int) -> int:
    size = 0
    for row in range(MAX_ROWS):
        size += hexes_in_row(mask, row)
    return size


@rule
def is_hex(s: State, cell: int) -> bool:
    return cell < CELLS and s.hexes >> cell & 1 == 1


@rule
def group_size(s: State, kind: int, cell: int) -> int:
    """OB-10: how many hexes of the mask `kind` hang together with this one."""
    group = 1 << cell
    edge = group
    size = 0
    while edge:
        reached = s.near[first_cell(edge)] & kind & ~group
        edge = edge & edge - 1 | reached
        group |= reached
        size += 1
    return size


@rule
def nth_cell(mask: int, index: int) -> int:
    for _ in range(index):
        mask &= mask - 1
    return first_cell(mask)
