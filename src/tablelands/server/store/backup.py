"""Copies of a SQLite store, also while a server writes to it."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from tablelands.server.private_files import make_durable, make_private_file, make_private_folder
from tablelands.server.settings import Settings
from tablelands.server.store.lock import Lock
from tablelands.server.store.migration import READ_MARK
from tablelands.server.store.opening import is_postgres, store_path
from tablelands.server.store.rows import StoreAway


class UsePostgresTools(Exception):
    """PostgreSQL has its own."""


def sqlite_path(settings: Settings) -> Path:
    """The file to copy; raises UsePostgresTools where there is none."""
    if is_postgres(settings.database):
        raise UsePostgresTools(
            "this store is in PostgreSQL: back it up with 'pg_dump --format=custom', bring it back with 'pg_restore'"
        )
    return store_path(settings)


def restore(source: Path, store: Path) -> None:
    """What was there is gone, broken or not. Raises StoreTaken while a server has the store."""
    _check(source)
    if not store.parent.exists():
        make_private_folder(store.parent)
    lock = Lock(store)
    lock.take()
    try:
        backup(source, store)
    finally:
        lock.give_back()


def backup(source: Path, target: Path) -> None:
    """The store as it is at one moment, in a single file that gets its name when it is complete."""
    unfinished = target.with_name(target.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        _copy(source, unfinished)
        _check(unfinished)
        make_durable(unfinished)
        for belongs_to_the_old in ("-wal", "-shm"):
            target.with_name(target.name + belongs_to_the_old).unlink(missing_ok=True)
        os.replace(unfinished, target)
        make_durable(target.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    try:
        make_private_file(target)
        with closing(_open_to_read(source)) as reading, closing(sqlite3.connect(target)) as writing:
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode = DELETE")  # everything in one file
    except sqlite3.Error as error:
        raise StoreAway(f"{source} cannot be copied to {target}: {error}") from error


def _check(file: Path) -> None:
    try:
        with closing(_open_to_read(file)) as connection:
            connection.execute(READ_MARK).fetchone()
            ((answer,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
    except sqlite3.Error as error:
        raise StoreAway(f"{file} is not a store of Tablelands: {error}") from error
    if answer != "ok":
        raise StoreAway(f"{file} is broken: {answer}")


def _open_to_read(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
