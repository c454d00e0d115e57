"""Play one game of the arena. Jobs and results are plain data, so that any process can play."""

import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tablelands.arena.engines import Forfeit
from tablelands.arena.entrants import entrant, warm_up
from tablelands.arena.luck import CommonLuck
from tablelands.bots.bot import Limit, Question
from tablelands.core.errors import Refused
from tablelands.core.game import Game
from tablelands.core.node import Chance, Over
from tablelands.core.options import Setup
from tablelands.core.registry import find_game

MOST_MOVES = 10_000


@dataclass(frozen=True, slots=True)
class Terms:
    """What all games of an arena have in common."""

    game: str
    seats: int
    options: dict[str, Any]
    milliseconds: int | None = None
    seed: int = 1
    simulations: int | None = None

    def setup(self) -> Setup:
        return find_game(self.game).setup(self.seats, self.options)


@dataclass(frozen=True, slots=True)
class Job:
    """The first entrant plays side `place`, the second all others. The games of a block have the same seed, and the
    first plays each side once."""

    pair: tuple[str, str]
    block: int
    place: int


@dataclass(frozen=True, slots=True)
class Result:
    """`share` is the first entrant's share of the win; `margin` its points minus those of the best other, if the game
    was played to its end; `forfeit` says why an entrant lost otherwise. Thinking: moves, seconds, longest, for both."""

    pair: tuple[str, str]
    block: int
    place: int
    share: float
    margin: float | None
    thinking: tuple["Thinking", "Thinking"]
    forfeit: str = ""


@dataclass(slots=True)
class Thinking:
    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.moves += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


@dataclass
class _Seating:
    """Which of the pair sits on each seat: 0 or 1."""

    of: list[int]
    thinking: tuple[Thinking, Thinking] = field(default_factory=lambda: (Thinking(), Thinking()))


def sides_of(game: Game[Any, Any, Any], setup: Setup) -> list[int]:
    """The side of each seat."""
    return [game.side_of(setup, seat) for seat in range(setup.seats)]


def play_game(terms: Terms, job: Job) -> Result:
    game, setup = find_game(terms.game), terms.setup()
    warm_up(game, job.pair)
    sides = sides_of(game, setup)
    mine = sorted(set(sides))[job.place]
    seating = _Seating([0 if side == mine else 1 for side in sides])
    try:
        over = _play(game, setup, terms, job, seating)
    except _Lost as lost:
        return Result(job.pair, job.block, job.place, float(lost.who), None, seating.thinking, lost.why)
    won = sum(seating.of[seat] == 0 for seat in over.winners)
    return Result(
        job.pair, job.block, job.place, won / len(over.winners), _margin(over.scores, seating.of), seating.thinking
    )


class _Lost(Exception):
    def __init__(self, who: int, why: str) -> None:
        super().__init__(why)
        self.who, self.why = who, why


def _play(game: Game[Any, Any, Any], setup: Setup, terms: Terms, job: Job, seating: _Seating) -> Over:
    state = game.setups.begin(setup)
    seed = f"{terms.seed} {' '.join(job.pair)} {job.block}"
    luck, bots = CommonLuck(Random(seed).getrandbits(62)), Random(f"{seed} {job.place}")
    limit = Limit(terms.milliseconds, terms.simulations)
    for _ in range(MOST_MOVES):
        node = game.node(state)
        if isinstance(node, Over):
            return node
        if isinstance(node, Chance):
            state = game.resolve(state, luck.outcome(game, state, node.due))
            continue
        seat = node.seats[0]
        luck.decides(seat)
        question = Question(game.id, game.seen_by(state, seat), seat, bots.getrandbits(63), limit)
        state = game.play(state, seat, _move(game, setup, question, job, seating))
    raise RuntimeError(f"{game.id} does not come to an end")


def _move(game: Game[Any, Any, Any], setup: Setup, question: Question, job: Job, seating: _Seating) -> Any:
    who = seating.of[question.seat]
    began = time.perf_counter()
    try:
        move = entrant(game, job.pair[who]).move(setup, question)
        seating.thinking[who].add(time.perf_counter() - began)
        move = game.canonical_move(question.state, question.seat, move)
        game.check(question.state, question.seat, move)
    except (Forfeit, Refused) as lost:
        raise _Lost(who, str(lost)) from lost
    return move


def _margin(scores: tuple[float, ...] | None, seating: list[int]) -> float | None:
    if scores is None:
        return None
    first, second = ([score for seat, score in enumerate(scores) if seating[seat] == who] for who in (0, 1))
    return max(first) - max(second)
