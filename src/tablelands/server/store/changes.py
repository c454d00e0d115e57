"""What a change writes: constant statements, the same for SQLite and PostgreSQL, each with the rows of many changes."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

import msgspec

from tablelands.server.store.rows import FIRST_EDITION, UNFINISHED, Change, Conflict, Row, Statement, TableRow

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
ADD_CHAT = 'INSERT INTO chat ("table", n, body, person) VALUES (?, ?, ?, ?)'
STAND = 'DELETE FROM seated WHERE person = ? AND "table" = ?'
SIT = 'INSERT INTO seated (person, "table", changed) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'
KEEP_SNAPSHOT = """
INSERT INTO snapshots ("table", version, body) VALUES (?, ?, ?)
  ON CONFLICT ("table") DO UPDATE SET version = excluded.version, body = excluded.body
  WHERE excluded.version > snapshots.version"""


def statements_of(changes: Sequence[Change]) -> list[Statement]:
    """All that the changes write. No two of them may be about the same table."""
    old = [change for change in changes if change.row.edition != FIRST_EDITION]
    new = [change.row for change in changes if change.row.edition == FIRST_EDITION]
    statements = [
        Statement(CHANGE_TABLE, [_new_values(change.row) for change in old], must_match=True),
        Statement(ADD_TABLE, [msgspec.structs.astuple(row) for row in new]),
        Statement(END_SEATED, [(c.row.changed, c.row.id) for c in old if c.row.state == "over"]),
        Statement(ADD_WRITE, list(chain.from_iterable(map(_writes, changes)))),
        Statement(ADD_ACT, [(c.row.id, *c.act) for c in changes if c.act]),
        Statement(ADD_CHAT, [(c.row.id, *c.chat) for c in changes if c.chat]),
        Statement(STAND, [(person, c.row.id) for c in old for person in c.stood if person != c.row.maker]),
        Statement(SIT, list(chain.from_iterable(map(_seats, changes)))),
        Statement(KEEP_SNAPSHOT, [(c.row.id, *c.snapshot) for c in changes if c.snapshot]),
    ]
    return [statement for statement in statements if statement.rows]


def probe(table: str) -> list[Statement]:
    """Writes all that an act at a table may write, and deletes it. Nobody sees it if that is one transaction."""
    row = TableRow(table, 0, table, "", False, b"", 1, "over", 0, b"", b"", None)
    written = Change(row, [b""], act=(table, b"", b""), chat=(1, b"", None), snapshot=(1, b""))
    parts = ("writes", "acts", "chat", "snapshots", "seated")
    deleted = [Statement(f'DELETE FROM {part} WHERE "table" = ?', [(table,)]) for part in parts]
    return [*statements_of([written]), *deleted, Statement("DELETE FROM tables WHERE id = ?", [(table,)])]


def expect_matches(statement: Statement, changed: int) -> None:
    """Raises Conflict if the statement changed fewer rows than it had to."""
    if statement.must_match and changed != len(statement.rows):
        raise Conflict("somebody else wrote first")


def split_by_table(changes: Iterable[Change]) -> list[list[Change]]:
    """Groups in which every table is named once: changes of one table are written one after the other."""
    groups: list[list[Change]] = [[]]
    seen: set[str] = set()
    for change in changes:
        table = change.row.id
        if table in seen:
            groups.append([])
            seen.clear()
        seen.add(table)
        groups[-1].append(change)
    return groups


def _new_values(row: TableRow) -> Row:
    """The values of CHANGE_TABLE."""
    values = (row.version, row.state, row.changed, row.listed, row.offers, row.due, row.unrated, row.edition)
    return (*values, row.id, row.edition - 1)


def _writes(change: Change) -> Iterator[Row]:
    row = change.row
    return ((row.id, version, body) for version, body in enumerate(change.writes, row.version - len(change.writes) + 1))


def _seats(change: Change) -> Iterator[Row]:
    row = change.row
    people = [row.maker, *change.seated] if row.edition == FIRST_EDITION else change.seated
    changed = row.changed if row.state == "over" else UNFINISHED
    return ((person, row.id, changed) for person in people)
