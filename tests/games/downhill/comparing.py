"""Random games against the naive oracle: after every move the same node and position, after every round the same
story, and now and then a wrong move that both must refuse alike."""

import json
from collections import Counter
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

import pytest

from tablelands.core.errors import BadRequest, IllegalMove
from tablelands.core.match import Match
from tablelands.core.node import Decide, Over
from tablelands.games.downhill.formats import course_notation, courses
from tablelands.games.downhill.formats.moves import Move
from tablelands.games.downhill.game import GAME
from tablelands.games.downhill.state import SEATS
from tablelands.games.downhill.words.stories import Run

from . import cases, mountains
from .oracle import Illegal, Malformed, Oracle
from .policies import POLICIES

Json = dict[str, Any]
SHAPES = [
    {"rows": rows, "columns": columns, "faces": faces}
    for rows, columns, faces in product(range(1, 13), range(1, 13), ("easy", "hard", "mixed"))
    if rows * columns <= 12
]


@dataclass(frozen=True)
class Plan:
    """A game that can be played again; `down` has the marks somewhere on the mountain from the beginning."""

    seats: int
    options: Json
    policy: str
    down: bool
    seed: int


def some_plan(seed: int) -> Plan:
    luck = Random(seed)
    return Plan(
        seats=luck.randint(2, SEATS),
        options={
            "course": some_course(luck),
            "assist": luck.choice(("none", "none", "none", "overlay", "straight")),
            "max_rounds": luck.choice((1, 3, 8, 12)),
        },
        policy=luck.choice(list(POLICIES)),
        down=luck.random() < 0.6,
        seed=seed,
    )


def some_course(luck: Random) -> Any:
    """Basic, a shape, rows, or the same typed."""
    kind = luck.randrange(4)
    if kind == 0:
        return "basic"
    if kind == 1:
        return luck.choice(SHAPES)
    rows = mountains.course(luck.choice(mountains.ALL), luck)
    return rows if kind == 2 else course_notation.notation(courses.from_json(rows, "rows", BadRequest))


def compare_game(plan: Plan) -> Counter[str]:
    """Answers how many moves agreed, and which rare cases came up."""
    luck = Random(f"{plan.seed} played")
    match = Match(GAME, GAME.setup(plan.seats, plan.options), seed=plan.seed)
    match.chance()
    if plan.down:
        match = somewhere_down(match, luck)
    oracle = Oracle(json.loads(json.dumps(match.position())))
    found = Counter(cases.of_course(plan.options["course"]))
    while isinstance(node := match.node, Decide):
        seat = luck.choice(node.seats)
        if luck.random() < 0.1:
            compare_refusal(match, oracle, seat, luck)
        found.update(play_both(match, oracle, seat, POLICIES[plan.policy](match.state, seat, luck)))
        found["moves"] += 1
    assert isinstance(match.node, Over)
    return found


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


def play_both(match: Match, oracle: Oracle, seat: int, move: Move) -> list[str]:
    """Answers the rare cases of the round that this move completes."""
    before, told = match.position(), GAME.runs(match.state, seat, move)
    match.play(seat, move)
    oracle.play(seat, GAME.move_to_json(move))
    node = match.node.to_json()
    node.pop("reason", None)
    assert node == oracle.node()
    ours, theirs = match.position(), oracle.position()
    assert {name: ours[name] for name in theirs} == theirs
    if not told:
        return []
    assert [summary(run) for run in told] == [without_touch(one) for one in oracle.story()]
    for run, touching in zip(told, oracle.touching(), strict=True):
        assert (run.touch is None) == (not touching)
        assert run.touch is None or run.touch.what in touching
    return list(cases.of_round(before, told, ours))


def summary(run: Run) -> Json:
    stopped_at = run.stop
    if stopped_at is None:
        stopped_at = max(stop for stop, point in enumerate(run.stops) if point <= run.tried)
    flags = [[row, column] for row, column, _ in run.flags]
    return {"seat": run.seat, "stopped_at": stopped_at, "flags": flags, "finished": run.stop is None}


def without_touch(told: Json) -> Json:
    return {name: value for name, value in told.items() if name != "touched"}


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
