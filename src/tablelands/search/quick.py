"""Rules that a server asks with every move, compiled: they take the place of the module of rules in games that look
`ahead` (see `core.ruled`).

Positions stay what they are, ordinary objects. For a question one of them is written into a record, which takes about a
microsecond.
"""

from functools import cache
from operator import itemgetter
from pathlib import Path
from struct import Struct
from threading import local
from types import SimpleNamespace
from typing import Any

from tablelands.core.flat import Flat
from tablelands.search.speeds import KERNELS, cache_folder, compiled_kernel, source_stamp

LETTERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}
"""Of `struct`, which puts numbers where a C compiler would; so do records."""


class Desk(local):
    """Where one position at a time is laid for compiled rules; each thread has its own. Of one position several things
    are asked in a row, and it does not change meanwhile: a move makes another."""

    def __init__(self, game: Any) -> None:
        import numpy as np

        from tablelands.search.records import record_type

        layout, record = game.state_type.LAYOUT, record_type(game.state_type)
        room = max(game.rules.MAX_MOVES, game.rules.MOST_AHEAD)
        kernel = compiled_kernel(game, "asked")
        self._asked, self._most = kernel.asked, kernel.MOST
        self._fields = itemgetter(*layout)
        self._struct = Struct("".join(f"{field.length or 1}{LETTERS[field.width]}" for field in layout.values()))
        self._bytes = bytearray(record.itemsize)
        self._states = np.frombuffer(self._bytes, record)
        self._moves, self._ahead, self._scratch = np.zeros((3, room), np.int64)
        self._laid: Flat | None = None
        self._answers: tuple[list[int], list[int]] = [], []

    def ask(self, state: Flat) -> tuple[list[int], list[int]]:
        """The codes of its legal moves, and what `ahead` writes."""
        if state is not self._laid:
            self._lay(state)
            counts = self._asked(self._states, self._moves, self._ahead, self._scratch)
            moves, ahead = divmod(counts, self._most)
            self._laid, self._answers = state, (self._moves[:moves].tolist(), self._ahead[:ahead].tolist())
        return self._answers

    def _lay(self, state: Flat) -> None:
        numbers: list[int] = []
        for value in self._fields(vars(state)):
            if isinstance(value, list):
                numbers += value
            else:
                numbers.append(value)
        self._struct.pack_into(self._bytes, 0, *numbers)


def looks_ahead(game: Any) -> bool:
    return hasattr(getattr(game, "rules", None), "ahead")


def quick_rules(game: Any) -> SimpleNamespace:
    """The names of the game's rules, and `listed(s)` and `look_ahead(s)`, which answer what `legal` and `ahead` write.
    Loads machine code, or compiles it where there is none on disk."""
    desk = Desk(game)

    def listed(state: Flat) -> list[int]:
        return desk.ask(state)[0]

    def look_ahead(state: Flat) -> list[int]:
        return desk.ask(state)[1]

    look_ahead(game.state_type())
    return SimpleNamespace(**{**vars(game.rules), "listed": listed, "look_ahead": look_ahead})


def is_compiled(game: Any) -> bool:
    """Whether machine code was left on disk that belongs to these very sources."""
    return _note(game).exists()


def compile_ahead(game: Any) -> None:
    quick_rules(game)
    _note(game).touch()


@cache
def _note(game: Any) -> Path:
    return cache_folder(game, False) / f"asked-{source_stamp(game, KERNELS)}"
