"""Questions are written once with SQLAlchemy and become text once for a database; its driver runs the text."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.sql.expression import ClauseElement

from tablelands.server.store.changes import Row

Value = Any


class NotKept(ValueError):
    """No row has such a text, and none can."""


def can_be_kept(text: str) -> bool:
    """PostgreSQL keeps no NUL, neither database half of a surrogate pair."""
    try:
        return b"\0" not in text.encode()
    except UnicodeEncodeError:
        return False


@dataclass(frozen=True, slots=True)
class CompiledClause:
    """Text for a driver, and the names of its places in order."""

    sql: str
    names: tuple[str, ...]
    defaults: Mapping[str, Value]

    def values(self, given: Mapping[str, Value]) -> Row:
        values = tuple(given[name] if name in given else self.defaults[name] for name in self.names)
        if any(isinstance(value, str) and not can_be_kept(value) for value in values):
            raise NotKept("a text of the store has no NUL and no half of a surrogate pair")
        return values


class Compiler:
    """Makes each text once."""

    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect
        self._compiled: dict[ClauseElement, CompiledClause] = {}

    def compile(self, clause: ClauseElement) -> CompiledClause:
        found = self._compiled.get(clause)
        if found is None:
            compiled: Any = clause.compile(dialect=self.dialect)
            found = CompiledClause(str(compiled), tuple(compiled.positiontup or ()), dict(compiled.params))
            self._compiled[clause] = found
        return found


def for_sqlite() -> Compiler:
    return Compiler(sqlite.dialect())


def for_postgres() -> Compiler:
    return Compiler(postgresql.asyncpg.dialect())  # type: ignore[no-untyped-call]  # has no types
