"""Thinks a line through to the end of the game: what others may draw meanwhile, and what will come after it."""

import time
from collections.abc import Sequence
from functools import cache
from random import Random
from statistics import fmean
from typing import Any

from tablelands.bots.bot import Answer, Candidate, Question
from tablelands.bots.downhill import kernels
from tablelands.bots.downhill.drafts import Judgement, drafter, drawn_in, put_drawn, put_seen, some_eye
from tablelands.bots.downhill.kernels.beliefs import EYE, believed_hole
from tablelands.bots.downhill.kernels.plan import BEST, FIELDS, FLAGS, NONE, PATH, PLACEMENT, STROKES, WORK
from tablelands.bots.downhill.start_choice import promising_start
from tablelands.bots.levels import Effort
from tablelands.bots.simple import best_of
from tablelands.games.downhill.formats.moves import Draw, Move, Start
from tablelands.games.downhill.rules.starts import put_start, some_start
from tablelands.games.downhill.state import TO_DRAW, TO_START, State

ROUNDS_AHEAD = 8
"""Mostly to the end of the game."""
CANDIDATES = 16
"""At most; so many starts are thought of."""
OTHERS = (
    Judgement(error=0.0, flag_worth=800, breadth=8),
    Judgement(error=0.01, caution=0.01, flag_worth=2000, breadth=8),
    Judgement(error=0.01, caution=0.01, flag_worth=4000, breadth=8),
)
"""How others are believed to see and what they want, one as likely as the other."""
ONESELF = Judgement(error=0.0, flag_worth=2500, breadth=12, swerves=True)
"""How one will draw from the next round on, thinking less than now."""
FIRST_LOOK = 4
"""So often each candidate is thought through before the worse half is dropped."""


Gain = tuple[int, int, int]
"""What a line comes to: where its last hole lies on the mountain, and the flags it wins, a bit for each slot."""


class Simulator:
    """Compiled, with room for the positions after each candidate. The first record is to work in."""

    def __init__(self) -> None:
        import numpy as np

        from tablelands.games.downhill.game import GAME
        from tablelands.search.kernel_loader import compiled_kernel
        from tablelands.search.numpy_records import record_type

        self._numpy = np
        self._draft = compiled_kernel(GAME, "sealing", kernels.__name__).draft
        self._simulate = compiled_kernel(GAME, "simulate", kernels.__name__).simulate
        self._records = np.zeros(CANDIDATES + 1, record_type(State))
        self._work, self._eye = np.zeros(WORK, np.int64), np.zeros(EYE, np.int64)

    def lines(self, state: State, seat: int, eyes: Sequence[list[int]], deadline: float | None = None) -> list[Move]:
        """What somebody with each of these eyes would draw, as long as there is time. Of lines that mean to come to the
        same, the first one is a candidate."""
        found: dict[Gain, Move] = {}
        for eye in eyes:
            if found and is_past(deadline):
                break
            index = len(found) + 1
            put_seen(state, self._records, index)
            eye_now = self._numpy.array(eye, self._numpy.int64)
            if self._draft(self._records, index, seat, eye_now, self._work) != NONE:
                gain = self._gain(state, seat, eye)
                if gain not in found:
                    found[gain] = drawn_in(self._records, index, state, seat)
        return list(found.values())

    def _gain(self, state: State, seat: int, eye: list[int]) -> "Gain":
        """Of the line that was planned last."""
        line = self._work[BEST * FIELDS :].tolist()
        start, last = line[PATH] & 15, line[PATH] >> 4 * line[STROKES] & 15
        return *believed_hole(state, seat, line[PLACEMENT], start, last, eye), line[FLAGS]

    def put_line(self, number: int, state: State, seat: int, move: Draw) -> None:
        """Candidate `number` is this line."""
        put_drawn(state, self._records, number + 1, seat, move)

    def put_start(self, number: int, state: State, seat: int, x: int, random: Random) -> None:
        """Candidate `number` starts there, and those who have not started yet where it looks good."""
        trial = state.copy()
        put_start(trial, seat, x)
        for other in range(trial.seats):
            if not trial.started[other]:
                eye = some_eye(OTHERS[0], trial, random)
                put_start(trial, other, promising_start(trial, other, eye, random, drafter(compiled=True)))
        trial.phase = TO_DRAW
        put_seen(trial, self._records, number + 1)

    def outcome(self, number: int, seat: int, eyes: list[int]) -> float:
        eyes_of_all = self._numpy.array(eyes, self._numpy.int64)
        return float(self._simulate(self._records, number + 1, seat, eyes_of_all, ROUNDS_AHEAD, self._eye, self._work))


