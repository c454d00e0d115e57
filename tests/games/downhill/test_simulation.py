"""Thinking ahead: both speeds simulate alike, the same question gets the same line, every candidate may be drawn."""

from random import Random

import numpy as np
import pytest

from tablelands.bots import compilation
from tablelands.bots.bot import Limit, Question
from tablelands.bots.downhill import BOTS, SHARP, PlanningBot, kernels
from tablelands.bots.downhill.drafts import Drafter, Judgement, drafter, put_seen, some_eye
from tablelands.bots.downhill.kernels import simulate
from tablelands.bots.downhill.kernels.beliefs import EYE
from tablelands.bots.downhill.kernels.plan import WORK
from tablelands.bots.downhill.simulation import ROUNDS_AHEAD, simulator, think_through
from tablelands.bots.levels import Effort
from tablelands.core.match import Match
from tablelands.games.downhill.formats.moves import Draw, Start
from tablelands.games.downhill.game import GAME
from tablelands.games.downhill.rules.sheet import hole
from tablelands.games.downhill.state import State
from tablelands.search.kernel_loader import compiled_kernel
from tablelands.search.numpy_records import record_type

STRONG = next(bot for bot in BOTS if bot.name == "strong")
SWERVING = SHARP[0]


def drawing(seats: int = 2, seed: int = 6) -> State:
    """Everybody has started."""
    match = Match(GAME, GAME.setup(seats), seed=seed)
    match.chance()
    for seat in range(seats):
        match.play(seat, GAME.sample_move(match.state, seat, Random(seat)))
    state: State = match.state
    return state


def test_both_speeds_simulate_alike() -> None:
    state, luck = drawing(), Random(3)
    plain = Judgement(error=0.02, breadth=4)
    eyes = [part for _ in range(ROUNDS_AHEAD * 2) for part in some_eye(plain, state, luck)]
    interpreted = simulate.simulate([state, state], 1, 0, eyes, 2, [0] * EYE, [0] * WORK)
    records = np.zeros(2, record_type(State))
    put_seen(state, records, 1)
    room = np.zeros(EYE, np.int64), np.zeros(WORK, np.int64)
    kernel = compiled_kernel(GAME, "simulate", kernels.__name__)
    assert kernel.simulate(records, 1, 0, np.array(eyes, np.int64), 2, *room) == interpreted
    assert 0 <= interpreted <= 1


def test_both_speeds_swerve_alike() -> None:
    state = drawing(seed=9)
    eye = some_eye(SWERVING, state, Random(1))
    quick = drafter(compiled=True)
    assert quick.plan(state, 0, eye) == Drafter().plan(state, 0, eye)
    assert quick.promise(state, 0, eye) == Drafter().promise(state, 0, eye)


def test_who_swerves_for_flags_never_promises_himself_less() -> None:
    for seed in range(8):
        state = drawing(seed=seed)
        plain = drafter(compiled=True).promise(state, 0, some_eye(Judgement(error=0.0, breadth=128), state, Random(1)))
        assert drafter(compiled=True).promise(state, 0, some_eye(SWERVING, state, Random(1))) >= plain - 400


def test_the_same_question_gets_the_same_line_and_candidates_are_legal() -> None:
    for seats in (2, 4):
        state = drawing(seats)
        first, again = (think_through(Question(GAME.id, state, 1, 5), SHARP, Effort(30, 60.0)) for _ in range(2))
        assert first is not None
        assert first == again
        values = [one.value for one in first.candidates if one.value is not None]
        assert values == sorted(values, reverse=True)
        assert len(first.candidates) > 2
        for one in first.candidates:
            assert isinstance(one.move, Draw)
            GAME.check(state, 1, one.move)


def test_it_starts_where_games_go_well() -> None:
    match = Match(GAME, GAME.setup(3), seed=4)
    match.chance()
    found = think_through(Question(GAME.id, match.state, 0, 1), SHARP, Effort(24, 60.0))
    assert found is not None
    assert isinstance(found.move, Start)
    GAME.check(match.state, 0, found.move)


def test_a_move_that_somebody_asks_about_is_thought_through_to_the_end() -> None:
    """Though it is not among the better half: as often as the best one, in the same games to come."""
    state = drawing()
    poor = GAME.sample_move(state, 1, Random(2))
    found = think_through(Question(GAME.id, state, 1, 5, also=(poor,)), SHARP, Effort(60, 60.0))
    assert found is not None
    values = {one.move: one.value for one in found.candidates}
    best = think_through(Question(GAME.id, state, 1, 5, also=(found.move,)), SHARP, Effort(60, 60.0))
    assert values[poor] <= values[found.move]  # type: ignore[operator]  # both were simulated
    assert best is not None
    assert [one.move for one in best.candidates].count(found.move) == 1


def test_a_start_that_somebody_asks_about_is_among_the_candidates() -> None:
    match = Match(GAME, GAME.setup(3), seed=4)
    match.chance()
    found = think_through(Question(GAME.id, match.state, 0, 1, also=(Start(1234),)), SHARP, Effort(24, 60.0))
    assert found is not None
    assert Start(1234) in [one.move for one in found.candidates]


def test_a_line_that_wins_at_once_is_seen() -> None:
    """One hole below the edge of the last row: whoever finishes now with more flags has won."""
    state = drawing()
    state.mark_x[0], state.mark_y[0] = 15000, 39000
    state.mark_x[1], state.mark_y[1] = 5000, 3000
    found = think_through(Question(GAME.id, state, 0, 1), SHARP, Effort(40, 60.0))
    assert found is not None
    assert found.value is not None
    assert found.value > 0.8
    assert isinstance(found.move, Draw)
    assert hole(state, 0, found.move.holes[0])


def test_cold_bots_plan_without_simulating(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "_loaded", set())
    assert isinstance(STRONG, PlanningBot)
    answer = STRONG.answer(Question(GAME.id, drawing(), 0, 1))
    assert isinstance(answer.move, Draw)
    assert answer.value is None


def test_a_simulator_tells_lines_apart() -> None:
    state = drawing()
    lines = simulator().lines(state, 0, [some_eye(one, state, Random(1)) for one in (SHARP[0], SHARP[0], SHARP[4])])
    assert len(lines) == len(set(lines)) <= 2


def test_candidates_come_to_different_things() -> None:
    """Most of what one may want comes to the same last hole and flags on a slope with one good way down."""
    state = drawing(seed=1)
    eyes = [some_eye(one, state, Random(1)) for one in SHARP]
    drawn = {drafter(compiled=True).plan(state, 0, eye) for eye in eyes}
    assert len(simulator().lines(state, 0, eyes)) < len(drawn)


def test_somebody_in_a_hurry_draws_what_he_wants_most() -> None:
    question = Question(GAME.id, drawing(), 0, 1, Limit(milliseconds=1))
    hurried = think_through(question, SHARP, Effort(300, 60.0))
    assert hurried is not None
    assert hurried.move == drafter(compiled=True).plan(question.state, 0, some_eye(SHARP[0], question.state, Random(1)))
    assert hurried.value is None
