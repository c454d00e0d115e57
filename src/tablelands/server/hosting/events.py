"""What has become durable at a table, and who is told of it."""

from collections.abc import Callable, Collection
from typing import Any, Protocol

import msgspec

from tablelands.server.tables.table import Table


class TableEvent(msgspec.Struct, frozen=True):
    """What has changed at a table, for those who watch it."""

    table: Table
    before: int
    entries: int
    """The length of the log before it."""
    seats: bool = False
    offers: bool = False
    said: dict[str, Any] | None = None


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


class Publisher:
    """Tells watchers, keepers and those who want every table that is over."""

    def __init__(self) -> None:
        self.watchers: list[Watchers] = []
        self.keepers: list[Keepers] = []
        self.finished: list[Callable[[Table], None]] = []

    def tell(self, event: TableEvent) -> None:
        for watchers in self.watchers:
            watchers.tell(event)

    def show_again(self, table: Table) -> None:
        for watchers in self.watchers:
            watchers.show_again(table)

    def is_watched(self, table: str) -> bool:
        return any(watchers.watches(table) for watchers in self.watchers)

    def watched(self) -> set[str]:
        return {table for watchers in self.watchers for table in watchers.watched()}
