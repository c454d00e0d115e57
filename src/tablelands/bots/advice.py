"""Hints in words: what to do, why, and how other moves compare.

A game's module of bots may have `suggest` for the words of a hint, and `reasons` beyond those of the game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tablelands.bots import texts
from tablelands.bots.bot import Answer, Bot, Candidate
from tablelands.bots.roster import bots_module
from tablelands.core.game import Game
from tablelands.core.text import Text

MOST = 4
"""How many moves are compared."""
Reasons = Callable[[Any, int, Any], Sequence[Text]]
Suggest = Callable[[Any, int, Any], Text]


@dataclass(frozen=True, slots=True)
class Compared:
    """A move, and how it compares to the suggested one."""

    move: Any
    worth: Text


@dataclass(frozen=True, slots=True)
class Advice:
    """`words` suggest the move; `compared` begins with it, and has no others if the bot gives no values."""

    move: Any
    words: Text
    reasons: tuple[Text, ...]
    compared: tuple[Compared, ...]


def advice_of(game: Game[Any, Any, Any], seen: Any, seat: int, bot: Bot, answer: Answer) -> Advice:
    """Turn an answer into advice; `seen` is the state that the bot was asked about."""
    words = suggestion(game, seen, seat, answer.move)
    candidates = _candidates(answer)
    compared = tuple(Compared(candidate.move, _worth(bot, answer, candidate)) for candidate in candidates)
    return Advice(answer.move, words, tuple(reasons_for(game, seen, seat, answer.move)), compared)


def suggestion(game: Game[Any, Any, Any], seen: Any, seat: int, move: Any) -> Text:
    """The move as something to do: "Lay a curve at 2E"."""
    suggest: Suggest = getattr(bots_module(game.id), "suggest", game.tell_move)
    return suggest(seen, seat, move)


def reasons_for(game: Game[Any, Any, Any], seen: Any, seat: int, move: Any) -> list[Text]:
    """What the move would set off, and other reasons for it."""
    changes = game.look.changes(seen, seat, move) if game.look.shows(seen) else ()
    more: Reasons | None = getattr(bots_module(game.id), "reasons", None)
    return [*changes, *(() if more is None else more(seen, seat, move))]


def _candidates(answer: Answer) -> list[Candidate]:
    """The best moves first; only the suggested one if the bot gives no values."""
    best = Candidate(answer.move, answer.value)
    if answer.value is None:
        return [best]
    others = [other for other in answer.candidates if other.move != answer.move and other.value is not None]
    return [best, *others][:MOST]


def _worth(bot: Bot, answer: Answer, candidate: Candidate) -> Text:
    if candidate.move == answer.move:
        return texts.ITS_CHOICE
    less = (answer.value or 0) - (candidate.value or 0)
    if bot.gives_chances:
        percent = round(100 * less)
        return texts.LESS_LIKELY.fill(percent=percent) if percent > 0 else texts.AS_GOOD
    less = round(less, 2)
    return texts.WORSE_BY.fill(points=number(less)) if less > 0 else texts.AS_GOOD


def number(value: float) -> Text:
    with_comma = f"{value:g}".replace(".", ",")
    return Text(f"{value:g}", with_comma, with_comma)
