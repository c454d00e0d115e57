"""What becomes JSON has the fields that formats/wire.py declares, and no others."""

import random
from collections import Counter
from typing import Any

import pytest

from tablelands.core.log import Moved
from tablelands.core.match import Match
from tablelands.core.node import Over
from tablelands.core.text import LANGUAGES
from tablelands.games.sturts_stony_desert.formats import wire
from tests.games.sturts_stony_desert.boards import (
    ABOUT_TO_CONNECT,
    LAST_TRIPLE_CONNECTS,
    LAST_TRIPLE_CONNECTS_NOTHING,
    drawn,
    full_area,
    game,
    play,
)
from tests.support.games import Case, cases, random_match
from tests.support.schemas import Checker, kinds_of

KINDS = ("MoveJson", "OptionsJson", "PositionJson", "ViewJson", "OutlookJson", "SceneJson", "ExplanationJson")
DESCRIBED = {name: Checker(getattr(wire, name)) for name in KINDS}


def expect(name: str, value: Any) -> None:
    assert DESCRIBED[name].faults(value) == []


def check_views(match: Match) -> None:
    expect("PositionJson", match.position())
    for seat in (*range(match.setup.seats), None):
        view = match.view(seat)
        expect("ViewJson", view.position)
        for move in view.legal or []:
            expect("MoveJson", move)
        assert len(view.outlook or []) == len(view.legal or [])
        for one in view.outlook or []:
            expect("OutlookJson", one)


def check_scenes(match: Match) -> Counter[str]:
    kinds: Counter[str] = Counter()
    for language in LANGUAGES:
        for scene in match.view(None).explanation:
            expect("ExplanationJson", scene.to_json(language))
            kinds["ends with " + scene.kind] += 1
        for entry in match.log:
            for scene in entry.narration.story:
                expect("SceneJson", scene.to_json(language))
                kinds[scene.kind] += 1
    return kinds


@pytest.mark.parametrize("case", cases("sturts-stony-desert"), ids=repr)
def test_random_games_have_the_declared_fields(case: Case) -> None:
    expect("OptionsJson", dict(case.setup.options))
    luck = random.Random(repr(case))
    match = Match(case.game, case.setup)
    while not isinstance(match.node, Over):
        check_views(match)
        seat = match.state.to_move
        match.play(seat, case.game.sample_move(match.state, seat, luck))
    check_views(match)
    check_scenes(match)


def ended(board: str, *moves: str, **options: bool) -> Match:
    match = drawn(board, options=options)
    play(match, *moves)
    check_views(match)
    return match


def test_every_kind_of_scene_is_declared_and_occurs() -> None:
    full = full_area(claim=True)
    play(full, "claim", "stop")
    games = [
        full,
        ended(ABOUT_TO_CONNECT, "t1@2,-2", "t1@0,0"),
        ended(ABOUT_TO_CONNECT, "claim", "t1@2,-2", claim=True),
        ended(LAST_TRIPLE_CONNECTS, "t0@-1,1"),
        ended(LAST_TRIPLE_CONNECTS_NOTHING, "t1@1,0"),
        ended(LAST_TRIPLE_CONNECTS_NOTHING, "t1@1,0", claim=True),
    ]
    seen = sum((check_scenes(match) for match in games), Counter[str]())
    assert set(seen) == {*kinds_of(wire.SceneJson), *("ends with " + kind for kind in kinds_of(wire.ExplanationJson))}


def test_one_setup_has_the_same_fields_all_along() -> None:
    case = cases("sturts-stony-desert")[0]
    fields = {tuple(sorted(random_match(case, 4, events).view(0).position)) for events in (0, 1, 12, 99)}
    assert len(fields) == 1


def test_a_field_too_many_or_too_few_is_found() -> None:
    lay = {"type": "lay", "tile": "fork", "x": 0, "y": 0, "turn": 0}
    move = DESCRIBED["MoveJson"]
    assert move.faults(lay) == []
    assert move.faults(lay | {"seat": 0})
    assert move.faults(lay | {"tile": "square"})
    assert move.faults({"type": "lay"})


def test_moves_in_the_log_are_moves() -> None:
    match = full_area()
    for entry in match.log:
        assert isinstance(entry, Moved)
        expect("MoveJson", game().moves.to_json(entry.move))
