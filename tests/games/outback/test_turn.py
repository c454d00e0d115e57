"""OB-5 to OB-9: a turn, with the printed example of Anna's dice."""

from typing import Any

import pytest

from tablelands.core.errors import BadRequest, IllegalMove
from tablelands.core.node import Chance, Decide
from tablelands.games.outback.game import GAME
from tablelands.games.outback.state import State

from .boards import BASIC, board, drawn, happen, legal, play, refusal

MANY_ROLLED = ["emu", "emu", "kangaroo", "kangaroo", "koala", "joker"]


def first_turn(seats: int = 2, jeep: tuple[str, ...] = ("emu", "emu", "koala", "koala", "monitor")) -> State:
    state = happen(GAME.setups.begin(GAME.setup(seats)), start=0)
    return happen(state, draw=list(jeep))


def test_ob_5_every_seat_is_as_likely_to_start() -> None:
    for seats in (2, 3, 4):
        outcomes = GAME.possible_outcomes(GAME.setups.begin(GAME.setup(seats))) or []
        assert [(GAME.outcomes.to_json(one), weight) for one, weight in outcomes] == [
            ({"start": seat}, 1) for seat in range(seats)
        ]


def test_ob_5_turns_go_clockwise() -> None:
    state = happen(GAME.setups.begin(GAME.setup(3)), start=2)
    assert (state.start, state.to_move) == (2, 2)
    state = happen(state, draw=["emu"] * 5)
    for seat in (2, 0, 1, 2):
        assert state.to_move == seat
        state = happen(state, dice=["emu", "emu", "koala", "koala", "monitor", "monitor"])
        state = play(state, f"emu@2{'abc'[seat]}" if seat != 2 or state.free[2] & 4 else "keep -")
        if state.takes:
            state = happen(play(state, "done"), draw=["emu"])


def test_ob_6_the_jeep_is_filled_in_one_outcome() -> None:
    state = happen(GAME.setups.begin(GAME.setup(2)), start=0)
    assert GAME.node(state) == Chance("draw", 5)
    state = happen(state, draw=["koala", "emu", "koala", "monitor", "emu"])
    assert GAME.position(GAME.setup(2), state)["jeep"] == ["emu", "emu", "koala", "koala", "monitor"]
    state = happen(state, dice=MANY_ROLLED)
    state = play(state, "emu@2a", "koa*@2b", "done")
    assert GAME.node(state) == Chance("draw", 2)
    assert GAME.node(happen(state, draw=["platypus", "platypus"])) == Chance("dice", 6)


def test_ob_6_nothing_is_drawn_for_a_full_jeep() -> None:
    blocked = play(board(BASIC, jeep="emu emu emu emu emu", dice="koa koa koa koa koa koa"), "block@2a")
    assert GAME.node(blocked) == Chance("dice", 6)


def test_ob_6_draws_come_in_proportion_to_the_bag() -> None:
    state = first_turn()
    state.jeep, state.bag, state.due = [1, 1, 1, 0, 0], [2, 1, 0, 3, 0], 3
    outcomes = {str(GAME.outcomes.to_json(one)["draw"]): weight for one, weight in GAME.possible_outcomes(state) or []}
    assert outcomes == {
        "['emu', 'emu']": 1,
        "['emu', 'kangaroo']": 2,
        "['emu', 'platypus']": 6,
        "['kangaroo', 'platypus']": 3,
        "['platypus', 'platypus']": 3,
    }


def test_ob_7_dice_are_multisets_with_exact_weights() -> None:
    state = first_turn()
    outcomes = GAME.possible_outcomes(state) or []
    assert len(outcomes) == 462
    assert sum(weight for _, weight in outcomes) == 6**6
    weights = {str(GAME.outcomes.to_json(one)["dice"]): weight for one, weight in outcomes}
    assert weights[str(["emu"] * 6)] == 1
    assert weights[str(["emu", "kangaroo", "koala", "platypus", "monitor", "joker"])] == 720


def test_ob_7_up_to_three_rolls_and_kept_dice_may_be_taken_up_again() -> None:
    state = happen(first_turn(), dice=MANY_ROLLED)
    assert state.rolls_left == 2
    state = play(state, "keep emu emu *")
    assert (GAME.node(state), state.rolls_left) == (Chance("dice", 3), 2)
    state = happen(state, dice=["koala", "koala", "koala"])
    assert state.rolls_left == 1
    state = happen(play(state, "keep koa koa koa"), dice=["platypus", "platypus", "joker"])
    assert state.rolls_left == 0
    assert GAME.position(GAME.setup(2), state)["dice"] == ["koala"] * 3 + ["platypus"] * 2 + ["joker"]
    assert refusal(state, "keep koa koa") == "OB-7"


