"""The interface of a bot: it gets a question about the view of a seat, and gives an answer within a time limit.

Both are plain data, so that a bot can run in another process, which finds games and bots by their names.
"""

import time
from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from tablelands.core.game import Game
from tablelands.core.match import Match
from tablelands.core.registry import find_game
from tablelands.core.text import Text


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think; None: no limit."""

    milliseconds: int | None = None
    simulations: int | None = None


@dataclass(frozen=True)
class Question:
    """`state` hides what the seat may not know. The same question gets the same answer, unless time cuts it short."""

    game_id: str
    state: Any
    seat: int
    seed: int
    limit: Limit = Limit()
    also: tuple[Any, ...] = ()
    """Legal moves that the answer has to value besides those that the bot considers by itself."""

    @property
    def game(self) -> Game[Any, Any, Any]:
        return find_game(self.game_id)

    @cached_property
    def random(self) -> Random:
        return Random(self.seed)

    @cached_property
    def _deadline(self) -> float | None:
        milliseconds = self.limit.milliseconds
        return None if milliseconds is None else time.monotonic() + milliseconds / 1000

    def begin(self) -> None:
        """Start the clock."""
        _ = self._deadline

    def time_is_up(self) -> bool:
        return self._deadline is not None and time.monotonic() >= self._deadline

    def allows(self, milliseconds: int) -> bool:
        """Whether the limit allows something that takes so long."""
        return self.limit.milliseconds is None or self.limit.milliseconds >= milliseconds

    def __reduce__(self) -> tuple[Any, ...]:
        return Question, (self.game_id, self.state, self.seat, self.seed, self.limit, self.also)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that the bot considered. Values are the bot's own measure: more is better for the seat."""

    move: Any
    value: float | None
    visits: int | None = None
    """How often a search has visited it."""


@dataclass(frozen=True, slots=True)
class Answer:
    """`candidates` begin with the best, which is `move`; `value` is its value, if the bot knows one."""

    move: Any
    value: float | None = None
    candidates: tuple[Candidate, ...] = ()
    line: tuple[Any, ...] = ()
    """The expected line of play, as far as a search has seen it; it begins with the move."""
    values: tuple[float, ...] = ()
    """Each seat's expected share of the win."""


class Bot(ABC):
    """`name` is its id; `title` and `about` are for people."""

    name: str
    title: Text
    about: Text
    former_names: tuple[str, ...] = ()
    """Earlier names, still valid in saves and records."""

    @property
    def gives_chances(self) -> bool:
        """Whether its values are chances to win, from 0 to 1."""
        return False

    def plays(self, game: Game[Any, Any, Any]) -> bool:
        return True

    @abstractmethod
    def answer(self, question: Question) -> Answer: ...


def ask(bot: Bot, match: Match, seat: int, limit: Limit = Limit()) -> Answer:  # noqa: B008  # frozen
    """Ask a bot for the move of a seat; raises NotYourTurn if the seat is not to move."""
    return think(bot, question_of(match, seat, limit))


def question_of(match: Match, seat: int, limit: Limit = Limit()) -> Question:  # noqa: B008  # frozen
    match.expect_turn(seat)
    seen = match.game.seen_by(match.state, seat)
    return Question(match.game.id, seen, seat, match.bot_random.getrandbits(63), limit)


def think(bot: Bot, question: Question) -> Answer:
    question.begin()
    return bot.answer(question)
