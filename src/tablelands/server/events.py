"""What has become durable at a table, and who is told."""

from collections.abc import Collection
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
        """It was read from the store while it was watched: some of what happened may not have been told."""


class Keepers(Protocol):
    """Who looks after a table that nobody acts on: bots to move, time that is up."""

    def look_after(self, table: Table) -> None: ...

    def follow(self, table: Table) -> None:
        """Another process has written, and looks after its bots; here they are taken up only when they are overdue."""
