"""Reviews of finished games: made one at a time when somebody asks, and kept while there is room."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any, Literal

from tablelands.bots.review import Review
from tablelands.core.match import Match
from tablelands.core.record import Record
from tablelands.server.bots import worker
from tablelands.server.hosting.background import BackgroundTasks
from tablelands.server.logs import tell
from tablelands.server.subprocesses import start_process

KEPT = 200
PATIENCE = 900.0
"""Seconds after which a review is given up."""
News = Review | int | Literal["waiting", "compiling", "failed"]
"""A number is that of the events that have been looked at."""


@dataclass(eq=False, slots=True)
class Job:
    """`whose` is who asked first. `news` is how far it has come, or what has come of it."""

    whose: str
    record: dict[str, Any]
    news: News = "waiting"
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_done(self) -> bool:
        return isinstance(self.news, Review) or self.news == "failed"

    def tell(self, news: News) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        self.news = news
        changed.set()

    async def follow(self) -> AsyncIterator[News]:
        """From now on to its end; who is slow misses what is out of date."""
        while not self.is_done:
            changed = self._changed
            yield self.news
            await changed.wait()
        yield self.news


class Reviews:
    def __init__(self, tasks: BackgroundTasks) -> None:
        self.jobs: dict[str, Job] = {}
        """Those that are not done, by table."""
        self._tasks = tasks
        self._turn = asyncio.Lock()
        """Whoever asked first has it first."""
        self._kept: OrderedDict[str, Job] = OrderedDict()

    def find(self, table: str) -> Job | None:
        """One that was made, or is being made."""
        if table in self._kept:
            self._kept.move_to_end(table)
            return self._kept[table]
        return self.jobs.get(table)

    def begin(self, table: str, match: Match, whose: str) -> Job:
        job = self.jobs[table] = Job(whose, Record.of(match).to_json())
        self._tasks.start(self._make(table, job))
        return job

    async def _make(self, table: str, job: Job) -> None:
        """A review that failed may be tried again."""
        try:
            async with self._turn, asyncio.timeout(PATIENCE):
                await self._look_back(job)
            self._kept[table] = job
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        except (EOFError, OSError) as error:
            tell("review-failed", error=error, game=job.record["game"])
            job.tell("failed")
        finally:
            del self.jobs[table]

    async def _look_back(self, job: Job) -> None:
        process = await asyncio.to_thread(start_process, worker.look_back, job.record)
        try:
            while not job.is_done:
                job.tell(await asyncio.to_thread(process.pipe.recv))
        finally:
            process.end()
