"""How what was done at a table becomes durable, and is then answered and told."""

import time
from collections.abc import Callable
from time import perf_counter

import msgspec

from tablelands.core.log import Moved, Sealed
from tablelands.server import texts
from tablelands.server.bus import Bus
from tablelands.server.errors import Unavailable
from tablelands.server.events import TableEvent
from tablelands.server.finding import Loaded
from tablelands.server.following import Following
from tablelands.server.metrics import Metrics
from tablelands.server.store.changes import row_of
from tablelands.server.store.store import Change, Conflict, Standing, Store, StoreAway
from tablelands.server.tables.acts import Done
from tablelands.server.tables.table import Table
from tablelands.server.wire.requests import Answer

Answered = Callable[[Answer], None] | None
"""Called with the answer before anybody who watches is told."""
NOTHING = Answer()


class Begun(msgspec.Struct, eq=False):
    """An act that has changed its table and is still to be written."""

    change: Change
    done: Done
    kept: tuple[str, str] | None
    answer: Answer
    before: int
    entries: int
    """The version and the length of the log before it."""
    at: float = 0.0


class Writing(Following):
    def __init__(self, store: Store, bus: Bus, metrics: Metrics, now: Callable[[], float] = time.time) -> None:
        super().__init__(store, bus)
        self.metrics = metrics
        self.now = now
        self.finished: list[Callable[[Table], None]] = []
        """Told of every table that is over."""

    async def _write(
        self,
        loaded: Loaded,
        done: Done,
        kept: tuple[str, str] | None,
        *,
        answer: Answer = NOTHING,
        answered: Answered = None,
        is_new: bool = False,
    ) -> Answer:
        begun = self._begin(loaded.table, done, kept, answer, is_new)
        change = begun.change
        if change.writes or done.offers or change.act is not None:
            await self._commit(loaded, begun)
        self._end(loaded, begun, answered)
        return begun.answer

    def _begin(self, table: Table, done: Done, kept: tuple[str, str] | None, answer: Answer, is_new: bool) -> Begun:
        before, entries = table.version, table.written
        change = self._finish_write(table, done) if done.log or done.seats else Change()
        change.is_new = is_new
        if done.said is not None:
            change.chat = (len(table.chat), msgspec.json.encode(done.said))
        answer = msgspec.structs.replace(answer, version=table.version)
        if kept is not None:
            change.act = (*kept, msgspec.json.encode(answer))
        return Begun(change, done, kept, answer, before, entries)

    def _end(self, loaded: Loaded, begun: Begun, answered: Answered) -> None:
        """What is durable is answered, and then told."""
        table, done = loaded.table, begun.done
        self._settle(loaded, begun.kept, begun.answer, answered)
        self.tell(TableEvent(table, begun.before, begun.entries, seats=done.seats, offers=done.offers, said=done.said))
        if begun.change.writes:
            self._after_write(table, 0 if begun.change.is_new else table.written - begun.entries)

    def _finish_write(self, table: Table, done: Done) -> Change:
        sat = table.sat
        change = Change(writes=[table.finish_write(self.now(), seats=done.seats)])
        if done.seats:
            change.seated = table.persons()
            change.stood = [person for person in sat if person not in change.seated]
        if snapshot := table.snapshot():
            change.snapshot = (table.version, snapshot)
        return change

    async def _commit(self, loaded: Loaded, begun: Begun) -> None:
        self._number(loaded.table, begun)
        try:
            await self.store.commit(begun.change)
        except Conflict:
            raise
        except BaseException as error:
            self._drop(loaded.table.id)
            if isinstance(error, StoreAway):
                raise Unavailable(texts.STORE_AWAY) from error
            raise
        self._note_durable(loaded, begun)

    def _number(self, table: Table, begun: Begun) -> None:
        """As the next edition of the table."""
        table.edition += 1
        begun.change.row = table.row()
        begun.at = perf_counter()

    def _note_durable(self, loaded: Loaded, begun: Begun) -> None:
        """And others are told of it."""
        self.metrics.commit_seconds.observe(perf_counter() - begun.at)
        table, row = loaded.table, row_of(begun.change)
        loaded.durable = Standing(row.version, row.edition, len(table.chat), row.offers)
        if not self.alone:
            self.tell_others(table)

    def _settle(self, loaded: Loaded, kept: tuple[str, str] | None, answer: Answer, answered: Answered) -> None:
        if kept is not None:
            loaded.acts[kept] = answer
        if answered is not None:
            answered(answer)

    def _after_write(self, table: Table, entries: int) -> None:
        for entry in table.playing.log[-entries:] if entries else ():
            if isinstance(entry, Moved | Sealed):
                self.metrics.moved(table.plan.game)
        if table.ends_now:
            for hear_end in self.finished:
                hear_end(table)
        for keeper in self.keepers:
            keeper.look_after(table)
