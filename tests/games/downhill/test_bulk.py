"""Many lines at once, as measurements use them: each answer is what the line does on its own."""

import pytest

from tablelands.core.match import Match
from tablelands.games.downhill.formats.moves import Draw
from tablelands.games.downhill.game import GAME
from tablelands.games.downhill.rules.bulk import ANSWERS, bulk
from tablelands.games.downhill.rules.drawing import SEQUENCES
from tablelands.games.downhill.state import HOLES
from tablelands.games.downhill.words.stories import runs as runs_of

from .scenes import Scene, Spot, rock, tree

COLUMN = [[1000 * (hole // 5), 500 * (hole % 5)] for hole in range(15)]
"""Three columns of five holes, 500 from one to the next."""
DOWN, UP = 0, 2
"""The placements in which the holes of a column lead down the mountain and up."""
LEFT_COLUMN, LAST_COLUMN = (0, 1, 2, 3, 4), (10, 11, 12, 13, 14)

LINES: list[tuple[Spot, int, tuple[int, ...], tuple[int, int, int]]] = [
    ((5000, 4000), DOWN, LEFT_COLUMN, (4, 0, 0b01)),  # two strokes pass the same flag
    ((15000, 4000), DOWN, LAST_COLUMN, (2, 1, 0b10)),  # a flag, and then a rock
    ((5000, 3000), DOWN, LEFT_COLUMN, (4, 0, 0b01)),  # the flag lies at the last hole
    ((15000, 3900), UP, LEFT_COLUMN, (4, 0, 0b00)),
    ((5000, 5700), UP, LAST_COLUMN, (4, 0, 0b01)),
    ((2000, 2000), DOWN, LEFT_COLUMN, (3, 1, 0b00)),  # a tree
    ((8000, 8200), DOWN, LEFT_COLUMN, (5, 0, 0b00)),  # home
    ((8000, 300), UP, LEFT_COLUMN, (0, 1, 0b00)),  # over the top edge
]
"""Mark, placement and holes; the hole where the line stops, whether it touches anything, the flags as bits."""


def scene(mark: Spot = (100, 100)) -> Match:
    made = Scene("EH", mark, (19000, 100)).flag(5000, 5000).flag(5000, 5000, column=1)
    made.put(tree(2000, 5000)).put(rock(5000, 6200 + 1010 - 950), column=1)
    made.position["transparencies"][made.position["hands"][0]] = COLUMN
    return Match.from_position(GAME, made.position)


def code(placement: int, holes: tuple[int, ...]) -> int:
    digits = 0
    for hole in holes:
        digits = digits * HOLES + hole
    return placement * SEQUENCES + digits


def test_dh_7_many_lines_at_once_stop_touch_and_pass_flags() -> None:
    codes = [code(placement, holes) for _, placement, holes, _ in LINES]
    marks = [number for mark, *_ in LINES for number in mark]
    answers = [-1] * ANSWERS * len(LINES)
    bulk([scene().state], 0, codes, marks, answers)
    assert answers == [number for *_, answer in LINES for number in answer]


@pytest.mark.parametrize(("mark", "placement", "holes", "answer"), LINES)
def test_dh_7_one_line_alone_does_the_same(
    mark: Spot, placement: int, holes: tuple[int, ...], answer: tuple[int, int, int]
) -> None:
    match = scene(mark)
    match.play(1, Draw(DOWN, False, LEFT_COLUMN))
    run = next(one for one in runs_of(match.state, 0, Draw(placement, False, holes)) if one.seat == 0)
    flags = sum(1 << column for _, column, _ in run.flags)
    assert (5 if run.stop is None else run.stop, int(run.touch is not None), flags) == answer
