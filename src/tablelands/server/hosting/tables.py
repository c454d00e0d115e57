"""The tables of a running server: found, changed one act after the other, committed, told to those who watch."""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import msgspec

from tablelands.core.errors import Refused
from tablelands.core.log import Moved, Sealed
from tablelands.server import texts
from tablelands.server.api.requests import Answer
from tablelands.server.clock import uptime
from tablelands.server.cluster.bus import Bus, NoBus
from tablelands.server.errors import Forbidden, NotFound, Unavailable
from tablelands.server.hosting import memory
from tablelands.server.hosting.follower import Follower, Watchers
from tablelands.server.hosting.memory import Loaded, Memory, answers_of
from tablelands.server.metrics import Metrics
from tablelands.server.store.rows import KEY_ENCODING, Change, Conflict, Standing
from tablelands.server.store.store import Store
from tablelands.server.tables import acts
from tablelands.server.tables.acts import Done
from tablelands.server.tables.steps import TableEvent
from tablelands.server.tables.table import Table

T = TypeVar("T")
TRIES = 20
LONG = 256 * 1024
"""Bytes stored of a table on which work is done in a thread."""
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""For any other id the store is not asked."""
Answered = Callable[[Answer], None] | None
NOTHING = Answer()


class Act(NamedTuple):
    """Done once for every key of a person, and at a `seat` only if it is theirs. `first` is called before the act is
    written, `answered` with the answer before anybody who watches is told."""

    person: str
    key: str | None
    do: Callable[[Table], tuple[Answer, Done]]
    answered: Answered = None
    first: Callable[[], Awaitable[None]] | None = None
    seat: int | None = None


def even_clock(boot_time: float) -> Callable[[], float]:
    """The time that tables go by: see `server.clock`."""
    return lambda: boot_time + uptime()


class Tables:
    """Tables are kept in memory while there is room. After a failure a table is dropped there, and read again."""

    def __init__(self, store: Store, bus: Bus, metrics: Metrics, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.bus = bus
        self.metrics = metrics
        self.now = now
        self.watchers: list[Watchers] = []
        self.memory = Memory(self.watched)
        self.schedulers: list[Callable[[Table], None]] = []
        """Told of tables with bots."""
        self.finished: list[Callable[[Table], None]] = []
        """Told of tables that are over."""
        self.follower = Follower(store, self.watchers, alone=isinstance(bus, NoBus))
        self._reading: dict[str, asyncio.Event] = {}
        self._one_beside = asyncio.Lock()

    # Finding

    async def find(self, table: str) -> Loaded:
        loaded = self.memory.get(table)
        if loaded is None and ID.fullmatch(table):
            loaded = await self._load(table)
        if loaded is None:
            raise NotFound(texts.NO_SUCH_TABLE)
        return loaded

    def at_hand(self, table: str) -> Table | None:
        """None if it is not in memory."""
        loaded = self.memory.get(table)
        return None if loaded is None else loaded.table

    async def held(self, table: str) -> "Held":
        """For `with`: nobody else changes the table in this process meanwhile, and all that is seen of it is durable.
        If it was dropped before the lock was free, it is read again."""
        while True:
            loaded = await self.find(table)
            await loaded.lock.acquire()
            if self.memory.get(table) is loaded:
                self.memory.move_to_end(table)
                return Held(loaded)
            loaded.lock.release()

    @asynccontextmanager
    async def seen(self, table: str, person: str | None, key: str | None) -> AsyncIterator[Table]:
        """The table with everything that any process has acknowledged, for those who may see it; for everybody else it
        does not exist."""
        with await self.held(table) as loaded:
            await self.follower.follow(loaded)
            if not loaded.table.may_be_seen_by(person, key):
                raise NotFound(texts.NO_SUCH_TABLE)
            yield loaded.table

    async def expect_seen(self, table: str, person: str, key: str | None) -> int:
        """As `seen`, but asks the store only if this process knows nothing that lets the person see it. Returns the
        edition that is known."""
        at = (await self.find(table)).table
        if at.may_be_seen_by(person, key):
            return at.edition
        async with self.seen(table, person, key) as at:
            return at.edition

    async def expect_no_contest(self, table: Table) -> None:
        """Refuse advice on a copy of a game that people are still playing."""
        for origin in table.plan.copied:
            with await self.held(origin) as loaded:
                await self.follower.follow(loaded)
                if acts.is_contested(loaded.table):
                    raise Forbidden(texts.STILL_PLAYED)

    async def learn(self, table: str) -> int:
        """Take up what other processes have written, and return the edition that is known now."""
        with await self.held(table) as loaded:
            await self.follower.follow(loaded)
            return loaded.table.edition

    async def hear(self, message: dict[str, Any]) -> None:
        """Another process has written."""
        table = self.at_hand(message["table"])
        if table is not None and table.edition < message["edition"]:
            await self.learn(table.id)

    async def reread(self, table: str) -> None:
        """Its rows were rewritten: every process reads them again, and shows them to those who watch."""
        self.bus.tell({"rewritten": table})
        await self.hear_rewritten(table)

    async def hear_rewritten(self, table: str) -> None:
        if table in self.memory:
            with await self.held(table):
                self.memory.pop(table, None)
        if table in self.watched():
            await self.find(table)

    def watched(self) -> set[str]:
        return {table for watchers in self.watchers for table in watchers.watched()}

    async def look_again(self) -> None:
        """Messages may have been missed: compare the tables that are watched here with the store."""
        for table in self.watched():
            if table in self.memory:
                await self.learn(table)

    async def _load(self, table: str) -> Loaded | None:
        if table in self._reading:
            await self._reading[table].wait()
            return self.memory.get(table) or await self._load(table)
        read = self._reading[table] = asyncio.Event()
        try:
            return await self._read(table)
        finally:
            del self._reading[table]
            read.set()

    async def _read(self, table: str) -> Loaded | None:
        stored = await self.store.read_table(table)
        if stored is None:
            return None
        done = await self.store.read_acts(table)
        size = sum(len(body) for _, body in stored.writes)
        self.memory.expect_room(size)
        at = await self.beside(size, Table.restored, stored)
        at.stored += sum(len(person) + len(key) + len(answer) for person, key, answer in done)
        loaded = Loaded(at, answers_of(done), at.standing())
        self.memory.keep(loaded)
        for watchers in self.watchers:
            watchers.show_again(at)
        return loaded

    async def beside(self, size: int, work: Callable[..., T], *given: object) -> T:
        """Work on a table of so many bytes: if it is long in a thread, so that others are answered meanwhile, and one
        at a time, so that threads do not crowd the event loop out."""
        if size < LONG:
            return work(*given)
        async with self._one_beside:
            return await asyncio.to_thread(work, *given)

    # Changing

    async def make(self, table: Table) -> None:
        """Write a new table; it begins by itself when no seat is open. One that is there already stays."""
        if not table.plan.imported:
            await self.beside(table.stored, acts.begin_if_full, table, self.now())
        loaded = Loaded(table, {}, table.standing())
        async with loaded.lock:
            with suppress(Conflict):
                await self._commit(loaded, Done(log=True, seats=True))
                self.memory.keep(loaded)

    async def act(self, table: str, act: Act) -> Answer:
        """If another process wrote first, try again on what that has written. After a failure the table is dropped: a
        change may have begun, and what counts is in the store. A refusal has changed nothing."""
        for _ in range(TRIES):
            with await self.held(table) as loaded:
                try:
                    try:
                        return await self._act(loaded, act)
                    except Conflict:
                        await self.follower.start_over(loaded)
                except BaseException as error:
                    if not isinstance(error, Refused) or isinstance(error, Unavailable):
                        self.memory.pop(table, None)
                    raise
        raise Unavailable(texts.STORE_AWAY)

    async def _act(self, loaded: Loaded, act: Act) -> Answer:
        """Players who have run out of time lose first."""
        table, kept = loaded.table, None if act.key is None else (act.person, act.key)
        known = None if kept is None else loaded.acts.get(kept)
        if known is None:
            if (late := acts.run_out(table, self.now())) is not None:
                await self._commit(loaded, late)
            try:
                if act.seat is not None:
                    acts.expect_own(table, act.person, act.seat)
                answer, done = act.do(table)
            except Refused:
                known = await self.follower.known_elsewhere(table.id, act.person, act.key)
                if known is None:
                    raise
        if known is not None:
            return answer_again(known, table, act)
        if act.first is not None:
            await act.first()
        return await self._commit(loaded, done, kept, answer, act.answered)

    async def _commit(
        self,
        loaded: Loaded,
        done: Done,
        kept: tuple[str, str] | None = None,
        answer: Answer = NOTHING,
        answered: Answered = None,
    ) -> Answer:
        """Write what an act has changed; then answer it, and tell those who watch."""
        table, sat = loaded.table, loaded.table.sat
        before, entries, stored = table.version, table.written, table.stored
        writes = [table.finish_write(self.now(), seats=done.seats)] if done.log or done.seats else []
        answer = msgspec.structs.replace(answer, version=table.version)
        if writes or done.offers or kept is not None:
            table.edition += 1
            change = Change(table.row(), writes)
            if writes and (snapshot := table.snapshot()):
                change.snapshot = (table.version, snapshot)
            if done.seats:
                change.seated = table.persons()
                change.stood = [person for person in sat if person not in change.seated]
            if done.said is not None:
                change.chat = (table.said, msgspec.json.encode(done.said), kept and kept[0])
            if kept is not None:
                change.act = (kept[0], kept[1].encode(*KEY_ENCODING), msgspec.json.encode(answer))
                table.stored += sum(map(len, change.act))
            await self._store(loaded, change)
            self.memory.grown += memory.PER_STORED * (table.stored - stored)
            if self.memory.grown >= memory.LOOK_EVERY:
                self.memory.make_room(loaded)
        if kept is not None:
            loaded.acts[kept] = answer
        if answered is not None:
            answered(answer)
        event = TableEvent(table, before, entries, seats=done.seats, offers=done.offers, said=done.said)
        for watchers in self.watchers:
            watchers.tell(event)
        if writes:
            self._after_write(table, 0 if table.version == 1 else table.written - entries)
        return answer

    async def _store(self, loaded: Loaded, change: Change) -> None:
        table, began = loaded.table, perf_counter()
        await self.store.commit(change)
        self.metrics.commit_seconds.observe(perf_counter() - began)
        loaded.durable = Standing(table.version, table.edition, table.said, change.row.offers)
        if not self.follower.alone:
            self.bus.tell({"table": table.id, "edition": table.edition})

    def _after_write(self, table: Table, entries: int) -> None:
        for entry in table.playing.log[-entries:] if entries else ():
            if isinstance(entry, Moved | Sealed):
                self.metrics.moves.labels(table.plan.game).inc()
        if table.ends_now:
            for finished in self.finished:
                finished(table)
        if table.has_bots or table.gone():
            for look_after in self.schedulers:
                look_after(table)


class Held(NamedTuple):
    """A table whose lock is given back at the end of the `with`."""

    loaded: Loaded

    def __enter__(self) -> Loaded:
        return self.loaded

    def __exit__(self, *failure: object) -> None:
        self.loaded.lock.release()


def answer_again(known: Answer, table: Table, act: Act) -> Answer:
    """A player who has left keeps the answers to earlier requests, but may not act any more."""
    if act.seat is not None and act.seat not in table.seats_of(act.person):
        raise Forbidden(texts.NOT_YOUR_SEAT)
    if act.answered is not None:
        act.answered(known)
    return known
