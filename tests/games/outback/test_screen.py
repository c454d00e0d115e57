"""What a screen draws beyond the position, and what each legal move would do."""

from typing import Any

import pytest

from tablelands.core.match import Match
from tablelands.core.node import Decide, Over
from tablelands.games.outback.game import GAME
from tablelands.games.outback.rules.scoring import score
from tablelands.games.outback.state import State
from tests.support.games import step

from .boards import BASIC, PLUS, board, legal, play

SETTLED = """
6 | · |
5 | · | · | · |koa|
4 | · |###| · |
3 |emu|emu| · |emu|
2 |koa| · | · |
"""
OPTIONS: list[dict[str, Any]] = [
    {},
    {"edition": "plus"},
    {"edition": "plus", "end": "all-full", "bonus_tiles": 5, "penalty_tile": "drawn"},
    {"edition": "plus", "penalty_tile": "neighbours-b"},
]


def screen(state: State, **options: Any) -> Any:
    return GAME.screen.write(GAME.setup(state.seats, options), state)


def outlooks(state: State) -> dict[str, Any]:
    """By the move as it is written."""
    moves = GAME.legal_moves(state, state.to_move) or []
    written = GAME.screen.outlook(state, state.to_move, moves) or []
    return {GAME.notation.write(move): would for move, would in zip(moves, written, strict=True)}


def test_the_shape_of_landscape_and_track() -> None:
    fields = screen(board(BASIC))
    assert [(row["number"], row["hexes"], row["shift"]) for row in fields["rows"]] == [
        (2, 3, 1),
        (3, 4, 0),
        (4, 3, 1),
        (5, 4, 0),
        (6, 1, 1),
    ]
    assert fields["track"] == {"start": -3, "left": 9, "upper": 12}
    assert fields["dice_count"] == 6


def test_how_a_seat_stands() -> None:
    state = board(SETTLED, markers={"emu": 12, "koa": 2, "kan": 0, "pla": 0, "mon": 3})
    standing = screen(state)["standings"][0]
    assert (standing["score"], standing["settled"], standing["free"]) == (score(state, 0), 5, 9)
    emu, kangaroo, koala, platypus, monitor = standing["markers"]
    assert emu == {
        "animal": "emu",
        "place": "U3",
        "step": 12,
        "to_upper": 0,
        "counts": "upper",
        "points": 3,
        "settled": 3,
    }
    assert [one["counts"] for one in (kangaroo, koala, platypus, monitor)] == ["rearmost"] * 3 + ["not"]
    assert (koala["to_upper"], monitor["points"]) == (8, 0)
    groups = [(group["animal"], len(group["hexes"])) for group in standing["groups"]]
    assert groups == [("emu", 2), ("emu", 1), ("koala", 1), ("koala", 1)]
    assert standing["lost"] == [{"row": 4, "hex": 1, "cost": 2}]


def ahead(state: State, **options: Any) -> dict[str, tuple[int, int | None]]:
    return {one["name"]: (one["value"], one["missing"]) for one in screen(state, **options)["standings"][0]["ahead"]}


def test_ob_11_how_far_the_bonus_of_each_animal_is() -> None:
    state = board(SETTLED)
    state.bonus_count[0] = 1
    assert ahead(state) == {"kangaroo": (2, 3), "koala": (2, 1), "platypus": (2, 3), "monitor": (2, 3)}
    state.bag[1], state.jeep[1] = 2, 0
    assert ahead(state)["kangaroo"] == (2, None)
    state.free[0] = 0b11
    assert ahead(state)["platypus"] == (2, None)
    assert ahead(state)["koala"] == (2, 1)


def test_ob_20_how_far_each_tile_is() -> None:
    drawing = "7 | · |\n6 | · | · | · |" + SETTLED.replace("\n6 | · |", "")
    state = board(drawing, edition="plus", markers={"emu": 10, "koa": 2})
    missing = {name: far for name, (_, far) in ahead(state, edition="plus").items()}
    assert missing["full"] == 12
    assert (missing["off-start"], missing["two-upper"]) == (3, 1)
    assert (missing["five-emu"], missing["five-koala"], missing["five-monitor"]) == (2, 3, 5)
    assert (missing["row-2"], missing["row-3"], missing["row-4"], missing["row-7"]) == (2, 1, None, 1)
    state.free[0] = 0b1
    missing = {name: far for name, (_, far) in ahead(state, edition="plus").items()}
    assert (missing["off-start"], missing["two-upper"], missing["five-koala"]) == (None, 1, None)


