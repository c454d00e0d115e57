"""Nothing that is asked often reads tables from one end to the other, however many there are."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tablelands.server.store import questions as q
from tablelands.server.store.changes import CHANGE_TABLE, END_SEATED, KEEP_SNAPSHOT, SIT, STAND, UNFINISHED, Row
from tablelands.server.store.compiler import for_postgres, for_sqlite
from tablelands.server.store.postgres import SESSION, PostgresStore, numbered
from tablelands.server.store.schema import seated, tables
from tablelands.server.store.sqlite import SqliteStore
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio

COUNT = 100_000
STATES = ["open", "playing", "over", "over"]
GAMES = ["down-under", "sturts-stony-desert", "outback", "downhill"]

ASKED = {
    "listing": q.LIST_PUBLIC[0],
    "listing of one game": q.LIST_PUBLIC[1],
    "listing of mine": q.LIST_MY_FINISHED[0],
    "listing of mine of one game": q.LIST_MY_FINISHED[1],
    "my unfinished": q.LIST_MY_UNFINISHED[0],
    "my unfinished of one game": q.LIST_MY_UNFINISHED[1],
    "table": q.READ_TABLE,
    "edition": q.READ_EDITION,
    "writes": q.READ_WRITES,
    "snapshot": q.READ_SNAPSHOT,
    "chat": q.READ_CHAT,
    "act": q.READ_ACT,
    "due": q.DUE,
    "unfinished": q.UNFINISHED,
    "unrated": q.UNRATED,
    "token": q.READ_TOKEN,
    "login": q.FIND_LOGIN,
    "tables of": q.TABLES_OF,
    "drop tokens": q.DROP_TOKENS,
    "ratings": q.READ_RATINGS,
    "rated": q.MARK_RATED,
    "unrated table": q.IS_UNRATED,
    "rating as read": q.DROP_RATING_AS_READ,
}
WRITTEN = {"change": CHANGE_TABLE, "end": END_SEATED, "stand": STAND, "sit": SIT, "snapshot": KEEP_SNAPSHOT}
WITHOUT_SORTING = [name for name in ASKED if name.startswith("listing") or name in ("due", "writes", "chat")]


def many_tables() -> Iterator[Row]:
    for i in range(COUNT):
        due = float(i) if i % 20 == 0 else None
        fixed = (f"t{i:06}", 1.0, f"p{i % 500}", GAMES[i % 3], i % 2 == 0, b"setup")
        yield (*fixed, 3, STATES[i // 2 % 4], float(i), b"[]", b"{}", due, i % 1000 == 0, 0)


def many_seated() -> Iterator[Row]:
    for i in range(COUNT):
        for person in (f"p{i % 500}", f"p{(i + 7) % 500}"):
            yield person, f"t{i:06}", float(i) if STATES[i // 2 % 4] == "over" else UNFINISHED


@pytest.fixture(scope="module")
async def sqlite(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> sqlite3.Connection:
    path: Path = tmp_path_factory.mktemp("plans") / "store.sqlite3"
    store = SqliteStore(path)
    await store.open()
    await store.close()
    connection = sqlite3.connect(path, check_same_thread=False)
    for table, rows in (tables, many_tables()), (seated, many_seated()):
        places = ", ".join("?" * len(table.columns))
        connection.executemany(f"INSERT INTO {table.name} VALUES ({places})", rows)
    connection.commit()
    return connection


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


def plan_in_sqlite(connection: sqlite3.Connection, sql: str) -> list[str]:
    places = [None] * sql.count("?")
    return [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", places)]


@pytest.mark.parametrize("name", ASKED)
async def test_sqlite_answers_from_an_index(sqlite: sqlite3.Connection, name: str) -> None:
    plan = plan_in_sqlite(sqlite, for_sqlite().compile(ASKED[name]).sql)
    # the index of unrated tables has no others
    assert not [step for step in plan if step.startswith("SCAN") and "INDEX tables_unrated" not in step]
    if name in WITHOUT_SORTING:
        assert not [step for step in plan if "TEMP B-TREE" in step]


@pytest.mark.parametrize("name", WRITTEN)
async def test_sqlite_writes_by_an_index(sqlite: sqlite3.Connection, name: str) -> None:
    plan = plan_in_sqlite(sqlite, WRITTEN[name])
    assert not [step for step in plan if step.startswith("SCAN") or "AUTOMATIC" in step]


async def test_sqlite_counts_states_in_an_index_alone(sqlite: sqlite3.Connection) -> None:
    plan = plan_in_sqlite(sqlite, for_sqlite().compile(q.COUNT_STATES).sql)
    assert "COVERING INDEX" in plan[0]


@pytest.fixture(scope="module")
async def full_postgres(postgres: Postgres, anyio_backend: str) -> str:
    url = postgres.new_database()
    store = PostgresStore(url)
    await store.open()
    await store.close()
    connection = await asyncpg.connect(url)
    await connection.copy_records_to_table("tables", records=many_tables())
    await connection.copy_records_to_table("seated", records=many_seated())
    await connection.close()
    return url


async def plan_in_postgres(url: str, sql: str) -> str:
    """The plan for whatever is asked later."""
    connection: Any = await asyncpg.connect(url, server_settings={**SESSION, "plan_cache_mode": "force_generic_plan"})
    try:
        await connection.execute(f"PREPARE asked AS {sql}")
        count = await connection.fetchval(
            "SELECT cardinality(parameter_types) FROM pg_prepared_statements WHERE name = 'asked'"
        )
        given = f"({', '.join(['NULL'] * count)})" if count else ""
        return "\n".join(row[0] for row in await connection.fetch(f"EXPLAIN EXECUTE asked{given}"))
    finally:
        await connection.close()


@pytest.mark.parametrize("name", ASKED)
async def test_postgres_answers_from_an_index(full_postgres: str, name: str) -> None:
    plan = await plan_in_postgres(full_postgres, for_postgres().compile(ASKED[name]).sql)
    assert "Seq Scan" not in plan
    few = q.READ_CHAT, q.LIST_MY_FINISHED[1]  # one table's, one person's
    if name in WITHOUT_SORTING and ASKED[name] not in few:
        assert "Sort" not in plan


@pytest.mark.parametrize("name", WRITTEN)
async def test_postgres_writes_by_an_index(full_postgres: str, name: str) -> None:
    plan = await plan_in_postgres(full_postgres, numbered(WRITTEN[name]))
    assert "Seq Scan" not in plan
