"""Bots get warm while nobody waits for them: another process compiles and leaves machine code on disk, a thread of this
one then loads it, and until that is done they think interpreted. TABLELANDS_WARM=0 keeps them from it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import Any

from tablelands.bots.roster import EVERYWHERE, bots_module
from tablelands.bots.warming import is_warm, warm
from tablelands.core.game import Game
from tablelands.core.registry import find_game
from tablelands.search.cache import SUFFIXES, discard_damaged, list_files, sound_files
from tablelands.search.speeds import KERNELS, cache_folder, source_stamp

_begun: set[str] = set()


def warm_soon(game: Game[Any, Any, Any], bots: Iterable[str | None]) -> bool:
    """Whether one of these bots of the game has anything to compile or load, which has begun then."""
    searching = set(bots) - {None} - {yardstick.name for yardstick in EVERYWHERE}
    if not searching or game.id in _begun or not may_be_warmed(game):
        return False
    _begun.add(game.id)
    Thread(target=_warm, args=(game,), name=f"warming {game.id}", daemon=True).start()
    return True


def warm_now(game: Game[Any, Any, Any], compiling: Callable[[], object]) -> None:
    """For somebody who waits in any case, who is told if it takes a while."""
    if may_be_warmed(game):
        if not is_compiled(game):
            compiling()
        compile_ahead(game)


def may_be_warmed(game: Game[Any, Any, Any]) -> bool:
    return os.environ.get("TABLELANDS_WARM") != "0" and can_be_warmed(game)


def can_be_warmed(game: Game[Any, Any, Any]) -> bool:
    return find_spec("numba") is not None and hasattr(bots_module(game.id), "warm") and not is_warm(game.id)


def _warm(game: Game[Any, Any, Any]) -> None:
    discard_damaged(_note(game).parent, game.id)
    if is_compiled(game) or _compile_elsewhere(game.id):
        warm(game)


def _compile_elsewhere(game_id: str) -> bool:
    """Compiling keeps Python busy; a process of its own takes nobody's turn."""
    return subprocess.run([sys.executable, "-m", __name__, game_id], stdout=subprocess.DEVNULL).returncode == 0


def compile_ahead(game: Game[Any, Any, Any]) -> None:
    """Leaves machine code on disk; waits where another process is at it already."""
    note = _note(game)
    with _alone(note):
        warm(game)
        note.write_text("\n".join(name for name in sound_files(note.parent) if name.endswith(SUFFIXES)))
        list_files(note.parent, [note])


def is_compiled(game: Game[Any, Any, Any]) -> bool:
    """Whether machine code of these very sources is on disk, all of it and undamaged."""
    note = _note(game)
    sound = sound_files(note.parent)
    named = set(note.read_text().splitlines()) if note.name in sound else set()
    return bool(named) and named <= sound


@cache
def _note(game: Game[Any, Any, Any]) -> Path:
    """A file that names all of a game's machine code, made from the sources as they lie there."""
    bots = bots_module(game.id).__name__
    return cache_folder(game, False, f"{bots}.kernels") / f"warm-{source_stamp(game, KERNELS, bots)}"


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
