"""Which bots play which game, weakest first. A module `tablelands.bots.<game>` with a tuple BOTS adds its own."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tablelands.bots.bot import Bot
from tablelands.bots.simple import GreedyBot, RandomBot
from tablelands.core.errors import BadRequest
from tablelands.core.game import Game
from tablelands.core.text import Text

EVERYWHERE: tuple[Bot, ...] = (RandomBot(), GreedyBot())
STRONGEST = "strong"
"""Not a bot but a wish: the strongest there is for the game."""

UNKNOWN_BOT = Text(
    "unknown bot '{name}'; {game} has {names}",
    "unbekannter Bot '{name}'; {game} hat {names}",
    "bot inconnu '{name}' ; {game} a {names}",
)


def bots_for(game: Game[Any, Any, Any]) -> list[Bot]:
    return [bot for bot in (*EVERYWHERE, *_own_bots(game)) if bot.plays(game)]


def bot_names(game: Game[Any, Any, Any]) -> list[str]:
    """Everything that `find_bot` understands."""
    return list(dict.fromkeys([*(bot.name for bot in bots_for(game)), STRONGEST]))


def find_bot(game: Game[Any, Any, Any], name: str) -> Bot:
    bots = {bot.name: bot for bot in bots_for(game)}
    if name in bots:
        return bots[name]
    if name == STRONGEST:
        return list(bots.values())[-1]
    raise BadRequest(UNKNOWN_BOT.fill(name=name, game=game.name, names=", ".join(bot_names(game))))


def _own_bots(game: Game[Any, Any, Any]) -> tuple[Bot, ...]:
    module = f"tablelands.bots.{game.id.replace('-', '_')}"
    if find_spec(module) is None:
        return ()
    own: tuple[Bot, ...] = import_module(module).BOTS
    return own
