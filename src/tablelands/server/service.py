"""What is done at the tables of a running server: one after the other, written, and then told to whoever watches."""

import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from time import perf_counter
from typing import Any

import msgspec

from tablelands.core.errors import Refused
from tablelands.core.log import Moved, Sealed
from tablelands.server import texts
from tablelands.server.bus import Bus
from tablelands.server.errors import Forbidden, Unavailable
from tablelands.server.finding import Answer, Loaded
from tablelands.server.following import Following
from tablelands.server.happening import Happening
from tablelands.server.metrics import Metrics
from tablelands.server.store.store import Change, Conflict, Standing, Store, StoreAway
from tablelands.server.tables import acts
from tablelands.server.tables.acts import Done
from tablelands.server.tables.table import Table

TRIES = 20
Act = Callable[[Table], tuple[Answer, Done]]
Answered = Callable[[Answer], None] | None
"""Has the answer before anybody who watches hears of it."""
First = Callable[[Answer], Awaitable[None]] | None
"""Is done before the act is written."""


class Tables(Following):
    def __init__(self, store: Store, bus: Bus, metrics: Metrics, now: Callable[[], float] = time.time) -> None:
        super().__init__(store, bus)
        self.metrics = metrics
        self.now = now
        self.finished: list[Callable[[Table], None]] = []
        """Told of every table that is over."""

    async def make(self, table: Table) -> None:
        """Writes a table that is new; it begins by itself when no seat is open. One that is there already stays."""
        if not table.plan.imported:
            acts.begin_if_full(table, self.now())
        loaded = Loaded(table, {}, table.standing())
        async with loaded.lock:
            with suppress(Conflict):
                await self._write(loaded, Done(log=True, seats=True), None, is_new=True)
                self._keep(loaded)

    def act(
        self,
        table: str,
        person: str,
        key: str | None,
        act: Act,
        answered: Answered = None,
        first: First = None,
        seat: int | None = None,
    ) -> Coroutine[Any, Any, Answer]:
        """Once for every key of a person. Before anything else, who has run out of time has lost. An act at a `seat` is
        refused to whom it does not belong, and so is a known answer."""
        return self._in_turn(table, self._act, person, key, act, answered, first, seat)

    def say(
        self, table: str, person: str, key: str, text: str, answered: Answered = None
    ) -> Coroutine[Any, Any, Answer]:
        return self._in_turn(table, self._say, person, key, text, answered)

    async def _in_turn(self, table: str, work: Callable[..., Awaitable[Answer]], *given: object) -> Answer:
        """One after the other; again from the beginning where another process wrote first."""
        for _ in range(TRIES):
            loaded = await self.hold(table)
            try:
                return await work(loaded, *given)
            except Conflict:
                await self._catch_up(loaded)
            finally:
                loaded.lock.release()
        raise Unavailable(texts.STORE_AWAY)

    # Acting

    async def _act(
        self,
        loaded: Loaded,
        person: str,
        key: str | None,
        act: Act,
        answered: Answered,
        first: First,
        seat: int | None,
    ) -> Answer:
        table = loaded.table
        known = None if key is None else loaded.acts.get((person, key))
        if known is not None:
            expect_seated(table, person, seat)
            return answer_again(known, answered)
        if (late := acts.run_out(table, self.now())) is not None:
            await self._write(loaded, late, None)
        try:
            if seat is not None:
                acts.expect_own(table, person, seat)
            answer, done = act(table)
        except Refused:
            known = await self.known_elsewhere(table.id, person, key)
            if known is None:
                raise
            expect_seated(table, person, seat)
            return answer_again(known, answered)
        except BaseException:
            self._drop(table.id)
            raise
        if first is not None:
            await self._do_first(loaded, first, answer)
        kept = None if key is None else (person, key)
        return await self._write(loaded, done, kept, answer=answer, answered=answered)

    async def _do_first(self, loaded: Loaded, first: Callable[[Answer], Awaitable[None]], answer: Answer) -> None:
        try:
            await first(answer)
        except BaseException:
            self._drop(loaded.table.id)
            raise

    async def _say(self, loaded: Loaded, person: str, key: str, text: str, answered: Answered) -> Answer:
        known = loaded.acts.get((person, key))
        if known is not None:
            return answer_again(known, answered)
        table = loaded.table
        seat = next(iter(table.own_seats(person)), None)
        if seat is None:
            raise Forbidden(texts.NO_SEAT_HERE)
        number = len(table.chat) + 1
        said = {"n": number, "seat": seat, "name": table.seats[seat].name, "text": text, "at": rfc3339(self.now())}
        answer = {"version": table.version}
        change = Change(act=(person, key, msgspec.json.encode(answer)), chat=(number, msgspec.json.encode(said)))
        await self._commit(loaded, change)
        table.chat.append(said)
        self._settle(loaded, (person, key), answer, answered)
        self.tell(Happening(table, table.version, table.written, said=said))
        return answer

    # Writing

    async def _write(
        self,
        loaded: Loaded,
        done: Done,
        kept: tuple[str, str] | None,
        *,
        answer: Answer | None = None,
        answered: Answered = None,
        is_new: bool = False,
    ) -> Answer:
        table = loaded.table
        before, entries = table.version, table.written
        change = self._finish_write(table, done) if done.log or done.seats else Change()
        change.is_new = is_new
        answer = (answer or {}) | {"version": table.version}
        if kept is not None:
            change.act = (*kept, msgspec.json.encode(answer))
        if change.writes or done.offers or change.act is not None:
            await self._commit(loaded, change)
        self._settle(loaded, kept, answer, answered)
        self.tell(Happening(table, before, entries, seats=done.seats, offers=done.offers))
        if change.writes:
            self._after_write(table, 0 if is_new else table.written - entries)
        return answer

    def _finish_write(self, table: Table, done: Done) -> Change:
        sat = table.sat
        change = Change(writes=[table.finish_write(self.now(), seats=done.seats)])
        if done.seats:
            change.seated = table.persons()
            change.stood = [person for person in sat if person not in change.seated]
        if snapshot := table.snapshot():
            change.snapshot = (table.version, snapshot)
        return change

    async def _commit(self, loaded: Loaded, change: Change) -> None:
        """As the next edition of the table, and then others are told of it."""
        table = loaded.table
        table.edition += 1
        change.row = row = table.row()
        try:
            began = perf_counter()
            await self.store.commit(change)
            self.metrics.commit_seconds.observe(perf_counter() - began)
        except Conflict:
            raise
        except BaseException as error:
            self._drop(table.id)
            if isinstance(error, StoreAway):
                raise Unavailable(texts.STORE_AWAY) from error
            raise
        loaded.durable = Standing(row.version, row.edition, len(table.chat) + bool(change.chat), row.offers)
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


def expect_seated(table: Table, person: str, seat: int | None) -> None:
    """Or has sat there: one that left is not his any more, but what he did there was answered."""
    if seat is not None and seat not in table.seats_of(person):
        raise Forbidden(texts.NOT_YOUR_SEAT)


def answer_again(known: Answer, answered: Answered) -> Answer:
    if answered is not None:
        answered(known)
    return known


def rfc3339(moment: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(moment)) + f".{int(moment % 1 * 1000):03d}Z"
