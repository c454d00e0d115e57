"""Who is told what has become durable at a table."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Protocol

from tablelands.server.tables.steps import TableEvent
from tablelands.server.tables.table import Table


class Watchers(Protocol):
    def tell(self, event: TableEvent) -> None: ...

    def watched(self) -> Collection[str]: ...

    def show_again(self, table: Table) -> None:
        """The table was read from the store while it was watched: some events may not have been told."""


@dataclass(slots=True)
class Listeners:
    """`schedulers` are told of tables with bots, `finished` of tables that are over."""

    watchers: list[Watchers] = field(default_factory=list)
    schedulers: list[Callable[[Table], None]] = field(default_factory=list)
    finished: list[Callable[[Table], None]] = field(default_factory=list)

    def is_watched(self, table: str) -> bool:
        return any(table in watchers.watched() for watchers in self.watchers)

    def watched(self) -> set[str]:
        return {table for watchers in self.watchers for table in watchers.watched()}