def test_ob_7_any_part_of_the_dice_but_all_may_be_kept() -> None:
    state = board(BASIC, jeep="mon mon mon mon mon", dice="emu emu kan kan kan *", rolls_left=1)
    keeps = legal(state)
    assert len(keeps) == 3 * 4 * 2 - 1
    assert {"keep -", "keep emu", "keep emu kan kan *", "keep emu emu kan kan kan"} <= keeps
    assert refusal(state, "keep emu emu kan kan kan *") == "OB-7"
    assert refusal(state, "keep koa") == "OB-7"
    assert refusal(state, "keep emu emu emu") == "OB-7"
    assert refusal(state, "keep " + "emu " * 30) == "OB-7"


def test_ob_7_no_stopping_without_a_take_while_rolls_are_left() -> None:
    state = board(BASIC, jeep="mon mon mon mon mon", dice="emu emu kan kan koa koa", rolls_left=1)
    assert all(move.startswith("keep") for move in legal(state))
    assert refusal(state, "done") == "OB-8"
    assert refusal(state, "block@2a") == "OB-9"


def test_ob_7_no_rolling_after_the_first_take() -> None:
    state = play(board(BASIC, dice="emu emu kan kan koa koa", rolls_left=2), "emu@2a")
    assert state.rolls_left == 0
    assert refusal(state, "keep kan") == "OB-7"
    assert legal(state) == {"kan@2b", "kan@2c", "koa@2b", "koa@2c", "done"}


def test_ob_8_annas_dice() -> None:
    """The printed example: three koalas and a joker kept, an emu and a joker rolled, two groups made of them."""
    state = first_turn()
    state = happen(state, dice=["koala", "koala", "koala", "kangaroo", "platypus", "joker"])
    state = happen(play(state, "keep koa koa koa *"), dice=["emu", "joker"])
    assert state.rolls_left == 1
    state = play(state, "koa*@4c", "emu*@2a", "done")
    assert (
        drawn(state)
        == """
6 | · |
5 | · | · | · | · |
4 | · | · |koa|
3 | · | · | · | · |
2 |emu| · | · |
"""
    )
    assert state.to_move == 1
    assert GAME.node(state) == Chance("draw", 2)


def test_ob_8_groups_of_exactly_the_rows_number() -> None:
    state = board(BASIC, dice="koa koa koa koa emu emu", jeep="koa mon mon mon mon")
    assert legal(state) == {
        f"koa@{row}{place}" for row, length in ((2, 3), (3, 4), (4, 3)) for place in "abcd"[:length]
    }


def test_ob_8_every_number_of_jokers_is_a_move_of_its_own() -> None:
    state = board(
        """
6 | · |
5 | · | · | · | · |
4 | · | · | · |
3 |mon|mon|mon| · |
2 |mon|mon|mon|
""",
        dice="koa koa koa * * emu",
        jeep="koa koa mon mon mon",
    )
    threes = {"koa@3d", "koa*@3d", "koa**@3d"}
    fours = {f"koa{stars}@4{place}" for stars in ("*", "**") for place in "abc"}
    fives = {f"koa**@5{place}" for place in "abcd"}
    assert legal(state) == threes | fours | fives


def test_ob_8_jokers_alone_are_no_group() -> None:
    state = board(BASIC, dice="* * * * * *")
    assert legal(state) == {f"block@{row}{place}" for row, count in ROWS for place in "abcd"[:count]}
    assert refusal(board(BASIC, dice="koa * * * * *"), "koa**@2a") == "OB-8"


ROWS = ((2, 3), (3, 4), (4, 3), (5, 4), (6, 1))


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("koa@2d", "no such hex"),
        ("koa@7a", "no such hex"),
        ("koa@1a", "no such hex"),
        ("koa@4#99999", "no such hex"),
        ("koa@3#-1", "no such hex"),
        ("koa@-7a", "no such hex"),
        ("koa@2a", "not free"),
        ("mon@2b", "jeep"),
        ("koa*@3d", "enough"),
        ("koa**@2b", "joker"),
        ("koa*-1@2b", "joker"),
        ("koa*8@6a", "joker"),
        ("emu@2b", "enough"),
        ("koa@4a", "enough"),
    ],
)
def test_ob_8_what_cannot_be_taken(move: str, why: str) -> None:
    drawing = BASIC.replace("2 | · |", "2 |emu|")
    state = board(drawing, dice="koa koa koa emu kan kan", jeep="emu koa koa pla kan")
    with pytest.raises(IllegalMove, match=why) as refused:
        GAME.check(state, 0, GAME.notation.read(move))
    assert refused.value.rule == "OB-8"
    assert move not in legal(state)


