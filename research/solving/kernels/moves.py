"""The best that a move can bring: a look at the numbers of the positions that it leads to."""

from typing import Any

from tablelands.core.rule import rule

from . import rules
from .numbers import (
    CELLS,
    FACES,
    FIRST_BASE,
    FIRST_PLACE,
    FIRST_TRIPLE,
    SECOND_PLACE,
    number_in_first_phase,
    number_in_second_phase,
)

AREA: int = rules.board.REACH
STRIDE: int = rules.board.STRIDE


@rule
def list_lays(s: Any, lays: list[int]) -> int:
    """SD-4: for each open cell, what a number is multiplied with, as the box may grow to the north or west and move all
    its digits, and the place of the new tile. Answers how many cells."""
    count = 0
    where = rules.board.open_cells(s) if s.tiles < CELLS else 0
    for cell in range(STRIDE * STRIDE):
        if where >> cell & 1:
            column, row = cell % STRIDE, cell // STRIDE
            lays[2 * count] = (FIRST_BASE if column == 0 else 1) * (FIRST_BASE**AREA if row == 0 else 1)
            lays[2 * count + 1] = FIRST_PLACE[max(row - 1, 0) * AREA + max(column - 1, 0)]
            count += 1
    return count


@rule
def best_lay(first: list[int], faces: list[int], lays: list[int], count: int) -> int:
    best, number = -1, number_in_first_phase(faces)
    for index in range(count):
        after = number * lays[2 * index]
        for _ in range(FIRST_TRIPLE):
            after += lays[2 * index + 1]
            best = max(best, -first[after])
        if best == 1:
            break
    return best


@rule
def best_cover(second: list[int], faces: list[int]) -> int:
    """SD-7."""
    best, number = -1, number_in_second_phase(faces)
    for cell in range(CELLS):
        if faces[cell] < FIRST_TRIPLE:
            for face in range(FIRST_TRIPLE, FACES):
                best = max(best, -second[number + (face - faces[cell]) * SECOND_PLACE[cell]])
            if best == 1:
                break
    return best
