"""What leaves this game as JSON has the fields that formats/wire.py says, and no others."""

from random import Random
from typing import Any

import pytest

from tablelands.core.match import Match
from tablelands.core.node import Chance, Decide, Over
from tablelands.core.text import LANGUAGES
from tablelands.core.view import entry_to_json
from tablelands.games.down_under.formats import wire
from tablelands.games.down_under.game import GAME
from tests.games.down_under.rare_cases import kept_cases
from tests.support.schemas import Checker, kinds_of

MOVE, OUTCOME, POSITION, VIEW, OUTLOOK, SCENE, EXPLANATION = (
    Checker(kind)
    for kind in (
        wire.MoveJson,
        wire.OutcomeJson,
        wire.PositionJson,
        wire.ViewJson,
        wire.OutlookJson,
        wire.SceneJson,
        wire.ExplanationJson,
    )
)
OPTION_SETS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"scoring": "special"}),
    (4, {"area": "unlimited", "scoring": "special", "meeting": "one-end"}),
    (2, {"start": "line", "scoring": "special"}),
    (3, {"start": "line", "ends": 1}),
    (2, {"start": "frame", "scoring": "special", "area": [7, 5]}),
    (4, {"ends": 1}),
    (2, {"routes": 2, "scoring": "special"}),
    (2, {"routes": 2, "tiles_per_turn": 1, "route_score": "sum"}),
]


def assert_described(match: Match) -> None:
    assert POSITION.faults(match.position()) == []
    for seat in (None, *range(match.setup.seats)):
        view = match.view(seat)
        assert VIEW.faults(view.position) == []
        assert [fault for move in view.legal or [] for fault in MOVE.faults(move)] == []
        if view.outlook is not None:
            assert len(view.outlook) == len(view.legal or [])
            assert [fault for one in view.outlook for fault in OUTLOOK.faults(one)] == []


def assert_entry_described(match: Match) -> set[str]:
    written = entry_to_json(GAME, match.number, match.log[-1], "en")
    assert "move" not in written or MOVE.faults(written["move"]) == []
    assert "chance" not in written or OUTCOME.faults(written["chance"]) == []
    assert [fault for scene in written["story"] for fault in SCENE.faults(scene)] == []
    return {scene["kind"] for scene in written["story"]}


def assert_end_described(match: Match) -> set[str]:
    scenes = [scene.to_json() for scene in match.view(None).explanation]
    assert [fault for scene in scenes for fault in EXPLANATION.faults(scene)] == []
    return {scene["kind"] for scene in scenes}


@pytest.mark.parametrize(("seats", "options"), OPTION_SETS)
def test_all_json_of_a_random_game_is_described(seats: int, options: dict[str, Any]) -> None:
    match, luck = Match(GAME, GAME.setup(seats, options), seed=4), Random(4)
    fields = set(match.view(None).position)
    while not isinstance(match.node, Over):
        assert_described(match)
        if isinstance(match.node, Decide):
            match.play(match.node.seats[0], luck.choice(match.legal_moves() or []))
        else:
            match.chance()
        assert_entry_described(match)
        assert set(match.view(0).position) == fields
    assert_described(match)
    assert_end_described(match)


def replayed_cases() -> tuple[set[str], set[str]]:
    """The kinds of scenes and explanations in the games that were kept for their rare cases."""
    seen, explained, luck = set[str](), set[str](), Random(4)
    for case in kept_cases():
        match = Match(GAME, GAME.setup(case.seats, case.options), seed=4)
        if isinstance(match.node, Chance):
            match.chance(GAME.outcomes.from_json(case.chance) if case.chance else None)
        moves = [GAME.moves.from_json(move) for move in case.all_moves()]
        while isinstance(match.node, Decide):
            move = moves.pop(0) if moves else luck.choice(match.legal_moves() or [])
            match.play(match.node.seats[0], move)
            seen |= assert_entry_described(match)
        explained |= assert_end_described(match)
    return seen, explained


def test_every_kind_of_scene_and_explanation_occurs_and_is_described() -> None:
    seen, explained = replayed_cases()
    assert seen == kinds_of(wire.SceneJson)
    assert explained == kinds_of(wire.ExplanationJson)


def test_options_say_what_a_form_needs_in_every_language() -> None:
    kinds = {option.name: option.kind for option in GAME.options}
    assert (kinds["area"], kinds["line"], kinds["scoring"]) == ("size", "cells", "choice")
    for option in GAME.options:
        for language in LANGUAGES:
            described = option.to_json(language)
            assert [choice["value"] for choice in described["choices"]] == list(option.choices)
            assert all(choice["text"] for choice in described["choices"])
        assert len(option.words) == len(option.choices)
    assert Checker(wire.OptionsJson).faults(dict(GAME.setup(2).options)) == []


def test_the_checker_finds_what_is_missing_wrong_or_not_declared() -> None:
    lay = {"type": "lay", "tile": "straight", "x": 0, "y": 0, "turn": 0}
    assert MOVE.faults(lay) == []
    assert MOVE.faults(lay | {"extra": 1})
    assert MOVE.faults(lay | {"x": True})
    assert MOVE.faults(lay | {"tile": "double"})
    assert MOVE.faults({name: value for name, value in lay.items() if name != "y"})
