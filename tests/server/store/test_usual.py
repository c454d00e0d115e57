"""A move is written to SQLite by one statement; it leaves what the separate statements leave."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tablelands.server.store import scribe, sqlite
from tablelands.server.store.sqlite import SqliteStore
from tablelands.server.store.store import Change, Conflict, TableRow
from tablelands.server.store.usual import as_move, is_usual
from tests.server.store.examples import NEW, after, new_table, written

pytestmark = pytest.mark.anyio
SURROGATE = "\ud800"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def moved(row: TableRow, body: bytes, key: str | None = None, **fields: object) -> Change:
    change = written(row, body, **fields)
    if key is not None:
        change.act = ("ana", key, b'{"version": 1}')
    return change


BEGUN = replace(NEW, version=1, state="playing", edition=1)
RATED = after(BEGUN, version=2, state="over")
COURSE = [
    [new_table(seated=["ana", "bert"]), new_table("other", seated=["ana"])],
    [moved(NEW, b"one", state="playing", changed=1002.0, listed=b"[1]"), moved(replace(NEW, id="other"), b"uno", "k")],
    [moved(BEGUN, b"two", SURROGATE, state="over", due=7.5, offers=b"[]")],
    [moved(RATED, b"three", "key", changed=1003.0, unrated=True)],
]


async def carried_out(path: Path, course: Sequence[Sequence[Change]]) -> dict[str, list[tuple[object, ...]]]:
    store = SqliteStore(path)
    await store.open()
    for changes in course:
        await asyncio.gather(*map(store.commit, changes))
    await store.close()
    with sqlite3.connect(path) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(connection.execute(f"SELECT * FROM {name}")) for name in names}


async def test_the_usual_way_leaves_what_the_other_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [[is_usual(change) for change in changes] for changes in COURSE] == [[False] * 2, [True] * 2, [True], [True]]
    usual = await carried_out(tmp_path / "usual.sqlite3", COURSE)
    monkeypatch.setattr(sqlite, "is_usual", lambda change: False)
    assert usual == await carried_out(tmp_path / "apart.sqlite3", COURSE)
    assert [row[:3] for row in usual["writes"]] == [
        ("other", 1, b"uno"),
        ("table", 1, b"one"),
        ("table", 2, b"two"),
        ("table", 3, b"three"),
    ]


async def test_moves_that_wait_together_are_one_statement(tmp_path: Path) -> None:
    path, tables = tmp_path / "store.sqlite3", [replace(NEW, id=f"{n}") for n in range(100)]
    await carried_out(path, [[new_table(row.id) for row in tables]])
    statements: list[str] = []

    class Noting(sqlite3.Cursor):
        def execute(self, sql: str, values: Any = (), /) -> "Noting":
            statements.append(sql.partition(" ")[0])
            super().execute(sql, values)
            return self

    connection = scribe.connect(path)
    moves = [as_move(moved(row, b"one")) for row in tables]
    outcomes = scribe.write(connection.cursor(Noting), [(moves[:60], []), (moves[60:], [])])
    connection.close()
    assert outcomes == [[None] * 60, [None] * 40]
    assert statements == ["BEGIN", "INSERT", "COMMIT"]


async def test_one_that_came_too_late_does_not_keep_the_others(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.sqlite3")
    await store.open()
    tables = [replace(NEW, id=f"{n}") for n in range(30)]
    await asyncio.gather(*[store.commit(new_table(row.id)) for row in tables])
    late = after(tables[7])
    changes = [moved(late if row.id == "7" else row, b"one", "key") for row in tables]
    outcomes = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
    assert [isinstance(outcome, Conflict) for outcome in outcomes] == [row.id == "7" for row in tables]
    found = [await store.read_table(row.id) for row in tables]
    assert [one.writes for one in found if one is not None] == [
        [] if row.id == "7" else [(1, b"one")] for row in tables
    ]
    await store.close()
