"""What is written all the time, a move, for SQLite in one statement however many wait: one call of the driver, one
transaction. Python hands its lock to and fro with every call, and whoever plays meanwhile keeps it for milliseconds.

Such changes are inserted into a view that has no rows; a trigger puts what belongs together where it belongs."""

import sqlite3
from collections.abc import Sequence
from itertools import chain

from tablelands.server.store.changes import key_bytes, row_of, what_changes
from tablelands.server.store.statements import Row
from tablelands.server.store.store import Change

COLUMNS = "id, version, state, changed, listed, offers, due, unrated, edition, body, person, key, answer"
_PLACES = f"({', '.join('?' * len(COLUMNS.split(', ')))})"

PREPARE = f"""
CREATE TEMP VIEW usual ({COLUMNS}) AS SELECT {", ".join(["NULL"] * len(COLUMNS.split(", ")))} WHERE FALSE;
CREATE TEMP TRIGGER usual_change INSTEAD OF INSERT ON usual BEGIN
  SELECT RAISE(ABORT, 'the table is of another edition')
    WHERE NOT EXISTS (SELECT 1 FROM main.tables WHERE id = NEW.id AND edition = NEW.edition - 1);
  UPDATE tables SET version = NEW.version, state = NEW.state, changed = NEW.changed, listed = NEW.listed,
    offers = NEW.offers, due = NEW.due, edition = NEW.edition,
    unrated = NEW.unrated AND NOT (NOT unrated AND state = 'over')
    WHERE id = NEW.id;
  UPDATE seated SET changed = NEW.changed WHERE "table" = NEW.id AND NEW.state = 'over';
  INSERT INTO writes VALUES (NEW.id, NEW.version, NEW.body);
  INSERT INTO acts SELECT NEW.id, NEW.person, NEW.key, NEW.answer WHERE NEW.person IS NOT NULL;
END;
"""


def is_usual(change: Change) -> bool:
    return len(change.writes) == 1 and not (
        change.is_new or change.chat or change.seated or change.stood or change.snapshot
    )


def write_usual(cursor: sqlite3.Cursor, changes: Sequence[Change]) -> None:
    """Durable when it returns. Raises what the driver raises, and then nothing was written."""
    places = ", ".join([_PLACES] * len(changes))
    cursor.execute(f"INSERT INTO usual VALUES {places}", tuple(chain.from_iterable(map(_values, changes))))


def _values(change: Change) -> Row:
    row = row_of(change)
    person, key, answer = (None, None, None) if change.act is None else change.act
    kept = None if key is None else key_bytes(key)
    return (row.id, *what_changes(row), change.writes[0], person, kept, answer)
