"""Entrants of the arena: a bot by its name, or `engine:COMMAND`, a program that speaks the engine protocol."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Protocol

from tablelands.arena.engines import EngineProcess
from tablelands.bots.bot import Question, think
from tablelands.bots.compilation import compile_bots
from tablelands.bots.roster import EVERYWHERE, find_bot
from tablelands.core.game import Game
from tablelands.core.options import Setup

ENGINE = "engine:"


class Entrant(Protocol):
    def move(self, setup: Setup, question: Question) -> Any:
        """Raises Forfeit if there is none."""


class BotEntrant:
    def __init__(self, game: Game[Any, Any, Any], name: str) -> None:
        self.bot = find_bot(game, name)

    def move(self, setup: Setup, question: Question) -> Any:
        return think(self.bot, question).move


def known_as(game: Game[Any, Any, Any], name: str) -> str:
    """The name under which results are stored; raises BadRequest for an unknown bot."""
    return name if name.startswith(ENGINE) else find_bot(game, name).name


def warm_up(game: Game[Any, Any, Any], names: Iterable[str]) -> None:
    """Load the compiled bots of a game before the first game in this process."""
    if any(not name.startswith(ENGINE) and find_bot(game, name) not in EVERYWHERE for name in names):
        compile_bots(game)


@cache
def entrant(game: Game[Any, Any, Any], name: str) -> Entrant:
    """The entrant with this name. Each process has one of each, so an engine runs on from game to game."""
    if name.startswith(ENGINE):
        return EngineProcess(name.removeprefix(ENGINE))
    return BotEntrant(game, name)
