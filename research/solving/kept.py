"""A solution is worked out once and kept in the cache folder. Three by three takes a gigabyte there, of which only what
is asked for is read."""

from collections.abc import Callable
from pathlib import Path

import numpy as np

from research.solving.small import small_game
from research.solving.solution import KERNELS, Solution, solve
from tablelands.search.kernel_loader import cache_home, source_hash

PARTS = ("first", "second", "tally")


def solution(side: int, seen: Callable[[int, int], None] = lambda done, total: None) -> Solution:
    """The one on disk, or a new one if there is none or rules or solver have changed since."""
    game = small_game(side)
    folder, sources = cache_home() / f"{game.id}-solved", source_hash(game, KERNELS)
    mark = folder / "sources"
    if not mark.exists() or mark.read_text() != sources:
        folder.mkdir(parents=True, exist_ok=True)
        mark.unlink(missing_ok=True)
        keep(solve(side, seen), folder)
        mark.write_text(sources)
    return Solution(side, *(np.load(folder / f"{part}.npy", mmap_mode="r") for part in PARTS))


def keep(solved: Solution, folder: Path) -> None:
    for part in PARTS:
        np.save(folder / f"{part}.npy", getattr(solved, part))
