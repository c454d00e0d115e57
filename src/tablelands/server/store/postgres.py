"""PostgreSQL, for several processes on one store. Changes that wait go together, as in SQLite, over few connections."""

import asyncio
import re
from collections import deque
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from itertools import count
from typing import Any

import asyncpg

from tablelands.server.store.changes import expect_matches, statements_of
from tablelands.server.store.migration import HEAD, READ_MARK, expect_present, upgrade
from tablelands.server.store.rows import Change, Conflict, Row, Statement, StoreAway, StoreTaken
from tablelands.server.store.store import Question, Store, can_be_kept

CONNECTIONS = 8
GROUPS = 3
"""So many transactions of changes at once."""
MOST_AT_ONCE = 64
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

Job = tuple[Change, "asyncio.Future[None]"]


class PostgresStore(Store):
    true = "TRUE"

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: Any = None
        self._takes_changes = False
        self._waiting: deque[Job] = deque()
        self._busy: set[str] = set()
        self._writing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        with translated():
            await self._migrate()
            await self._connect()
        self._takes_changes = True

    async def open_to_read(self) -> None:
        with translated():
            async with self._alone() as connection:
                expect_present(await revision_of(connection))
            await self._connect(READING)

    async def expect_alone(self) -> None:
        with translated():
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
        self._takes_changes = False
        while self._writing:
            await asyncio.wait(self._writing)
        pool, self._pool = self._pool, None
        if pool is not None:
            try:
                await asyncio.wait_for(pool.close(), SECONDS)
            except TimeoutError:
                pool.terminate()

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

    async def answers(self) -> bool:
        try:
            async with asyncio.timeout(2), self._connection() as connection:
                await connection.execute("UPDATE alembic_version SET version_num = version_num")
        except (StoreAway, TimeoutError):
            return False
        return True

    # Changes

    async def commit(self, change: Change) -> None:
        if not self._takes_changes:
            raise StoreAway("the store is closed")
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if len(self._writing) < GROUPS:
            task = asyncio.create_task(self._write())
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)
        await done

    async def _write(self) -> None:
        while group := self._take():
            try:
                await self._settle(group)
            finally:
                self._busy.difference_update(change.row.id for change, _ in group)

    def _take(self) -> list[Job]:
        """The changes of a table go one after the other: the next waits while one is on its way."""
        group: list[Job] = []
        while self._waiting and len(group) < MOST_AT_ONCE:
            table = self._waiting[0][0].row.id
            if table in self._busy:
                break
            self._busy.add(table)
            group.append(self._waiting.popleft())
        return sorted(group, key=lambda job: job[0].row.id)  # all lock in the same order

    async def _settle(self, group: Sequence[Job]) -> None:
        """Writes them together. If one cannot be, halves are tried, until it stands alone."""
        try:
            async with self._transaction() as connection:
                await run(connection, statements_of([change for change, _ in group]))
        except Exception as error:
            if len(group) == 1 or isinstance(error, StoreAway):
                tell(group, error)
            else:
                await self._settle(group[: len(group) // 2])
                await self._settle(group[len(group) // 2 :])
        else:
            tell(group, None)

    # Questions and statements

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


def tell(group: Sequence[Job], error: Exception | None) -> None:
    for _, done in group:
        if not done.done():
            done.set_result(None) if error is None else done.set_exception(own(error))


def own(error: Exception) -> Exception:
    """Whoever waits raises one of his own."""
    return StoreAway(error.why) if isinstance(error, StoreAway) else error


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
        raise StoreAway(f"PostgreSQL does not answer: {error}") from error
