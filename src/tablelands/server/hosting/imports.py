"""Large records and positions are read in a process of their own, one after the other: neither the memory nor the time
that it takes is the server's."""

import asyncio
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from tablelands.core.errors import Refused
from tablelands.core.text import Text
from tablelands.server import texts
from tablelands.server.errors import TooLarge, TooMany
from tablelands.server.logs import set_up_logs, tell
from tablelands.server.store.rows import Change
from tablelands.server.subprocesses import end_with_parent, start_process
from tablelands.server.tables.table import Table

T = TypeVar("T")
PATIENCE = 60.0
"""Seconds that one may take."""
WAITING = 8
"""So many persons may wait for theirs, each for one."""
TRY_AGAIN = 10.0
NICENESS = 10
Refusal = tuple[type[Refused], Text, str | None, str]


class Imports:
    def __init__(self) -> None:
        self._waiting: set[str] = set()
        self._turn = asyncio.Lock()

    async def read(self, whose: str, work: Callable[..., T], *given: object) -> T:
        """What the work returns. Raises what it refuses, and TooMany while too many wait already."""
        if whose in self._waiting or len(self._waiting) >= WAITING:
            raise TooMany(texts.IMPORTS_WAIT, TRY_AGAIN)
        self._waiting.add(whose)
        try:
            async with self._turn:
                return await _in_process(work, *given)
        finally:
            self._waiting.discard(whose)


async def _in_process(work: Callable[..., T], *given: object) -> T:
    process = await asyncio.to_thread(start_process, _serve, work, *given)
    try:
        async with asyncio.timeout(PATIENCE):
            result: T | None
            result, refusal = await asyncio.to_thread(process.pipe.recv)
    except (EOFError, OSError) as error:  # it took too long, or needed too much
        tell("import-failed", error=error)
        raise TooLarge(texts.IMPORT_FAILED) from error
    finally:
        process.end()
    if refusal is not None:
        raise error_of(refusal)
    assert result is not None
    return result


def error_of(refusal: Refusal) -> Refused:
    kind, text, rule, code = refusal
    return kind(text, rule=rule, code=code)


def _serve(server: "Connection[Any, Any]", parent: int, work: Callable[..., Any], *given: object) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(parent)
    set_up_logs()
    os.nice(NICENESS)
    try:
        server.send((work(*given), None))
    except Refused as error:
        server.send((None, (type(error), error.text, error.rule, error.code)))


def first_change(table: Table, now: float) -> Change:
    """Stores a new table."""
    write = table.finish_write(now, seats=True)
    table.edition += 1
    change = Change(table.row(), [write], seated=table.persons())
    if snapshot := table.snapshot():
        change.snapshot = (table.version, snapshot)
    return change
