"""What the writer process makes of requests that have come together."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tablelands.server.store import writer_process
from tablelands.server.store.changes import ADD_WRITE
from tablelands.server.store.rows import KEY_ENCODING, Change, Statement, TableRow
from tablelands.server.store.sqlite import migrate
from tablelands.server.store.writer_process import (
    Answer,
    Failure,
    Frames,
    Request,
    Statements,
    encode_answer,
    encode_request,
    frame,
)
from tests.server.store.examples import NEW, after, new_table, written

SURROGATE = "\ud800"


class Noting(sqlite3.Cursor):
    """Notes the first word of each statement, and how many rows it was given."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(connection)
        self.noted: list[tuple[str, int]] = []

    def execute(self, sql: str, values: Any = (), /) -> "Noting":
        self.noted.append((sql.split()[0], 1))
        super().execute(sql, values)
        return self

    def executemany(self, sql: str, rows: Any, /) -> "Noting":
        self.noted.append((sql.split()[0], len(rows)))
        super().executemany(sql, rows)
        return self


def open_store(path: Path) -> sqlite3.Connection:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection)
    return writer_process.connect(path)


@pytest.fixture
def cursor(tmp_path: Path) -> Iterator[Noting]:
    with closing(open_store(tmp_path / "store.sqlite3")) as connection:
        yield connection.cursor(Noting)


def write(cursor: sqlite3.Cursor, *requests: Request) -> list[Answer]:
    """As it does when they have come over the socket."""
    bodies = [(number, encode_request(request)) for number, request in enumerate(requests, 1)]
    answers = writer_process.answer(cursor, bodies)
    return [answers[number] for number, _ in bodies]


def moved(row: TableRow, body: bytes, key: str | None = None, **fields: Any) -> Change:
    change = written(row, body, **fields)
    if key is not None:
        change.act = ("ana", key.encode(*KEY_ENCODING), b'{"version": 1}')
    return change


def contents(cursor: sqlite3.Cursor) -> dict[str, list[tuple[Any, ...]]]:
    names = [name for (name,) in cursor.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()]
    return {name: sorted(cursor.execute(f"SELECT * FROM {name}").fetchall()) for name in names}


BEGUN = replace(NEW, version=1, state="playing", edition=1)
RATED = after(BEGUN, version=2, state="over")
COURSE: list[list[Change]] = [
    [new_table(seated=["ana", "bert"]), new_table("other", seated=["ana"])],
    [moved(NEW, b"one", state="playing", changed=1002.0, listed=b"[1]"), moved(replace(NEW, id="other"), b"uno", "k")],
    [moved(BEGUN, b"two", SURROGATE, state="over", due=7.5, offers=b"[]")],
    [moved(RATED, b"three", "key", changed=1003.0, unrated=True)],
]


def course_written(path: Path, groups: Sequence[Sequence[Change]]) -> dict[str, list[tuple[Any, ...]]]:
    with closing(open_store(path)) as connection:
        cursor = connection.cursor()
        assert [write(cursor, *group) for group in groups] == [[None] * len(group) for group in groups]
        return contents(cursor)


def test_changes_that_are_written_together_leave_what_each_leaves_apart(tmp_path: Path) -> None:
    apart = course_written(tmp_path / "apart", [[change] for group in COURSE for change in group])
    assert course_written(tmp_path / "together", COURSE) == apart
    assert course_written(tmp_path / "at once", [[change for group in COURSE for change in group]]) == apart
    assert [row[:3] for row in apart["writes"]] == [
        ("other", 1, b"uno"),
        ("table", 1, b"one"),
        ("table", 2, b"two"),
        ("table", 3, b"three"),
    ]


def test_moves_that_wait_together_are_one_call_for_each_statement(cursor: Noting) -> None:
    tables = [replace(NEW, id=f"{n}") for n in range(100)]
    write(cursor, *[new_table(row.id) for row in tables])
    cursor.noted.clear()
    assert write(cursor, *[moved(row, b"one", "key") for row in tables]) == [None] * 100
    assert cursor.noted == [("BEGIN", 1), ("UPDATE", 100), ("INSERT", 100), ("INSERT", 100), ("COMMIT", 1)]


def test_exactly_those_that_lost_get_a_conflict(cursor: Noting) -> None:
    tables = [replace(NEW, id=f"{n}") for n in range(30)]
    write(cursor, *[new_table(row.id) for row in tables], moved(tables[11], b"first", "key"))
    changes = [moved(row, b"one", "key") for row in tables]
    changes[7] = moved(after(tables[7]), b"one", "key")  # an edition that is not there yet
    changes[23] = moved(replace(tables[23], id="nowhere"), b"one", "key")
    answers = write(cursor, *changes)
    kinds = [None if said is None else said.kind for said in answers]
    assert kinds == ["conflict" if n in (7, 11, 23) else None for n in range(30)]
    assert dict(cursor.execute('SELECT "table", body FROM writes')) == {
        row.id: b"first" if row.id == "11" else b"one" for row in tables if row.id not in ("7", "23")
    }


def test_people_who_sit_down_and_stand_up_again_are_gone(cursor: Noting) -> None:
    """Both changes come together: the second is about the same table, and is written after the first."""
    write(cursor, new_table())
    sat, stood = Change(after(NEW), seated=["ana"]), Change(after(after(NEW)), stood=["ana"])
    assert write(cursor, sat, stood) == [None, None]
    assert cursor.execute("SELECT person FROM seated").fetchall() == [("maker",)]


def test_statements_are_carried_out_all_or_none(cursor: Noting) -> None:
    write(cursor, new_table())
    adding = Statement(ADD_WRITE, [("table", 1, b"one")])
    late = Statement("UPDATE tables SET made = 0 WHERE id = ?", [("table",), ("nowhere",)], must_match=True)
    answers = write(cursor, Statements([adding, late]), new_table("other"))
    assert answers == [Failure("conflict", "somebody else wrote first"), None]
    assert contents(cursor)["writes"] == []
    assert cursor.execute("SELECT made FROM tables").fetchall() == [(1000.5,)] * 2


def test_a_request_that_is_wrong_fails_alone(cursor: Noting) -> None:
    write(cursor, new_table())
    unwritable = Statements([Statement("UPDATE tables SET id = NULL", [()])])
    nonsense = Statements([Statement("UPDATE tables SET made = ?", [("one", "too many")])])
    answers = write(cursor, unwritable, nonsense, new_table("other"))
    assert [None if said is None else said.kind for said in answers] == ["failed", "failed", None]
    assert len(contents(cursor)["tables"]) == 2


def test_a_request_that_cannot_be_decoded_fails_alone(cursor: Noting) -> None:
    bodies = [(1, b"\xc1"), (2, encode_request(new_table())), (3, encode_request(new_table("other"))[:-1])]
    answers = writer_process.answer(cursor, bodies)
    assert {number: None if said is None else said.kind for number, said in answers.items()} == {
        1: "failed",
        2: None,
        3: "failed",
    }
    assert [row[0] for row in contents(cursor)["tables"]] == ["table"]


def test_frames_may_be_cut_anywhere() -> None:
    frames = [(7, b""), (8, encode_answer(Failure("conflict", "late"))), (1 << 40, b"x" * 300)]
    stream = b"".join(frame(number, body) for number, body in frames)
    for cut in range(len(stream) + 1):
        cutter = Frames()
        assert [found for part in (stream[:cut], stream[cut:]) for found in cutter.cut(part)] == frames
    cutter = Frames()
    assert [found for at in range(len(stream)) for found in cutter.cut(stream[at : at + 1])] == frames
