"""Bots get warm while nobody waits for them: another process compiles and leaves machine code on disk, a thread of this
one then loads it, and until that is done they think interpreted. TABLELANDS_WARM=0 keeps them from it."""

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import Any

from tablelands.bots.roster import bots_module
from tablelands.bots.warming import is_warm, warm
from tablelands.core.game import Game
from tablelands.core.registry import find_game
from tablelands.search.speeds import KERNELS, cache_folder

_begun: set[str] = set()


def warm_soon(game_ids: Iterable[str]) -> bool:
    """Whether there is anything left to warm, which has begun then; one game after the other."""
    left = [name for name in game_ids if name not in _begun and can_be_warmed(find_game(name))]
    if os.environ.get("TABLELANDS_WARM") == "0" or not left:
        return False
    _begun.update(left)
    Thread(target=_warm_all, args=(left,), name="warming", daemon=True).start()
    return True


def can_be_warmed(game: Game[Any, Any, Any]) -> bool:
    return find_spec("numba") is not None and hasattr(bots_module(game.id), "warm") and not is_warm(game.id)


def _warm_all(game_ids: list[str]) -> None:
    for name in game_ids:
        if is_compiled(find_game(name)) or _compile_elsewhere(name):
            warm(find_game(name))


def _compile_elsewhere(game_id: str) -> bool:
    """Compiling keeps Python busy; a process of its own takes nobody's turn."""
    return subprocess.run([sys.executable, "-m", __name__, game_id], stdout=subprocess.DEVNULL).returncode == 0


def compile_ahead(game: Game[Any, Any, Any]) -> None:
    """Leaves machine code on disk; waits where another process is at it already."""
    with _alone(_note(game)):
        warm(game)
        _note(game).touch()


def is_compiled(game: Game[Any, Any, Any]) -> bool:
    """Whether what was left on disk belongs to these very sources."""
    return _note(game).exists()


@cache
def _note(game: Game[Any, Any, Any]) -> Path:
    """A file that stands for all of a game's machine code."""
    return cache_folder(game, False, KERNELS, f"{bots_module(game.id).__name__}.kernels") / "warm"


@contextmanager
def _alone(note: Path) -> Iterator[None]:
    """Where the system has no such locks, two may compile the same."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with note.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    os.nice(10)
    for name in sys.argv[1:]:
        compile_ahead(find_game(name))
