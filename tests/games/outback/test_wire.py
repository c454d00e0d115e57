"""Everything of this game that becomes JSON is what formats/wire.py says, to the last field."""

from typing import Any

import pytest

from tablelands.core.match import Match
from tablelands.core.node import Decide, Over
from tablelands.core.schema import Schemas
from tablelands.core.text import LANGUAGES
from tablelands.games.outback.formats import wire
from tablelands.games.outback.game import GAME
from tests.support.games import step
from tests.support.schemas import Checker, kinds_of

from .boards import board

SETS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {"end": "all-full"}),
    (3, {"edition": "plus"}),
    (2, {"edition": "plus", "bonus_tiles": 5, "penalty_tile": "drawn"}),
    (3, {"edition": "plus", "end": "all-full", "penalty_tile": "neighbours-a"}),
    (2, {"edition": "plus", "penalty_tile": "row"}),
    (2, {"edition": "plus", "penalty_tile": "flat", "bonus_tiles": 5}),
]
CHECKERS = {name: Checker(getattr(wire, name)) for name in dir(wire) if name.endswith("Json")}
checks = pytest.mark.parametrize(("seats", "options"), SETS, ids=str)


def check(name: str, value: object) -> None:
    assert CHECKERS[name].faults(value) == []


def played(seats: int, options: dict[str, Any], seed: int = 3) -> Match:
    match = Match(GAME, GAME.setup(seats, options), seed=seed)
    while not isinstance(match.node, Over):
        step(match, match.bot_random)
    return match


def test_everything_has_a_schema_without_gaps() -> None:
    schemas = Schemas()
    for name in ("Move", "Outcome", "Options", "Position", "View", "Outlook", "Scene", "Explanation"):
        assert schemas.of(getattr(wire, f"{name}Json"))
    assert GAME.wire is wire
    assert {"TakeJson", "StandingJson", "AnimalScene", "TieScene"} <= set(schemas.definitions)


def test_a_field_too_many_or_too_few_is_noticed() -> None:
    match = played(2, {})
    position = match.position()
    assert CHECKERS["PositionJson"].faults(position | {"more": 1}) == ["it.more is not declared"]
    del position["jeep"]
    assert CHECKERS["PositionJson"].faults(position) == ["it.jeep is missing"]


@checks
def test_positions_views_moves_and_outlooks(seats: int, options: dict[str, Any]) -> None:
    match = Match(GAME, GAME.setup(seats, options), seed=5)
    check("OptionsJson", dict(match.setup.options))
    while not isinstance(match.node, Over):
        check("PositionJson", match.position())
        for seat in (*range(seats), None):
            view = match.view(seat)
            check("ViewJson", view.position)
            for move, would in zip(view.legal or [], view.outlook or [], strict=True):
                check("MoveJson", move)
                check("OutlookJson", would)
                assert would["type"] == move["type"]
        step(match, match.bot_random)
    check("ViewJson", match.view(0).position)


@checks
def test_the_log_and_the_ending(seats: int, options: dict[str, Any]) -> None:
    match = played(seats, options)
    for language in LANGUAGES:
        view = match.view(None).to_json(language)
        for entry in view["log"]:
            check(*(("MoveJson", entry["move"]) if "move" in entry else ("OutcomeJson", entry["chance"])))
            for scene in entry["story"]:
                check("SceneJson", scene)
        for scene in view["ending"]["explain"]:
            check("ExplanationJson", scene)


def test_every_kind_of_scene_happens() -> None:
    matches = [played(seats, options) for seats, options in SETS]
    stories = {scene.kind for match in matches for entry in match.log for scene in entry.narration.story}
    assert stories == kinds_of(wire.SceneJson)
    tied = GAME.ending.explain(board())
    endings = [*(match.view(0).explanation for match in matches), tied]
    assert {scene.kind for ending in endings for scene in ending} == kinds_of(wire.ExplanationJson)


@pytest.mark.parametrize(("bonus", "winners"), [([1, 1], [0, 1]), ([1, 3], [1])])
def test_ob_14_a_tie_is_explained(bonus: list[int], winners: list[int]) -> None:
    state = board()
    state.bonus[:3], state.bonus[14:17], state.bonus_count[:2] = [0, 1, 2], [0, 1, 2], bonus
    *_, tie = (scene.to_json() for scene in GAME.ending.explain(state))
    check("ExplanationJson", tie)
    assert tie["kind"] == "tie"
    assert tie["data"] == {"seats": [0, 1], "tiles": bonus, "winners": winners}


def test_what_the_total_is_made_of_adds_up() -> None:
    for seats, options in SETS:
        match = played(seats, options)
        assert isinstance(match.node, Over)
        sums = [0] * seats
        totals = {}
        for scene in match.view(None).explanation:
            if scene.kind == "total":
                totals[scene.data["seat"]] = scene.data
            elif scene.kind != "tie":
                sums[scene.data["seat"]] += scene.data["points"]
        assert tuple(sums) == match.node.scores == tuple(totals[seat]["points"] for seat in range(seats))
        assert tuple(seat for seat in range(seats) if totals[seat]["rank"] == 1) == match.node.winners


def test_a_view_is_for_a_seat_that_is_to_move_or_not() -> None:
    match = Match(GAME, GAME.setup(2), seed=5)
    while not isinstance(match.node, Decide):
        match.chance()
    (mover,) = match.node.seats
    assert match.view(mover).outlook
    assert match.view(1 - mover).outlook is None
    assert match.view(None).outlook is None
