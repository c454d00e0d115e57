"""What is done at the tables of a running server: one after the other, written, and then told to whoever watches."""

import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from tablelands.core.errors import Refused
from tablelands.server import texts
from tablelands.server.bus import Bus
from tablelands.server.errors import Forbidden, Unavailable
from tablelands.server.finding import Answer, Loaded, may_see
from tablelands.server.happening import Happening
from tablelands.server.metrics import Metrics
from tablelands.server.store.store import Change, Conflict, Outcome, PromptStore, Store
from tablelands.server.tables import acts
from tablelands.server.tables.acts import Done
from tablelands.server.tables.table import Table
from tablelands.server.writing import Answered, Begun, Writing

TRIES = 20
Act = Callable[[Table], tuple[Answer, Done]]
Finished = Callable[[bool], None]
"""Hears whether it is done."""
First = Callable[[Answer], Awaitable[None]] | None
"""Is done before the act is written."""


class Tables(Writing):
    def __init__(self, store: Store, bus: Bus, metrics: Metrics, now: Callable[[], float] = time.time) -> None:
        super().__init__(store, bus, metrics, now)
        self._prompt = store if isinstance(store, PromptStore) else None

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

    def take_for(self, table: str, person: str, key: str) -> Loaded | None:
        """For `act_at_once`, where nothing stands in its way: the table is at hand and his to see, nobody acts there,
        nobody's time is up, the key is new, and no other process may know more."""
        loaded = self.take(table) if self.alone and self._prompt is not None else None
        if loaded is None:
            return None
        at, times = loaded.table, loaded.table.times
        in_time = times is None or not times.out_of_time(self.now())
        if in_time and (person, key) not in loaded.acts and may_see(at, person, None):
            return loaded
        loaded.lock.release()
        return None

    def act_at_once(
        self, loaded: Loaded, person: str, key: str, act: Act, answered: Answered, finished: Finished
    ) -> None:
        """At a table that was taken for it, without a task that waits. Raises what the act refuses. If it is not done
        in the end the store has failed: what counts is there, and who asks again will hear of it."""
        table, store = loaded.table, self._prompt
        assert store is not None, "nothing was taken"
        try:
            answer, done = act(table)
            begun = self._begin(table, done, (person, key), answer, False)
            self._number(table, begun)
            settle = partial(self._settle_at_once, loaded, begun, answered, finished)
            store.commit_then(begun.change, settle)
        except BaseException as error:
            if not isinstance(error, Refused):
                self._drop(table.id)
            loaded.lock.release()
            raise

    def _settle_at_once(
        self, loaded: Loaded, begun: Begun, answered: Answered, finished: Finished, outcome: Outcome
    ) -> None:
        try:
            if outcome is None:
                self._note_durable(loaded, begun)
                self._end(loaded, begun, answered)
            else:
                self._drop(loaded.table.id)
        finally:
            loaded.lock.release()
            finished(outcome is None)

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
        await self._commit(loaded, Begun(change, Done(), (person, key), answer, table.version, table.written))
        table.chat.append(said)
        self._settle(loaded, (person, key), answer, answered)
        self.tell(Happening(table, table.version, table.written, said=said))
        return answer


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
