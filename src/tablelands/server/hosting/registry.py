"""The tables in memory: read from the store when they are wanted, and kept while there is room."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import TypeVar

import msgspec

from tablelands.server import texts
from tablelands.server.api.requests import Answer
from tablelands.server.errors import NotFound, Unavailable
from tablelands.server.hosting.events import Publisher
from tablelands.server.store.store import Standing, Store, StoreAway
from tablelands.server.tables.table import Table

MOST_TABLES, MOST_ENTRIES = 4000, 40_000
"""In memory, and entries of their logs together: an entry takes one to ten kilobytes. Watched tables come on top."""
LOOK_EVERY = 50
"""New tables between two looks for room."""
T = TypeVar("T")
decode_answer = msgspec.json.Decoder(Answer).decode
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""For any other id the store is not asked."""


@dataclass(slots=True)
class Loaded:
    """A table in memory. `acts` are the answers by person and key, `durable` how far it is in the store."""

    table: Table
    acts: dict[tuple[str, str], Answer]
    durable: Standing
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Registry:
    def __init__(self, store: Store, publisher: Publisher) -> None:
        self.store = store
        self.publisher = publisher
        self._loaded: OrderedDict[str, Loaded] = OrderedDict()
        self._loading: dict[str, asyncio.Event] = {}

    async def find(self, table: str) -> Loaded:
        loaded = self._loaded.get(table)
        if loaded is None and ID.fullmatch(table):
            loaded = await self._load(table)
        if loaded is None:
            raise NotFound(texts.NO_SUCH_TABLE)
        return loaded

    def loaded(self, table: str) -> Table | None:
        """None if it is not in memory."""
        found = self._loaded.get(table)
        return None if found is None else found.table

    @asynccontextmanager
    async def held(self, table: str) -> AsyncIterator[Loaded]:
        """Nobody else changes the table in this process meanwhile. If it was dropped before the lock was free, it is
        read again."""
        while True:
            loaded = await self.find(table)
            async with loaded.lock:
                if self._loaded.get(table) is loaded:
                    self._loaded.move_to_end(table)
                    yield loaded
                    return

    @asynccontextmanager
    async def still(self, table: str) -> AsyncIterator[Table]:
        """All that is seen of the table is durable."""
        async with self.held(table) as loaded:
            yield loaded.table

    async def find_watched(self) -> None:
        """Read again what is watched and was dropped after a failure."""
        for table in self.publisher.watched():
            await self.find(table)

    def keep(self, loaded: Loaded) -> None:
        self._loaded[loaded.table.id] = loaded
        if len(self._loaded) % LOOK_EVERY == 0:
            self._make_room(loaded)

    def drop(self, table: str) -> None:
        """A change has begun and failed: what counts is in the store."""
        self._loaded.pop(table, None)

    # From the store

    async def _load(self, table: str) -> Loaded | None:
        if table in self._loading:
            await self._loading[table].wait()
            return self._loaded.get(table) or await self._load(table)
        read = self._loading[table] = asyncio.Event()
        try:
            return await self._read(table)
        finally:
            del self._loading[table]
            read.set()

    async def _read(self, table: str) -> Loaded | None:
        stored = await from_store(self.store.read_table(table))
        if stored is None:
            return None
        done = await from_store(self.store.read_acts(table))
        at = Table.restored(stored)
        loaded = Loaded(at, answers_of(done), at.standing())
        self.keep(loaded)
        self.publisher.show_again(at)
        return loaded

    def _make_room(self, wanted: Loaded) -> None:
        """The least recently used tables go first."""
        others = [loaded for loaded in self._loaded.values() if loaded is not wanted and not loaded.lock.locked()]
        idle = [loaded.table for loaded in others if not self.publisher.is_watched(loaded.table.id)]
        tables, entries = len(idle), sum(table.written for table in idle)
        for table in idle:
            if tables <= MOST_TABLES and entries <= MOST_ENTRIES:
                return
            tables, entries = tables - 1, entries - table.written
            del self._loaded[table.id]


async def from_store(answer: Awaitable[T]) -> T:
    """A store that does not answer refuses the request."""
    try:
        return await answer
    except StoreAway as error:
        raise Unavailable(texts.STORE_AWAY) from error


def may_see(table: Table, person: str | None, key: str | None) -> bool:
    plan = table.plan
    if plan.public or (key is not None and compare_digest(key.encode(), plan.key.encode())):
        return True
    return person is not None and (person == plan.maker or bool(table.seats_of(person)))


def answers_of(done: list[tuple[str, str, bytes]]) -> dict[tuple[str, str], Answer]:
    """The answers of a table by person and key."""
    return {(person, key): decode_answer(answer) for person, key, answer in done}
