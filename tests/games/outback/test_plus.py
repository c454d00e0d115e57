"""OB-20 to OB-22: bonus tiles and penalty tiles of Plus."""

from typing import Any

import pytest

from tablelands.core.errors import BadRequest, IllegalMove
from tablelands.core.node import Chance
from tablelands.games.outback.game import GAME
from tablelands.games.outback.rules import scoring
from tablelands.games.outback.state import BONUS_TILES, FLAT, PENALTIES, State

from .boards import PLUS, board, happen, play

MISSED = "emu kan koa pla mon mon mon"


def plus(drawing: str = PLUS, **more: Any) -> State:
    """A seat that can only block."""
    return board(drawing, edition="plus", dice=MISSED, jeep="emu emu emu emu emu", **more)


def earned_by_blocking(state: State, at: str = "block@3a") -> list[str]:
    after = play(state, at)
    position = GAME.position(GAME.setup(2, {"edition": "plus"}), after)
    assert sorted(position["tiles"] + position["bonus"][0]) == sorted(BONUS_TILES)
    return list(position["bonus"][0])


def test_ob_20_fourteen_tiles_and_their_values() -> None:
    state = plus()
    assert GAME.position(GAME.setup(2, {"edition": "plus"}), state)["tiles"] == list(BONUS_TILES)
    values = [3, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 3, 3, 4]
    for tile, value in enumerate(values):
        state.bonus[0], state.bonus_count[0] = tile, 1
        assert scoring.score(state, 0) == -9 + value


def test_ob_20_full_counts_lost_spaces_too() -> None:
    almost = PLUS.replace(" · ", "###").replace("3 |###|", "3 | · |")
    assert earned_by_blocking(plus(almost)) == ["full"]
    assert earned_by_blocking(plus(almost.replace("7 |###|", "7 | · |"))) == []


def test_ob_20_off_start_and_two_upper() -> None:
    ones = {"emu": 1, "kan": 1, "koa": 1, "pla": 1}
    assert earned_by_blocking(plus(markers=ones)) == []
    assert earned_by_blocking(plus(markers=ones | {"mon": 1})) == ["off-start"]
    assert earned_by_blocking(plus(markers={"emu": 10})) == []
    assert earned_by_blocking(plus(markers={"emu": 10, "mon": 12})) == ["two-upper"]


@pytest.mark.parametrize("short", ["emu", "kan", "koa", "pla", "mon"])
def test_ob_20_five_of_a_kind_connected_or_not(short: str) -> None:
    four = PLUS.replace("6 | · | · | · |", f"6 |{short}| · |{short}|").replace(
        "4 | · | · | · |", f"4 |{short}| · |{short}|"
    )
    assert earned_by_blocking(plus(four)) == []
    (tile,) = earned_by_blocking(plus(four.replace("7 | · |", f"7 |{short}|")), "block@3a")[:1]
    assert tile.startswith(f"five-{short}")


@pytest.mark.parametrize("row", [2, 3, 4, 5, 6, 7])
def test_ob_20_a_row_full_of_animals(row: int) -> None:
    lines = PLUS.strip().splitlines()
    mixed = iter(["emu", "kan", "koa", "pla"])
    lines[7 - row] = f"{row} |" + "|".join(next(mixed) for _ in range(lines[7 - row].count("·"))) + "|"
    elsewhere = "block@2a" if row != 2 else "block@3a"
    assert earned_by_blocking(plus("\n".join(lines)), elsewhere) == [f"row-{row}"]
    lost = "\n".join(lines).replace(f"{row} |emu|", f"{row} |###|")
    assert earned_by_blocking(plus(lost), elsewhere) == []


def test_ob_20_five_tiles_drawn() -> None:
    setup = GAME.setup(2, {"edition": "plus", "bonus_tiles": 5})
    state = GAME.start(setup)
    assert GAME.position(setup, state)["tiles"] == []
    state = happen(state, start=1)
    assert GAME.node(state) == Chance("bonus", 5)
    assert state.to_move == 1
    outcomes = GAME.outcomes(state) or []
    assert (len(outcomes), {weight for _, weight in outcomes}) == (2002, {1})
    five = ["full", "five-emu", "five-koala", "row-2", "row-7"]
    for wrong in (five[:4], [*five, "row-3"], [*five[:4], "full"], [*five, "full"]):
        with pytest.raises(IllegalMove) as refused:
            happen(state, bonus=wrong)
        assert refused.value.rule == "OB-20"
    state = happen(state, bonus=five[::-1])
    assert GAME.position(setup, state)["tiles"] == five
    assert GAME.node(state) == Chance("draw", 5)


