"""Positions: what cannot be reached by any game is refused, with the clause where there is one."""

import copy
import random
import re
from typing import Any

import pytest

from tablelands.core.errors import BadPosition, Refused
from tablelands.core.match import Match
from tablelands.core.node import Decide, Over
from tablelands.core.text import LANGUAGES
from tablelands.games.outback.formats.growth import least_points, possible_points
from tablelands.games.outback.game import GAME

from .boards import board, play

POSITION: dict[str, Any] = {
    "game": "outback",
    "v": 1,
    "rules": "1",
    "seats": 2,
    "options": {},
    "landscapes": [
        {"2": ["koala", "koala", None], "3": [None, None, None, "lost"], "4": [None] * 3, "5": [None] * 4, "6": [None]},
        {"2": ["emu", None, None], "3": ["emu", None, None, None], "4": [None] * 3, "5": [None] * 4, "6": [None]},
    ],
    "markers": [
        {"emu": -3, "kangaroo": -3, "koala": 3, "platypus": -3, "monitor": -3},
        {"emu": 3, "kangaroo": -3, "koala": -3, "platypus": -3, "monitor": -3},
    ],
    "jeep": ["emu", "kangaroo", "koala", "koala", "monitor"],
    "bag": {"emu": 15, "kangaroo": 17, "koala": 14, "platypus": 18, "monitor": 17},
    "unseen": 1,
    "bonus": [[], []],
    "tiles": [],
    "penalty": None,
    "start": 0,
    "to_move": 0,
    "dice": ["koala", "koala", "koala", "koala", "emu", "joker"],
    "rolls_left": 1,
    "taken": [],
}
KOALA = {"type": "take", "animal": "koala", "jokers": 0, "row": 2, "hex": 1}


def changed(**fields: Any) -> dict[str, Any]:
    return copy.deepcopy(POSITION) | fields


def refused(position: dict[str, Any]) -> str:
    """Why; the clause that the words begin with is the one that the refusal names."""
    with pytest.raises(BadPosition) as error:
        GAME.load(position)
    check_refusal(error.value)
    return str(error.value)


def check_refusal(error: Refused) -> None:
    for language in LANGUAGES:
        clause = re.search(r"OB-\d+", error.text.say(language))
        assert error.rule == (clause and clause.group())
    assert error.code.startswith(("outback.", "refused.", "options."))


def test_the_position_itself_loads() -> None:
    setup, state = GAME.load(copy.deepcopy(POSITION))
    assert GAME.node(state) == Decide((0,))
    assert GAME.position(setup, state)["landscapes"] == POSITION["landscapes"]


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"landscapes": POSITION["landscapes"][:1]}, "each of the 2 seats"),
        ({"jeep": ["emu"] * 6}, "OB-1"),
        ({"jeep": ["joker"] * 5}, "'jeep' must be a list of"),
        ({"bag": {"emu": 16, "kangaroo": 17, "koala": 14, "platypus": 18, "monitor": 17}}, "OB-9.*15 of 'emu'"),
        ({"bag": {}}, "'emu' is missing"),
        ({"unseen": 0}, "OB-9"),
        ({"bonus": [["koala"], []]}, "OB-11"),
        ({"bonus": [[], [], []]}, "each of the 2 seats"),
        ({"bonus": [["row-2"], []]}, "'bonus' must be lists of"),
        ({"tiles": ["full"]}, "OB-20"),
        ({"penalty": "flat"}, "OB-22"),
        ({"penalty": "harsh"}, "'penalty' must be one of"),
        ({"start": None}, "OB-5"),
        ({"start": 2}, "'start' must be from 0 to 1"),
        ({"to_move": None}, "OB-12"),
        ({"rolls_left": 3}, "OB-7: before the first roll"),
        ({"rolls_left": 4}, "'rolls_left' must be from 0 to 3"),
        ({"rolls_left": 0, "dice": ["koala"] * 5}, "OB-7: without rolls left"),
        ({"dice": ["koala"] * 7}, "OB-1: there are 6 dice"),
        ({"jeep": ["emu"], "bag": POSITION["bag"] | {"kangaroo": 18, "koala": 16, "monitor": 18}}, "OB-6"),
        ({"taken": [KOALA]}, "OB-8"),
        ({"taken": [KOALA | {"row": 9}]}, "OB-8: there is no such hex"),
        ({"taken": [KOALA | {"jokers": 2}]}, "OB-8: a group has at least one true symbol"),
        ({"taken": [KOALA | {"animal": "emu"}], "rolls_left": 0}, "OB-8: 'taken' names an animal"),
        ({"taken": [{"type": "done"}]}, "'type' must be one of take"),
        ({"taken": [KOALA] * 4}, "OB-8: nobody can take more than 3"),
        ({"taken": [KOALA] * 2}, "OB-8: 'taken' names an animal"),
        ({"options": {"edition": "plus"}}, "row 6 has 3 hexes"),
        ({"options": {"penalty_tile": "flat"}}, "penalty_tile"),
    ],
)
def test_positions_that_no_game_reaches(fields: dict[str, Any], told: str) -> None:
    with pytest.raises(BadPosition, match=told) as error:
        GAME.load(changed(**fields))
    check_refusal(error.value)


@pytest.mark.parametrize("value", [0, 10, "U0", "U13", "3", True, None, -2])
def test_ob_4_markers_stand_on_the_track(value: object) -> None:
    position = changed()
    position["markers"][0]["koala"] = value
    assert "OB-4" in refused(position)