@cache
def simulator() -> Simulator:
    return Simulator()


def think_through(question: Question, judgements: Sequence[Judgement], effort: Effort) -> Answer | None:
    """The best of what one would draw with each of these judgements. The games to come are the same for every
    candidate; the worse half of them is dropped again and again (successive halving). None if no line seems to lead
    anywhere."""
    deadline, simulations = effort.deadline_for(question), effort.simulations_for(question)
    moves = _candidates(question, judgements, deadline)
    outcomes: list[list[float]] = [[] for _ in moves]
    left = list(range(len(moves)))
    wanted = [number for number in left if moves[number] in question.also]
    looks, spent, enough = 0, 0, FIRST_LOOK
    while left and spent < simulations and (seen := _look(question, left, deadline)):
        for number, outcome in zip(left, seen, strict=True):
            outcomes[number].append(outcome)
        looks, spent = looks + 1, spent + len(left)
        if looks == enough:
            ranked = sorted(left, key=lambda number: -fmean(outcomes[number]))
            left = list(dict.fromkeys([*ranked[: max(2, len(left) // 2)], *wanted]))
            enough = 2 * enough + FIRST_LOOK
    if not looks:
        return Answer(moves[0]) if moves else None
    return _best(moves, outcomes, left)


def is_past(deadline: float | None) -> bool:
    return deadline is not None and time.monotonic() >= deadline


def _look(question: Question, left: Sequence[int], deadline: float | None) -> list[float] | None:
    """What comes of each of those that are left in one and the same future; None if there is no time for all."""
    eyes, seen = _eyes_to_come(question), []
    for number in left:
        if is_past(deadline):
            return None
        seen.append(simulator().outcome(number, question.seat, eyes))
    return seen


def _best(moves: Sequence[Move], outcomes: Sequence[Sequence[float]], left: Sequence[int]) -> Answer:
    """Those that were dropped come last, however lucky they were."""
    ranked = best_of([Candidate(moves[number], fmean(outcomes[number])) for number in left])
    least = min(candidate.value or 0.0 for candidate in ranked.candidates)
    dropped = [
        Candidate(move, min(least, fmean(of)))
        for number, (move, of) in enumerate(zip(moves, outcomes, strict=True))
        if number not in left
    ]
    behind = sorted(dropped, key=lambda candidate: -(candidate.value or 0.0))
    return Answer(ranked.move, ranked.value, (*ranked.candidates, *behind))


def _eyes_to_come(question: Question) -> list[int]:
    """For every seat in every round ahead."""
    state, random = question.state, question.random
    return [
        part
        for _ in range(ROUNDS_AHEAD)
        for seat in range(state.seats)
        for part in some_eye(ONESELF if seat == question.seat else random.choice(OTHERS), state, random)
    ]


def _candidates(question: Question, judgements: Sequence[Judgement], deadline: float | None) -> list[Any]:
    state, seat, random = question.state, question.seat, question.random
    if state.phase != TO_START:
        lines = simulator().lines(
            state, seat, [some_eye(judgement, state, random) for judgement in judgements], deadline
        )
        room = CANDIDATES - len(lines)
        for move in [move for move in question.also if move not in lines][:room]:
            simulator().put_line(len(lines), state, seat, move)
            lines.append(move)
        return lines
    places = [move.x for move in question.also]
    places += [some_start(state, seat, random.getrandbits(40)) for _ in range(CANDIDATES - len(places))]
    starts: list[Start] = []
    for number, x in enumerate(places):
        if starts and is_past(deadline):
            break
        simulator().put_start(number, state, seat, x, random)
        starts.append(Start(x))
    return starts