@pytest.mark.parametrize("face", ["emu", "monitor", "joker"])
def test_ob_20_seven_dice_and_no_more(face: str) -> None:
    state = happen(GAME.start(GAME.setup(2, {"edition": "plus"})), start=0)
    state = happen(state, draw=["koala"] * 5)
    assert GAME.node(state) == Chance("dice", 7)
    for count in (6, 8, 16, 99):
        with pytest.raises(IllegalMove) as refused:
            happen(state, dice=[face] * count)
        assert refused.value.rule == "OB-7"
    assert GAME.position(GAME.setup(2, {"edition": "plus"}), happen(state, dice=[face] * 7))["dice"] == [face] * 7


def test_ob_20_only_in_plus() -> None:
    with pytest.raises(BadRequest, match=r"bonus_tiles.*edition"):
        GAME.setup(2, {"bonus_tiles": 5})
    with pytest.raises(BadRequest, match="bonus_tiles"):
        GAME.setup(2, {"edition": "plus", "bonus_tiles": "5"})


def test_ob_21_all_tiles_at_the_end_of_the_turn_in_their_order() -> None:
    row = PLUS.replace("7 | · |", "7 |emu|")
    markers = dict.fromkeys(("emu", "kan", "koa", "pla", "mon"), 11)
    assert earned_by_blocking(plus(row, markers=markers)) == ["off-start", "two-upper", "row-7"]
    state = board(PLUS, edition="plus", dice="emu emu emu emu emu emu *", markers=markers)
    taken = play(state, "emu*@7a")
    assert taken.bonus_count[0] == 0
    done = play(taken, "done")
    assert [BONUS_TILES[tile] for tile in done.bonus[:3]] == ["off-start", "two-upper", "row-7"]
    assert scoring.score(done, 0) == scoring.score(taken, 0) + 2 + 2 + 4


def test_ob_21_a_tile_is_there_once_and_only_for_the_player_whose_turn_it_was() -> None:
    row = PLUS.replace("7 | · |", "7 |emu|")
    state = board(row, row, edition="plus", dice=MISSED, jeep="emu emu emu emu emu")
    after = play(state, "block@2a")
    assert after.bonus_count == [1, 0, 0, 0]
    after.dice, after.due, after.rolls_left = state.dice[:], state.due, 0
    assert play(after, "block@2a").bonus_count == [1, 0, 0, 0]


LOST = """
7 | · |
6 | · | · | · |
5 | · |koa| · | · |
4 |koa|###|emu|
3 | · |pla|mon| · |
2 | · | · |###|
"""


@pytest.mark.parametrize(
    ("penalty", "cost"),
    [
        ("none", 4),
        ("flat", 6),
        ("row", 4 + 2),
        ("neighbours-a", 2 + 2 + 1 + 2 + 1 + 1),
        ("neighbours-b", 1 + 2 + 1 + 1 + 1 + 1),
    ],
)
def test_ob_22_what_lost_spaces_cost(penalty: str, cost: int) -> None:
    state = board(LOST, edition="plus", penalty_tile=penalty)
    assert scoring.lost_points(state, 0) == cost
    assert scoring.score(state, 0) == -9 - cost


def test_ob_22_several_neighbours_count_several_times_and_only_animals_do() -> None:
    crowd = LOST.replace("5 | · |koa| · | · |", "5 | · |koa|koa| · |")
    assert scoring.lost_points(board(crowd, edition="plus", penalty_tile="neighbours-a"), 0) == 9 + 2
    alone = PLUS.replace("4 | · | · |", "4 | · |###|").replace("5 | · | · |", "5 | · |###|")
    assert scoring.lost_points(board(alone, edition="plus", penalty_tile="neighbours-a"), 0) == 0


def test_ob_22_one_of_four_is_drawn_before_the_first_turn() -> None:
    setup = GAME.setup(2, {"edition": "plus", "bonus_tiles": 5, "penalty_tile": "drawn"})
    state = happen(happen(GAME.start(setup), start=0), bonus=list(BONUS_TILES[:5]))
    assert GAME.node(state) == Chance("penalty", 1)
    assert GAME.position(setup, state)["penalty"] is None
    outcomes = [(GAME.outcome_to_json(one)["penalty"], weight) for one, weight in GAME.outcomes(state) or []]
    assert outcomes == [(name, 1) for name in PENALTIES]
    state = happen(state, penalty="row")
    assert state.penalty == FLAT + PENALTIES.index("row")
    assert GAME.position(setup, state)["penalty"] == "row"
    assert GAME.node(state) == Chance("draw", 5)


def test_ob_22_a_named_one_is_in_force_from_the_start() -> None:
    setup = GAME.setup(2, {"edition": "plus", "penalty_tile": "neighbours-b"})
    assert GAME.position(setup, GAME.start(setup))["penalty"] == "neighbours-b"
    assert GAME.node(happen(GAME.start(setup), start=0)) == Chance("draw", 5)
    with pytest.raises(BadRequest, match=r"penalty_tile.*edition"):
        GAME.setup(2, {"penalty_tile": "flat"})
