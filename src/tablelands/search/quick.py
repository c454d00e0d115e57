"""Rules that a server asks with every move, compiled: they take the place of the module of rules in games that look
`ahead` (see `core.ruled`).

Positions stay what they are, ordinary objects. For a question one of them is written into a record, which takes about a
microsecond.
"""

import os
import sys
from functools import cache
from operator import itemgetter
from pathlib import Path
from struct import Struct
from threading import local
from types import SimpleNamespace
from typing import Any

from tablelands.core.flat import Flat
from tablelands.core.registry import find_game
from tablelands.search.speeds import KERNELS, cache_folder, compiled_kernel, source_stamp

LETTERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}
"""Of `struct`, which puts numbers where a C compiler would; so do records."""


class Desk(local):
    """Where one position at a time is laid for compiled rules; each thread has its own. Of one position several things
    are asked in a row, and it does not change meanwhile: a move makes another."""

    def __init__(self, state_type: type[Flat], room: int) -> None:
        import numpy as np

        from tablelands.search.records import record_type

        layout = state_type.LAYOUT
        self._fields = itemgetter(*layout)
        self._struct = Struct("".join(f"{field.length or 1}{LETTERS[field.width]}" for field in layout.values()))
        self._bytes = bytearray(record_type(state_type).itemsize)
        self.states = np.frombuffer(self._bytes, record_type(state_type))
        self.out, self.scratch = np.zeros((2, room), np.int64)
        self._laid: Flat | None = None

    def lay(self, state: Flat) -> Any:
        if state is self._laid:
            return self.states
        numbers: list[int] = []
        for value in self._fields(vars(state)):
            if isinstance(value, list):
                numbers += value
            else:
                numbers.append(value)
        self._struct.pack_into(self._bytes, 0, *numbers)
        self._laid = state
        return self.states


def looks_ahead(game: Any) -> bool:
    return hasattr(getattr(game, "rules", None), "ahead")


def quick_rules(game: Any) -> SimpleNamespace:
    """The names of the game's rules, and `look_ahead(s)`, which answers what `ahead` writes. Loads machine code, or
    compiles it where there is none on disk."""
    kernel, rules = compiled_kernel(game, "asked"), game.rules
    asked, desk = kernel.asked, Desk(game.state_type, max(rules.MAX_MOVES, rules.MOST_AHEAD))

    def legal(state: Flat, out: list[int]) -> int:
        count: int = asked(desk.lay(state), kernel.LEGAL, desk.out, desk.scratch)
        out[:count] = desk.out[:count].tolist()
        return count

    def look_ahead(state: Flat) -> list[int]:
        count: int = asked(desk.lay(state), kernel.AHEAD, desk.out, desk.scratch)
        found: list[int] = desk.out[:count].tolist()
        return found

    look_ahead(game.state_type())
    return SimpleNamespace(**{**vars(rules), "legal": legal, "look_ahead": look_ahead})


def is_compiled(game: Any) -> bool:
    """Whether machine code was left on disk that belongs to these very sources."""
    return _note(game).exists()


def compile_ahead(game: Any) -> None:
    quick_rules(game)
    _note(game).touch()


@cache
def _note(game: Any) -> Path:
    return cache_folder(game, False) / f"asked-{source_stamp(game, KERNELS)}"


if __name__ == "__main__":
    os.nice(10)
    for name in sys.argv[1:]:
        compile_ahead(find_game(name))
