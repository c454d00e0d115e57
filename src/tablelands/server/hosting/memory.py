"""The tables of a running server in memory, for as long as there is room."""

import asyncio
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass, field

import msgspec

from tablelands.server.api.requests import Answer
from tablelands.server.store.rows import Standing
from tablelands.server.tables.table import Table

MOST_TABLES, MOST_ENTRIES = 4000, 40_000
"""In memory, and entries of their logs together: an entry takes one to ten kilobytes. Watched tables come on top."""
LOOK_EVERY = 50
"""New tables between two looks for room."""
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


class Memory(OrderedDict[str, Loaded]):
    """By id, the least recently used table first."""

    def keep(self, wanted: Loaded, watched: Collection[str]) -> None:
        self[wanted.table.id] = wanted
        if len(self) % LOOK_EVERY != 0:
            return
        others = [loaded for loaded in self.values() if loaded is not wanted and not loaded.lock.locked()]
        idle = [loaded.table for loaded in others if loaded.table.id not in watched]
        tables, entries = len(idle), sum(table.written for table in idle)
        for table in idle:
            if tables <= MOST_TABLES and entries <= MOST_ENTRIES:
                return
            tables, entries = tables - 1, entries - table.written
            del self[table.id]
