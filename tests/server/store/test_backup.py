"""Copies of a store that a server is writing to, and the way back."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tablelands.server.settings import Settings
from tablelands.server.store.backup import UsePostgresTools, backup, restore, sqlite_path
from tablelands.server.store.rows import StoreAway, StoreTaken
from tablelands.server.store.sqlite import SqliteStore
from tests.server.store.examples import new_table

pytestmark = pytest.mark.anyio


async def states(path: Path) -> dict[str, int]:
    store = SqliteStore(path)
    await store.open()
    try:
        return await store.count_states()
    finally:
        await store.close()


async def test_a_running_store_is_copied_whole(tmp_path: Path) -> None:
    store, copy = SqliteStore(tmp_path / "store"), tmp_path / "copy"
    await store.open()
    await store.commit(new_table("before"))

    async def go_on() -> None:
        for i in range(200):
            await store.commit(new_table(f"{i}"))

    writing = asyncio.create_task(go_on())
    await asyncio.to_thread(backup, store.path, copy)
    await writing
    await store.close()
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy"]
    with sqlite3.connect(copy) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("SELECT count(*) FROM tables WHERE id = 'before'").fetchone() == (1,)
    connection.close()
    assert (await states(tmp_path / "store")) == {"open": 201}


async def test_what_is_restored_is_what_was_copied(tmp_path: Path) -> None:
    store, copy = SqliteStore(tmp_path / "store"), tmp_path / "copy"
    await store.open()
    await store.commit(new_table("before"))
    backup(store.path, copy)
    await store.commit(new_table("after"))
    with pytest.raises(StoreTaken):
        restore(copy, store.path)
    await store.close()
    restore(copy, store.path)
    await store.open()
    assert await store.read_table("before") is not None
    assert await store.read_table("after") is None
    await store.commit(new_table("after"))
    await store.close()


async def test_a_store_is_restored_where_there_is_none(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store")
    await store.open()
    await store.commit(new_table())
    await store.close()
    backup(store.path, tmp_path / "copy")
    restore(tmp_path / "copy", tmp_path / "new" / "store")
    assert await states(tmp_path / "new" / "store") == {"open": 1}


async def test_a_broken_store_is_restored(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store")
    await store.open()
    await store.commit(new_table())
    backup(store.path, tmp_path / "copy")
    await store.commit(new_table("after"))
    log = (tmp_path / "store-wal").read_bytes()
    await store.close()
    store.path.write_bytes(b"broken" * 1000)
    (tmp_path / "store-wal").write_bytes(log)
    restore(tmp_path / "copy", store.path)
    assert await states(store.path) == {"open": 1}


async def test_something_else_is_not_restored(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store")
    await store.open()
    await store.commit(new_table())
    await store.close()
    (tmp_path / "text").write_text("no store" * 1000)
    sqlite3.connect(tmp_path / "other").close()
    for name in ("text", "other", "nothing"):
        with pytest.raises(StoreAway, match="not a store of Tablelands"):
            restore(tmp_path / name, store.path)
    assert await states(store.path) == {"open": 1}


def test_a_copy_of_nothing_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(StoreAway):
        backup(tmp_path / "nothing", tmp_path / "copy")
    assert list(tmp_path.iterdir()) == []


def test_postgres_has_its_own_tools(tmp_path: Path) -> None:
    with pytest.raises(UsePostgresTools, match="pg_dump"):
        sqlite_path(Settings(database="postgresql://somewhere/db"))
    assert sqlite_path(Settings(data=tmp_path)) == tmp_path / "tablelands.sqlite3"
