"""The store that the settings name."""

from pathlib import Path

from tablelands.server.settings import Settings
from tablelands.server.store.sqlite import SqliteStore
from tablelands.server.store.store import Store

FILE = "tablelands.sqlite3"


def chosen_store(settings: Settings) -> Store:
    if is_postgres(settings.database):
        from tablelands.server.store.postgres import PostgresStore

        return PostgresStore(str(settings.database))
    return SqliteStore(store_path(settings), own_folder=settings.database is None)


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
