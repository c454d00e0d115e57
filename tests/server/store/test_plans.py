"""Nothing that is asked often reads tables from one end to the other, however many there are."""

import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tablelands.server.store.changes import CHANGE_TABLE, END_SEATED, KEEP_SNAPSHOT, SIT, STAND
from tablelands.server.store.postgres import SESSION, PostgresStore, numbered
from tablelands.server.store.rows import UNFINISHED, Row, Statement
from tablelands.server.store.sqlite import SqliteStore
from tablelands.server.store.store import MY_UNFINISHED, Question, Store, places
from tests.server.postgres import Postgres
from tests.server.store.examples import ANA, OneMore, new_table, token

pytestmark = pytest.mark.anyio

COUNT = 100_000
STATES = ["open", "playing", "over", "over"]
GAMES = ["down-under", "sturts-stony-desert", "outback", "downhill"]

BEFORE = 5.0, "t"


async def take_order(store: Store) -> None:
    await store.add_order("order", 1.0, b"")
    await store.take_order("order", 2.0)


ASKED: dict[str, Callable[[Store], Awaitable[object]]] = {
    "listing": lambda store: store.list_tables("open", None, None, BEFORE, 50),
    "listing of one game": lambda store: store.list_tables("open", None, "outback", BEFORE, 50),
    "listing of mine": lambda store: store.list_tables("mine", "ana", None, BEFORE, 50),
    "listing of mine of one game": lambda store: store.list_tables("mine", "ana", "outback", BEFORE, 50),
    "table": lambda store: store.read_table("t"),
    "edition": lambda store: store.read_edition("t"),
    "act": lambda store: store.read_act("t", "ana", "key"),
    "acts": lambda store: store.read_acts("t"),
    "due": lambda store: store.due_tables(5.0, 50),
    "unfinished": lambda store: store.count_unfinished("ana"),
    "unrated": lambda store: store.unrated_tables(50),
    "token": lambda store: store.read_token("hash", 0.0),
    "login": lambda store: store.find_login("ana"),
    "person": lambda store: store.read_person("ana"),
    "log out": lambda store: store.drop_session("ana", "s"),
    "chat of a person": lambda store: store.list_chat_of("ana"),
    "chat of a table": lambda store: store.list_chat_at("t"),
    "rewrite": lambda store: store.rewrite("t", [(1, b"")], [(1, b"")]),
    "mute": lambda store: store.mute("ana", 5.0),
    "orders": lambda store: store.waiting_orders(5.0),
    "take an order": lambda store: take_order(store),
    "answer an order": lambda store: store.answer_order("order", b""),
    "read an order": lambda store: store.read_order("order"),
    "drop an order": lambda store: store.drop_order("order"),
    "sessions": lambda store: store.list_tokens("ana", 0.0),
    "use": lambda store: store.use_token(token("hash")),
    "replace": lambda store: store.replace_token(token("old"), token("newer")),
    "reset": lambda store: store.read_reset("hash", 0.0),
    "new reset": lambda store: store.add_reset("hash", "ana", 0.0),
    "new password": lambda store: store.set_password("ana", "new", token("new"), "hash"),
    "delete": lambda store: store.drop_person("ana"),
    "change": lambda store: store.change_person(ANA),
    "ban": lambda store: store.ban("ana", banned=True),
    "ratings": lambda store: store.read_ratings("ana"),
    "rate": lambda store: store.rate("t", ["ana"], "outback", OneMore(("ana",))),
}
WRITTEN = {"change": CHANGE_TABLE, "end": END_SEATED, "stand": STAND, "sit": SIT, "snapshot": KEEP_SNAPSHOT}
WITHOUT_SORTING = [name for name in ASKED if name.startswith("listing") or name in ("due", "table")]


class Noting(SqliteStore):
    """Notes the SQL that it is given."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.noted: list[str] = []

    async def ask(self, *questions: Question) -> list[list[Row]]:
        self.noted += [sql for sql, _ in questions]
        return await super().ask(*questions)

    async def execute(self, *statements: Statement) -> None:
        self.noted += [statement.sql for statement in statements]
        await super().execute(*statements)


@pytest.fixture(scope="module")
async def asked(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> dict[str, list[str]]:
    """The SQL of each thing that is asked, but for rows that are added."""
    store = Noting(tmp_path_factory.mktemp("asked") / "store.sqlite3")
    await store.open()
    await store.add_person(replace(ANA, login="ana", password="old"), token("old"))
    await store.commit(new_table("before", unrated=True))
    await store.rate("before", ["ana"], "outback", OneMore(("ana",)))
    await store.commit(new_table("t", unrated=True))
    noted: dict[str, list[str]] = {}
    for name, ask in ASKED.items():
        store.noted = noted[name] = []
        await ask(store)
    await store.close()
    return {name: [sql for sql in each if not sql.startswith("INSERT")] for name, each in noted.items()}


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
    connection.executemany(f"INSERT INTO tables VALUES ({places(range(14))})", many_tables())
    connection.executemany("INSERT INTO seated VALUES (?, ?, ?)", many_seated())
    connection.commit()
    return connection


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


def plan_in_sqlite(connection: sqlite3.Connection, sql: str) -> list[str]:
    places = [None] * sql.count("?")
    return [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", places)]


@pytest.mark.parametrize("name", ASKED)
async def test_sqlite_answers_from_an_index(sqlite: sqlite3.Connection, asked: dict[str, list[str]], name: str) -> None:
    assert asked[name]
    for sql in asked[name]:
        plan = plan_in_sqlite(sqlite, sql)
        # the index of unrated tables has no others
        assert not [step for step in plan if step.startswith("SCAN") and "INDEX tables_unrated" not in step]
        if name in WITHOUT_SORTING and MY_UNFINISHED not in sql:
            assert not [step for step in plan if "TEMP B-TREE" in step]


@pytest.mark.parametrize("name", WRITTEN)
async def test_sqlite_writes_by_an_index(sqlite: sqlite3.Connection, name: str) -> None:
    plan = plan_in_sqlite(sqlite, WRITTEN[name])
    assert not [step for step in plan if step.startswith("SCAN") or "AUTOMATIC" in step]


async def test_sqlite_counts_states_in_an_index_alone(sqlite: sqlite3.Connection) -> None:
    plan = plan_in_sqlite(sqlite, "SELECT state, count(*) FROM tables GROUP BY state")
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
async def test_postgres_answers_from_an_index(full_postgres: str, asked: dict[str, list[str]], name: str) -> None:
    for sql in asked[name]:
        sql = sql.replace(f"= {SqliteStore.true}", f"= {PostgresStore.true}")
        plan = await plan_in_postgres(full_postgres, numbered(sql))
        assert "Seq Scan" not in plan
        if name in ("listing", "listing of one game", "due"):
            assert "Sort" not in plan


@pytest.mark.parametrize("name", WRITTEN)
async def test_postgres_writes_by_an_index(full_postgres: str, name: str) -> None:
    plan = await plan_in_postgres(full_postgres, numbered(WRITTEN[name]))
    assert "Seq Scan" not in plan
