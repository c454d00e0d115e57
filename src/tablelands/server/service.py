"""The tables of a running server: loads them, lets people act on them one after the other, writes what has changed, and
tells whoever watches, in this order."""

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Any, Protocol

import msgspec

from tablelands.core.errors import Refused
from tablelands.core.log import Moved, Sealed
from tablelands.server import texts
from tablelands.server.bus import Bus, NoBus
from tablelands.server.errors import Forbidden, NotFound, Unavailable
from tablelands.server.metrics import Metrics
from tablelands.server.store.store import Change, Conflict, Store, StoreAway
from tablelands.server.tables import acts
from tablelands.server.tables.acts import Done
from tablelands.server.tables.table import Offers, Table

MOST_LOADED = 4000
TRIES = 20
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What ids look like: for anything else the store is not asked."""
Answer = dict[str, Any]
Act = Callable[[Table], tuple[Answer, Done]]


@dataclass(frozen=True, slots=True)
class Happening:
    """What has become durable, for those who watch."""

    table: Table
    before: int
    entries: int
    """Of the log, before it."""
    seats: bool = False
    offers: bool = False
    said: Answer | None = None


class Watchers(Protocol):
    def tell(self, happening: Happening) -> None: ...

    def watches(self, table: str) -> bool: ...

    def watched(self) -> Collection[str]: ...

    def show_again(self, table: Table) -> None:
        """It was read from the store while it was watched: some of what happened may not have been told."""


class Keepers(Protocol):
    """Who looks after a table that nobody acts on: bots to move, time that is up."""

    def look_after(self, table: Table) -> None: ...


@dataclass(slots=True)
class Loaded:
    table: Table
    acts: dict[tuple[str, str], Answer]
    durable: int
    """The version that is in the store and was told."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Tables:
    def __init__(self, store: Store, bus: Bus, metrics: Metrics, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.bus = bus
        self.metrics = metrics
        self.now = now
        self.watchers: list[Watchers] = []
        self.keepers: list[Keepers] = []
        self.finished: list[Callable[[Table], None]] = []
        """Told of every table that is over."""
        self._loaded: OrderedDict[str, Loaded] = OrderedDict()
        self._loading: dict[str, asyncio.Event] = {}

    # Finding

    async def find(self, table: str) -> Loaded:
        loaded = self._loaded.get(table)
        if loaded is None and ID.fullmatch(table):
            loaded = await self._load(table)
        if loaded is None:
            raise NotFound(texts.NO_SUCH_TABLE)
        self._loaded.move_to_end(table)
        return loaded

    def loaded(self, table: str) -> Table | None:
        """If it is at hand."""
        found = self._loaded.get(table)
        return None if found is None else found.table

    async def visible(self, table: str, person: str | None, key: str | None) -> Loaded:
        """For those who may see it; for everybody else it does not exist."""
        loaded = await self.find(table)
        if not may_see(loaded.table, person, key) and await self.learn(table):
            loaded = await self.find(table)
        if not may_see(loaded.table, person, key):
            raise NotFound(texts.NO_SUCH_TABLE)
        return loaded

    @asynccontextmanager
    async def still(self, table: str) -> AsyncIterator[Table]:
        """While nobody changes it: all that is seen of it is durable."""
        while True:
            loaded = await self.find(table)
            async with loaded.lock:
                if self._loaded.get(table) is loaded:
                    yield loaded.table
                    return

    @asynccontextmanager
    async def seen(self, table: str, person: str | None, key: str | None) -> AsyncIterator[Table]:
        """Still, for those who may see it."""
        await self.visible(table, person, key)
        async with self.still(table) as at:
            if not may_see(at, person, key):
                raise NotFound(texts.NO_SUCH_TABLE)
            yield at

    async def find_watched(self) -> None:
        """What a failure has dropped is read again for those who watch it."""
        for watchers in self.watchers:
            for table in [one for one in watchers.watched() if one not in self._loaded]:
                await self.find(table)

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
        loaded = Loaded(at, answers_of(done), at.version)
        self._keep(loaded)
        for watchers in self.watchers:
            watchers.show_again(at)
        return loaded

    def _drop(self, table: str) -> None:
        """Something has begun to change it and has failed: what counts is in the store."""
        self._loaded.pop(table, None)

    def _keep(self, loaded: Loaded) -> None:
        self._loaded[loaded.table.id] = loaded
        if len(self._loaded) > MOST_LOADED:
            for table in list(self._loaded)[: MOST_LOADED // 10]:
                idle = not self._loaded[table].lock.locked()
                if idle and not any(watchers.watches(table) for watchers in self.watchers):
                    del self._loaded[table]

    async def answered(self, asked: Any) -> Any:
        try:
            return await asked
        except StoreAway as error:
            raise Unavailable(texts.STORE_AWAY) from error

    # Acting

    async def make(self, table: Table, person: str) -> None:
        """Writes a table that is new; it begins by itself when no seat is open. One that is there already stays."""
        if not table.plan.imported:
            acts.begin_if_full(table, self.now())
        loaded = Loaded(table, {}, 0)
        async with loaded.lock:
            with suppress(Conflict):
                await self._write(loaded, Done(log=True, seats=True), None, is_new=True)
                self._keep(loaded)

    async def act(
        self,
        table: str,
        person: str,
        key: str | None,
        act: Act,
        answered: Callable[[Answer], None] | None = None,
        first: Callable[[Answer], Awaitable[None]] | None = None,
    ) -> Answer:
        """Once for every key of a person. `answered` has the answer before anybody who watches hears of it; `first` is
        done before it is written."""
        return await self._in_turn(table, lambda loaded: self._act(loaded, person, key, act, answered, first))

    async def _in_turn(self, table: str, work: Callable[[Loaded], Awaitable[Answer]]) -> Answer:
        """One after the other; again from the beginning where another process wrote first."""
        for _ in range(TRIES):
            loaded = await self.find(table)
            async with loaded.lock:
                if self._loaded.get(table) is not loaded:
                    continue
                try:
                    return await work(loaded)
                except Conflict:
                    await self._catch_up(loaded)
        raise Unavailable(texts.STORE_AWAY)

    async def _act(
        self,
        loaded: Loaded,
        person: str,
        key: str | None,
        act: Act,
        answered: Callable[[Answer], None] | None,
        first: Callable[[Answer], Awaitable[None]] | None,
    ) -> Answer:
        known = None if key is None else loaded.acts.get((person, key))
        if known is not None:
            return self._answer_again(known, answered)
        await self._stop_clocks(loaded)
        try:
            answer, done = act(loaded.table)
        except Refused:
            known = await self._known_elsewhere(loaded.table.id, person, key)
            if known is None:
                raise
            return self._answer_again(known, answered)
        except BaseException:
            self._drop(loaded.table.id)
            raise
        kept = None if key is None else (person, key)
        if first is not None:
            await self._do_first(loaded, first, answer)
        return await self._write(loaded, done, kept, answer=answer, answered=answered)

    def _answer_again(self, known: Answer, answered: Callable[[Answer], None] | None) -> Answer:
        if answered is not None:
            answered(known)
        return known

    async def _do_first(self, loaded: Loaded, first: Callable[[Answer], Awaitable[None]], answer: Answer) -> None:
        try:
            await first(answer)
        except BaseException:
            self._drop(loaded.table.id)
            raise

    async def _stop_clocks(self, loaded: Loaded) -> None:
        """Before anything else: who has run out of time has lost."""
        late = acts.run_out(loaded.table, self.now())
        if late is not None:
            await self._write(loaded, late, None)

    async def _write(
        self,
        loaded: Loaded,
        done: Done,
        kept: tuple[str, str] | None,
        *,
        answer: Answer | None = None,
        answered: Callable[[Answer], None] | None = None,
        is_new: bool = False,
    ) -> Answer:
        table = loaded.table
        before, entries, sat = table.version, table.written, table.sat
        change = Change(is_new=is_new)
        if done.log or done.seats:
            change.writes = [table.finish_write(self.now(), seats=done.seats)]
            if done.seats:
                change.seated = table.persons()
                change.stood = [person for person in sat if person not in change.seated]
            if snapshot := table.snapshot():
                change.snapshot = (table.version, snapshot)
        answer = (answer or {}) | {"version": table.version}
        if kept is not None:
            change.act = (*kept, msgspec.json.encode(answer))
        if change.writes or done.offers or change.act is not None:
            change.row = table.row()
            await self._commit(table, change)
        loaded.durable = table.version
        if kept is not None:
            loaded.acts[kept] = answer
        if answered is not None:
            answered(answer)
        self._tell(table, Happening(table, before, entries, seats=done.seats, offers=done.offers))
        if done.offers and not change.writes:
            self.bus.tell({"table": table.id, "offers": True})
        if change.writes:
            self._after_write(table, table.written - entries)
        return answer

    async def _commit(self, table: Table, change: Change) -> None:
        try:
            with self.metrics.commit_seconds.time():
                await self.store.commit(change)
        except Conflict:
            raise
        except BaseException as error:
            self._drop(table.id)
            if isinstance(error, StoreAway):
                raise Unavailable(texts.STORE_AWAY) from error
            raise

    def _after_write(self, table: Table, entries: int) -> None:
        self.bus.tell({"table": table.id, "version": table.version})
        for entry in table.playing.log[-entries:] if entries else ():
            if isinstance(entry, Moved | Sealed):
                self.metrics.moved(table.plan.game)
        if table.ends_now:
            for hear_end in self.finished:
                hear_end(table)
        for keeper in self.keepers:
            keeper.look_after(table)

    def _tell(self, table: Table, happening: Happening) -> None:
        for watchers in self.watchers:
            watchers.tell(happening)

    # Talking

    async def say(self, table: str, person: str, key: str, text: str, answered: Any = None) -> Answer:
        return await self._in_turn(table, lambda loaded: self._say(loaded, person, key, text, answered))

    async def _say(self, loaded: Loaded, person: str, key: str, text: str, answered: Any) -> Answer:
        known = loaded.acts.get((person, key))
        if known is not None:
            return self._answer_again(known, answered)
        table = loaded.table
        seat = next(iter(table.seats_of(person)), None)
        if seat is None:
            raise Forbidden(texts.NO_SEAT_HERE)
        number = len(table.chat) + 1
        said = {"n": number, "seat": seat, "name": table.seats[seat].name, "text": text, "at": rfc3339(self.now())}
        answer = {"version": table.version}
        act = (person, key, msgspec.json.encode(answer))
        change = Change(table.row(), act=act, chat=(number, msgspec.json.encode(said)))
        await self._commit(table, change)
        table.chat.append(said)
        loaded.acts[person, key] = answer
        if answered is not None:
            answered(answer)
        self._tell(table, Happening(table, table.version, table.written, said=said))
        self.bus.tell({"table": table.id, "said": number})
        return answer

    # Other processes

    @property
    def alone(self) -> bool:
        return isinstance(self.bus, NoBus)

    async def learn(self, table: str) -> bool:
        """Before anything is refused for good: whether another process has written what was not known here."""
        loaded = self._loaded.get(table)
        if loaded is None or self.alone:
            return False
        async with loaded.lock:
            before = loaded.table.version
            await self._follow(loaded)
            return loaded.table.version != before

    async def _known_elsewhere(self, table: str, person: str, key: str | None) -> Answer | None:
        """What another process has answered to a key."""
        if key is None or self.alone:
            return None
        kept = await self.answered(self.store.read_act(table, person, key))
        return None if kept is None else msgspec.json.decode(kept, type=Answer)

    async def heard(self, message: dict[str, Any]) -> None:
        """Another process has written."""
        loaded = self._loaded.get(message.get("table", ""))
        if loaded is not None:
            async with loaded.lock:
                if loaded.table.version < message.get("version", 0) or "said" in message or "offers" in message:
                    await self._follow(loaded)

    async def look_again(self) -> None:
        """Something may have been missed: what is watched here is compared with the store."""
        for loaded in list(self._loaded.values()):
            if any(watchers.watches(loaded.table.id) for watchers in self.watchers):
                async with loaded.lock:
                    await self._follow(loaded)

    async def _follow(self, loaded: Loaded) -> None:
        """Takes up what others have written, write by write, and tells whoever watches here."""
        table = loaded.table
        stored = await self.answered(self.store.read_table(table.id, table.version))
        if stored is None:
            return
        for write in stored.writes:
            before, entries = table.version, table.written
            seats = table.follow(write[1])
            loaded.durable = table.version
            self._tell(table, Happening(table, before, entries, seats=seats))
        if stored.row.offers != table.offers.to_bytes():
            table.offers = Offers(**msgspec.json.decode(stored.row.offers))
            self._tell(table, Happening(table, table.version, table.written, offers=True))
        for written in stored.chat[len(table.chat) :]:
            said = msgspec.json.decode(written)
            table.chat.append(said)
            self._tell(table, Happening(table, table.version, table.written, said=said))
        for keeper in self.keepers:
            keeper.look_after(table)

    async def _catch_up(self, loaded: Loaded) -> None:
        """Another process wrote first. What this one had begun is dropped: the table is as it was when it was durable,
        and follows the others from there."""
        try:
            await self._start_over(loaded)
        except BaseException:
            self._drop(loaded.table.id)
            raise

    async def _start_over(self, loaded: Loaded) -> None:
        table = loaded.table.id
        stored = await self.answered(self.store.read_table(table))
        done = await self.answered(self.store.read_acts(table))
        if stored is None:
            raise NotFound(texts.NO_SUCH_TABLE)
        loaded.table = Table.restored(stored.until(loaded.durable))
        loaded.acts = answers_of(done)
        await self._follow(loaded)


def may_see(table: Table, person: str | None, key: str | None) -> bool:
    plan = table.plan
    if plan.public or (key is not None and compare_digest(key.encode(), plan.key.encode())):
        return True
    return person is not None and (person == plan.maker or bool(table.seats_of(person)))


def answers_of(done: list[tuple[str, str, bytes]]) -> dict[tuple[str, str], Answer]:
    """By person and key."""
    return {(person, key): msgspec.json.decode(answer) for person, key, answer in done}


def rfc3339(moment: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(moment)) + f".{int(moment % 1 * 1000):03d}Z"
