"""Whatever becomes JSON is described to its last field by formats/wire.py."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tablelands.core.log import ChanceResolved, Moved, Opened
from tablelands.core.match import Match
from tablelands.core.node import Chance, Over
from tablelands.games.downhill.formats import wire
from tablelands.games.downhill.game import GAME
from tests.support.schemas import Checker, kinds_of

from .mountains import RING, course
from .scenes import Scene, two_alone

MOVE, OUTCOME, OPTIONS = (Checker(kind) for kind in (wire.MoveJson, wire.OutcomeJson, wire.OptionsJson))
POSITION, VIEW, OUTLOOK = (Checker(kind) for kind in (wire.PositionJson, wire.ViewJson, wire.OutlookJson))
SCENE, EXPLANATION = (Checker(kind) for kind in (wire.SceneJson, wire.ExplanationJson))

OPTION_SETS: list[tuple[int, dict[str, Any]]] = [
    (2, {"course": "01E"}),
    (3, {"course": course(RING), "max_rounds": 4}),
    (4, {"course": {"rows": 3, "columns": 1, "faces": "easy"}, "assist": "straight", "max_rounds": 3}),
    (5, {"assist": "overlay", "max_rounds": 2}),
    (6, {"max_rounds": 3}),
]


def assert_fits(value: Any, checker: Checker) -> None:
    assert checker.faults(value) == []


def played(seats: int, options: dict[str, Any], seed: int) -> Iterator[Match]:
    """A random game, at each of its moments; sealed moves come in a random order."""
    match, luck = Match(GAME, GAME.setup(seats, options), seed=seed), Random(seed)
    yield match
    while not isinstance(node := match.node, Over):
        if isinstance(node, Chance):
            match.chance()
        else:
            seat = luck.choice(node.seats)
            match.play(seat, GAME.sample_move(match.state, seat, luck))
        yield match


@pytest.mark.parametrize(("seats", "options"), OPTION_SETS, ids=str)
def test_everything_in_a_game_fits_its_type(seats: int, options: dict[str, Any]) -> None:
    fields = set()
    for match in played(seats, options, seed=seats):
        assert_fits(match.position(), POSITION)
        for seat in (*range(seats), None):
            view = match.view(seat)
            assert_fits(view.position, VIEW)
            assert view.outlook is None
            fields.add(frozenset(view.position))
        check_entry(match.log[-1] if match.log else None)
    assert len(fields) == 1
    assert_fits(dict(match.setup.options), OPTIONS)
    for scene in match.view(None).explanation:
        assert_fits(scene.to_json(), EXPLANATION)


def check_entry(entry: Any) -> None:
    match entry:
        case Moved(_, move):
            assert_fits(GAME.moves.to_json(move), MOVE)
        case ChanceResolved(outcome):
            assert_fits(GAME.outcomes.to_json(outcome), OUTCOME)
        case Opened(moves):
            for _, move in moves:
                assert_fits(GAME.moves.to_json(move), MOVE)
    for scene in entry.narration.story if entry else ():
        assert_fits(scene.to_json(), SCENE)


def test_a_field_that_is_missing_too_many_or_of_another_type_is_noticed() -> None:
    start = {"type": "start", "x": 5}
    assert_fits(start, MOVE)
    for wrong in ({"type": "start"}, start | {"y": 5}, start | {"x": 5.0}, start | {"x": True}, start | {"type": "go"}):
        assert MOVE.faults(wrong)


def test_every_kind_of_scene_occurs() -> None:
    """A round that ends with runs and passing on, and the end of a game in a tie."""
    match, _ = two_alone("E", (5000, 0)).resolved()
    story = match.log[-1].narration.story
    assert {scene.kind for scene in story} == kinds_of(wire.SceneJson) == {"run", "pass"}
    level = Scene("E", (1000, 5000), (3000, 5000), max_rounds=1)
    level.position["phase"] = "over"
    explained = GAME.ending.explain(GAME.load(level.position)[1])
    assert {scene.kind for scene in explained} == kinds_of(wire.ExplanationJson) == {"score", "tie"}
    for scene in story:
        assert_fits(scene.to_json("de"), SCENE)
    for scene in explained:
        assert_fits(scene.to_json("fr"), EXPLANATION)


def test_moves_are_not_listed_and_have_no_outlook() -> None:
    assert_fits({}, OUTLOOK)
    match = Match(GAME, GAME.setup(2), seed=1)
    match.chance()
    assert match.view(0).outlook is match.view(0).legal is None
