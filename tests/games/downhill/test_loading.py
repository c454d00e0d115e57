"""Positions: what does not fit together is refused with a reason; own mountains and situations are welcome."""

import json
from typing import Any

import pytest

from tablelands.core.errors import BadPosition
from tablelands.core.match import Match
from tablelands.core.node import Decide
from tablelands.core.text import LANGUAGES
from tablelands.games.downhill.formats.moves import Draw, Start
from tablelands.games.downhill.game import GAME

from .mountains import course
from .scenes import Json, Scene, down, tree

SOME_DRAW: Json = {"type": "draw", "turn": 0, "flip": False, "holes": [0, 1, 2, 3, 4]}


def before_the_deal(own: str = "") -> Json:
    return Match(GAME, GAME.setup(3, {"course": course(own)} if own else {}), seed=2).position()


def starting() -> Json:
    match = Match(GAME, GAME.setup(3), seed=2)
    match.chance()
    match.play(0, Start(5000))
    return match.position()


def drawing() -> Json:
    match = Match(GAME, GAME.setup(3), seed=2)
    match.chance()
    for seat in range(3):
        match.play(seat, Start(5000 + 500 * seat))
    match.play(1, Draw(0, False, (0, 1, 2, 3, 4)))
    return match.position()


def over() -> Json:
    return drawing() | {"phase": "over", "drawn": {}, "marks": [None, [1, 1], [2, 2]], "finish": [40100, None, None]}


WRONG: list[tuple[Json, Json, str]] = [
    (before_the_deal(), {"round": 2}, "round"),
    (before_the_deal(), {"marks": [[5000, 0], None, None]}, "marks"),
    (before_the_deal(), {"drawn": {"0": SOME_DRAW}}, "drawn"),
    (before_the_deal(), {"course": [[{"board": "01", "face": "E", "turn": 0}]]}, "course"),
    (before_the_deal(), {"boards": drawing()["boards"]}, "boards"),
    (before_the_deal("EH"), {"flags": [[0, None]]}, "DH-8"),
    (starting(), {"round": 2}, "DH-5"),
    (starting(), {"marks": [None, [5000, 0], None]}, "DH-5: seat 1 has marked its start before"),
    (starting(), {"marks": [[5000, 1], None, None]}, "DH-5"),
    (starting(), {"marks": [[100, 0], None, None]}, "DH-5"),
    (starting(), {"marks": [[5000, 0], [5300, 0], None]}, "DH-5"),
    (starting(), {"marks": [[5000, 0], [6000, 0], [7000, 0]]}, "DH-5: all starts"),
    (starting(), {"marks": [[10**30, 0], None, None]}, "DH-5"),
    (starting(), {"finish": [None, 41000, None]}, "DH-9"),
    (starting(), {"flags": [[0, None, None], *[[None] * 3] * 3]}, "DH-8"),
    (starting(), {"drawn": {"0": SOME_DRAW}}, "DH-6"),
    (drawing(), {"hands": [0, 0, 1]}, "DH-5"),
    (drawing(), {"hands": [0, 1, 6]}, "DH-5"),
    (drawing(), {"hands": [0, 1]}, "hands"),
    (drawing(), {"hands": None}, "hands"),
    (drawing(), {"course": [[None]]}, "DH-3"),
    (drawing(), {"course": [[{"board": "01", "face": "E", "turn": 0}]]}, "DH-3"),
    (drawing(), {"course": None}, "course"),
    (drawing(), {"boards": {}}, "missing"),
    (drawing(), {"marks": [None, [6000, 0], [7000, 0]]}, "DH-5: seat 0"),
    (drawing(), {"marks": [[-1, 0], [6000, 0], [7000, 0]]}, "DH-7"),
    (drawing(), {"marks": [[5000, 40001], [6000, 0], [7000, 0]]}, "DH-7"),
    (drawing(), {"marks": [[5000.0, 0], [6000, 0], [7000, 0]]}, "integers"),
    (drawing(), {"marks": [[5000, 0], [6000, 0]]}, "marks"),
    (drawing(), {"flags": [[None] * 3] * 3}, "flags"),
    (drawing(), {"flags": [[3, None, None], *[[None] * 3] * 3]}, "seats"),
    (drawing(), {"flags": [[True, None, None], *[[None] * 3] * 3]}, "seats"),
    (drawing(), {"round": 31}, "DH-14"),
    (drawing(), {"round": 0}, "round"),
    (drawing(), {"phase": "over"}, "DH-14"),
    (drawing(), {"phase": "pass"}, "phase"),
    (drawing(), {"finish": [41000, None, None]}, "DH-9"),
    (drawing(), {"finish": [41000, None, None], "marks": [None, [1, 1], [2, 2]]}, "DH-11"),
    (drawing(), {"drawn": {"3": SOME_DRAW}}, "no seat"),
    (drawing(), {"drawn": {"00": SOME_DRAW}}, "no seat"),
    (drawing(), {"drawn": {"0": SOME_DRAW | {"holes": [0, 0, 1, 2, 3]}}}, "DH-6"),
    (drawing(), {"drawn": {"0": SOME_DRAW | {"turn": "0"}}}, "turn"),
    (drawing(), {"drawn": {"0": {"type": "start", "x": 100}}}, "DH-5"),
    (drawing(), {"drawn": {str(seat): SOME_DRAW for seat in range(3)}}, "DH-7"),
    (drawing(), {"transparencies": []}, "DH-2"),
    (drawing(), {"transparencies": [[[0, 0]] * 15] * 6}, "DH-2"),
    (drawing(), {"transparencies": [[[9001, hole] for hole in range(15)]] * 6}, "DH-2"),
    (over(), {"drawn": {"0": SOME_DRAW}}, "DH-6"),
    (over(), {"finish": [-1, None, None]}, "DH-11"),
    (over(), {"finish": [40000, None, None]}, "DH-11"),
    (over(), {"finish": [49001, None, None]}, "DH-11"),
    (over(), {"marks": [[1, 1], [1, 1], [2, 2]]}, "DH-9"),
]


