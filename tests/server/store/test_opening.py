"""Which store is opened, from what it was migrated, and how soon it is there."""

import asyncio
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from tablelands.server.settings import Settings
from tablelands.server.store import migration
from tablelands.server.store.migration import HEAD, upgrade
from tablelands.server.store.opening import chosen_store, store_path
from tablelands.server.store.postgres import PostgresStore
from tablelands.server.store.rows import StoreAway
from tablelands.server.store.sqlite import SqliteStore
from tablelands.server.store.store import Store
from tests.server.postgres import Postgres
from tests.server.store.conftest import MakeStore
from tests.server.store.examples import ANA, NEW, new_table, written

pytestmark = pytest.mark.anyio

OLD_TABLE = (
    "INSERT INTO tables (id, made, maker, game, public, setup, version, state, changed, listed, offers) "
    "VALUES ('table', 1000.5, 'maker', 'down-under', {true}, {setup}, 0, 'open', 1000.5, {listed}, {offers})"
)

COLUMNS = (
    "SELECT table_name, ordinal_position, column_name, data_type, is_nullable, column_default "
    "FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2"
)
INDEXES = "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1"


async def run_script(store: Store, script: str) -> None:
    if isinstance(store, SqliteStore):
        with sqlite3.connect(store.path) as connection:
            connection.executescript(script)
        connection.close()
    else:
        connection = await asyncpg.connect(vars(store)["url"])
        await connection.execute(script)
        await connection.close()


async def schema_of(store: Store) -> Any:
    """Everything there is, in the database's own words."""
    if isinstance(store, SqliteStore):
        connection = sqlite3.connect(store.path)
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        columns = {name: connection.execute(f"PRAGMA table_xinfo('{name}')").fetchall() for name in names}
        without_rowid = {row[1]: row[4] for row in connection.execute("PRAGMA table_list")}
        made = connection.execute("SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY 1")
        found = columns, without_rowid, made.fetchall()
        connection.close()
        return found
    connection = await asyncpg.connect(vars(store)["url"])
    parts = [[tuple(row) for row in await connection.fetch(asked)] for asked in (COLUMNS, INDEXES)]
    await connection.close()
    return parts


def dialect_of(store: Store) -> str:
    return "sqlite" if isinstance(store, SqliteStore) else "postgresql"


def old_table(store: Store) -> str:
    if isinstance(store, SqliteStore):
        quoted = {name: f"x'{value.hex()}'" for name, value in old_values().items()}
        return OLD_TABLE.format(true=1, **quoted)
    quoted = {name: f"'\\x{value.hex()}'" for name, value in old_values().items()}
    return OLD_TABLE.format(true="true", **quoted)


def old_values() -> dict[str, bytes]:
    return {"setup": NEW.setup, "listed": NEW.listed, "offers": NEW.offers}


def test_the_present_revision_is_the_last_of_the_migrations() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migration.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


async def test_an_older_store_is_brought_up_to_date_with_what_it_holds(make_store: MakeStore) -> None:
    store = make_store()
    await run_script(store, upgrade(dialect_of(store), "base", "0001"))
    await run_script(store, old_table(store))
    await store.open()
    found = await store.read_table("table")
    assert found is not None
    assert found.row == NEW
    assert await store.unrated_tables(10) == []
    await store.commit(new_table("another", unrated=True))
    assert await store.unrated_tables(10) == ["another"]
    await store.close()


async def test_tables_of_an_older_store_that_are_not_over_come_up_in_lists_with_their_moves(
    make_store: MakeStore,
) -> None:
    store = make_store()
    await run_script(store, upgrade(dialect_of(store), "base", "0003"))
    await run_script(store, old_table(store))
    await run_script(store, "INSERT INTO seated VALUES ('ana', 'table', 5.0)")
    await store.open()
    await store.commit(new_table("over", state="over", changed=2000.0, seated=["ana"]))
    await store.commit(written(NEW, b"move", changed=3000.0))
    assert [row.id for row in await store.list_tables("mine", "ana", None, None, 1)] == ["table"]
    await store.close()


