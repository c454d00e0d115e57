"""What a change writes: constant statements, the same for SQLite and PostgreSQL, each with the rows of many changes.

The writer process imports this module, and starts sooner without SQLAlchemy.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

import msgspec

from tablelands.server.store.store import Change, Conflict, TableRow

Row = tuple[Any, ...]

UNFINISHED = 1e18
"""Later than anything. A table that is not over may change at any moment, and a move should not have to touch the rows
of `seated`."""


class Statement(msgspec.Struct, frozen=True, array_like=True):
    """The SQL is run once for each row of values."""

    sql: str
    rows: list[Row]
    must_match: bool = False
    """Each time it has to find the row that it changes; otherwise somebody else wrote first."""

    def check(self, changed: int) -> None:
        """Raises Conflict if the statement changed fewer rows than it had to."""
        if self.must_match and changed != len(self.rows):
            raise Conflict("somebody else wrote first")


# A rating may have been stored since the row was read: then the table stays rated.
CHANGE_TABLE = """
UPDATE tables SET version = ?, state = ?, changed = ?, listed = ?, offers = ?, due = ?,
  unrated = ? AND NOT (state = 'over' AND NOT unrated), edition = ?
  WHERE id = ? AND edition = ?"""
ADD_TABLE = """
INSERT INTO tables
  (id, made, maker, game, public, setup, version, state, changed, listed, offers, due, unrated, edition)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
END_SEATED = 'UPDATE seated SET changed = ? WHERE "table" = ?'
ADD_WRITE = 'INSERT INTO writes ("table", version, body) VALUES (?, ?, ?)'
ADD_ACT = 'INSERT INTO acts ("table", person, "key", answer) VALUES (?, ?, ?, ?)'
ADD_CHAT = 'INSERT INTO chat ("table", n, body) VALUES (?, ?, ?)'
STAND = 'DELETE FROM seated WHERE person = ? AND "table" = ?'
SIT = 'INSERT INTO seated (person, "table", changed) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'
KEEP_SNAPSHOT = """
INSERT INTO snapshots ("table", version, body) VALUES (?, ?, ?)
  ON CONFLICT ("table") DO UPDATE SET version = excluded.version, body = excluded.body
  WHERE excluded.version > snapshots.version"""


def statements_of(changes: Sequence[Change]) -> list[Statement]:
    """All that the changes write. No two of them may be about the same table."""
    pairs = [(change, row_of(change)) for change in changes]
    old = [(change, row) for change, row in pairs if not change.is_new]
    new = [row for change, row in pairs if change.is_new]
    statements = [
        Statement(CHANGE_TABLE, [(*_what_changes(row), row.id, row.edition - 1) for _, row in old], must_match=True),
        Statement(ADD_TABLE, [msgspec.structs.astuple(row) for row in new]),
        Statement(END_SEATED, [(row.changed, row.id) for _, row in old if row.state == "over"]),
        Statement(ADD_WRITE, list(chain.from_iterable(_writes(change, row) for change, row in pairs))),
        Statement(ADD_ACT, [(row.id, c.act[0], key_bytes(c.act[1]), c.act[2]) for c, row in pairs if c.act]),
        Statement(ADD_CHAT, [(row.id, *c.chat) for c, row in pairs if c.chat]),
        Statement(STAND, [(person, row.id) for c, row in old for person in c.stood if person != row.maker]),
        Statement(SIT, list(chain.from_iterable(_seats(change, row) for change, row in pairs))),
        Statement(KEEP_SNAPSHOT, [(row.id, *c.snapshot) for c, row in pairs if c.snapshot]),
    ]
    return [statement for statement in statements if statement.rows]


def split_by_table(changes: Iterable[Change]) -> list[list[Change]]:
    """Groups in which every table is named once: changes of one table are written one after the other."""
    groups: list[list[Change]] = [[]]
    seen: set[str] = set()
    for change in changes:
        table = row_of(change).id
        if table in seen:
            groups.append([])
            seen.clear()
        seen.add(table)
        groups[-1].append(change)
    return groups


def row_of(change: Change) -> TableRow:
    if change.row is None:
        raise ValueError("a change is about a table")
    return change.row


def key_bytes(key: str | bytes) -> bytes:
    """Any string at all, half of a surrogate pair too."""
    return key if isinstance(key, bytes) else key.encode("utf-8", "surrogatepass")


def _what_changes(row: TableRow) -> Row:
    return (row.version, row.state, row.changed, row.listed, row.offers, row.due, row.unrated, row.edition)


def _writes(change: Change, row: TableRow) -> Iterator[Row]:
    first = row.version - len(change.writes) + 1
    return ((row.id, version, body) for version, body in enumerate(change.writes, first))


def _seats(change: Change, row: TableRow) -> Iterator[Row]:
    people = [row.maker, *change.seated] if change.is_new else change.seated
    changed = row.changed if row.state == "over" else UNFINISHED
    return ((person, row.id, changed) for person in people)