@pytest.mark.parametrize(("position", "change", "reason"), WRONG, ids=lambda value: str(value)[:40])
def test_what_does_not_fit_is_refused(position: Json, change: Json, reason: str) -> None:
    """The reason is a clause, words, or both."""
    GAME.load(position)
    clause, words = reason.split(": ") if ": " in reason else (reason, "") if "DH-" in reason else (None, reason)
    with pytest.raises(BadPosition) as refused:
        GAME.load(position | change)
    assert words in str(refused.value)
    assert refused.value.rule == clause
    assert refused.value.code.startswith(("downhill.", "refused."))


def test_what_is_refused_is_told_in_every_language() -> None:
    for position, change, _ in WRONG:
        with pytest.raises(BadPosition) as refused:
            GAME.load(position | change)
        en, de, fr = (refused.value.text.say(language) for language in LANGUAGES)
        assert len({en, de, fr}) == 3
        assert not any("{" in said or "DH-" in said for said in (en, de, fr))


@pytest.mark.parametrize(
    "change",
    [
        {"flag": [10001, 0]},
        {"flag": [1, 2, 3]},
        {"obstacles": [{"kind": "bush", "x": 5000, "y": 5000, "r": 100}]},
        {"obstacles": [{"kind": "tree", "x": 1199, "y": 5000, "r": 1200}]},
        {"obstacles": [{"kind": "tree", "x": 5000, "y": 5000, "r": 0}]},
        {"obstacles": [{"kind": "fallen", "x": 5000, "y": 5000, "r": 400}]},
        {"obstacles": [tree(5000, 5000)] * 17},
    ],
    ids=str,
)
def test_what_cannot_be_printed_on_a_board_is_refused(change: Json) -> None:
    position = drawing()
    face: dict[str, Any] = next(iter(position["boards"].values()))
    face |= change
    with pytest.raises(BadPosition):
        GAME.load(position)


def test_a_course_of_ones_own_must_be_that_of_the_options() -> None:
    position = Scene("EH", (100, 0), (5000, 0)).position
    GAME.load(position)
    position["course"][0][0]["turn"] = 1
    with pytest.raises(BadPosition, match="options"):
        GAME.load(position)


def test_an_own_mountain_is_kept_and_played() -> None:
    scene = Scene("E", (3000, 0), (9000, 0)).put(tree(4000, 4000)).line(0, *down(3000, 0, 4000))
    match, runs = scene.resolved()
    assert runs[0].touch is not None
    written = json.loads(json.dumps(match.position()))
    assert written["boards"]["01E"] == {"flag": [9700, 9700], "obstacles": [tree(4000, 4000)]}
    assert Match.from_position(GAME, written).position() == match.position()
    assert isinstance(match.node, Decide)


def test_equal_positions_are_equal_however_they_came_about() -> None:
    """Sealed draws leave nothing behind, nor do boards that lay there before."""
    scene = Scene("E", (3000, 0), (9000, 0)).line(0, *down(3000, 0, 4000))
    match, _ = scene.resolved()
    assert GAME.load(match.position())[1] == match.state
