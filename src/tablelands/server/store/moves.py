"""Moves, which are written all the time, for SQLite in one statement however many wait.

They are inserted into a view that has no rows; a trigger puts what belongs together where it belongs."""

import sqlite3
from collections.abc import Sequence
from itertools import chain
from typing import Any

Row = tuple[Any, ...]
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


class Moves:
    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = rows

    def write(self, cursor: sqlite3.Cursor) -> None:
        places = ", ".join([_PLACES] * len(self.rows))
        cursor.execute(f"INSERT INTO usual VALUES {places}", tuple(chain.from_iterable(self.rows)))
