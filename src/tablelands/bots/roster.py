"""The bots of each game, weakest first.

A game's own bots come from the module `tablelands.bots.<game>`, or, for a game of another package, from the module or
object that its entry point `tablelands.bots` names. It has a tuple BOTS, and RATINGS by name if they were measured.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any

from tablelands.bots.bot import Answer, Bot, Question, think
from tablelands.bots.simple import GreedyBot, RandomBot
from tablelands.core.errors import BadRequest
from tablelands.core.game import Game
from tablelands.core.text import Text, give_ids

HOME = "tablelands.bots"
EVERYWHERE: tuple[Bot, ...] = (RandomBot(), GreedyBot())
STRONGEST = "strong"
"""The highest level; in a game without levels an alias of its strongest bot."""

USUAL = "easy"
"""The default opponent."""

UNKNOWN_BOT = Text(
    "unknown bot '{name}'; {game} has {names}",
    "Unbekannter Bot „{name}“; {game} hat {names}",
    "bot inconnu « {name} » ; {game} a {names}",
)
give_ids("bots.roster", globals())


def bots_for(game: Game[Any, Any, Any]) -> list[Bot]:
    """The bots of a game, weakest first; ordered by rating if all were measured."""
    bots = [bot for bot in (*EVERYWHERE, *_own_bots(game.id)) if bot.plays(game)]
    rated = {bot.name: rating_of(game, bot.name) for bot in bots}
    known = [rating for rating in rated.values() if rating is not None]
    return sorted(bots, key=lambda bot: rated[bot.name] or 0) if len(known) == len(bots) else bots


def rating_of(game: Game[Any, Any, Any], name: str) -> int | None:
    """The rating that the arena measured (docs/bots.md), with `greedy` at 1500; None if it was not measured."""
    measured: dict[str, int] = getattr(bots_module(game.id), "RATINGS", {})
    return measured.get(name)


def bot_names(game: Game[Any, Any, Any]) -> list[str]:
    """All names that `find_bot` accepts."""
    return list(dict.fromkeys([*(bot.name for bot in bots_for(game)), STRONGEST]))


def find_bot(game: Game[Any, Any, Any], name: str) -> Bot:
    bots = {name: bot for bot in bots_for(game) for name in (bot.name, *bot.former_names)}
    if name in bots:
        return bots[name]
    if name == STRONGEST:
        return list(bots.values())[-1]
    raise BadRequest(UNKNOWN_BOT.fill(name=name, game=game.name, names=", ".join(bot_names(game))))


def usual_bot(game: Game[Any, Any, Any]) -> Bot:
    """The second level; in a game without levels the strongest bot."""
    return next((bot for bot in bots_for(game) if bot.name == USUAL), bots_for(game)[-1])


def answer(bot: str, question: Question) -> Answer:
    """Answer a question in another process, where the bot is found by its name."""
    return think(find_bot(question.game, bot), question)


def bots_module(game_id: str) -> Any:
    """The module of the game's own bots; None if it has none."""
    module = f"{HOME}.{game_id.replace('-', '_')}"
    if find_spec(module) is not None:
        return import_module(module)
    plugged_in = _plugged_in()
    return plugged_in[game_id].load() if game_id in plugged_in else None


def _own_bots(game_id: str) -> tuple[Bot, ...]:
    module = bots_module(game_id)
    return () if module is None else tuple(module.BOTS)


@cache
def _plugged_in() -> dict[str, Any]:
    return {point.name: point for point in entry_points(group=HOME)}
