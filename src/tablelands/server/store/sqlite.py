"""SQLite embedded: a file in the user's folder, the writer process, and a few threads that read."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

from tablelands.server.store.lock import Lock
from tablelands.server.store.migration import HEAD, READ_MARK, expect_present, upgrade
from tablelands.server.store.rows import Change, Row, Statement, StoreAway
from tablelands.server.store.store import Question, Store, can_be_kept
from tablelands.server.store.writer import Writer
from tablelands.server.store.writer_process import Statements

READERS = 3
HEALTH_SECONDS = 2
TOUCH = Statement("UPDATE alembic_version SET version_num = version_num", [()])

T = TypeVar("T")


class SqliteStore(Store):
    true = "1"

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._lock = Lock(self.path)
        self._writer = Writer(self.path)
        self.commit: Callable[[Change], asyncio.Future[None]] = self._writer.write
        self._connections: list[sqlite3.Connection] = []
        self._idle: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        self._readers: ThreadPoolExecutor | None = None

    async def open(self) -> None:
        """Raises StoreTaken while another server has it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.take()
            with closing(self._connect()) as first:
                migrate(first)
            self._connections.remove(first)
            for _ in range(READERS):
                self._idle.put(self._connect("query_only = 1"))
            await self._writer.open()
        except (OSError, sqlite3.Error, StoreAway) as error:
            self._let_go()
            raise StoreAway(f"the store {self.path} cannot be opened: {error}") from error
        self._readers = ThreadPoolExecutor(READERS, "store-reader")

    async def open_to_read(self) -> None:
        try:
            for _ in range(READERS):
                self._idle.put(self._connect_to_read())
            expect_present(revision_of(self._connections[0]))
        except (sqlite3.Error, StoreAway) as error:
            self._let_go()
            raise StoreAway(f"the store {self.path} cannot be read: {error}") from error
        self._readers = ThreadPoolExecutor(READERS, "store-reader")

    async def expect_alone(self) -> None:
        """To open it takes the lock."""

    async def close(self) -> None:
        await self._writer.close()
        if self._readers is not None:
            await asyncio.to_thread(self._readers.shutdown)
        self._let_go()

    def _connect(self, *pragmas: str) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, cached_statements=512)
        self._connections.append(connection)
        for pragma in ("journal_mode = WAL", "synchronous = FULL", *pragmas):
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def _connect_to_read(self) -> sqlite3.Connection:
        address = f"{self.path.resolve().as_uri()}?mode=ro"
        connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
        self._connections.append(connection)
        return connection

    def _let_go(self) -> None:
        self._readers = None
        self._idle = SimpleQueue()
        while self._connections:
            self._connections.pop().close()
        self._lock.give_back()

    async def answers(self) -> bool:
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await self.execute(TOUCH)
                await self.unrated_tables(1)
        except (StoreAway, TimeoutError):
            return False
        return True

    async def execute(self, *statements: Statement) -> None:
        await self._writer.write(Statements(list(statements)))

    async def ask(self, *questions: Question) -> list[list[Row]]:
        def read(cursor: sqlite3.Cursor) -> list[list[Row]]:
            if len(questions) == 1:
                return [rows_of(cursor, questions[0])]
            cursor.execute("BEGIN")
            try:
                return [rows_of(cursor, question) for question in questions]
            finally:
                cursor.execute("ROLLBACK")

        return await self._read(read)

    # One connection each

    async def _read(self, read: Callable[[sqlite3.Cursor], T]) -> T:
        if self._readers is None:
            raise StoreAway("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._with_reader, read)

    def _with_reader(self, read: Callable[[sqlite3.Cursor], T]) -> T:
        connection = self._idle.get()
        try:
            return read(connection.cursor())
        except sqlite3.Error as error:
            raise StoreAway(str(error)) from error
        finally:
            self._idle.put(connection)


def rows_of(cursor: sqlite3.Cursor, question: Question) -> list[Row]:
    sql, values = question
    return cursor.execute(sql, values).fetchall() if can_be_kept(values) else []


def migrate(connection: sqlite3.Connection) -> None:
    revision = revision_of(connection)
    if revision != HEAD:
        connection.executescript(f"BEGIN IMMEDIATE;\n{upgrade('sqlite', revision)}\nCOMMIT;")


def revision_of(connection: sqlite3.Connection) -> str | None:
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone() is None:
        return None
    revision: str = connection.execute(READ_MARK).fetchone()[0]
    return revision