@pytest.mark.parametrize(
    ("penalty", "rule"),
    [
        ("none", {"kind": "plain", "each": 2, "beside": None}),
        ("drawn", {"kind": "not-drawn", "each": None, "beside": None}),
        ("flat", {"kind": "flat", "each": 3, "beside": None}),
        ("row", {"kind": "row", "each": None, "beside": None}),
    ],
)
def test_ob_22_what_a_lost_space_costs(penalty: str, rule: dict[str, Any]) -> None:
    options: dict[str, Any] = {"edition": "plus", "penalty_tile": penalty}
    assert screen(board(PLUS, **options), **options)["lost_rule"] == rule


def test_ob_22_what_the_animals_beside_cost() -> None:
    options: dict[str, Any] = {"edition": "plus", "penalty_tile": "neighbours-b"}
    rule = screen(board(PLUS, **options), **options)["lost_rule"]
    assert rule["beside"] == {"emu": 2, "kangaroo": 2, "koala": 1, "platypus": 1, "monitor": 1}


def test_ob_12_the_last_round() -> None:
    full = BASIC.replace(" · ", "###")
    assert screen(board(BASIC, full))["last_round"]
    assert not screen(board(BASIC, full, end="all-full"), end="all-full")["last_round"]
    assert not screen(board(BASIC, BASIC))["last_round"]


def test_the_dice_that_takes_have_used() -> None:
    state = play(board(BASIC, dice="emu emu kan * mon pla"), "emu@2a", "kan*@2b")
    assert screen(state)["spent"] == ["emu", "emu", "kangaroo", "joker"]


# What moves would do


def test_a_take_would_bring_points_a_way_and_a_bonus() -> None:
    state = board(SETTLED, dice="koa koa * emu emu emu", markers={"koa": 2, "emu": 9})
    would = outlooks(state)
    assert set(would) == legal(state)
    assert would["koa*@3c"] == {
        "type": "take",
        "dice": ["koala", "koala", "joker"],
        "points": 1,
        "marker": {"from": 2, "to": 4},
        "bonus": [{"name": "koala", "value": 1, "text": "outback.bonus.meaning.koala"}],
        "score": score(play(state, "koa*@3c"), 0),
    }
    assert would["emu@3c"]["marker"] == {"from": 9, "to": "U4"}
    assert (would["emu@3c"]["points"], would["emu@3c"]["bonus"]) == (4, [])


def test_ob_21_a_take_shows_the_tiles_that_it_newly_brings_and_done_all_of_them() -> None:
    drawing = PLUS.replace("2 | · | · | · |", "2 |emu|kan|koa|").replace("3 | · | · | · | · |", "3 |emu|kan|koa| · |")
    state = board(drawing, edition="plus", dice="mon mon mon emu emu emu emu", markers={"emu": 2, "kan": 3, "koa": 3})
    state.tiles &= ~(1 << 8)
    would = outlooks(state)
    assert [one["name"] for one in would["mon@3d"]["bonus"]] == ["row-3"]
    after = play(state, "mon@3d")
    assert [one["name"] for one in outlooks(after)["done"]["bonus"]] == ["row-3"]
    assert all(one["bonus"] == [] for written, one in outlooks(after).items() if written != "done")


def test_what_keeping_and_blocking_would_do() -> None:
    state = board(BASIC, dice="emu kan koa pla mon mon", rolls_left=1)
    assert outlooks(state)["keep mon mon"] == {"type": "keep", "rolled": 4}
    options: dict[str, Any] = {"edition": "plus", "penalty_tile": "row"}
    blocked = board(PLUS, jeep="emu emu emu emu emu", dice="emu kan koa pla mon mon mon", **options)
    assert outlooks(blocked)["block@5b"] == {"type": "block", "cost": 5, "bonus": []}


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_outlooks_come_true_and_fields_stay_the_same(options: dict[str, Any]) -> None:
    match = Match(GAME, GAME.setup(3, options), seed=7)
    fields = set(screen(match.state, **options))
    while not isinstance(match.node, Over):
        assert set(written := screen(match.state, **options)) == fields
        assert [one["score"] for one in written["standings"]] == [score(match.state, seat) for seat in range(3)]
        if isinstance(match.node, Decide):
            compare_outlooks(match)
        step(match, match.bot_random)


def compare_outlooks(match: Match) -> None:
    state, seat = match.state, match.state.to_move
    outlook: Any = match.view(seat).outlook
    for move, would in zip(match.legal_moves() or [], outlook, strict=True):
        after = GAME.play(state, seat, move)
        scenes = GAME.stories.of_move(state, after, seat, move)
        if would["type"] == "take":
            assert would["score"] == score(after, seat)
            assert len(would["dice"]) == sum(state.dice) - sum(after.dice)
            assert would["points"] == scenes[0].data["points"]
        elif would["type"] != "keep":
            earned = [scene.data["name"] for scene in scenes if scene.kind == "bonus"]
            assert [bonus["name"] for bonus in would["bonus"]] == earned
