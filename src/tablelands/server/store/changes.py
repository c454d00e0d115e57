"""Changes as statements over many rows: what 250 tables wait for costs few calls of the driver."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

import sqlalchemy as sa

from tablelands.server.store.schema import UNFINISHED, acts, chat, seated, snapshots, tables, writes
from tablelands.server.store.statements import Batch, Insert, Row
from tablelands.server.store.store import Change, TableRow


def _columns(table: sa.Table) -> tuple[sa.ColumnClause[Any], ...]:
    return tuple(sa.column(column.name, column.type) for column in table.columns)


def _named(table: sa.Table, rows: list[Row]) -> list[dict[str, Any]]:
    names = [column.name for column in table.columns]
    return [dict(zip(names, row, strict=True)) for row in rows]


def _adding(table: sa.Table) -> Batch:
    return Batch(_columns(table), lambda insert, rows: insert(table).values(_named(table, rows)))


def _change_tables(_: Insert, rows: list[Row]) -> sa.Update:
    given = CHANGE_TABLES.as_table(rows).c
    was_rated = sa.and_(sa.not_(tables.c.unrated), tables.c.state == sa.literal_column("'over'"))
    return (
        sa.update(tables)
        .where(tables.c.id == given.id, tables.c.edition == given.edition - sa.literal_column("1"))
        .values({name: given[name] for name in ("version", "state", "changed", "listed", "offers", "due", "edition")})
        # who writes may not know yet that the table was rated
        .values(unrated=sa.and_(given.unrated, sa.not_(was_rated)))
    )


def _touch_seated(_: Insert, rows: list[Row]) -> sa.Update:
    given = TOUCH_SEATED.as_table(rows).c
    return sa.update(seated).where(seated.c.table == given.id).values(changed=given.changed)


def _stand(_: Insert, rows: list[Row]) -> sa.Delete:
    ((person, table),) = rows
    return sa.delete(seated).where(seated.c.person == person, seated.c.table == table)


def _sit(insert: Insert, rows: list[Row]) -> Any:
    return insert(seated).values(_named(seated, rows)).on_conflict_do_nothing()


def _keep_snapshots(insert: Insert, rows: list[Row]) -> Any:
    adding = insert(snapshots).values(_named(snapshots, rows))
    newer = adding.excluded
    return adding.on_conflict_do_update(
        index_elements=[snapshots.c.table],
        set_={"version": newer.version, "body": newer.body},
        where=newer.version > snapshots.c.version,
    )


ADD_TABLES = _adding(tables)
CHANGE_TABLES = Batch(
    (
        sa.column("id", sa.Text),
        *(sa.column(c.name, c.type) for c in list(tables.columns)[6:]),  # from its version on
    ),
    _change_tables,
    all_match=True,
)
ADD_WRITES = _adding(writes)
ADD_ACTS = _adding(acts)
ADD_CHAT = _adding(chat)
TOUCH_SEATED = Batch((sa.column("id", sa.Text), sa.column("changed", sa.Float)), _touch_seated)
STAND = Batch((sa.column("person", sa.Text), sa.column("table", sa.Text)), _stand, most=1)
SIT = Batch(_columns(seated), _sit)
KEEP_SNAPSHOTS = Batch(_columns(snapshots), _keep_snapshots)


def row_of(change: Change) -> TableRow:
    if change.row is None:
        raise ValueError("a change is about a table")
    return change.row


def key_bytes(key: str) -> bytes:
    """Any string at all, half of a surrogate pair too."""
    return key.encode("utf-8", "surrogatepass")


def batches(changes: Sequence[Change]) -> Iterator[tuple[Batch, list[Row]]]:
    """All that the changes write; no two of them are about the same table."""
    old = [(change, row_of(change)) for change in changes if not change.is_new]
    new = [(change, row_of(change)) for change in changes if change.is_new]
    yield CHANGE_TABLES, [(row.id, *what_changes(row)) for _, row in old]
    yield ADD_TABLES, [(*_what_stays(row), *what_changes(row)) for _, row in new]
    yield TOUCH_SEATED, [(row.id, row.changed) for _, row in old if row.state == "over"]
    both = old + new
    yield ADD_WRITES, list(chain.from_iterable(_written(row, change.writes) for change, row in both))
    yield ADD_ACTS, [(row.id, c.act[0], key_bytes(c.act[1]), c.act[2]) for c, row in both if c.act]
    yield ADD_CHAT, [(row.id, *c.chat) for c, row in both if c.chat]
    yield STAND, [(person, row.id) for c, row in old for person in c.stood if person != row.maker]
    yield SIT, list(chain(_sitting(old), ((row.maker, row.id, _ended(row)) for _, row in new), _sitting(new)))
    yield KEEP_SNAPSHOTS, [(row.id, *c.snapshot) for c, row in both if c.snapshot]


def _what_stays(row: TableRow) -> Row:
    return (row.id, row.made, row.maker, row.game, row.public, row.setup)


def what_changes(row: TableRow) -> Row:
    return (row.version, row.state, row.changed, row.listed, row.offers, row.due, row.unrated, row.edition)


def _written(row: TableRow, bodies: list[bytes]) -> Iterator[Row]:
    first = row.version - len(bodies) + 1
    return ((row.id, first + i, body) for i, body in enumerate(bodies))


def _sitting(pairs: list[tuple[Change, TableRow]]) -> Iterator[Row]:
    return ((person, row.id, _ended(row)) for change, row in pairs for person in change.seated)


def _ended(row: TableRow) -> float:
    return row.changed if row.state == "over" else UNFINISHED
