"""What the scribe is asked to write beside moves: statements as text, with their values. They travel to its process."""

import pickle
import sqlite3
from dataclasses import asdict, dataclass
from typing import Protocol

from tablelands.server.store.moves import Row
from tablelands.server.store.store import Conflict, RatingRow, Reckon


class Work(Protocol):
    """All of it is written, or nothing."""

    def write(self, cursor: sqlite3.Cursor) -> None: ...


@dataclass(frozen=True, slots=True)
class Pickled:
    """Another work as it travels: whatever is wrong with it is wrong with it alone."""

    work: bytes

    def write(self, cursor: sqlite3.Cursor) -> None:
        work: Work = pickle.loads(self.work)
        work.write(cursor)


@dataclass(frozen=True, slots=True)
class Order:
    """`exactly` so many rows have to be changed; else somebody else wrote first."""

    sql: str
    values: Row
    exactly: int | None = None


@dataclass(frozen=True, slots=True)
class Orders:
    all: tuple[Order, ...]

    def write(self, cursor: sqlite3.Cursor) -> None:
        for order in self.all:
            before = cursor.connection.total_changes
            cursor.execute(order.sql, order.values)
            if order.exactly not in (None, cursor.connection.total_changes - before):
                raise Conflict("the table is of another edition")


@dataclass(frozen=True, slots=True)
class Rating:
    mark: Order
    reads: tuple[Order, ...]
    reckon: Reckon
    replace: tuple[tuple[str, tuple[str, ...]], ...]
    """Statements that put a row in the place of the one there was, with the names of their places."""

    def write(self, cursor: sqlite3.Cursor) -> None:
        if not cursor.execute(self.mark.sql, self.mark.values).rowcount:
            return
        found = [cursor.execute(read.sql, read.values).fetchone() for read in self.reads]
        for new in self.reckon([None if row is None else RatingRow(*row) for row in found]):
            fields = asdict(new)
            for sql, names in self.replace:
                cursor.execute(sql, tuple(fields[name] for name in names))