def test_ob_8_several_animals_as_far_as_dice_jeep_and_hexes_allow() -> None:
    state = board(BASIC, dice="koa koa koa koa koa *", jeep="koa koa emu emu emu")
    state = play(state, "koa@2a", "koa@3a")
    assert legal(state) == {"done"}
    assert [GAME.moves.to_json(move)["type"] for move in GAME.legal_moves(state, 0) or []] == ["done"]
    three = play(board(BASIC, dice="koa koa emu emu mon *"), "koa@2a", "emu@2b", "mon*@2c")
    assert GAME.node(three) == Decide((0,))
    assert len(GAME.position(GAME.setup(2), three)["taken"]) == 3


def test_ob_8_whoever_can_take_must() -> None:
    state = board(BASIC, dice="koa koa emu kan pla mon")
    assert legal(state) == {"koa@2a", "koa@2b", "koa@2c"}
    assert refusal(state, "done") == "OB-8"
    assert refusal(state, "block@2a") == "OB-9"


def test_ob_9_a_block_loses_a_hex_and_ends_the_turn() -> None:
    state = board(BASIC, dice="emu kan koa pla mon mon", jeep="emu emu emu emu koa")
    before = GAME.position(GAME.setup(2), state)
    after = play(state, "block@4b")
    assert (
        drawn(after)
        == """
6 | · |
5 | · | · | · | · |
4 | · |###| · |
3 | · | · | · | · |
2 | · | · | · |
"""
    )
    told = GAME.position(GAME.setup(2), after)
    assert (told["to_move"], told["unseen"], told["bag"]) == (1, 1, before["bag"])


@pytest.mark.parametrize("move", ["block@2d", "block@9a", "block@2a"])
def test_ob_9_only_free_hexes_can_be_lost(move: str) -> None:
    state = board(BASIC.replace("2 | · |", "2 |emu|"), dice="emu kan koa pla mon mon", jeep="emu emu emu emu koa")
    assert refusal(state, "block@2b") is None
    assert refusal(state, move) == "OB-9"


def test_ob_9_no_block_after_a_take() -> None:
    assert refusal(play(board(BASIC, dice="koa koa emu kan pla mon"), "koa@2a"), "block@2b") == "OB-9"


# Outcomes that cannot come up


@pytest.mark.parametrize(
    ("outcome", "clause"),
    [
        ({"start": 2}, "OB-5"),
        ({"start": -1}, "OB-5"),
        ({"dice": ["emu"]}, "OB-5"),
    ],
)
def test_impossible_starts_are_refused(outcome: dict[str, object], clause: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        happen(GAME.setups.begin(GAME.setup(2)), **outcome)
    assert refused.value.rule == clause


def test_impossible_draws_and_rolls_are_refused() -> None:
    state = happen(GAME.setups.begin(GAME.setup(2)), start=0)
    wrong: list[dict[str, Any]] = [{"draw": ["emu"] * 4}, {"draw": ["emu"] * 6}, {"draw": []}, {"start": 0}]
    for outcome in wrong:
        with pytest.raises(IllegalMove) as refused:
            happen(state, **outcome)
        assert refused.value.rule == "OB-6"
    state.bag = [2, 18, 18, 18, 18]
    with pytest.raises(IllegalMove, match="not that many tiles"):
        happen(state, draw=["emu", "emu", "emu", "koala", "koala"])
    state = happen(state, draw=["koala"] * 5)
    for dice in ([], ["emu"] * 5, ["emu"] * 7, ["joker"] * 22):
        with pytest.raises(IllegalMove) as refused:
            happen(state, dice=dice)
        assert refused.value.rule == "OB-7"


@pytest.mark.parametrize(
    "outcome",
    [
        {},
        {"start": True},
        {"start": 1.0},
        {"start": None},
        {"draw": ["joker"]},
        {"dice": "emu"},
        {"dice": ["wombat"]},
        {"dice": [["emu"]]},
        {"penalty": "none"},
        {"bonus": ["row-9"]},
        {"roll": []},
        {"draw": [], "dice": []},
        [],
        None,
    ],
)
def test_what_is_no_outcome_is_a_bad_request(outcome: object) -> None:
    with pytest.raises(BadRequest):
        GAME.outcomes.from_json(outcome)