@pytest.mark.parametrize("value", [-3, 1, 2, 4, "U1"])
def test_ob_10_markers_stand_where_their_animals_can_have_brought_them(value: object) -> None:
    position = changed()
    position["markers"][0]["koala"] = value
    assert "OB-10" in refused(position)


def test_a_hex_holds_an_animal_or_nothing() -> None:
    wrong: list[Any] = ["wombat", "joker", 1, True, []]
    for what in wrong:
        position = changed()
        position["landscapes"][0]["4"][0] = what
        assert "a hex holds" in refused(position)
    position = changed()
    position["landscapes"][0]["9"] = []
    assert "the rows are 2, 3, 4, 5, 6" in refused(position)


def test_ob_12_turns_and_landscapes_fit_together() -> None:
    position = changed()
    position["landscapes"][0]["3"] = [None] * 3 + ["lost"]
    position["landscapes"][0]["5"] = ["lost"] * 4
    position["unseen"] = 5
    assert "OB-12: no number of rounds" in refused(position)


def test_ob_12_a_full_landscape_ends_the_game() -> None:
    position = changed(unseen=15)
    position["landscapes"][0] = {"2": ["koala", "koala", "lost"], "3": ["lost"] * 4, "4": ["lost"] * 3}
    position["landscapes"][0] |= {"5": ["lost"] * 4, "6": ["lost"]}
    position["unseen"] = 13
    assert "OB-12" in refused(position)
    assert "OB-12" in refused(position | {"to_move": 1})


def test_a_turn_in_the_middle_of_its_takes() -> None:
    setup, state = GAME.load(copy.deepcopy(POSITION))
    position = GAME.position(setup, play(state, "koa@3a", "emu*@2c"))
    assert GAME.load(copy.deepcopy(position))[1] == play(state, "koa@3a", "emu*@2c")
    assert position["bonus"][0] == ["koala"]
    assert GAME.load(position | {"rolls_left": 1}) == GAME.load(position)
    assert "OB-8" in refused(position | {"dice": ["koala", "koala"]})
    assert "OB-6" in refused(position | {"taken": position["taken"][:1], "dice": ["koala", "emu", "joker"]})
    assert "OB-11" in refused(position | {"bonus": [[], []]})
    other_way = play(state, "emu*@2c", "koa@3a")
    assert GAME.load(position | {"taken": position["taken"][::-1]})[1] == other_way


def test_ob_20_plus_tiles_are_there_once_and_deserved() -> None:
    setup = GAME.setup(2, {"edition": "plus"})
    match = Match(GAME, setup, seed=1)
    for _ in range(3):
        match.chance()
    position = match.position()
    assert GAME.load(copy.deepcopy(position))[1] == match.state
    tiles = position["tiles"]
    assert "OB-20" in refused(position | {"tiles": tiles[1:]})
    assert "OB-20" in refused(position | {"tiles": [*tiles[1:], tiles[1]]})
    assert "OB-20" in refused(position | {"bonus": [["full"], []]})
    assert "OB-21" in refused(position | {"tiles": tiles[1:], "bonus": [["full"], []]})
    assert "OB-20" in refused(position | {"tiles": tiles[1:], "bonus": [["full"] * 15, []]})


def test_ob_21_a_tile_that_was_earned_is_not_left() -> None:
    setup = GAME.setup(2, {"edition": "plus", "end": "all-full"})
    for seed in range(40):
        match = Match(GAME, setup, seed=seed)
        while not isinstance(match.node, Over):
            step(match)
        position = match.position()
        won = next(tiles for tiles in position["bonus"] if tiles)
        position["tiles"] = sorted([*position["tiles"], won.pop()])
        assert "OB-21" in refused(position)
        return


def step(match: Match) -> None:
    if isinstance(match.node, Decide):
        moves = match.legal_moves() or []
        match.play(match.node.seats[0], match.random.choice(moves))
    else:
        match.chance()


def test_before_the_first_turn_nothing_has_happened() -> None:
    setup = GAME.setup(2, {"edition": "plus", "bonus_tiles": 5, "penalty_tile": "drawn"})
    match = Match(GAME, setup, seed=1)
    for due in ("start", "bonus", "penalty", "draw", "dice"):
        position = match.position()
        assert GAME.load(copy.deepcopy(position))[1] == match.state
        if due in ("start", "bonus", "penalty"):
            assert refused(position | {"dice": ["emu"]})
            assert refused(position | {"to_move": 0 if match.state.to_move else 1})
        match.chance()


# Which points animals can have brought


def test_points_of_groups_by_every_order_of_laying() -> None:
    near = board().near
    assert possible_points(0, near) == {0}
    assert possible_points(0b1, near) == {1}
    assert possible_points(0b11, near) == {3}
    assert possible_points(0b101, near) == {2}
    assert possible_points(0b111, near) == {5, 6}
    assert [least_points(size) for size in range(10)] == [0, 1, 3, 5, 7, 10, 13, 16, 19, 22]


def test_bounds_hold_for_every_group_that_is_counted_out() -> None:
    state, luck = board(edition="plus"), random.Random(1)
    cells = [cell for cell in range(48) if state.hexes >> cell & 1]
    for _ in range(60):
        group = 1 << luck.choice(cells)
        for _ in range(luck.randrange(8)):
            edge = [cell for cell in cells if state.near[cell] & group and not group >> cell & 1]
            group |= 1 << luck.choice(edge)
        points, size = possible_points(group, state.near), group.bit_count()
        assert max(points) == size * (size + 1) // 2
        assert min(points) >= least_points(size)
    assert possible_points(state.hexes, state.near) >= {171}
