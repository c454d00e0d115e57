"""Which bots play which game, weakest first. A game's own come from the module `tablelands.bots.<game>`, or, for a
game that is plugged in, from the module or object that its entry point `tablelands.bots` names; each has a tuple BOTS.
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
"""Not a bot but a wish: the strongest there is for the game."""

UNKNOWN_BOT = Text(
    "unknown bot '{name}'; {game} has {names}",
    "Unbekannter Bot „{name}“; {game} hat {names}",
    "bot inconnu « {name} » ; {game} a {names}",
)
give_ids("bots.roster", globals())


def bots_for(game: Game[Any, Any, Any]) -> list[Bot]:
    return [bot for bot in (*EVERYWHERE, *_own_bots(game.id)) if bot.plays(game)]


def bot_names(game: Game[Any, Any, Any]) -> list[str]:
    """Everything that `find_bot` understands."""
    return [*(bot.name for bot in bots_for(game)), STRONGEST]


def find_bot(game: Game[Any, Any, Any], name: str) -> Bot:
    bots = {bot.name: bot for bot in bots_for(game)}
    if name == STRONGEST:
        return list(bots.values())[-1]
    if name in bots:
        return bots[name]
    raise BadRequest(UNKNOWN_BOT.fill(name=name, game=game.name, names=", ".join(bot_names(game))))


def answer(bot: str, question: Question) -> Answer:
    """For another process: everything is found by its name there."""
    return think(find_bot(question.game, bot), question)


def _own_bots(game_id: str) -> tuple[Bot, ...]:
    module = f"{HOME}.{game_id.replace('-', '_')}"
    if find_spec(module) is not None:
        own: tuple[Bot, ...] = import_module(module).BOTS
        return own
    plugged_in = _plugged_in()
    return tuple(plugged_in[game_id].load().BOTS) if game_id in plugged_in else ()


@cache
def _plugged_in() -> dict[str, Any]:
    return {point.name: point for point in entry_points(group=HOME)}
