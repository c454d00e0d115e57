"""Acts at the tables of a running server: at each table one after the other, every key once."""

import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tablelands.core.errors import Refused
from tablelands.server import texts
from tablelands.server.api.requests import Answer
from tablelands.server.cluster.bus import Bus
from tablelands.server.errors import Forbidden, Unavailable
from tablelands.server.hosting.commits import Answered, Commits
from tablelands.server.hosting.events import Publisher
from tablelands.server.hosting.follower import Follower
from tablelands.server.hosting.registry import Loaded, Registry
from tablelands.server.metrics import Metrics
from tablelands.server.store.store import Conflict, Store
from tablelands.server.tables import acts
from tablelands.server.tables.acts import Done
from tablelands.server.tables.table import Table

TRIES = 20
Act = Callable[[Table], tuple[Answer, Done]]
First = Callable[[], Awaitable[None]] | None
"""Done before the act is written."""


class Tables:
    """`registry`, `follower` and `publisher` are for others too: to look at tables, and to be told of them."""

    def __init__(self, store: Store, bus: Bus, metrics: Metrics, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = now
        self.publisher = Publisher()
        self.registry = Registry(store, self.publisher)
        self.follower = Follower(store, bus, self.registry, self.publisher)
        self.commits = Commits(store, self.registry, self.follower, self.publisher, metrics)

    async def make(self, table: Table) -> None:
        """Write a new table; it begins by itself when no seat is open. One that is there already stays."""
        if not table.plan.imported:
            acts.begin_if_full(table, self.now())
        loaded = Loaded(table, {}, table.standing())
        async with loaded.lock:
            with suppress(Conflict):
                await self.commits.write(loaded, Done(log=True, seats=True), self.now(), is_new=True)
                self.registry.keep(loaded)

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
        """Do it once for every key of a person. Players who have run out of time lose first. Acts at a `seat`, and
        their answers, are refused to others. If another process wrote first, try again on what that has written."""
        for _ in range(TRIES):
            async with self.registry.held(table) as loaded:
                try:
                    return await self._act(loaded, person, key, act, answered, first, seat)
                except Conflict:
                    await self.follower.catch_up(loaded)
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
            await self.commits.write(loaded, late, self.now())
        try:
            if seat is not None:
                acts.expect_own(table, person, seat)
            answer, done = act(table)
        except Refused:
            known = await self.follower.known_elsewhere(table.id, person, key)
            if known is None:
                raise
            expect_seated(table, person, seat)
            return answer_again(known, answered)
        except BaseException:
            self.registry.drop(table.id)
            raise
        if first is not None:
            await self._do_first(loaded, first)
        kept = None if key is None else (person, key)
        return await self.commits.write(loaded, done, self.now(), kept, answer=answer, answered=answered)

    async def _do_first(self, loaded: Loaded, first: Callable[[], Awaitable[None]]) -> None:
        try:
            await first()
        except BaseException:
            self.registry.drop(loaded.table.id)
            raise


def expect_seated(table: Table, person: str, seat: int | None) -> None:
    """A player who has left keeps the answers to earlier requests, but may not act any more."""
    if seat is not None and seat not in table.seats_of(person):
        raise Forbidden(texts.NOT_YOUR_SEAT)


def answer_again(known: Answer, answered: Answered) -> Answer:
    if answered is not None:
        answered(known)
    return known
