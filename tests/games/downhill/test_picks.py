"""What playouts pick out of a number: every start and every straight draw there is, and nothing else."""

from math import perm

import pytest

from tablelands.core.match import Match
from tablelands.games.downhill import rules
from tablelands.games.downhill.formats.moves import Start
from tablelands.games.downhill.game import GAME
from tablelands.games.downhill.rules.drawing import FIRST_START, SEQUENCES
from tablelands.games.downhill.state import HOLES, STOPS

from .mountains import course
from .scenes import two_alone

PLACEMENTS = 8


def picked(luck: int) -> tuple[int, list[int]]:
    """The placement and the holes."""
    code = rules.pick(two_alone("E", (5000, 0)).resolved()[0].state, luck, [])
    return code // SEQUENCES, [code // HOLES**power % HOLES for power in reversed(range(STOPS))]


@pytest.mark.parametrize("stop", range(STOPS))
def test_dh_6_each_hole_is_picked_from_all_that_are_left(stop: int) -> None:
    """The digits of the number choose one after the other: the placement, then each hole."""
    before = 3 + PLACEMENTS * (perm(HOLES, stop) // 2)
    unit = PLACEMENTS * perm(HOLES, stop)
    found = [picked(before + unit * digit) for digit in range(HOLES - stop)]
    earlier = found[0][1][:stop]
    assert all((placement, holes[:stop]) == (3, earlier) for placement, holes in found)
    assert sorted([*earlier, *(holes[stop] for _, holes in found)]) == list(range(HOLES))
    assert all(len(set(holes)) == STOPS for _, holes in found)


def test_dh_6_all_placements_are_picked() -> None:
    assert [picked(luck)[0] for luck in range(PLACEMENTS)] == list(range(PLACEMENTS))


@pytest.mark.parametrize(
    ("luck", "x"),
    [
        (0, 200),  # from here to 9800 on the first board
        (199, 200),
        (201, 201),
        (4600, 4600),  # beside the mark at 5000
        (4601, 5400),
        (5400, 5400),
        (9800, 9800),
        (9801, 20200),  # over the hole in the course
        (20199, 20200),
        (28000, 28000),
        (28001, 28800),  # past the mark at 28400, and no further
        (29700, 29700),
        (29801, 200),  # round to the first board again
        (30000, 200),
    ],
)
def test_dh_5_the_next_free_start_is_picked(luck: int, x: int) -> None:
    match = Match(GAME, GAME.setup(3, {"course": course("E.H\nEHE")}), seed=1)
    match.chance()
    match.play(0, Start(5000))
    match.play(1, Start(28400))
    assert rules.pick(match.state, luck, []) == FIRST_START + x
