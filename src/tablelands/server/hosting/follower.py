"""Several processes on one store: a table takes up what others have written, write by write, and those who watch it
here are told."""

from collections.abc import Collection
from typing import Protocol

import msgspec

from tablelands.server import texts
from tablelands.server.api.requests import Answer
from tablelands.server.errors import NotFound
from tablelands.server.hosting.memory import Loaded, answers_of, decode_answer
from tablelands.server.store.rows import StoredTable
from tablelands.server.store.store import Store
from tablelands.server.tables.plan import Offers
from tablelands.server.tables.steps import TableEvent
from tablelands.server.tables.table import Table


class Watchers(Protocol):
    """Told what has become durable at a table."""

    def tell(self, event: TableEvent) -> None: ...

    def watched(self) -> Collection[str]: ...

    def show_again(self, table: Table) -> None:
        """The table was read from the store while it was watched: some events may not have been told."""


class Follower:
    """`alone`: no other process writes."""

    def __init__(self, store: Store, watchers: list[Watchers], *, alone: bool) -> None:
        self.store = store
        self.watchers = watchers
        self.alone = alone

    async def known_elsewhere(self, table: str, person: str, key: str | None) -> Answer | None:
        """The answer that another process gave to a key."""
        if key is None or self.alone:
            return None
        kept = await self.store.read_act(table, person, key)
        return None if kept is None else decode_answer(kept)

    async def follow(self, loaded: Loaded) -> None:
        table = loaded.table
        if self.alone or await self.store.read_edition(table.id) == table.edition:
            return
        stored = await self.store.read_table(table.id, table.version)
        if stored is None:
            return
        self._take_up(table, stored)
        table.edition = stored.row.edition
        loaded.durable = table.standing()

    def _take_up(self, table: Table, stored: StoredTable) -> None:
        """Offers come with the last write, if there is any."""
        offers, last = stored.row.offers != table.standing().offers, len(stored.writes)
        for number, (_, write) in enumerate(stored.writes, 1):
            before, entries = table.version, table.written
            seats = table.follow(write)
            if number == last:
                table.offers = msgspec.json.decode(stored.row.offers, type=Offers)
            self._tell(TableEvent(table, before, entries, seats=seats, offers=offers and number == last))
        if offers and not last:
            table.offers = msgspec.json.decode(stored.row.offers, type=Offers)
            self._tell(TableEvent(table, table.version, table.written, offers=True))
        for number, written in [line for line in stored.chat if line[0] > table.said]:
            said = msgspec.json.decode(written)
            table.hear(number, said)
            self._tell(TableEvent(table, table.version, table.written, said=said))

    def _tell(self, event: TableEvent) -> None:
        for watchers in self.watchers:
            watchers.tell(event)

    async def start_over(self, loaded: Loaded) -> None:
        """Another process wrote first: undo what this one has begun, and follow the other from there."""
        table = loaded.table.id
        stored = await self.store.read_table(table)
        done = await self.store.read_acts(table)
        if stored is None:
            raise NotFound(texts.NO_SUCH_TABLE)
        loaded.table = Table.restored(stored.as_of(loaded.durable))
        loaded.acts = answers_of(done)
        await self.follow(loaded)
