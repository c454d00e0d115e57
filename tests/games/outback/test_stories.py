"""What the log says of a move, and what moves and luck set off."""

from typing import Any

import pytest

from tablelands.core.text import LANGUAGES
from tablelands.games.outback.game import GAME
from tablelands.games.outback.state import State

from .boards import BASIC, PLUS, board

THIRD_KOALA = """
6 | · |
5 | · | · | · |koa|
4 | · | · | · |
3 | · | · | · | · |
2 |koa| · | · |
"""
ALMOST = BASIC.replace(" · ", "###").replace("2 |###|", "2 | · |")
FULL = BASIC.replace(" · ", "###")
MISSED = "emu kan koa pla mon mon"


def story(state: State, written: str) -> list[tuple[str, dict[str, Any]]]:
    """The scenes of a move, as kinds and data."""
    move, seat = GAME.notation.read(written), state.to_move
    scenes = GAME.stories.of_move(state, GAME.play(state, seat, move), seat, move)
    assert all(scene.text.say(language) for scene in scenes for language in LANGUAGES)
    return [(scene.kind, dict(scene.data)) for scene in scenes]


def luck(state: State, **outcome: Any) -> tuple[str, dict[str, Any]]:
    parsed = GAME.outcomes.from_json(outcome)
    (scene,) = GAME.stories.of_chance(state, GAME.resolve(state, parsed), parsed)
    return scene.kind, dict(scene.data)


@pytest.mark.parametrize(
    ("written", "line"),
    [
        ("keep koa koa *", "Player 1 keeps 2 koalas, 1 joker and rolls 3 dice again."),
        ("keep koa koa emu emu *", "Player 1 keeps 2 emus, 2 koalas, 1 joker and rolls one die again."),
        ("keep -", "Player 1 rolls all dice again."),
        ("koa*@3c", "Player 1 settles a koala on 3c (dice: 2 koalas, 1 joker)."),
        ("done", "Player 1 ends the turn."),
        ("block@4b", "Player 1 can take nothing and loses 4b."),
    ],
)
def test_a_move_as_a_line_of_the_log(written: str, line: str) -> None:
    state = board(BASIC, dice="koa koa emu emu * *", rolls_left=1)
    assert str(GAME.tell_move(state, 0, GAME.notation.read(written))) == line


def test_a_move_in_german_and_french() -> None:
    text = GAME.tell_move(board(BASIC, dice="koa koa emu emu * *"), 1, GAME.notation.read("koa*@3c"))
    assert text.de == "Spieler 2 siedelt einen Koala auf 3c an (Würfel: 2 Koalas, 1 Joker)."
    assert text.fr == "Le joueur 2 installe un koala sur 3c (dés\u00a0: 2 koalas, 1 joker)."


def test_ob_10_an_animal_its_group_and_the_way_of_its_marker() -> None:
    drawing = BASIC.replace("2 | · |", "2 |emu|")
    ((kind, data),) = story(board(drawing, dice="emu emu * kan kan kan", markers={"emu": 8}), "emu*@3a")
    assert kind == "animal"
    assert data["group"] == [{"row": 2, "hex": 0}, {"row": 3, "hex": 0}]
    assert (data["points"], data["marker"], data["past_end"]) == (2, {"from": 8, "to": "U1"}, 0)
    assert data["dice"] == ["emu", "emu", "joker"]


def test_ob_4_points_past_the_end() -> None:
    ((_, data),) = story(board(BASIC, dice="emu emu kan kan kan *", markers={"emu": 21}), "emu@2a")
    assert (data["marker"], data["past_end"]) == ({"from": "U12", "to": "U12"}, 1)


def test_ob_11_the_bonus_moves_the_marker_after_the_group() -> None:
    animal, bonus = story(board(THIRD_KOALA, dice="koa koa koa emu emu *", markers={"koa": 2}), "koa@3c")
    assert animal[1]["marker"] == {"from": 2, "to": 3}
    assert bonus == (
        "bonus",
        {
            "name": "koala",
            "value": 1,
            "text": "outback.bonus.meaning.koala",
            "seat": 0,
            "marker": {"from": 3, "to": 4},
        },
    )


def test_ob_21_tiles_are_told_when_the_turn_ends() -> None:
    state = board(PLUS.replace(" · ", "###").replace("3 |###|", "3 | · |"), edition="plus", dice=MISSED + " mon")
    lost, bonus, full, last = story(state, "block@3a")
    assert lost == ("lost", {"seat": 0, "row": 3, "hex": 0, "cost": 2})
    assert (bonus[0], bonus[1]["name"], bonus[1]["value"], bonus[1]["marker"]) == ("bonus", "full", 3, None)
    assert (full, last) == (("full", {"seat": 0}), ("last-round", {"seats": [1]}))


def test_ob_12_the_last_round_is_told_once_and_only_if_somebody_still_plays() -> None:
    state = board(BASIC, ALMOST, BASIC, seats=3, dice=MISSED)
    state.to_move, state.start = 1, 1
    assert [kind for kind, _ in story(state, "block@2a")] == ["lost", "full", "last-round"]
    assert story(state, "block@2a")[-1][1] == {"seats": [2, 0]}
    state.start = 2
    assert [kind for kind, _ in story(state, "block@2a")] == ["lost", "full"]
    again = board(FULL, ALMOST, BASIC, seats=3, dice=MISSED)
    again.to_move = 1
    assert [kind for kind, _ in story(again, "block@2a")] == ["lost", "full"]
    rests = board(ALMOST, BASIC, BASIC, seats=3, dice=MISSED, end="all-full")
    assert [kind for kind, _ in story(rests, "block@2a")] == ["lost", "full"]


def test_keeping_and_ending_a_basic_turn_set_nothing_off() -> None:
    assert story(board(BASIC, dice=MISSED, rolls_left=1), "keep mon mon") == []


def test_luck_as_data() -> None:
    state = GAME.setups.begin(GAME.setup(3, {"edition": "plus", "bonus_tiles": 5, "penalty_tile": "drawn"}))
    assert luck(state, start=2) == ("start", {"seat": 2})
    state = GAME.resolve(state, GAME.outcomes.from_json({"start": 2}))
    kind, data = luck(state, bonus=["full", "row-2", "row-3", "row-4", "row-7"])
    assert kind == "tiles"
    assert [(tile["name"], tile["value"]) for tile in data["tiles"]][-1] == ("row-7", 4)


def test_dice_and_jeep_as_data() -> None:
    state = GAME.play(board(BASIC, dice=MISSED, rolls_left=2), 0, GAME.notation.read("keep mon mon"))
    assert luck(state, dice=["emu", "emu", "joker", "koala"]) == (
        "dice",
        {"seat": 0, "kept": ["monitor"] * 2, "rolled": ["emu", "emu", "koala", "joker"], "rolls_left": 1},
    )
    state = GAME.setups.begin(GAME.setup(2))
    state = GAME.resolve(state, GAME.outcomes.from_json({"start": 0}))
    assert luck(state, draw=["emu"] * 5) == ("jeep", {"before": [], "drawn": ["emu"] * 5, "left": 85})
