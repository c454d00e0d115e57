"""A game that is played much gets quicker: another process compiles its rules, a thread of this one loads them, and
nobody waits for either. TABLELANDS_WARM=0 keeps it from that."""

import os
from collections import Counter
from importlib.util import find_spec
from threading import Thread
from typing import Any

from tablelands.search import quick
from tablelands.server.helpers import start_helper
from tablelands.server.logs import tell
from tablelands.server.tables.table import Table

COMPILER = "tablelands.server.compiling"
MOVES_BEFORE = 500
"""Since this process began. Few tables at a time never need it, and it takes 60 MB."""


class Quickening:
    def __init__(self) -> None:
        self._moves: Counter[str] = Counter()

    def look_after(self, table: Table) -> None:
        """Tables that are made, and seats that are taken, are no moves."""
        if not table.written:
            return
        self._moves[table.game.id] += 1
        if self._moves[table.game.id] == MOVES_BEFORE and can_be_quickened(table.game):
            Thread(target=quicken, args=(table.game,), name=f"quickening {table.game.id}", daemon=True).start()

    def follow(self, table: Table) -> None:
        """What other processes have played does not count."""


def can_be_quickened(game: Any) -> bool:
    return quick.looks_ahead(game) and os.environ.get("TABLELANDS_WARM") != "0" and find_spec("numba") is not None


def quicken(game: Any) -> None:
    if not quick.is_compiled(game):
        start_helper(COMPILER, game.id).wait()
    if not quick.is_compiled(game):
        tell("quickening-failed", game=game.id)
        return
    game.quicken(quick.quick_rules(game))
    tell("quickened", game=game.id)
