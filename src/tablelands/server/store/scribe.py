"""The process that writes to SQLite: `python -m tablelands.server.store.scribe STORE SOCKET`. It has Python's lock to
itself, and so has whoever plays.

All that has come goes into one transaction: one wait for the disk serves all. It answers when that is durable, and ends
when nobody is left who could send anything.
"""

import os
import pickle
import signal
import socket
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import chain
from pathlib import Path

from tablelands.server.helpers import end_with_parent
from tablelands.server.logs import set_up_logs, tell
from tablelands.server.store.frames import Frames, framed
from tablelands.server.store.moves import COLUMNS, PREPARE, Moves, Row
from tablelands.server.store.store import Conflict, Outcome, StoreAway
from tablelands.server.store.works import Pickled, Work

Asked = tuple[list[Row], list[bytes]]
"""Moves, and other works, which are pickled each by itself."""
MOST_AT_ONCE = 512
READ_SIZE = 1 << 20
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "cache_size = -65536",
    "wal_autocheckpoint = 4000",
    "temp_store = MEMORY",
)
"""64 MiB in memory; what was written moves into the file itself after 16 MiB, not with every group. What may have to be
undone is kept in memory too: in files it costs as much as the writing itself."""
TAKEN = {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_TRIGGER"}


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, cached_statements=512)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    connection.executescript(PREPARE)
    return connection


def write(cursor: sqlite3.Cursor, asked: Sequence[Asked]) -> list[list[Outcome]]:
    """What became of each move and each work, in their order."""
    try:
        cursor.execute("BEGIN IMMEDIATE")
        moves = _write_moves(cursor, list(chain.from_iterable(moves for moves, _ in asked)))
        outcomes = [
            [next(moves) for _ in rows] + [_write_apart(cursor, Pickled(work)) for work in works]
            for rows, works in asked
        ]
        cursor.execute("COMMIT")
    except sqlite3.Error as error:
        if cursor.connection.in_transaction:
            cursor.connection.rollback()
        return [[StoreAway(str(error)) for _ in chain(rows, works)] for rows, works in asked]
    return outcomes


def _write_moves(cursor: sqlite3.Cursor, rows: Sequence[Row]) -> Iterator[Outcome]:
    """Many by one statement. If one of them cannot be written, each is by its own."""
    outcomes: list[Outcome] = []
    for start in range(0, len(rows), MOST_AT_ONCE):
        some = rows[start : start + MOST_AT_ONCE]
        try:
            Moves(some).write(cursor)
        except Exception:  # whatever is wrong, and with which of them, is found when they are written apart
            outcomes += [_write_apart(cursor, Moves([row])) for row in some]
        else:
            outcomes += [None] * len(some)
    return iter(outcomes)


def _write_apart(cursor: sqlite3.Cursor, work: Work) -> Outcome:
    """Whatever is wrong with it does not keep the others."""
    outcome: Outcome = None
    cursor.execute("SAVEPOINT work")
    try:
        work.write(cursor)
    except Exception as error:
        if is_away(error):
            raise
        cursor.execute("ROLLBACK TO work")
        outcome = Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
    cursor.execute("RELEASE work")
    return outcome


def is_away(error: Exception) -> bool:
    """A full disk, a broken file; not a row that is there already, nor a value that cannot be kept."""
    if isinstance(error, sqlite3.IntegrityError):
        return error.sqlite_errorname not in TAKEN
    return isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.ProgrammingError | sqlite3.InterfaceError)


def serve(path: Path, asks: socket.socket) -> None:
    """Says first that it can write, and what moves look like to it: its code may be newer than that of its server."""
    cursor, frames = connect(path).cursor(), Frames()
    asks.sendall(framed(COLUMNS))
    while data := asks.recv(READ_SIZE):
        if asked := [pickle.loads(frame) for frame in frames.of(data)]:
            asks.sendall(b"".join(map(framed, write(cursor, asked))))


def main(path: Path, asks: socket.socket) -> None:
    for stop in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(stop, signal.SIG_IGN)  # they are for the server, which closes the socket
    end_with_parent(os.getppid())
    set_up_logs()
    with asks, suppress(ConnectionError):
        try:
            serve(path, asks)
        except sqlite3.Error as error:
            tell("scribe-failed", error=error)


if __name__ == "__main__":
    main(Path(sys.argv[1]), socket.socket(fileno=int(sys.argv[2])))
