"""The tables that are at hand, and how others get there: read from the store once, and kept while there is room."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Any

import msgspec

from tablelands.server import texts
from tablelands.server.errors import NotFound, Unavailable
from tablelands.server.events import Watchers
from tablelands.server.store.store import Standing, Store, StoreAway
from tablelands.server.tables.table import Table
from tablelands.server.wire.requests import Answer

MOST_TABLES, MOST_ENTRIES = 4000, 40_000
"""At hand, and of their logs together: an entry takes from one to ten kilobytes. Those that are watched come on top."""
LOOK_EVERY = 50
"""Tables more, and it is seen whether there is still room."""
decode_answer = msgspec.json.Decoder(Answer).decode
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What ids look like: for anything else the store is not asked."""


@dataclass(slots=True)
class Loaded:
    """`durable` is what of the table is in the store and was told."""

    table: Table
    acts: dict[tuple[str, str], Answer]
    durable: Standing
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Finding:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.watchers: list[Watchers] = []
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
        """If it is at hand."""
        found = self._loaded.get(table)
        return None if found is None else found.table

    async def hold(self, table: str) -> Loaded:
        """Nobody else changes it here until its lock is released. What was dropped before one got hold of it does not
        count any more."""
        while True:
            loaded = self._loaded.get(table) or await self.find(table)
            await loaded.lock.acquire()
            if self._loaded.get(table) is loaded:
                self._loaded.move_to_end(table)
                return loaded
            loaded.lock.release()

    @asynccontextmanager
    async def held(self, table: str) -> AsyncIterator[Loaded]:
        loaded = await self.hold(table)
        try:
            yield loaded
        finally:
            loaded.lock.release()

    @asynccontextmanager
    async def still(self, table: str) -> AsyncIterator[Table]:
        """All that is seen of it is durable."""
        async with self.held(table) as loaded:
            yield loaded.table

    async def find_watched(self) -> None:
        """What a failure has dropped is read again for those who watch it."""
        for watchers in self.watchers:
            for table in [one for one in watchers.watched() if one not in self._loaded]:
                await self.find(table)

    async def answered(self, asked: Any) -> Any:
        try:
            return await asked
        except StoreAway as error:
            raise Unavailable(texts.STORE_AWAY) from error

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
        stored = await self.answered(self.store.read_table(table))
        if stored is None:
            return None
        done = await self.answered(self.store.read_acts(table))
        at = Table.restored(stored)
        loaded = Loaded(at, answers_of(done), at.standing())
        self._keep(loaded)
        for watchers in self.watchers:
            watchers.show_again(at)
        return loaded

    def _keep(self, loaded: Loaded) -> None:
        self._loaded[loaded.table.id] = loaded
        if len(self._loaded) % LOOK_EVERY == 0:
            self._make_room(loaded)

    def _make_room(self, wanted: Loaded) -> None:
        """What was asked for longest ago goes first."""
        others = [one for one in self._loaded.values() if one is not wanted and not one.lock.locked()]
        idle = [one for one in others if not self._is_watched(one.table.id)]
        tables, entries = len(idle), sum(one.table.written for one in idle)
        for one in idle:
            if tables <= MOST_TABLES and entries <= MOST_ENTRIES:
                return
            tables, entries = tables - 1, entries - one.table.written
            del self._loaded[one.table.id]

    def _drop(self, table: str) -> None:
        """Something has begun to change it and has failed: what counts is in the store."""
        self._loaded.pop(table, None)

    def _is_watched(self, table: str) -> bool:
        return any(watchers.watches(table) for watchers in self.watchers)


def may_see(table: Table, person: str | None, key: str | None) -> bool:
    plan = table.plan
    if plan.public or (key is not None and compare_digest(key.encode(), plan.key.encode())):
        return True
    return person is not None and (person == plan.maker or bool(table.seats_of(person)))


def answers_of(done: list[tuple[str, str, bytes]]) -> dict[tuple[str, str], Answer]:
    """By person and key."""
    return {(person, key): decode_answer(answer) for person, key, answer in done}
