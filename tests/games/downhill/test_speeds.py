"""Interpreted and compiled play are the same game: random lines from the start, and curved ones that lie sealed."""

import json
from random import Random
from typing import Any

import pytest

from tablelands.bots.downhill import kernels
from tablelands.bots.downhill.drafts import Judgement, some_eye
from tablelands.bots.downhill.kernels import plan
from tablelands.core.match import Match
from tablelands.core.node import Decide
from tablelands.games.downhill.game import GAME
from tablelands.games.downhill.state import TO_DRAW, State
from tablelands.search.kernel_loader import compiled_kernel
from tablelands.search.numpy_records import record_type, to_record
from tablelands.search.playouts import play_compiled, play_interpreted

from .mountains import ASIDE, BROAD, COMB, LONG, RING, SMALLEST, STAIRS, course
from .policies import swerving

OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {"max_rounds": 7}),
    (6, {"max_rounds": 12, "assist": "straight"}),
    (3, {"course": course(RING), "max_rounds": 20}),
    (5, {"course": course(STAIRS), "max_rounds": 9}),
    (2, {"course": course(LONG), "max_rounds": 100}),
    (6, {"course": course(COMB)}),
    (2, {"course": course(SMALLEST, Random(3))}),
    (5, {"course": course(BROAD, Random(4)), "max_rounds": 6}),
    (3, {"course": course(ASIDE, Random(5)), "max_rounds": 6}),
    (6, {"course": {"rows": 6, "columns": 2, "faces": "mixed"}}),
    (3, {"course": {"rows": 1, "columns": 1, "faces": "hard"}}),
    (4, {"course": {"rows": 2, "columns": 5, "faces": "easy"}, "max_rounds": 8}),
    (2, {"course": "01E 05H1 / - 03E2"}),
]


def agree(state: State, games: int, seed: int) -> int:
    plain = play_interpreted(GAME, state, games, seed)
    assert play_compiled(GAME, state, games, seed) == plain
    assert play_compiled(GAME, state, games, seed, bounds_checked=True) == plain
    return plain.games


def test_a_thousand_random_games_agree() -> None:
    games = 0
    for seed, (seats, options) in enumerate(OPTIONS):
        games += agree(GAME.setups.begin(GAME.setup(seats, options)), 105, seed)
    assert games > 1000


def test_curved_lines_that_lie_sealed_are_resolved_alike() -> None:
    luck = Random(5)
    for seed, (seats, options) in enumerate(OPTIONS * 3):
        match = Match(GAME, GAME.setup(seats, options), seed=seed)
        match.chance()
        while isinstance(match.node, Decide) and (match.state.phase != TO_DRAW or len(match.node.seats) > 1):
            seat = match.node.seats[0]
            match.play(seat, swerving(match.state, seat, luck))
        agree(match.state, 3, seed)


@pytest.mark.parametrize("error", [0.0, 0.05])
def test_plans_agree(error: float) -> None:
    import numpy as np

    compiled = compiled_kernel(GAME, "plan", kernels.__name__).plan
    records, luck = np.zeros(1, record_type(State)), Random(6)
    for seed in range(4):
        state = Match(GAME, GAME.setup(3), seed=seed).state
        state = GAME.resolve(state, GAME.outcomes.sample(state, luck))
        while state.phase != TO_DRAW:
            seat = GAME.rules.mover(state)
            state = GAME.play(state, seat, GAME.sample_move(state, seat, luck))
        eye, plain, fast = some_eye(Judgement(error), state, luck), [0] * plan.WORK, np.zeros(plan.WORK, np.int64)
        to_record(state, records, 0)
        assert plan.plan([state], 0, 1, eye, plain) == compiled(records, 0, 1, np.array(eye), fast)
        assert plain == fast.tolist()


def test_no_position_holds_anything_but_integers() -> None:
    match = Match(GAME, GAME.setup(4), seed=1)
    match.chance()
    luck = Random(2)
    while isinstance(match.node, Decide):
        seat = match.node.seats[0]
        match.play(seat, GAME.sample_move(match.state, seat, luck))
        for value in vars(match.state).values():
            assert type(value) is int or all(type(number) is int for number in value)
        assert "." not in json.dumps(match.position() | {"rules": ""})
