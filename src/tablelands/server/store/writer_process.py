"""The writer process of SQLite: `python -m tablelands.server.store.writer_process STORE SOCKET`. It has Python's lock
to itself, and so has the server.

It writes all requests that have come in one transaction, so that they share one wait for the disk, and answers when
that is durable. It ends when the server closes the socket.
"""

import os
import signal
import socket
import sqlite3
import sys
from collections.abc import Iterable, Mapping
from contextlib import closing, suppress
from pathlib import Path
from struct import Struct
from typing import Literal

import msgspec

from tablelands.server.logs import set_up_logs, tell
from tablelands.server.store.changes import expect_matches, split_by_table, statements_of
from tablelands.server.store.failures import log_failure
from tablelands.server.store.rows import Change, Conflict, Statement, StoreAway, TableRow
from tablelands.server.subprocesses import end_with_parent

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
TAKEN = {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE"}


# What the server and this process send each other: frames with an id, requests one way and answers the other.


class Statements(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """All of them are carried out, or none."""

    all: list[Statement]


Request = Change | Statements


class Failure(msgspec.Struct, frozen=True, array_like=True):
    kind: Literal["conflict", "failed"]
    text: str

    def to_error(self) -> Conflict | StoreAway:
        return Conflict(self.text) if self.kind == "conflict" else StoreAway(self.text)


Answer = Failure | None
"""None for what is durable."""

PROTOCOL = repr(
    [(kind.__name__, kind.__struct_fields__) for kind in (Change, TableRow, Statements, Statement, Failure)]
)
"""The first thing that the writer process says: its code may be newer than that of a server that has run for long."""
GREETING = 0
"""The id of that frame. Requests have ids from 1."""

encode_request = encode_answer = msgspec.msgpack.Encoder().encode
decode_request = msgspec.msgpack.Decoder[Request](Request).decode
decode_answer = msgspec.msgpack.Decoder[Answer](Answer).decode

_HEAD = Struct(">IQ")
"""The length of the body, and the id of the request."""


def frame(number: int, body: bytes) -> bytes:
    return _HEAD.pack(len(body), number) + body


class Frames:
    """Cuts a stream into frames."""

    def __init__(self) -> None:
        self._rest = b""

    def cut(self, data: bytes) -> list[tuple[int, bytes]]:
        """Those that are complete, with their ids."""
        data, at, found = self._rest + data, 0, []
        while len(data) >= at + _HEAD.size:
            length, number = _HEAD.unpack_from(data, at)
            start = at + _HEAD.size
            if len(data) < start + length:
                break
            found.append((number, data[start : start + length]))
            at = start + length
        self._rest = data[at:]
        return found


# Writing


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def write(cursor: sqlite3.Cursor, requests: Mapping[int, Request]) -> dict[int, Answer]:
    """The answers, by the ids of the requests."""
    changes = {number: request for number, request in requests.items() if isinstance(request, Change)}
    others = {number: request for number, request in requests.items() if not isinstance(request, Change)}
    try:
        cursor.execute("BEGIN IMMEDIATE")
        answers = _write_changes(cursor, changes)
        answers |= {number: _write_apart(cursor, request) for number, request in others.items()}
        cursor.execute("COMMIT")
    except sqlite3.Error as error:
        if cursor.connection.in_transaction:
            cursor.connection.rollback()
        log_failure("writing", error)
        return dict.fromkeys(requests, Failure("failed", str(error)))
    return answers


def _write_changes(cursor: sqlite3.Cursor, changes: Mapping[int, Change]) -> dict[int, Answer]:
    """All together. If that fails, each apart, which finds out which of them fails."""
    try:
        for group in split_by_table(changes.values()):
            _execute(cursor, statements_of(group))
    except Exception as error:
        if is_away(error):
            raise
        cursor.execute("ROLLBACK")
        cursor.execute("BEGIN IMMEDIATE")
        return {number: _write_apart(cursor, change) for number, change in changes.items()}
    return dict.fromkeys(changes)


def _write_apart(cursor: sqlite3.Cursor, request: Request) -> Answer:
    """Whatever is wrong with it does not keep the others from being written."""
    answer: Answer = None
    cursor.execute("SAVEPOINT apart")
    try:
        _execute(cursor, statements_of([request]) if isinstance(request, Change) else request.all)
    except Exception as error:
        if is_away(error):
            raise
        cursor.execute("ROLLBACK TO apart")
        answer = failure_of(error)
    cursor.execute("RELEASE apart")
    return answer


def _execute(cursor: sqlite3.Cursor, statements: Iterable[Statement]) -> None:
    for statement in statements:
        cursor.executemany(statement.sql, statement.rows)
        expect_matches(statement, cursor.rowcount)


def is_away(error: Exception) -> bool:
    """Whether SQLite can write nothing at all: a full disk, a broken file. Then all of the group fails."""
    return isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError


def failure_of(error: Exception) -> Failure:
    """Of one request, where the others can be written."""
    is_taken = isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorname in TAKEN
    if is_taken or isinstance(error, Conflict):
        return Failure("conflict", str(error))
    tell("fault", error=error)
    return Failure("failed", f"{type(error).__name__}: {error}")


def serve(path: Path, server: socket.socket) -> None:
    """Says first that it can write."""
    frames = Frames()
    with closing(connect(path)) as connection:
        cursor = connection.cursor()
        server.sendall(frame(GREETING, PROTOCOL.encode()))
        while data := server.recv(READ_SIZE):
            answers = answer(cursor, frames.cut(data))
            server.sendall(b"".join(frame(number, encode_answer(said)) for number, said in answers.items()))


def answer(cursor: sqlite3.Cursor, bodies: Iterable[tuple[int, bytes]]) -> dict[int, Answer]:
    """A request that cannot be decoded fails alone."""
    requests: dict[int, Request] = {}
    answers: dict[int, Answer] = {}
    for number, body in bodies:
        try:
            requests[number] = decode_request(body)
        except Exception as error:
            answers[number] = failure_of(error)
    return answers | (write(cursor, requests) if requests else {})


def main(path: Path, server: socket.socket) -> None:
    for stop in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(stop, signal.SIG_IGN)  # they are for the server, which closes the socket
    end_with_parent(os.getppid())
    set_up_logs()
    with server, suppress(ConnectionError):
        try:
            serve(path, server)
        except sqlite3.Error as error:
            tell("writer-failed", error=error)


if __name__ == "__main__":
    main(Path(sys.argv[1]), socket.socket(fileno=int(sys.argv[2])))
