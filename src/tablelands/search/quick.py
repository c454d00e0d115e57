"""Rules that a server asks with every move, compiled: they take the place of the module of rules in games that look
`ahead` (see `core.ruled`).

Positions stay what they are, ordinary objects. For a question one of them is written into a record, which takes about a
microsecond.
"""

import hashlib
import os
from array import array
from ctypes import addressof, c_char
from functools import cache
from operator import itemgetter
from pathlib import Path
from random import Random
from struct import Struct
from threading import local
from types import SimpleNamespace
from typing import Any

from tablelands.core.flat import Flat
from tablelands.core.stage import DECIDE
from tablelands.search import objects
from tablelands.search.speeds import KERNELS, compiled_kernel, kept_folder, source_stamp

MOST = 1 << 32
"""As in the kernel `asked`: more than there can be of legal moves, or of what lies ahead."""
LETTERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}
"""Of `struct`, which puts numbers where a C compiler would; so do records."""
TRIED_GAMES = 5


class Desk(local):
    """Where one position at a time is laid for compiled rules; each thread has its own. Of one position several things
    are asked in a row, and it does not change meanwhile: a move makes another."""

    def __init__(self, game: Any, code: bytes) -> None:
        layout = game.state_type.LAYOUT
        nothing = bytes(8 * room_of(game))
        self._asked = objects.load(code, 4)
        self._fields = itemgetter(*layout)
        self._struct = struct_of(game)
        self._bytes = bytearray(self._struct.size)
        self._moves, self._ahead, self._scratch = array("q", nothing), array("q", nothing), array("q", nothing)
        state = (c_char * self._struct.size).from_buffer(self._bytes)
        rows = (self._moves, self._ahead, self._scratch)
        self._places = addressof(state), *(row.buffer_info()[0] for row in rows)
        self._held = state
        """So that it stays where it is."""
        self._laid: Flat | None = None
        self._answers: tuple[list[int], list[int]] = [], []

    def ask(self, state: Flat) -> tuple[list[int], list[int]]:
        """The codes of its legal moves, and what `ahead` writes."""
        if state is not self._laid:
            self._lay(state)
            counts = self._asked(*self._places)
            assert counts != objects.FAILED
            moves, ahead = divmod(counts, MOST)
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


def room_of(game: Any) -> int:
    """For as many numbers as compiled rules may write."""
    return int(max(game.rules.MAX_MOVES, game.rules.MOST_AHEAD))


def struct_of(game: Any) -> Struct:
    """A record of one position, as long as a C compiler makes it: a whole number of its widest fields."""
    fields = game.state_type.LAYOUT.values()
    widest = max((field.width for field in fields), key=lambda width: int(width[1:]))
    letters = "".join(f"{field.length or 1}{LETTERS[field.width]}" for field in fields)
    return Struct(f"{letters}0{LETTERS[widest]}")


def quick_rules(game: Any) -> SimpleNamespace:
    """The names of the game's rules, and `listed(s)` and `look_ahead(s)`, which answer what `legal` and `ahead` write.
    Loads machine code, or compiles it where there is none on disk."""
    if not is_compiled(game):
        compile_ahead(game)
    desk = Desk(game, _kept(game).read_bytes())

    def listed(state: Flat) -> list[int]:
        return desk.ask(state)[0]

    def look_ahead(state: Flat) -> list[int]:
        return desk.ask(state)[1]

    look_ahead(game.state_type())
    return SimpleNamespace(**{**vars(game.rules), "listed": listed, "look_ahead": look_ahead})


def is_compiled(game: Any) -> bool:
    """Whether machine code was left on disk that belongs to these very sources and this processor."""
    return _kept(game).exists()


def compile_ahead(game: Any) -> None:
    """What is left on disk has been tried: a server that loads it relies on that."""
    import numpy as np

    from tablelands.search.records import record_type

    kernel = compiled_kernel(game, "asked")
    records, row = np.zeros(1, record_type(game.state_type)), np.zeros(room_of(game), np.int64)
    assert records.itemsize == struct_of(game).size, "records lie in memory as they do for a C compiler"
    code = objects.machine_code(kernel.asked, (records, row, row, row))
    _try(game, Desk(game, code))
    half = _kept(game).with_suffix(f".{os.getpid()}")
    half.write_bytes(code)
    half.replace(_kept(game))


def _try(game: Any, desk: Desk) -> None:
    """Through whole games, beside the rules as they are written."""
    rules, random = game.rules, Random(1)
    for _ in range(TRIED_GAMES):
        state = game.setups.begin(game.setup(2))
        while rules.stage(state) == DECIDE:
            moves, ahead, scratch = ([0] * room_of(game) for _ in range(3))
            del moves[rules.legal(state, moves) :]
            del ahead[rules.ahead(state, ahead, scratch) :]
            if desk.ask(state) != (moves, ahead):
                raise RuntimeError(f"compiled rules of {game.id} differ from the rules that they were made of")
            state = state.copy()
            rules.play(state, random.choice(moves))


@cache
def _kept(game: Any) -> Path:
    made_by = hashlib.sha256(Path(objects.__file__).read_bytes() + Path(__file__).read_bytes())
    made_by.update(f"{source_stamp(game, KERNELS)} {objects.processor()}".encode())
    return kept_folder(f"{game.id}-asked") / f"{made_by.hexdigest()[:16]}.o"
