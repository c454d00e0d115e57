"""Many tables at a time: as soon as one is over the next begins, until somebody says that it is enough."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from random import Random

from tests.server.endurance.doors import PATIENCE, Doors, Person
from tests.server.endurance.game import PlayedGame
from tests.server.endurance.wishes import Wish, wishes

PEOPLE = 12


class Crowd:
    def __init__(self, doors: Doors, seed: int, tables: int, think: float) -> None:
        self.doors = doors
        self.seed = seed
        self.tables = tables
        self.think = think
        self.games: list[PlayedGame] = []
        self.enough = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def going(self) -> int:
        return sum(game.goes_on for game in self.games)

    @property
    def answered(self) -> int:
        """Moves of people that were acknowledged."""
        return sum(game.answered for game in self.games)

    async def _come(self) -> None:
        people = [await self.doors.person(f"Person {number}") for number in range(PEOPLE)]
        wished = wishes(self.seed)
        self._tasks = [asyncio.create_task(self._play(people, wished)) for _ in range(self.tables)]

    async def _play(self, people: list[Person], wished: Iterator[tuple[Wish, Random]]) -> None:
        first = True
        while first or not self.enough.is_set():
            first = False
            game = PlayedGame(self.doors, *next(wished), self.think)
            self.games.append(game)
            await game.play(people)

    async def pause(self, seconds: float) -> None:
        """While they play; raises what anybody runs into."""
        await self._wait(seconds)

    async def play_on(self, moves: int, seconds: float = PATIENCE) -> None:
        """Until so many moves more were acknowledged."""
        wanted, end = self.answered + moves, time.monotonic() + seconds
        while self.answered < wanted:
            assert time.monotonic() < end, f"no {moves} moves in {seconds:.0f} s"
            await self._wait(0.1)

    async def finish(self, seconds: float, every: float, tell: Callable[[], object]) -> None:
        """No game begins any more; tells every so many seconds."""
        self.enough.set()
        end = time.monotonic() + seconds
        while not all(task.done() for task in self._tasks):
            assert time.monotonic() < end, f"do not end: {', '.join(game.table for game in self.games if game.goes_on)}"
            await self._wait(every)
            tell()

    async def _wait(self, seconds: float) -> None:
        done, _ = await asyncio.wait(self._tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()

    async def _leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.doors.close()

    @classmethod
    @asynccontextmanager
    async def at(cls, addresses: list[str], seed: int, tables: int, think: float) -> AsyncIterator["Crowd"]:
        """They come, and are gone at the end of the block."""
        crowd = cls(Doors(addresses, Random(seed)), seed, tables, think)
        try:
            await crowd._come()
            yield crowd
        finally:
            await crowd._leave()

    async def check(self) -> None:
        """All that they played."""
        for game in self.games:
            await game.check()
