"""Several processes on one store: take up what others have written, write by write, and tell those who watch here.
Whoever looks at a table sees everything that any process has acknowledged."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from tablelands.server import texts
from tablelands.server.api.requests import Answer
from tablelands.server.cluster.bus import Bus, NoBus
from tablelands.server.errors import NotFound
from tablelands.server.hosting.events import Publisher, TableEvent
from tablelands.server.hosting.registry import Loaded, Registry, answers_of, decode_answer, from_store, may_see
from tablelands.server.store.store import Store, StoredTable
from tablelands.server.tables.table import Offers, Table


class Follower:
    def __init__(self, store: Store, bus: Bus, registry: Registry, publisher: Publisher) -> None:
        self.store = store
        self.bus = bus
        self.registry = registry
        self.publisher = publisher
        self.alone = isinstance(bus, NoBus)

    # Looking

    @asynccontextmanager
    async def seen(self, table: str, person: str | None, key: str | None) -> AsyncIterator[Table]:
        """The table as it is now, for those who may see it; for everybody else it does not exist."""
        async with self.registry.held(table) as loaded:
            if not self.alone:
                await self._follow(loaded)
            if not may_see(loaded.table, person, key):
                raise NotFound(texts.NO_SUCH_TABLE)
            yield loaded.table

    async def expect_visible(self, table: str, person: str | None, key: str | None) -> None:
        loaded = await self.registry.find(table)
        if not may_see(loaded.table, person, key):
            await self.learn(table)
            if not may_see((await self.registry.find(table)).table, person, key):
                raise NotFound(texts.NO_SUCH_TABLE)

    async def learn(self, table: str) -> int:
        """Take up what other processes have written, and return the edition that is known now."""
        async with self.registry.held(table) as loaded:
            if not self.alone:
                await self._follow(loaded)
            return loaded.table.edition

    async def known_elsewhere(self, table: str, person: str, key: str | None) -> Answer | None:
        """The answer that another process gave to a key."""
        if key is None or self.alone:
            return None
        kept = await from_store(self.store.read_act(table, person, key))
        return None if kept is None else decode_answer(kept)

    # Hearing

    def tell_others(self, table: Table) -> None:
        self.bus.tell({"table": table.id, "edition": table.edition})

    async def heard(self, message: dict[str, Any]) -> None:
        """Another process has written."""
        at_hand = self.registry.loaded(message["table"])
        if at_hand is not None and at_hand.edition < message["edition"]:
            await self.learn(message["table"])

    async def look_again(self) -> None:
        """Messages may have been missed: compare the tables that are watched here with the store."""
        for table in self.publisher.watched():
            if self.registry.loaded(table) is not None:
                await self.learn(table)

    # Taking up

    async def _follow(self, loaded: Loaded) -> None:
        table = loaded.table
        if await from_store(self.store.read_edition(table.id)) == table.edition:
            return
        stored = await from_store(self.store.read_table(table.id, table.version))
        if stored is None:
            return
        self._take_up(table, stored)
        table.edition = stored.row.edition
        loaded.durable = table.standing()
        for keeper in self.publisher.keepers:
            keeper.follow(table)

    def _take_up(self, table: Table, stored: StoredTable) -> None:
        """Offers come with the last write, if there is any."""
        offers, last = stored.row.offers != table.offers.to_bytes(), len(stored.writes)
        for number, (_, write) in enumerate(stored.writes, 1):
            before, entries = table.version, table.written
            seats = table.follow(write)
            if number == last:
                table.offers = Offers.from_bytes(stored.row.offers)
            self.publisher.tell(TableEvent(table, before, entries, seats=seats, offers=offers and number == last))
        if offers and not last:
            table.offers = Offers.from_bytes(stored.row.offers)
            self.publisher.tell(TableEvent(table, table.version, table.written, offers=True))
        for written in stored.chat[len(table.chat) :]:
            said = msgspec.json.decode(written)
            table.chat.append(said)
            self.publisher.tell(TableEvent(table, table.version, table.written, said=said))

    async def catch_up(self, loaded: Loaded) -> None:
        """Another process wrote first: undo what this one has begun, and follow the other from there."""
        try:
            await self._start_over(loaded)
        except BaseException:
            self.registry.drop(loaded.table.id)
            raise

    async def _start_over(self, loaded: Loaded) -> None:
        table = loaded.table.id
        stored = await from_store(self.store.read_table(table))
        done = await from_store(self.store.read_acts(table))
        if stored is None:
            raise NotFound(texts.NO_SUCH_TABLE)
        loaded.table = Table.restored(stored.as_of(loaded.durable))
        loaded.acts = answers_of(done)
        await self._follow(loaded)
