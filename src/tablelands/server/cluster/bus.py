"""How the processes of a server tell each other that something has happened. One alone has nobody to tell."""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

Heard = Callable[[dict[str, Any]], Awaitable[None]]


class Bus(Protocol):
    async def open(self, heard: Heard) -> None:
        """From now on `heard` gets what other processes tell, each message with `by`, the process."""

    async def close(self) -> None: ...

    def tell(self, message: dict[str, Any]) -> None:
        """To all other processes, soon; never waits."""


class NoBus:
    async def open(self, heard: Heard) -> None:
        pass

    async def close(self) -> None:
        pass

    def tell(self, message: dict[str, Any]) -> None:
        pass
