"""Compile the searches of a game's bots in this process.

A module of bots that can be compiled has `compile_kernels()`, which compiles what it needs or loads it from disk. This
takes a while, so it is called before many games, or in the background, never while a move is waited for.
"""

from importlib.util import find_spec
from threading import local
from typing import Any

from tablelands.bots.roster import bots_module
from tablelands.core.game import Game

_loaded: set[str] = set()
_in_progress = local()
"""`game_id`: the game that this thread is compiling. The thread may use it already; others would have to wait."""


def compile_bots(game: Game[Any, Any, Any]) -> bool:
    """Compile a game's bots; return False if there is nothing to compile, as without the extra `fast`."""
    compile_ = getattr(bots_module(game.id), "compile_kernels", None)
    if compile_ is None or find_spec("numba") is None:
        return False
    if game.id not in _loaded:
        _in_progress.game_id = game.id
        try:
            compile_()
        finally:
            del _in_progress.game_id
        _loaded.add(game.id)
    return True


def is_loaded(game_id: str) -> bool:
    return game_id in _loaded or getattr(_in_progress, "game_id", None) == game_id
