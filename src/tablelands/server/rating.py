"""Ratings are reckoned once for every table that is over, and after a restart for those that were left."""

import asyncio
from collections.abc import Coroutine

from tablelands.server.logs import tell
from tablelands.server.people.ratings import reckoning_of
from tablelands.server.service import Tables
from tablelands.server.store.store import StoreAway
from tablelands.server.tables.table import Table


class Rater:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._tasks: set[asyncio.Task[None]] = set()
        tables.finished.append(self.rate)

    def open(self) -> None:
        self._start(self._left_over())

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def rate(self, table: Table) -> None:
        if table.is_rated():
            self._start(self._rate(table))

    async def _rate(self, table: Table) -> None:
        result = table.result_for_rating()
        try:
            await self.tables.store.rate(table.id, result.who, table.plan.game, reckoning_of(result))
        except StoreAway as error:
            tell("rating-failed", error=error)

    async def _left_over(self) -> None:
        try:
            for table in await self.tables.store.unrated_tables(1000):
                await self._rate((await self.tables.find(table)).table)
        except StoreAway as error:
            tell("rating-failed", error=error)
