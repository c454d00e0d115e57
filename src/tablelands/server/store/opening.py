"""The store that the settings name. To open it makes it, or brings it up to date; it raises StoreTaken and StoreAway,
each with a line for whoever started the server."""

from pathlib import Path

from tablelands.server.settings import Settings
from tablelands.server.store.sqlite import SqliteStore
from tablelands.server.store.store import Store

FILE = "tablelands.sqlite3"


async def open_to_read(settings: Settings) -> Store:
    """Also while a server has it, which notices nothing. Raises StoreAway for one of another version."""
    store = chosen_store(settings)
    await store.open_to_read()
    return store


async def open_alone(settings: Settings) -> Store:
    """Raises StoreTaken while a server has it."""
    store = chosen_store(settings)
    await store.expect_alone()
    await store.open()
    return store


def chosen_store(settings: Settings) -> Store:
    if is_postgres(settings.database):
        from tablelands.server.store.postgres import PostgresStore

        return PostgresStore(str(settings.database))
    return SqliteStore(store_path(settings))


def is_postgres(database: str | None) -> bool:
    return database is not None and database.startswith(("postgresql://", "postgres://"))


def store_path(settings: Settings) -> Path:
    """Of SQLite's file."""
    if settings.database is None:
        return settings.data / FILE
    scheme, separator, path = settings.database.partition(":///")
    if scheme != "sqlite" or not separator or not path:
        raise ValueError(f"a database is postgresql://..., or sqlite:///PATH; not {scheme}:...")
    return Path(path)
