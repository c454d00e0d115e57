"""Which games there are. Every folder of `tablelands.games` is one, and so is every entry point `tablelands.games`.

A folder `my_game` holds the game `my-game`; its module `game` has the object `GAME`. Nothing is imported before it
is asked for.
"""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from tablelands.core.errors import BadRequest
from tablelands.core.game import Game
from tablelands.core.text import Text, give_ids

HOME = "tablelands.games"

UNKNOWN_GAME = Text(
    "unknown game '{name}'; there are {names}",
    "Unbekanntes Spiel „{name}“; es gibt {names}",
    "jeu inconnu « {name} » ; il y a {names}",
)
give_ids("registry", globals())


def game_ids() -> list[str]:
    return sorted({*_folders(), *_plugged_in()})


def find_game(game_id: object) -> Game[Any, Any, Any]:
    if isinstance(game_id, str) and game_id in (folders := _folders()):
        return _checked(import_module(f"{HOME}.{folders[game_id]}.game").GAME)
    if isinstance(game_id, str) and game_id in (plugged_in := _plugged_in()):
        return _checked(plugged_in[game_id].load())
    raise BadRequest(UNKNOWN_GAME.fill(name=game_id, names=", ".join(game_ids())))


@cache
def _folders() -> dict[str, str]:
    found = pkgutil.iter_modules(import_module(HOME).__path__)
    return {module.name.replace("_", "-"): module.name for module in found if module.ispkg}


@cache
def _plugged_in() -> dict[str, Any]:
    return {point.name: point for point in entry_points(group=HOME)}


def _checked(game: object) -> Game[Any, Any, Any]:
    if not isinstance(game, Game):
        raise TypeError(f"{game!r} is not a Game")
    return game
