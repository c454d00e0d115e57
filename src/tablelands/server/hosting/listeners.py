"""Who is told what has become durable at a table."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Protocol

from tablelands.server.tables.steps import TableEvent
from tablelands.server.tables.table import Table


class Watchers(Protocol):
    def tell(self, event: TableEvent) -> None: ...

    def watches(self, table: str) -> bool: ...

    def watched(self) -> Collection[str]: ...

    def show_again(self, table: Table) -> None:
        """The table was read from the store while it was watched: some events may not have been told."""


class Keepers(Protocol):
    """Look after tables that nobody acts on: bots to move, time that is up."""

    def look_after(self, table: Table) -> None: ...

    def follow(self, table: Table) -> None:
        """Another process has written, and looks after its bots: only the clock is followed here."""


@dataclass(slots=True)
class Listeners:
    """`finished` are told of every table that is over."""

    watchers: list[Watchers] = field(default_factory=list)
    keepers: list[Keepers] = field(default_factory=list)
    finished: list[Callable[[Table], None]] = field(default_factory=list)

    def is_watched(self, table: str) -> bool:
        return any(watchers.watches(table) for watchers in self.watchers)

    def watched(self) -> set[str]:
        return {table for watchers in self.watchers for table in watchers.watched()}
