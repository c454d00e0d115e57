"""Hints in words: what to do, why, and how good the other moves are that the bot thought of.

A game's module of bots may bring `suggest`, the words of a hint, and `reasons` beyond those that the game knows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tablelands.bots import texts
from tablelands.bots.bot import Answer, Bot, Candidate
from tablelands.bots.roster import bots_module
from tablelands.core.game import Game
from tablelands.core.text import Text

MOST = 4
"""So many moves are compared."""
Reasons = Callable[[Any, int, Any], Sequence[Text]]
Suggest = Callable[[Any, int, Any], Text]


@dataclass(frozen=True, slots=True)
class Compared:
    """A move, and how it compares to the one that is advised."""

    move: Any
    worth: Text


@dataclass(frozen=True, slots=True)
class Advice:
    """`words` say the move; `compared` begins with it, and has no other where the bot has no opinion."""

    move: Any
    words: Text
    reasons: tuple[Text, ...]
    compared: tuple[Compared, ...]


def advice_of(game: Game[Any, Any, Any], seen: Any, seat: int, bot: Bot, answer: Answer) -> Advice:
    """`seen` is what the seat knew when the bot was asked."""
    words = suggestion(game, seen, seat, answer.move)
    compared = tuple(Compared(one.move, _worth(bot, answer, one)) for one in _candidates(answer))
    return Advice(answer.move, words, tuple(reasons_for(game, seen, seat, answer.move)), compared)


def suggestion(game: Game[Any, Any, Any], seen: Any, seat: int, move: Any) -> Text:
    """The move as something to do: "Lay a curve at 2E"."""
    suggest: Suggest = getattr(bots_module(game.id), "suggest", game.tell_move)
    return suggest(seen, seat, move)


def reasons_for(game: Game[Any, Any, Any], seen: Any, seat: int, move: Any) -> list[Text]:
    """What the move would set off, and what else speaks for it."""
    changes = game.look.changes(seen, seat, move) if game.look.shows(seen) else ()
    more: Reasons | None = getattr(bots_module(game.id), "reasons", None)
    return [*changes, *(() if more is None else more(seen, seat, move))]


def _candidates(answer: Answer) -> list[Candidate]:
    """The best one first; no others where the bot has no opinion about them."""
    best = Candidate(answer.move, answer.value)
    if answer.value is None:
        return [best]
    others = [one for one in answer.candidates if one.move != answer.move and one.value is not None]
    return [best, *others][:MOST]


def _worth(bot: Bot, answer: Answer, one: Candidate) -> Text:
    if one.move == answer.move:
        return texts.ITS_CHOICE
    less = (answer.value or 0) - (one.value or 0)
    if bot.gives_chances:
        percent = round(100 * less)
        return texts.LESS_LIKELY.fill(percent=percent) if percent > 0 else texts.AS_GOOD
    less = round(less, 2)
    return texts.WORSE_BY.fill(points=number(less)) if less > 0 else texts.AS_GOOD


def number(value: float) -> Text:
    with_comma = f"{value:g}".replace(".", ",")
    return Text(f"{value:g}", with_comma, with_comma)
