"""Compile bots in the background: a second process compiles to disk, then a thread of this process loads the result.

Until then bots think interpreted. TABLELANDS_WARM=0 switches this off.
"""

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

from tablelands.bots.compilation import compile_bots, is_loaded
from tablelands.bots.roster import EVERYWHERE, bots_module
from tablelands.core.game import Game
from tablelands.core.registry import find_game
from tablelands.search.cache import SUFFIXES, discard_damaged, list_files, sound_files
from tablelands.search.kernel_loader import KERNELS, cache_folder, source_stamp

_started: set[str] = set()


def compile_in_background(game: Game[Any, Any, Any], bots: Iterable[str | None]) -> bool:
    """Start to compile or load a game's bots; return False if there is nothing to do."""
    searching = set(bots) - {None} - {yardstick.name for yardstick in EVERYWHERE}
    if not searching or game.id in _started or not may_compile(game):
        return False
    _started.add(game.id)
    Thread(target=_compile_and_load, args=(game,), name=f"compiling {game.id}", daemon=True).start()
    return True


def compile_now(game: Game[Any, Any, Any], compiling: Callable[[], object]) -> None:
    """Compile or load a game's bots, and wait for it; calls `compiling` if it takes a while."""
    if may_compile(game):
        if not is_compiled(game):
            compiling()
        compile_ahead(game)


def may_compile(game: Game[Any, Any, Any]) -> bool:
    return os.environ.get("TABLELANDS_WARM") != "0" and can_compile(game)


def can_compile(game: Game[Any, Any, Any]) -> bool:
    return (
        find_spec("numba") is not None and hasattr(bots_module(game.id), "compile_kernels") and not is_loaded(game.id)
    )


def _compile_and_load(game: Game[Any, Any, Any]) -> None:
    discard_damaged(_marker(game).parent, game.id)
    if is_compiled(game) or _compile_elsewhere(game.id):
        compile_bots(game)


def _compile_elsewhere(game_id: str) -> bool:
    """Compile in another process, since compiling would block the threads of this one."""
    return subprocess.run([sys.executable, "-m", __name__, game_id], stdout=subprocess.DEVNULL).returncode == 0


def compile_ahead(game: Game[Any, Any, Any]) -> None:
    """Compile a game's bots to disk; waits if another process is doing so."""
    marker = _marker(game)
    with _locked(marker):
        compile_bots(game)
        marker.write_text("\n".join(name for name in sound_files(marker.parent) if name.endswith(SUFFIXES)))
        list_files(marker.parent, [marker])


def is_compiled(game: Game[Any, Any, Any]) -> bool:
    """Whether the machine code of these sources is on disk, complete and undamaged."""
    marker = _marker(game)
    sound = sound_files(marker.parent)
    named = set(marker.read_text().splitlines()) if marker.name in sound else set()
    return bool(named) and named <= sound


@cache
def _marker(game: Game[Any, Any, Any]) -> Path:
    """The file that lists all machine code of a game, for the present sources."""
    bots = bots_module(game.id).__name__
    return cache_folder(game, False, f"{bots}.kernels") / f"warm-{source_stamp(game, KERNELS, bots)}"


@contextmanager
def _locked(marker: Path) -> Iterator[None]:
    """Hold a lock on the folder. On systems without such locks, two processes may compile the same."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with marker.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    os.nice(10)
    for name in sys.argv[1:]:
        compile_ahead(find_game(name))
