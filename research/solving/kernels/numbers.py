"""The number by which a position is known: a digit for each cell of the area, row by row from the north-west.

In the first phase a digit is one more than the face that lies there, 0 where none does, and the box around all tiles is
moved to the north-west corner. In the second phase the digits are the faces. Whose go it is follows from how many tiles
and triples there are.
"""

from tablelands.core.rule import rule, table
from tablelands.games.sturts_stony_desert.state import TRIPLE

from . import rules

CELLS: int = rules.board.FULL
FACES: int = rules.board.FACE_COUNT
FIRST_TRIPLE = int(rules.flow.FIRST_FACE[TRIPLE])
"""Faces before it have two curves."""
EMPTY = -1

FIRST_BASE, SECOND_BASE = FIRST_TRIPLE + 1, FACES
FIRST_PLACE = table([FIRST_BASE**cell for cell in range(CELLS)])
SECOND_PLACE = table([SECOND_BASE**cell for cell in range(CELLS)])


@rule
def number_in_first_phase(faces: list[int]) -> int:
    number = 0
    for cell in range(CELLS):
        number += (faces[cell] + 1) * FIRST_PLACE[cell]
    return number


@rule
def number_in_second_phase(faces: list[int]) -> int:
    number = 0
    for cell in range(CELLS):
        number += faces[cell] * SECOND_PLACE[cell]
    return number
