"""Write a change of a table to the store; then answer it, and tell those who watch."""

from collections.abc import Callable
from time import perf_counter

import msgspec

from tablelands.core.log import Moved, Sealed
from tablelands.server import texts
from tablelands.server.api.requests import Answer
from tablelands.server.errors import Unavailable
from tablelands.server.hosting.events import Publisher, TableEvent
from tablelands.server.hosting.follower import Follower
from tablelands.server.hosting.registry import Loaded, Registry
from tablelands.server.metrics import Metrics
from tablelands.server.store.store import Change, Conflict, Store, StoreAway
from tablelands.server.tables.acts import Done
from tablelands.server.tables.table import Table

Answered = Callable[[Answer], None] | None
"""Called with the answer before anybody who watches is told."""
NOTHING = Answer()


class Commits:
    def __init__(
        self, store: Store, registry: Registry, follower: Follower, publisher: Publisher, metrics: Metrics
    ) -> None:
        self.store = store
        self.registry = registry
        self.follower = follower
        self.publisher = publisher
        self.metrics = metrics

    async def write(
        self,
        loaded: Loaded,
        done: Done,
        now: float,
        kept: tuple[str, str] | None = None,
        *,
        answer: Answer = NOTHING,
        answered: Answered = None,
        is_new: bool = False,
    ) -> Answer:
        """Answer and tell only what is durable."""
        table = loaded.table
        before, entries = table.version, table.written
        change = change_of(table, done, now)
        change.is_new = is_new
        answer = msgspec.structs.replace(answer, version=table.version)
        if kept is not None:
            change.act = (*kept, msgspec.json.encode(answer))
        if change.writes or done.offers or change.act is not None:
            await self._commit(loaded, change)
        if kept is not None:
            loaded.acts[kept] = answer
        if answered is not None:
            answered(answer)
        event = TableEvent(table, before, entries, seats=done.seats, offers=done.offers, said=done.said)
        self.publisher.tell(event)
        if change.writes:
            self._after_write(table, 0 if is_new else table.written - entries)
        return answer

    async def _commit(self, loaded: Loaded, change: Change) -> None:
        """As the next edition of the table. After a failure it is read from the store again."""
        table, began = loaded.table, perf_counter()
        table.edition += 1
        change.row = table.row()
        try:
            await self.store.commit(change)
        except Conflict:
            raise
        except BaseException as error:
            self.registry.drop(table.id)
            if isinstance(error, StoreAway):
                raise Unavailable(texts.STORE_AWAY) from error
            raise
        self.metrics.commit_seconds.observe(perf_counter() - began)
        loaded.durable = table.standing()
        if not self.follower.alone:
            self.follower.tell_others(table)

    def _after_write(self, table: Table, entries: int) -> None:
        for entry in table.playing.log[-entries:] if entries else ():
            if isinstance(entry, Moved | Sealed):
                self.metrics.moved(table.plan.game)
        if table.ends_now:
            for hear_end in self.publisher.finished:
                hear_end(table)
        for keeper in self.publisher.keepers:
            keeper.look_after(table)


def change_of(table: Table, done: Done, now: float) -> Change:
    """What has to be stored of an act, but for its row and its answer."""
    change, sat = Change(), table.sat
    if done.log or done.seats:
        change.writes = [table.finish_write(now, seats=done.seats)]
        if snapshot := table.snapshot():
            change.snapshot = (table.version, snapshot)
    if done.seats:
        change.seated = table.persons()
        change.stood = [person for person in sat if person not in change.seated]
    if done.said is not None:
        change.chat = (len(table.chat), msgspec.json.encode(done.said))
    return change
