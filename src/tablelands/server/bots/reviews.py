"""Reviews of finished games: made one at a time when somebody asks, and kept while there is room."""

import asyncio
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from typing import Any, Literal

from tablelands.bots.review import Review
from tablelands.core.match import Match
from tablelands.core.record import Record
from tablelands.server.bots import reviewer
from tablelands.server.logs import tell

KEPT = 200
PATIENCE = 900.0
"""Seconds after which a review is given up."""


@dataclass(frozen=True, slots=True)
class Progress:
    on: Literal["waiting", "compiling", "looking", "failed"]
    done: int = 0


@dataclass(eq=False, slots=True)
class Job:
    """`whose` is who asked first. `news` is how far it has come, or what has come of it."""

    whose: str
    record: dict[str, Any]
    news: Progress | Review = Progress("waiting")
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_done(self) -> bool:
        return isinstance(self.news, Review) or self.news.on == "failed"

    def tell(self, news: Progress | Review) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        self.news = news
        changed.set()

    async def follow(self) -> AsyncIterator[Progress | Review]:
        """From now on to its end; who is slow misses what is out of date."""
        while True:
            changed, told = self._changed, self.news
            yield told
            if isinstance(told, Review) or told.on == "failed":
                return
            await changed.wait()


class Reviews:
    def __init__(self) -> None:
        self.jobs: dict[str, Job] = {}
        """Those that are not done, by table, in the order in which they were asked for."""
        self._kept: OrderedDict[str, Job] = OrderedDict()
        self._working: asyncio.Task[None] | None = None
        self._process: BaseProcess | None = None

    def find(self, table: str) -> Job | None:
        """One that was made, or is being made."""
        if table in self._kept:
            self._kept.move_to_end(table)
            return self._kept[table]
        return self.jobs.get(table)

    def begin(self, table: str, match: Match, whose: str) -> Job:
        job = self.jobs[table] = Job(whose, Record.of(match).to_json())
        if self._working is None or self._working.done():
            self._working = asyncio.get_running_loop().create_task(self._work())
        return job

    async def close(self) -> None:
        self._kill()
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)

    async def _work(self) -> None:
        while self.jobs:
            table, job = next(iter(self.jobs.items()))
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._look_back(job)
            except (EOFError, TimeoutError) as error:
                tell("review-failed", error=error, game=job.record["game"])
                job.tell(Progress("failed"))
            finally:
                del self.jobs[table]
            self._keep(table, job)

    async def _look_back(self, job: Job) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        process = self._process = context.Process(
            target=reviewer.look_back, args=(os.getpid(), job.record, theirs), daemon=True
        )
        await asyncio.to_thread(process.start)
        theirs.close()
        try:
            while not job.is_done:
                job.tell(_news(await asyncio.to_thread(ours.recv)))
        finally:
            self._kill()
            ours.close()

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.pid is not None:
            process.kill()
            process.join()

    def _keep(self, table: str, job: Job) -> None:
        """What failed may be tried again."""
        if isinstance(job.news, Review):
            self._kept[table] = job
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)


def _news(told: Any) -> Progress | Review:
    if isinstance(told, Review):
        return told
    return Progress("compiling") if told == reviewer.COMPILING else Progress("looking", told)
