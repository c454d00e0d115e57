"""SQLite embedded: a file in the user's folder, the writer process, and a few threads that read."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue

from tablelands.server.private_files import FILE_MODE, make_durable, make_private_file, make_private_folder, tighten
from tablelands.server.store.changes import probe
from tablelands.server.store.damage import GO_BACK, advice_for, expect_whole, keep_damaged_wal, wal_of
from tablelands.server.store.failures import log_failure
from tablelands.server.store.lock import Lock
from tablelands.server.store.migration import HEAD, READ_MARK, expect_present, upgrade
from tablelands.server.store.rows import Change, Row, Statement, StoreAway
from tablelands.server.store.store import Question, Store, can_be_kept
from tablelands.server.store.writer import Writer
from tablelands.server.store.writer_process import Statements, connect

READERS = 3


class SqliteStore(Store):
    true = "1"

    def __init__(self, path: Path | str, *, own_folder: bool = False) -> None:
        """Others may not look into the folder if it is the store's own."""
        self.path = Path(path)
        self._own_folder = own_folder
        self._lock = Lock(self.path)
        self._writer = Writer(self.path)
        self.commit: Callable[[Change], asyncio.Future[None]] = self._writer.write
        self._connections: list[sqlite3.Connection] = []
        self._idle: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        self._readers: ThreadPoolExecutor | None = None

    async def open(self, *, alone: bool = True) -> None:
        """Always alone, for it takes the lock."""
        try:
            self._make_folder()
            self._lock.take()
            if self.path.exists():
                expect_whole(self.path)
            else:
                create(self.path)
            self._make_private()
            with closing(connect(self.path)) as first:
                keep_damaged_wal(self.path, first)
                migrate(first)
                self._open_readers()
            await self._writer.open()
        except (OSError, sqlite3.Error, StoreAway) as error:
            self._close_readers()
            self._lock.give_back()
            raise StoreAway(f"the store {self.path} cannot be opened: {error}{advice_for(error)}") from error

    def _make_folder(self) -> None:
        if self._own_folder:
            make_private_folder(self.path.parent)
        else:
            self.path.parent.mkdir(parents=True, exist_ok=True)

    def _make_private(self) -> None:
        for beside in ("", "-wal", "-shm", ".lock"):
            tighten(self.path.with_name(self.path.name + beside), FILE_MODE)

    async def open_to_read(self) -> None:
        try:
            self._open_readers()
            expect_present(revision_of(self._connections[0]))
        except (sqlite3.Error, StoreAway) as error:
            self._close_readers()
            raise StoreAway(f"the store {self.path} cannot be read: {error}") from error

    async def open_beside(self) -> None:
        """The server's writer process and this one's wait for each other."""
        await self.open_to_read()
        await self._writer.open()

    async def close(self) -> None:
        """The writer process is the last that leaves the file, and so puts all of it into one."""
        if self._readers is not None:
            await asyncio.to_thread(self._readers.shutdown)
        self._close_readers()
        await self._writer.close()
        self._lock.give_back()

    def _open_readers(self) -> None:
        address = f"{self.path.resolve().as_uri()}?mode=ro"
        for _ in range(READERS):
            connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
            self._connections.append(connection)
            self._idle.put(connection)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")

    def _close_readers(self) -> None:
        self._readers = None
        self._idle = SimpleQueue()
        while self._connections:
            self._connections.pop().close()

    async def execute(self, *statements: Statement) -> None:
        await self._writer.write(Statements(list(statements)))

    async def can_store(self) -> bool:
        return await self._takes(probe)

    async def ask(self, *questions: Question) -> list[list[Row]]:
        if self._readers is None:
            raise StoreAway("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, questions)

    def _ask(self, questions: tuple[Question, ...]) -> list[list[Row]]:
        """In a thread, by a connection that no other thread uses meanwhile."""
        connection = self._idle.get()
        try:
            connection.execute("BEGIN")
            return [rows_of(connection, question) for question in questions]
        except sqlite3.Error as error:
            log_failure("reading", error)
            raise StoreAway(str(error)) from error
        finally:
            connection.rollback()
            self._idle.put(connection)


def rows_of(connection: sqlite3.Connection, question: Question) -> list[Row]:
    sql, values = question
    return connection.execute(sql, values).fetchall() if can_be_kept(values) else []


def create(path: Path) -> None:
    """A new store gets its name when it is complete: so an empty file is never one of a server that was killed."""
    if wal_of(path).exists() and wal_of(path).stat().st_size:
        raise StoreAway(f"the file is not there, but its log {wal_of(path).name} is; {GO_BACK}")
    new = path.with_name(f"{path.name}.new")
    for left in (new, wal_of(new)):
        left.unlink(missing_ok=True)
    make_private_file(new)
    with closing(connect(new)) as connection:
        migrate(connection)
    new.replace(path)
    make_durable(path.parent)


def migrate(connection: sqlite3.Connection) -> None:
    revision = revision_of(connection)
    if revision is None and connection.execute("SELECT 1 FROM sqlite_master").fetchone() is not None:
        raise StoreAway(f"it is a database of some other program; {GO_BACK}")
    if revision != HEAD:
        connection.executescript(f"BEGIN IMMEDIATE;\n{upgrade('sqlite', revision)}\nCOMMIT;")


def revision_of(connection: sqlite3.Connection) -> str | None:
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone() is None:
        return None
    revision: str = connection.execute(READ_MARK).fetchone()[0]
    return revision
