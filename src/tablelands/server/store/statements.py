"""Statements are written once with SQLAlchemy and become text once for a database; its driver runs the text."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.sql.expression import ClauseElement

Value = Any
Row = tuple[Value, ...]
Insert = Callable[[sa.Table], Any]
"""A dialect's own INSERT: `on_conflict_do_...` is not in the standard."""


class NotKept(ValueError):
    """No row has such a text, and none can."""


def can_be_kept(text: str) -> bool:
    """PostgreSQL keeps no NUL, neither database half of a surrogate pair."""
    try:
        return b"\0" not in text.encode()
    except UnicodeEncodeError:
        return False


@dataclass(frozen=True, slots=True)
class Statement:
    """Text for a driver, and the names of its places in order."""

    sql: str
    names: tuple[str, ...]
    defaults: Mapping[str, Value]

    def values(self, given: Mapping[str, Value]) -> Row:
        values = tuple(given[name] if name in given else self.defaults[name] for name in self.names)
        if any(isinstance(value, str) and not can_be_kept(value) for value in values):
            raise NotKept("a text of the store has no NUL and no half of a surrogate pair")
        return values


@dataclass(frozen=True, slots=True, eq=False)
class Batch:
    """A statement for many rows: one call of the driver, however many changes wait."""

    columns: tuple[sa.ColumnClause[Any], ...]
    write: Callable[[Insert, list[Row]], ClauseElement]
    all_match: bool = False
    """Every row must find the one it changes; else somebody else wrote first."""
    most: int = 64

    def chunks(self, rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
        """In sizes that are powers of two, so that few texts serve all."""
        start = 0
        while left := len(rows) - start:
            size = min(self.most, 1 << (left.bit_length() - 1))
            yield rows[start : start + size]
            start += size

    def places(self, count: int) -> list[Row]:
        return [
            tuple(sa.bindparam(f"{column.name}_{i}", type_=column.type) for column in self.columns)
            for i in range(count)
        ]

    def as_table(self, rows: list[Row]) -> Any:
        """The rows as something to join with: WITH given AS (VALUES ...)."""
        return sa.values(*self.columns, name="given").data(rows).cte("given")


class Compiler:
    """Makes each text once."""

    def __init__(self, dialect: Dialect, insert: Insert) -> None:
        self.dialect = dialect
        self.insert = insert
        self._statements: dict[ClauseElement, Statement] = {}
        self._batches: dict[tuple[Batch, int], str] = {}

    def statement(self, clause: ClauseElement) -> Statement:
        found = self._statements.get(clause)
        if found is None:
            found = self._statements[clause] = self._compile(clause)
        return found

    def batch(self, batch: Batch, count: int) -> str:
        """Its places are the columns of the first row, then of the second ..."""
        found = self._batches.get((batch, count))
        if found is None:
            compiled = self._compile(batch.write(self.insert, batch.places(count)))
            expected = tuple(f"{column.name}_{i}" for i in range(count) for column in batch.columns)
            assert compiled.names == expected, "the places of a batch come row by row"
            found = self._batches[batch, count] = compiled.sql
        return found

    def _compile(self, clause: ClauseElement) -> Statement:
        compiled: Any = clause.compile(dialect=self.dialect)
        return Statement(str(compiled), tuple(compiled.positiontup or ()), dict(compiled.params))


def for_sqlite() -> Compiler:
    return Compiler(sqlite.dialect(), sqlite.insert)


def for_postgres() -> Compiler:
    dialect = postgresql.asyncpg.dialect()  # type: ignore[no-untyped-call]  # has no types
    return Compiler(dialect, postgresql.insert)
