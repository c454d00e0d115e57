"""OB-10 to OB-14: points, with the printed examples of Julie's groups and Sabine's ten points."""

import pytest

from tablelands.core.node import Over
from tablelands.games.outback.game import GAME
from tablelands.games.outback.rules import scoring
from tablelands.games.outback.rules.walk import WALK_SIZE, begin_walk, next_ending
from tablelands.games.outback.state import FINISHED, State

from .boards import BASIC, board, marker, play


def test_ob_10_julies_groups() -> None:
    """The printed example: a monitor beside another brings 2; a platypus that joins three to a group brings 4, and a
    single one elsewhere nothing."""
    state = board(
        """
6 | · |
5 | · | · | · |pla|
4 | · | · | · |
3 |pla| · |pla| · |
2 |pla| · |mon|
""",
        dice="pla pla pla mon * *",
        markers={"pla": 3, "mon": 1},
    )
    state = play(state, "mon*@2b", "pla@3b")
    assert marker(state, "mon") == 1 + 2
    assert marker(state, "pla") == 3 + 4


def test_ob_10_each_animal_scores_when_it_is_laid() -> None:
    state = board(BASIC, dice="koa koa koa koa emu emu")
    state.jeep = [1, 0, 2, 1, 1]
    assert marker(play(state, "koa@2a", "koa@2b"), "koa") == 1 + 2
    assert marker(play(state, "koa@2a", "koa@2c"), "koa") == 1 + 1


def test_ob_10_lost_spaces_and_others_divide_groups() -> None:
    state = board(
        """
6 | · |
5 | · | · | · | · |
4 |###|emu| · |
3 |koa|koa| · |koa|
2 | · |###|koa|
""",
        dice="koa koa koa emu emu *",
        markers={"koa": 4, "emu": 1},
    )
    assert marker(play(state, "koa@2a"), "koa") == 4 + 3
    assert marker(play(state, "koa@3c"), "koa") == 4 + 5
    assert marker(play(state, "emu*@3c"), "emu") == 1 + 2


THIRD_KOALA = """
6 | · |
5 | · | · | · |koa|
4 | · | · | · |
3 | · | · | · | · |
2 |koa| · | · |
"""


def test_ob_11_the_third_of_a_kind_earns_a_bonus_tile() -> None:
    state = play(board(THIRD_KOALA, dice="koa koa koa emu emu *", markers={"koa": 2}), "koa@3c")
    assert GAME.position(GAME.setup(2), state)["bonus"] == [["koala"], []]
    assert marker(state, "koa") == 2 + 1 + 1


def test_ob_11_later_bonus_tiles_are_worth_more_and_move_their_own_marker() -> None:
    state = board(THIRD_KOALA, dice="koa koa koa emu emu *", markers={"koa": 2})
    state.bonus[:2], state.bonus_count[0] = [1, 4], 2
    state = play(state, "koa@3c")
    assert GAME.position(GAME.setup(2), state)["bonus"][0] == ["kangaroo", "monitor", "koala"]
    assert marker(state, "koa") == 2 + 1 + 3
    assert marker(state, "kan") == 0


def test_ob_11_neither_the_second_nor_the_fourth() -> None:
    four = THIRD_KOALA.replace("4 | · |", "4 |koa|")
    state = board(four, dice="koa koa koa emu emu *", markers={"koa": 4})
    state.bonus[0], state.bonus_count[0] = 2, 1
    assert play(state, "koa@3c").bonus_count[0] == 1
    assert play(board(THIRD_KOALA, dice="emu emu koa koa koa *"), "emu@2b").bonus_count[0] == 0


def test_ob_11_points_past_the_end_are_lost_but_the_tile_counts() -> None:
    state = play(board(THIRD_KOALA, dice="koa koa koa emu emu *", markers={"koa": 21}), "koa@3c")
    assert marker(state, "koa") == 21
    assert state.bonus_count[0] == 1


def test_ob_11_a_walk_over_all_takes_earns_tiles_and_gives_them_back() -> None:
    """What the exact value of a turn is made of: animals are laid on the position itself, and lifted again."""
    state = board(
        """
6 |###|
5 |###|###|###|koa|
4 |###|###|###|
3 |mon|mon| · |###|
2 |koa| · | · |
""",
        jeep="koa koa mon mon mon",
        markers={"koa": 2, "mon": 3},
    )
    before, walk, most = state.copy(), [0] * WALK_SIZE, 0
    begin_walk(state, walk)
    while next_ending(state, 0, walk):
        most = max(most, state.bonus_count[0])
    assert most == 2
    assert state == before


def test_ob_11_not_in_plus() -> None:
    drawing = "7 | · |\n6 | · | · | · |\n" + THIRD_KOALA.strip().split("\n", 1)[1]
    state = play(board(drawing, dice="koa koa koa emu emu * *", markers={"koa": 2}, edition="plus"), "koa@3c")
    assert (state.bonus_count[0], marker(state, "koa")) == (0, 3)


def finished(state: State) -> State:
    state.due, state.to_move, state.jeep = FINISHED, -1, [1] * 5
    return state


def test_ob_13_sabines_ten_points() -> None:
    """The printed example: koala -3, monitor 2, emu 5, the kangaroo further up, platypus on upper 8, one lost space."""
    sabine = {"koa": 0, "mon": 2, "emu": 5, "kan": 7, "pla": 17}
    state = finished(board(BASIC.replace("4 | · |", "4 |###|"), markers=sabine))
    assert scoring.score(state, 0) == 10
    lines = [str(scene.text) for scene in GAME.ending.explain(state)]
    assert lines[:5] == [
        "Player 1: 10 points",
        "  upper part: platypus 8",
        "  three rearmost of the others: emu 5, koala -3, monitor 2",
        "  not counted: kangaroo 7",
        "  lost spaces: 1, -2 points (2 each)",
    ]


@pytest.mark.parametrize(
    ("markers", "points"),
    [
        ({}, -9),
        ({"emu": 1, "kan": 1, "koa": 1, "pla": 1, "mon": 1}, 3),
        ({"emu": 9, "kan": 9, "koa": 9, "pla": 9, "mon": 9}, 27),
        ({"emu": 10, "kan": 10, "koa": 9, "pla": 9, "mon": 9}, 29),
        ({"emu": 10, "kan": 10, "koa": 10, "pla": 4, "mon": 0}, 4),
        ({"emu": 21, "kan": 21, "koa": 21, "pla": 21, "mon": 21}, 60),
    ],
)
def test_ob_13_upper_markers_and_the_three_rearmost_of_the_others(markers: dict[str, int], points: int) -> None:
    assert scoring.score(board(BASIC, markers=markers), 0) == points


def tie(bonus: list[int], seats: int = 3) -> tuple[int, ...]:
    state = finished(board(seats=seats))
    state.bonus_count = [*bonus, 0]
    node = GAME.node(state)
    assert isinstance(node, Over)
    return node.winners


def test_ob_14_most_points_then_bonus_tiles_then_shared() -> None:
    assert tie([0, 0, 0]) == (0, 1, 2)
    assert tie([1, 2, 0]) == (1,)
    assert tie([2, 0, 2]) == (0, 2)
    state = finished(board(markers={"emu": 10}))
    state.bonus_count = [0, 3, 0, 0]
    assert GAME.node(state) == Over((-8, -9), (0,), GAME.ending.reason(state))
