"""Warm bots think compiled. A module of bots that can be warmed brings `warm()`, which compiles what it needs or finds
it on disk; nobody who waits for a move calls it, but processes that play many games do, before the first."""

from importlib.util import find_spec
from threading import local
from typing import Any

from tablelands.bots.roster import bots_module
from tablelands.core.game import Game

_warm: set[str] = set()
_warming = local()
"""`game_id`: what this thread is compiling. It alone may use that already; others would have to wait for it."""


def warm(game: Game[Any, Any, Any]) -> bool:
    """Whether there was anything to warm; without the extra `fast` there is not."""
    compile_ = getattr(bots_module(game.id), "warm", None)
    if compile_ is None or find_spec("numba") is None:
        return False
    if game.id not in _warm:
        _warming.game_id = game.id
        try:
            compile_()
        finally:
            del _warming.game_id
        _warm.add(game.id)
    return True


def is_warm(game_id: str) -> bool:
    return game_id in _warm or getattr(_warming, "game_id", None) == game_id
