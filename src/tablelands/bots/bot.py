"""What a bot is: something that chooses a move for a seat, out of what that seat can see, in the time it is given."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from tablelands.core.game import Game
from tablelands.core.match import Match


@dataclass(frozen=True, slots=True)
class Question:
    """`state` hides what the seat may not see; `milliseconds` is None where there is no hurry."""

    game: Game[Any, Any, Any]
    state: Any
    seat: int
    random: Random
    milliseconds: int | None = None


class Bot(ABC):
    name: ClassVar[str]

    def plays(self, game: Game[Any, Any, Any]) -> bool:
        return True

    @abstractmethod
    def choose(self, question: Question) -> Any: ...


def ask(bot: Bot, match: Match, seat: int, milliseconds: int | None = None) -> Any:
    """The move of a bot for a seat that is to move; raises NotYourTurn for one that is not."""
    match.expect_turn(seat)
    seen = match.game.seen_by(match.state, seat)
    return bot.choose(Question(match.game, seen, seat, match.bot_random, milliseconds))
