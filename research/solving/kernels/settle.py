"""What all positions of a shape are worth to the side to move, 1, 0 or -1, when those one turn later are known.

Routes and ends are found by the rules of the game.
"""

from typing import Any

from tablelands.core.rule import rule, table

from . import rules
from .moves import AREA, STRIDE, best_cover, best_lay, list_lays
from .numbers import CELLS, EMPTY, FACES, FIRST_TRIPLE, number_in_first_phase, number_in_second_phase

IN_WINDOW = table([STRIDE * (cell // AREA + 1) + cell % AREA + 1 for cell in range(CELLS)])
NOBODY: int = rules.flow.NOBODY
OVER = 3
"""In the tally, after those that are lost, a tie and won."""


@rule
def settle(
    states: Any, first: list[int], second: list[int], faces: list[int], lays: list[int], tally: list[int]
) -> None:
    """`states[0]` is the shape; `first` and `second` have what positions of each phase are worth, by their numbers, and
    get those of this shape. The area full of tiles without a triple is in both. `faces` and `lays` are room."""
    s = states[0]
    read_faces(s, faces)
    ways = list_lays(s, lays)
    while True:
        if is_over(s):
            worth = worth_of_end(s)
            tally[OVER] += 1
        else:
            worth = best_lay(first, faces, lays, ways) if s.tiles < CELLS else best_cover(second, faces)
            tally[worth + 1] += 1
        if s.triples == 0:
            first[number_in_first_phase(faces)] = worth
        if s.tiles == CELLS:
            second[number_in_second_phase(faces)] = worth
        if not turn_tiles(s, faces):
            return


@rule
def is_over(s: Any) -> bool:
    rules.routes.find_routes(s)
    s.ending = 0
    rules.flow.judge(s, 1 - s.to_move)
    return bool(s.ending)


@rule
def worth_of_end(s: Any) -> int:
    if s.winner == NOBODY:
        return 0
    return 1 if s.winner == s.to_move else -1


# How tiles lie


@rule
def read_faces(s: Any, faces: list[int]) -> None:
    for cell in range(CELLS):
        faces[cell] = first_face(s, cell) if s.laid >> IN_WINDOW[cell] & 1 else EMPTY


@rule
def turn_tiles(s: Any, faces: list[int]) -> bool:
    """The next way in which tiles can lie in the same cells, as a counter counts; False after the last."""
    for cell in range(CELLS):
        if faces[cell] != EMPTY:
            more = faces[cell] != last_face(s, cell)
            faces[cell] = faces[cell] + 1 if more else first_face(s, cell)
            rules.board.put(s, IN_WINDOW[cell], faces[cell])
            if more:
                return True
    return False


@rule
def first_face(s: Any, cell: int) -> int:
    return FIRST_TRIPLE if s.triples >> IN_WINDOW[cell] & 1 else 0


@rule
def last_face(s: Any, cell: int) -> int:
    return (FACES if s.triples >> IN_WINDOW[cell] & 1 else FIRST_TRIPLE) - 1
