"""Looks after tables that nobody acts on: a bot is to move, or time is up. Several processes may try; the store lets
one of them write."""

import asyncio
import contextlib
import random
from collections.abc import Coroutine

from tablelands.core.errors import Refused
from tablelands.server.bots.pool import BotPool
from tablelands.server.logs import tell
from tablelands.server.service import Answer, Tables
from tablelands.server.tables import acts
from tablelands.server.tables.acts import Done
from tablelands.server.tables.table import BOT_GRACE, Table

NOBODY = "server"
EVERY = 1.0
"""Seconds between two looks into the store for tables that nobody has at hand."""


class Keeper:
    def __init__(self, tables: Tables, bots: BotPool) -> None:
        self.tables = tables
        self.bots = bots
        self._thinking: set[tuple[str, int]] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        tables.keepers.append(self)

    def open(self) -> None:
        self._start(self._sweep())

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # What is at hand

    def look_after(self, table: Table) -> None:
        for seat, bot in table.bots_to_move():
            if (table.id, seat) not in self._thinking:
                self._thinking.add((table.id, seat))
                self._start(self._let_think(table, seat, bot))
        self._set_timer(table)

    def _set_timer(self, table: Table) -> None:
        if timer := self._timers.pop(table.id, None):
            timer.cancel()
        deadline = table.times.deadline() if table.times is not None and table.state == "playing" else None
        if deadline is not None and deadline - self.tables.now() < 3600:
            wait = max(deadline - self.tables.now(), 0) + 0.005
            self._timers[table.id] = asyncio.get_running_loop().call_later(wait, self._time_is_up, table.id)

    def _time_is_up(self, table: str) -> None:
        self._timers.pop(table, None)
        self._start(self._stop_clocks(table))

    async def _stop_clocks(self, table: str) -> None:
        """Acting at all stops the clocks that have run out."""
        with contextlib.suppress(Refused):
            await self.tables.act(table, NOBODY, None, lambda at: ({}, Done()))
            if (loaded := self.tables.loaded(table)) is not None:
                self._set_timer(loaded)

    async def _let_think(self, table: Table, seat: int, bot: str) -> None:
        try:
            version = table.version
            answer = await self.bots.choose(table, seat, bot)
            move = table.game.moves.to_json(answer.move)
            await self.tables.act(table.id, NOBODY, None, lambda at: self._move(at, seat, move, version))
        except Refused as error:
            tell("bot-refused", game=table.plan.game, kind=error.kind, code=error.code)
        finally:
            self._thinking.discard((table.id, seat))
            loaded = self.tables.loaded(table.id)
            if loaded is not None and loaded.version != version:
                self.look_after(loaded)

    def _move(self, table: Table, seat: int, move: object, version: int) -> tuple[Answer, Done]:
        """Taken back or moved by another process meanwhile: then there is nothing to do."""
        if table.bot_of(seat) is None or seat not in table.to_move() or table.is_stale(seat, version):
            return {}, Done()
        return {}, acts.play(table, seat, move, version)

    # What nobody has at hand

    async def _sweep(self) -> None:
        ahead = BOT_GRACE
        while True:
            try:
                for table in await self.tables.store.due_tables(self.tables.now() + ahead, 100):
                    await self._take_up(table)
                ahead = 0.0
            except asyncio.CancelledError:
                raise
            except Exception as error:  # the store is away, or a table cannot be read: the others go on
                tell("sweep-failed", error=error)
            await asyncio.sleep(EVERY * random.uniform(0.8, 1.2))

    async def _take_up(self, table: str) -> None:
        await self._stop_clocks(table)
        loaded = self.tables.loaded(table)
        if loaded is not None:
            self.look_after(loaded)
