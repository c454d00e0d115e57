"""Random games against the naive oracle: after every move the same node and position, after every round the same
story, and now and then a wrong move that both must refuse alike."""

import json
from random import Random
from typing import Any

import pytest

from tablelands.core.errors import BadRequest, IllegalMove
from tablelands.core.match import Match
from tablelands.core.node import Decide, Over
from tablelands.games.downhill import sealing
from tablelands.games.downhill.game import GAME
from tablelands.games.downhill.moves import Draw, Move
from tablelands.games.downhill.state import SEATS, State
from tablelands.games.downhill.story import Run
from tablelands.games.downhill.travel import trace

from . import mountains
from .oracle import Illegal, Malformed, Oracle

Json = dict[str, Any]
TRIES = 5
"""Most random lines crash at once: of a few, usually the one that gets furthest is played."""


def compare_game(seed: int) -> int:
    """Answers the number of moves that agreed."""
    luck = Random(seed)
    match = Match(GAME, GAME.setup(luck.randint(2, SEATS), some_options(luck)), seed=seed)
    match.chance()
    if luck.random() < 0.5:
        match = somewhere_down(match, luck)
    oracle = Oracle(json.loads(json.dumps(match.position())))
    moves = 0
    while isinstance(node := match.node, Decide):
        seat = luck.choice(node.seats)
        if luck.random() < 0.1:
            compare_refusal(match, oracle, seat, luck)
        play_both(match, oracle, seat, promising(match.state, seat, luck))
        moves += 1
    assert isinstance(match.node, Over)
    return moves


def some_options(luck: Random) -> Json:
    drawing = luck.choice((None, *mountains.ALL))
    return {
        "course": "basic" if drawing is None else mountains.course(drawing, luck),
        "assist": luck.choice(("none", "none", "overlay", "straight")),
        "max_rounds": luck.choice((1, 3, 8, 12)),
    }


def somewhere_down(match: Match, luck: Random) -> Match:
    """The marks somewhere on the mountain, so that every part of it is tried."""
    written = match.position()
    boards = [
        (row, column) for row, places in enumerate(written["course"]) for column, place in enumerate(places) if place
    ]
    written["phase"] = "draw"
    written["marks"] = [
        [luck.randint(0, 10000) + 10000 * column, luck.randint(0, 10000) + 10000 * row]
        for row, column in luck.choices(boards, k=match.setup.seats)
    ]
    return Match.from_position(GAME, written)


def play_both(match: Match, oracle: Oracle, seat: int, move: Move) -> None:
    told = story_of(match.state, seat, move)
    match.play(seat, move)
    oracle.play(seat, GAME.move_to_json(move))
    node = match.node.to_json()
    node.pop("reason", None)
    assert node == oracle.node()
    ours, theirs = match.position(), oracle.position()
    assert {name: ours[name] for name in theirs} == theirs
    if told:
        assert [summary(run) for run in told] == [without_touch(one) for one in oracle.story()]
        for run, touching in zip(told, oracle.touching(), strict=True):
            assert (run.touch is None) == (not touching)
            assert run.touch is None or run.touch.what in touching


def story_of(state: State, seat: int, move: Move) -> list[Run]:
    """Of the round that this move completes."""
    return GAME.runs(state, seat, move)


def summary(run: Run) -> Json:
    stopped_at = run.stop
    if stopped_at is None:
        stopped_at = max(stop for stop, point in enumerate(run.stops) if point <= run.tried)
    flags = [[row, column] for row, column, _ in run.flags]
    return {"seat": run.seat, "stopped_at": stopped_at, "flags": flags, "finished": run.stop is None}


def without_touch(told: Json) -> Json:
    return {name: value for name, value in told.items() if name != "touched"}


def promising(state: State, seat: int, luck: Random) -> Move:
    moves = [GAME.sample_move(state, seat, luck) for _ in range(TRIES if luck.random() < 0.8 else 1)]
    return max(moves, key=lambda move: reached(state, seat, move))


def reached(state: State, seat: int, move: Move) -> int:
    if not isinstance(move, Draw):
        return 0
    trial = state.copy()
    sealing.put_draw_of(trial, seat, move)
    return trace(trial, seat)[0]


def compare_refusal(match: Match, oracle: Oracle, seat: int, luck: Random) -> None:
    move = spoilt(GAME.move_to_json(GAME.sample_move(match.state, seat, luck)), luck)
    before = json.dumps(match.position())
    try:
        match.game.check(match.state, seat, GAME.move_from_json(move))
    except IllegalMove as error:
        with pytest.raises(Illegal) as refused:
            oracle.play(seat, move)
        assert refused.value.rule == error.rule
    except BadRequest:
        with pytest.raises(Malformed):
            oracle.play(seat, move)
    assert json.dumps(match.position()) == before


def spoilt(move: Json, luck: Random) -> Json:
    """Always refused."""
    if move["type"] == "start":
        return luck.choice([{"type": "start", "x": -1}, {"type": "start"}, {"type": "draw", "turn": 0}])
    line = move.get("line") or [[0, 0]] * 5
    changes: list[Json] = [
        {"turn": 4},
        {"turn": True},
        {"flip": 0},
        {"holes": [*move["holes"][:4], move["holes"][0]]},
        {"holes": move["holes"][:4]},
        {"holes": [*move["holes"][:4], 15]},
        {"line": None},
        {"line": []},
        {"line": line[:4]},
        {"line": line * 500},
        {"line": [[9001, 0], *line]},
        {"line": [[0, 0], *line]},
        {"line": [*line, [0, 0]]},
        {"line": [line[0]] * 5},
        {"line": [[0.0, 0]] * 5},
    ]
    return move | luck.choice(changes)
