"""The one thread that writes to SQLite. All that waits goes into one transaction: one wait for the disk serves all."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import chain
from queue import Empty, SimpleQueue
from threading import Thread

import msgspec

from tablelands.server.store.changes import batches, row_of
from tablelands.server.store.statements import Batch, Compiler, Row
from tablelands.server.store.store import Change, Conflict, StoreAway
from tablelands.server.store.usual import PREPARE, is_usual, write_usual

Work = Change | Callable[[sqlite3.Cursor], object]

MOST_AT_ONCE = 512
TAKEN = {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE"}


class Job(msgspec.Struct, eq=False):
    work: Work
    done: "asyncio.Future[None]"
    error: BaseException | None = None

    @property
    def table(self) -> str | None:
        return row_of(self.work).id if isinstance(self.work, Change) else None

    def settle(self) -> None:
        if self.done.done():
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


class Writer:
    def __init__(self, connection: sqlite3.Connection, compiler: Compiler, loop: asyncio.AbstractEventLoop) -> None:
        self._connection = connection
        self._cursor = connection.cursor()
        self._cursor.executescript(PREPARE)
        self._compiler = compiler
        self._loop = loop
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def put(self, work: Work) -> "asyncio.Future[None]":
        done = self._loop.create_future()
        self._waiting.put(Job(work, done))
        return done

    def end(self) -> None:
        """Writes what waits, and waits for it."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        going_on = True
        while going_on:
            jobs = self._take()
            going_on = None not in jobs
            group = [job for job in jobs if job is not None]
            left = self._write_usual(group)
            if left:
                self._write(left)
            self._tell(group)

    def _take(self) -> list[Job | None]:
        jobs = [self._waiting.get()]
        try:
            while len(jobs) < MOST_AT_ONCE and jobs[-1] is not None:
                jobs.append(self._waiting.get_nowait())
        except Empty:
            pass
        return jobs

    def _tell(self, jobs: Sequence[Job]) -> None:
        def settle() -> None:
            for job in jobs:
                job.settle()

        with suppress(RuntimeError):  # the loop is closed: nobody waits
            self._loop.call_soon_threadsafe(settle)

    def _write_usual(self, jobs: Sequence[Job]) -> Sequence[Job]:
        """What is left: all, if one of the usual changes cannot be written."""
        usual: list[Change] = []
        others: list[Job] = []
        for job in jobs:
            if isinstance(job.work, Change) and is_usual(job.work):
                usual.append(job.work)
            else:
                others.append(job)
        if usual:
            try:
                write_usual(self._cursor, usual)
            except Exception:  # whatever is wrong, and with which of them, is found when they are written apart
                return jobs
        return others

    def _write(self, jobs: Sequence[Job]) -> None:
        try:
            self._cursor.execute("BEGIN IMMEDIATE")
            for run in runs(jobs):
                self._settle(run)
            self._cursor.execute("COMMIT")
        except sqlite3.Error as error:
            self._undo()
            for job in jobs:
                job.error = StoreAway(str(error))

    def _undo(self) -> None:
        if self._connection.in_transaction:
            self._connection.rollback()

    def _settle(self, run: Sequence[Job]) -> None:
        """Writes them together. If one cannot be, halves are tried, until it stands alone."""
        self._cursor.execute("SAVEPOINT run")
        try:
            self._apply(run)
        except Exception as error:
            if is_away(error):
                raise
            self._cursor.execute("ROLLBACK TO run")
            if len(run) == 1:
                run[0].error = Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
            else:
                self._settle(run[: len(run) // 2])
                self._settle(run[len(run) // 2 :])
        self._cursor.execute("RELEASE run")

    def _apply(self, run: Sequence[Job]) -> None:
        for job in run:
            if not isinstance(job.work, Change):
                job.work(self._cursor)
        for batch, rows in batches([job.work for job in run if isinstance(job.work, Change)]):
            for chunk in batch.chunks(rows):
                self._apply_batch(batch, chunk)

    def _apply_batch(self, batch: Batch, rows: Sequence[Row]) -> None:
        before = self._connection.total_changes
        self._cursor.execute(self._compiler.batch(batch, len(rows)), tuple(chain.from_iterable(rows)))
        if batch.all_match and self._connection.total_changes - before != len(rows):
            raise Conflict("the table is of another edition")


def runs(jobs: Sequence[Job]) -> Iterator[list[Job]]:
    """Changes of different tables one after the other; what is no change stands alone."""
    run: list[Job] = []
    seen: set[str] = set()
    for job in jobs:
        table = job.table
        if run and (table is None or table in seen or run[-1].table is None):
            yield run
            run, seen = [], set()
        run.append(job)
        if table is not None:
            seen.add(table)
    if run:
        yield run


def is_away(error: Exception) -> bool:
    """A full disk, a broken file; not a row that is there already, nor a value that cannot be kept."""
    if isinstance(error, sqlite3.IntegrityError):
        return error.sqlite_errorname not in TAKEN
    return isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.ProgrammingError | sqlite3.InterfaceError)
