"""The tables of a running server in memory, for as long as there is room."""

import asyncio
import sys
from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import cache

import msgspec

from tablelands.core.match import Match
from tablelands.core.registry import find_game
from tablelands.server import texts
from tablelands.server.api.requests import Answer
from tablelands.server.errors import TooMany
from tablelands.server.store.rows import Standing
from tablelands.server.tables.table import Table

MIB = 1024 * 1024
MOST_BYTES = 96 * MIB
"""In memory, of tables that nobody watches. Watched ones come on top."""
LARGE, MOST_LARGE = 8 * MIB, 128 * MIB
"""Of a table that is in use, and of all such tables together: beyond, no other large one is read from the store."""
LOOK_EVERY = 4 * MIB
"""Bytes that tables may grow together between two looks for room."""
BASE, PER_STORED = 8 * 1024, 12
"""Bytes in memory for a table, and for each byte that the store has of it, beside its positions."""
TRY_AGAIN = 10.0
decode_answer = msgspec.json.Decoder(Answer).decode


@dataclass(slots=True)
class Loaded:
    """A table in memory. `acts` are the answers by person and key, `durable` how far it is in the store."""

    table: Table
    acts: dict[tuple[str, str], Answer]
    durable: Standing
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


def answers_of(done: list[tuple[str, str, bytes]]) -> dict[tuple[str, str], Answer]:
    """The answers of a table by person and key."""
    return {(person, key): decode_answer(answer) for person, key, answer in done}


def weight_of(table: Table) -> int:
    """Bytes that it takes in memory, about."""
    match, weight = table.match, BASE + PER_STORED * table.stored
    if match is None:
        return weight
    return weight + (match.history.positions_stored + 2) * size_of_position(table.game.id)


@cache
def size_of_position(game: str) -> int:
    """All positions of a game are of one size."""
    state = Match(find_game(game), find_game(game).setup(2)).state
    return sum(map(sys.getsizeof, vars(state).values()))


class Memory(OrderedDict[str, Loaded]):
    """By id, the least recently used table first. `watched` are the tables that have to stay."""

    def __init__(self, watched: Callable[[], Collection[str]] = tuple) -> None:
        super().__init__()
        self._watched = watched
        self.grown = 0
        """Bytes, since somebody looked for room."""

    def keep(self, wanted: Loaded) -> None:
        self[wanted.table.id] = wanted
        self.grown += weight_of(wanted.table)
        if self.grown >= LOOK_EVERY:
            self.make_room(wanted)

    def expect_room(self, stored: int) -> None:
        """Refuse a large table, of which so many bytes are stored, while those in use leave no room for it."""
        if PER_STORED * stored < LARGE:
            return
        watched = self._watched()
        used = [one for one in self.values() if one.table.id in watched or one.lock.locked()]
        large = [weight for weight in map(weight_of, (one.table for one in used)) if weight >= LARGE]
        if large and sum(large) + PER_STORED * stored > MOST_LARGE:
            raise TooMany(texts.LARGE_TABLES, TRY_AGAIN)

    def make_room(self, wanted: Loaded) -> None:
        """The `wanted` table stays in any case."""
        self.grown = 0
        watched = self._watched()
        others = [loaded for loaded in self.values() if loaded is not wanted and not loaded.lock.locked()]
        idle = [(loaded.table.id, weight_of(loaded.table)) for loaded in others if loaded.table.id not in watched]
        taken = sum(weight for _, weight in idle)
        for table, weight in idle:
            if taken <= MOST_BYTES:
                return
            taken -= weight
            del self[table]
