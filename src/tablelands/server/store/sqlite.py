"""SQLite embedded: a file in the user's folder, one process that writes, a few threads that read."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

from sqlalchemy.engine import Dialect

from tablelands.server.store import questions as q
from tablelands.server.store import works
from tablelands.server.store.changes import batches
from tablelands.server.store.lock import Lock
from tablelands.server.store.migration import HEAD, READ_MARK, expect_present, script
from tablelands.server.store.sql import REPLACE_RATING, Order, SqlStore
from tablelands.server.store.statements import NotKept, Row, for_sqlite
from tablelands.server.store.store import Change, Outcome, Reckon, StoreAway, Then
from tablelands.server.store.usual import as_move, is_usual
from tablelands.server.store.writer import Writer

READERS = 3
ANSWER_SECONDS = 2

T = TypeVar("T")


class SqliteStore(SqlStore):
    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._lock = Lock(self.path)
        self._compiler = for_sqlite()
        self._writer: Writer | None = None
        self._connections: list[sqlite3.Connection] = []
        self._idle: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        self._readers: ThreadPoolExecutor | None = None

    async def open(self) -> None:
        """Raises StoreTaken while another server has it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.take()
            with closing(self._connect()) as first:
                migrate(first, self._compiler.dialect)
            self._connections.remove(first)
            for _ in range(READERS):
                self._idle.put(self._connect("query_only = 1"))
            writer = Writer(self.path, asyncio.get_running_loop())
            await writer.open()
        except (OSError, sqlite3.Error, StoreAway) as error:
            self._let_go()
            raise StoreAway(f"the store {self.path} cannot be opened: {error}") from error
        self._writer = writer
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
        writer, self._writer = self._writer, None
        if writer is not None:
            await writer.close()
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
        touch = works.Order("UPDATE alembic_version SET version_num = version_num", ())
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._write(works.Orders((touch,)))
                await self.unrated_tables(1)
        except (StoreAway, TimeoutError):
            return False
        return True

    def commit(self, change: Change) -> "asyncio.Future[None]":
        return awaited(partial(self.commit_then, change))

    def commit_then(self, change: Change, then: Then) -> None:
        if is_usual(change):
            self._open_writer().put_move(as_move(change), then)
        else:
            self._open_writer().put(works.Orders(tuple(self._orders_of(change))), then)

    def _orders_of(self, change: Change) -> Iterator[works.Order]:
        for batch, rows in batches([change]):
            for chunk in batch.chunks(rows):
                sql, values = self._compiler.batch(batch, len(chunk)), tuple(chain.from_iterable(chunk))
                yield works.Order(sql, values, len(chunk) if batch.all_match else None)

    async def carry_out(self, *orders: Order) -> None:
        await self._write(works.Orders(tuple(map(self._as_text, orders))))

    async def rate(self, table: str, who: list[str], game: str, reckon: Reckon) -> None:
        mark = self._as_text((q.MARK_RATED, {"table": table}))
        reads = [self._as_text((q.READ_RATING, {"who": one, "game": game})) for one in who]
        replace = [self._compiler.statement(clause) for clause in REPLACE_RATING]
        texts = tuple((statement.sql, statement.names) for statement in replace)
        await self._write(works.Rating(mark, tuple(reads), reckon, texts))

    def _as_text(self, order: Order) -> works.Order:
        clause, given = order
        statement = self._compiler.statement(clause)
        return works.Order(statement.sql, statement.values(given))

    async def ask(self, *questions: Order) -> list[list[Row]]:
        def read(cursor: sqlite3.Cursor) -> list[list[Row]]:
            if len(questions) == 1:
                return [self._rows(cursor, questions[0])]
            cursor.execute("BEGIN")
            try:
                return [self._rows(cursor, question) for question in questions]
            finally:
                cursor.execute("ROLLBACK")

        return await self._read(read)

    # One connection each

    def _write(self, work: works.Work) -> "asyncio.Future[None]":
        return awaited(partial(self._open_writer().put, work))

    def _open_writer(self) -> Writer:
        if self._writer is None:
            raise StoreAway("the store is closed")
        return self._writer

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

    def _rows(self, cursor: sqlite3.Cursor, question: Order) -> list[Row]:
        clause, given = question
        statement = self._compiler.statement(clause)
        try:
            return cursor.execute(statement.sql, statement.values(given)).fetchall()
        except NotKept:
            return []


def awaited(begin: Callable[[Then], None]) -> "asyncio.Future[None]":
    """For whoever waits until something that was begun is done."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(outcome: Outcome) -> None:
        if done.done():
            return
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)

    begin(settle)
    return done


def migrate(connection: sqlite3.Connection, dialect: Dialect) -> None:
    revision = revision_of(connection)
    if revision != HEAD:
        connection.executescript(f"BEGIN IMMEDIATE;\n{script(dialect, revision)}\nCOMMIT;")


def revision_of(connection: sqlite3.Connection) -> str | None:
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone() is None:
        return None
    revision: str = connection.execute(READ_MARK).fetchone()[0]
    return revision
