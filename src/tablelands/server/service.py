"""What is done at the tables of a running server: one after the other, written, and then told to whoever watches."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

from tablelands.core.errors import Refused
from tablelands.server import texts
from tablelands.server.errors import Forbidden, Unavailable
from tablelands.server.finding import Loaded
from tablelands.server.store.store import Conflict
from tablelands.server.tables import acts
from tablelands.server.tables.acts import Done
from tablelands.server.tables.table import Table
from tablelands.server.wire.requests import Answer
from tablelands.server.writing import Answered, Writing

TRIES = 20
Act = Callable[[Table], tuple[Answer, Done]]
First = Callable[[], Awaitable[None]] | None
"""Is done before the act is written."""


class Tables(Writing):
    async def make(self, table: Table) -> None:
        """Writes a table that is new; it begins by itself when no seat is open. One that is there already stays."""
        if not table.plan.imported:
            acts.begin_if_full(table, self.now())
        loaded = Loaded(table, {}, table.standing())
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
        answered: Answered = None,
        first: First = None,
        seat: int | None = None,
    ) -> Answer:
        """Once for every key of a person. Before anything else, who has run out of time has lost. An act at a `seat` is
        refused to whom it does not belong, and so is a known answer. If another process wrote first, it is tried again
        on what that has written."""
        for _ in range(TRIES):
            async with self.held(table) as loaded:
                try:
                    return await self._act(loaded, person, key, act, answered, first, seat)
                except Conflict:
                    await self._catch_up(loaded)
        raise Unavailable(texts.STORE_AWAY)

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
            await self._do_first(loaded, first)
        kept = None if key is None else (person, key)
        return await self._write(loaded, done, kept, answer=answer, answered=answered)

    async def _do_first(self, loaded: Loaded, first: Callable[[], Awaitable[None]]) -> None:
        try:
            await first()
        except BaseException:
            self._drop(loaded.table.id)
            raise


def expect_seated(table: Table, person: str, seat: int | None) -> None:
    """A player who has left keeps the answers to earlier requests, but may not act any more."""
    if seat is not None and seat not in table.seats_of(person):
        raise Forbidden(texts.NOT_YOUR_SEAT)


def answer_again(known: Answer, answered: Answered) -> Answer:
    if answered is not None:
        answered(known)
    return known
