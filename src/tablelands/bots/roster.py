"""Which bots play which game, weakest first. A game's own come from the module `tablelands.bots.<game>`, or, for a
game that is plugged in, from the module or object that its entry point `tablelands.bots` names; each has a tuple BOTS,
and RATINGS by name if they have been measured.
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
"""The highest level, or in a game without levels a wish: the strongest there is."""

USUAL = "easy"
"""Whom one plays against without asking for anybody."""

UNKNOWN_BOT = Text(
    "unknown bot '{name}'; {game} has {names}",
    "Unbekannter Bot „{name}“; {game} hat {names}",
    "bot inconnu « {name} » ; {game} a {names}",
)
give_ids("bots.roster", globals())


def bots_for(game: Game[Any, Any, Any]) -> list[Bot]:
    """Weakest first: by their ratings, where they have been measured."""
    bots = [bot for bot in (*EVERYWHERE, *_own_bots(game.id)) if bot.plays(game)]
    rated = {bot.name: rating_of(game, bot.name) for bot in bots}
    known = [rating for rating in rated.values() if rating is not None]
    return sorted(bots, key=lambda bot: rated[bot.name] or 0) if len(known) == len(bots) else bots


def rating_of(game: Game[Any, Any, Any], name: str) -> int | None:
    """As the arena measured it (docs/bots.md), with `greedy` at 1500; None if nobody has."""
    measured: dict[str, int] = getattr(bots_module(game.id), "RATINGS", {})
    return measured.get(name)


def bot_names(game: Game[Any, Any, Any]) -> list[str]:
    """Everything that `find_bot` understands."""
    return list(dict.fromkeys([*(bot.name for bot in bots_for(game)), STRONGEST]))


def find_bot(game: Game[Any, Any, Any], name: str) -> Bot:
    bots = {name: bot for bot in bots_for(game) for name in (bot.name, *bot.former_names)}
    if name in bots:
        return bots[name]
    if name == STRONGEST:
        return list(bots.values())[-1]
    raise BadRequest(UNKNOWN_BOT.fill(name=name, game=game.name, names=", ".join(bot_names(game))))


def usual_bot(game: Game[Any, Any, Any]) -> Bot:
    """The second level; in a game without levels the strongest there is."""
    return next((bot for bot in bots_for(game) if bot.name == USUAL), bots_for(game)[-1])


def answer(bot: str, question: Question) -> Answer:
    """For another process: everything is found by its name there."""
    return think(find_bot(question.game, bot), question)


def bots_module(game_id: str) -> Any:
    """Where the game's own bots are; None if it has none."""
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
