"""Reviews of finished games: made when somebody asks, a slice of each in turn, and kept while there is room."""

import asyncio
import os
import signal
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Literal

from tablelands.bots.review import Review
from tablelands.core.match import Match
from tablelands.core.record import Record
from tablelands.server.bots import worker
from tablelands.server.hosting.background import BackgroundTasks
from tablelands.server.logs import tell
from tablelands.server.subprocesses import Process, start_process

KEPT = 200
SLICE = 20.0
"""Seconds that one is worked on while others wait; then it is paused, and the next has its turn."""
PATIENCE = 600.0
"""Seconds of work after which a review is given up."""
MOST_STARTED = 3
"""Each has a process of its own, paused or not."""
PING_EVERY = 15.0
LOOK_EVERY = 0.5
News = Review | int | Literal["waiting", "compiling", "failed"]
"""A number is that of the events that have been looked at."""


@dataclass(eq=False, slots=True)
class Job:
    """`whose` is who asked first. `news` is how far it has come, or what has come of it."""

    table: str
    whose: str
    record: dict[str, Any]
    news: News = "waiting"
    process: Process | None = None
    spent: float = 0.0
    """Seconds that were worked on it."""
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_done(self) -> bool:
        return isinstance(self.news, Review) or self.news == "failed"

    def tell(self, news: News) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        self.news = news
        changed.set()

    async def follow(self) -> AsyncIterator[News]:
        """From now on to its end; who is slow misses what is out of date. Where nothing happens the last news come
        again now and then, so that no proxy takes the connection for dead."""
        while not self.is_done:
            changed = self._changed
            yield self.news
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), PING_EVERY)
        yield self.news


class Reviews:
    def __init__(self, tasks: BackgroundTasks) -> None:
        self.jobs: dict[str, Job] = {}
        """Those that are not done, by table."""
        self._tasks = tasks
        self._queue: deque[Job] = deque()
        """Whoever had their turn last comes last."""
        self._is_working = False
        self._kept: OrderedDict[str, Job] = OrderedDict()

    def find(self, table: str) -> Job | None:
        """One that was made, or is being made."""
        if table in self._kept:
            self._kept.move_to_end(table)
            return self._kept[table]
        return self.jobs.get(table)

    def begin(self, table: str, match: Match, whose: str) -> Job:
        job = self.jobs[table] = Job(table, whose, Record.of(match).to_json())
        self._queue.append(job)
        if not self._is_working:
            self._is_working = True
            self._tasks.start(self._work())
        return job

    async def _work(self) -> None:
        """One after the other, a slice of each."""
        try:
            while self._queue:
                job = self._next()
                try:
                    await self._work_on(job)
                except (EOFError, OSError) as error:
                    tell("review-failed", error=error, game=job.record["game"])
                    job.tell("failed")
                if job.is_done:
                    self._finish(job)
                else:
                    self._queue.append(job)
        finally:
            self._is_working = False
            for job in self._queue:
                end(job)

    def _next(self) -> Job:
        """The first, unless it is not started and too many are."""
        started = [job for job in self._queue if job.process is not None]
        job = self._queue[0] if len(started) < MOST_STARTED else started[0]
        self._queue.remove(job)
        return job

    async def _work_on(self, job: Job) -> None:
        try:
            if job.process is None:
                job.process = await asyncio.to_thread(start_process, worker.look_back, job.record)
            pause(job.process, signal.SIGCONT)
            began, before = time.monotonic(), job.spent
            while not job.is_done and not (self._queue and job.spent - before >= SLICE):
                if await asyncio.to_thread(job.process.pipe.poll, LOOK_EVERY):
                    job.tell(await asyncio.to_thread(job.process.pipe.recv))
                job.spent = before + time.monotonic() - began
                if job.spent > PATIENCE and not job.is_done:
                    raise TimeoutError
            pause(job.process, signal.SIGSTOP)
        except BaseException:
            end(job)
            raise

    def _finish(self, job: Job) -> None:
        """A review that failed may be tried again."""
        end(job)
        del self.jobs[job.table]
        if job.news != "failed":
            self._kept[job.table] = job
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)


def pause(process: Process, sign: int) -> None:
    """Or let it go on."""
    if process.process.pid is not None and process.process.is_alive():
        os.kill(process.process.pid, sign)


def end(job: Job) -> None:
    if job.process is not None:
        job.process.end()
        job.process = None
