"""The same tests on both databases."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from tablelands.server.store.postgres import PostgresStore
from tablelands.server.store.sqlite import SqliteStore
from tablelands.server.store.store import Store
from tests.server.postgres import Postgres, postgres

__all__ = ["postgres"]

MakeStore = Callable[[], Store]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgres"])
def make_store(request: pytest.FixtureRequest, tmp_path: Path) -> MakeStore:
    """Always on the same database, empty at first."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "store.sqlite3")
    server: Postgres = request.getfixturevalue("postgres")
    url = server.new_database()
    return lambda: PostgresStore(url)


@pytest.fixture
async def store(make_store: MakeStore, anyio_backend: str) -> AsyncIterator[Store]:
    opened = make_store()
    await opened.open()
    yield opened
    await opened.close()
