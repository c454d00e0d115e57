"""PostgreSQL, for several processes on one store."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from itertools import count
from typing import Any

import asyncpg

from tablelands.server.store.changes import expect_matches, probe, statements_of
from tablelands.server.store.failures import log_failure
from tablelands.server.store.migration import HEAD, READ_MARK, expect_present, upgrade
from tablelands.server.store.rows import Change, Conflict, Row, Statement, StoreAway, StoreTaken
from tablelands.server.store.store import Question, Store, can_be_kept

CONNECTIONS = 8
SECONDS = 5

MIGRATING = 7_251_001
"""Advisory lock: one process at a time."""

SESSION = {
    "synchronous_commit": "on",
    "jit": "off",
    # Every question has its index; a plan made while the tables were small must not last.
    "enable_seqscan": "off",
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
}

READING = {"default_transaction_read_only": "on"}
OTHERS = (
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid != pg_backend_pid() AND backend_type = 'client backend'"
)


class PostgresStore(Store):
    true = "TRUE"

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: Any = None
        self._room = asyncio.Semaphore(CONNECTIONS)

    async def open(self, *, alone: bool = False) -> None:
        with translated():
            if alone:
                await self._expect_alone()
            await self._migrate()
            await self._connect()

    async def open_to_read(self) -> None:
        with translated():
            async with self._alone() as connection:
                expect_present(await revision_of(connection))
            await self._connect(READING)

    async def open_beside(self) -> None:
        with translated():
            async with self._alone() as connection:
                expect_present(await revision_of(connection))
            await self._connect()

    async def _expect_alone(self) -> None:
        async with self._alone() as connection:
            if others := await connection.fetchval(OTHERS):
                raise StoreTaken(f"the database is in use by others ({others} connections)")

    async def _connect(self, session: dict[str, str] | None = None) -> None:
        self._pool = await asyncpg.create_pool(
            self.url,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=SECONDS,
            command_timeout=SECONDS,
            statement_cache_size=500,
            max_cached_statement_lifetime=0,
            server_settings=SESSION | (session or {}),
        )

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[Any]:
        """A connection beside the others."""
        connection = await asyncpg.connect(self.url, timeout=SECONDS)
        try:
            yield connection
        finally:
            await connection.close(timeout=SECONDS)

    async def close(self) -> None:
        """Changes that wait are written first."""
        for _ in range(CONNECTIONS):
            await self._room.acquire()
        pool, self._pool = self._pool, None
        if pool is not None:
            try:
                await asyncio.wait_for(pool.close(), SECONDS)
            except TimeoutError:
                pool.terminate()
        for _ in range(CONNECTIONS):
            self._room.release()

    async def _migrate(self) -> None:
        """Several servers may begin at once: one migrates, the others wait for it."""
        async with self._alone() as connection:
            if await revision_of(connection) != HEAD:
                # not in the transaction: only one that begins afterwards sees what the others made
                await connection.execute("SELECT pg_advisory_lock($1)", MIGRATING)
                async with connection.transaction():
                    revision = await revision_of(connection)
                    if revision != HEAD:
                        await connection.execute(upgrade("postgresql", revision))

    async def commit(self, change: Change) -> None:
        """Changes of one table have to come one after the other."""
        async with self._room:
            await self.execute(*statements_of([change]))

    async def can_store(self) -> bool:
        return await self._takes(probe)

    async def ask(self, *questions: Question) -> list[list[Row]]:
        if len(questions) == 1:
            async with self._connection() as connection:
                return [await rows_of(connection, questions[0])]
        async with self._transaction(isolation="repeatable_read", readonly=True) as connection:
            return [await rows_of(connection, question) for question in questions]

    async def execute(self, *statements: Statement) -> None:
        async with self._transaction() as connection:
            await run(connection, statements)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        if self._pool is None:
            raise StoreAway("the store is closed")
        with translated():
            async with self._pool.acquire(timeout=SECONDS) as connection:
                yield connection

    @asynccontextmanager
    async def _transaction(self, **how: Any) -> AsyncIterator[Any]:
        async with self._connection() as connection, connection.transaction(**how):
            yield connection


async def revision_of(connection: Any) -> str | None:
    if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
        return None
    revision: str = await connection.fetchval(READ_MARK)
    return revision


async def rows_of(connection: Any, question: Question) -> list[Row]:
    sql, values = question
    if not can_be_kept(values):
        return []
    return [tuple(row) for row in await connection.fetch(numbered(sql), *values)]


async def run(connection: Any, statements: Iterable[Statement]) -> None:
    for statement in statements:
        sql = numbered(statement.sql)
        if statement.must_match:
            expect_matches(statement, len(await connection.fetchmany(f"{sql} RETURNING 1", statement.rows)))
        else:
            await connection.executemany(sql, statement.rows)


@cache
def numbered(sql: str) -> str:
    """PostgreSQL numbers its places: $1, $2 ..."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", sql)


@contextmanager
def translated() -> Iterator[None]:
    try:
        yield
    except (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError, asyncpg.SerializationError) as error:
        raise Conflict(str(error)) from error
    except asyncpg.DataError as error:
        raise ValueError(str(error)) from error
    except ValueError:  # the driver's own, for a value of the wrong kind
        raise
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        log_failure("database", error)
        raise StoreAway(f"PostgreSQL does not answer: {error}") from error