async def test_ratings_of_bots_are_removed_from_an_older_store(make_store: MakeStore) -> None:
    store = make_store()
    await run_script(store, upgrade(dialect_of(store), "base", "0004"))
    for who in ("ana", "bot:easy"):
        await run_script(store, f"INSERT INTO ratings VALUES ('{who}', 'outback', 1662, 290, 0.06, 1, 1)")
    await store.open()
    assert [row.rating for row in await store.read_ratings("ana")] == [1662]
    assert await store.read_ratings("bot:easy") == []
    await store.close()


async def test_tokens_of_an_older_store_are_sessions_that_are_in_use(make_store: MakeStore) -> None:
    store, before = make_store(), time.time() - 1
    await run_script(store, upgrade(dialect_of(store), "base", "0005"))
    await run_script(store, "INSERT INTO people VALUES ('ana', 'Ana', 'de', NULL, NULL, 5.0, FALSE)")
    for name in ("first-of-them", "second-of-them"):
        await run_script(store, f"INSERT INTO tokens VALUES ('{name}', 'ana', 5.0)")
    await store.open()
    first, second = await store.list_tokens("ana", before)
    assert (first.made, first.device) == (5.0, "")
    assert first.session != second.session
    found = await store.read_token("first-of-them", before)
    assert found is not None
    assert found[0] == ANA
    await store.close()


async def test_several_servers_may_begin_on_an_older_postgres(postgres: Postgres) -> None:
    stores = [PostgresStore(url) for url in [postgres.new_database()] * 4]
    await run_script(stores[0], upgrade("postgresql", "base", "0001"))
    await asyncio.gather(*[store.open() for store in stores])
    await asyncio.gather(*[store.close() for store in stores])


async def test_a_migration_that_fails_changes_nothing(make_store: MakeStore) -> None:
    store = make_store()
    await run_script(store, upgrade(dialect_of(store), "base", "0001"))
    await run_script(store, "CREATE INDEX tables_unrated ON people (name);")  # in the way of the second
    before = await schema_of(store)
    with pytest.raises(StoreAway, match="tables_unrated"):
        await store.open()
    assert await schema_of(store) == before


async def test_a_newer_store_is_refused(make_store: MakeStore) -> None:
    store = make_store()
    await store.open()
    await store.close()
    await run_script(store, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreAway, match="newer"):
        await store.open()


async def test_the_default_is_sqlite_in_the_data_folder(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "made" / "folder")
    store = chosen_store(settings)
    await store.open()
    await store.commit(new_table())
    await store.close()
    assert store_path(settings) == tmp_path / "made" / "folder" / "tablelands.sqlite3"
    assert store_path(settings).exists()


def test_a_database_is_chosen_by_its_address(tmp_path: Path) -> None:
    assert isinstance(chosen_store(Settings(database="postgresql://somewhere/db")), PostgresStore)
    chosen = chosen_store(Settings(database=f"sqlite:///{tmp_path}/own.sqlite3"))
    assert isinstance(chosen, SqliteStore)
    assert chosen.path == tmp_path / "own.sqlite3"
    with pytest.raises(ValueError, match="not mysql"):
        chosen_store(Settings(database="mysql://user:secret@somewhere/db"))


def test_a_store_of_today_is_opened_without_sqlalchemy_alembic_and_asyncpg(tmp_path: Path) -> None:
    script = (
        "import asyncio, pathlib, sys; from tablelands.server.settings import Settings\n"
        "from tablelands.server.store.opening import chosen_store\n"
        "async def main():\n"
        "    store = chosen_store(Settings(data=pathlib.Path(sys.argv[1])))\n"
        "    await store.open()\n"
        "    await store.close()\n"
        "asyncio.run(main())\n"
        "print({'sqlalchemy', 'alembic', 'asyncpg'} & set(sys.modules))"
    )
    for loaded in (["{'sqlalchemy', 'alembic'}", "{'alembic', 'sqlalchemy'}"], ["set()"]):
        done = subprocess.run([sys.executable, "-c", script, str(tmp_path)], capture_output=True, text=True, check=True)
        assert done.stdout.strip() in loaded
