"""Two processes of a server that share a store and a bus."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from tablelands.server.app import Server
from tablelands.server.cluster.bus import Heard
from tests.server import running
from tests.server.memory_store import MemoryStore
from tests.server.running import Caller, Running


class Wire:
    """What one tells, the others hear, each in its own loop and in order; unless it is cut."""

    def __init__(self) -> None:
        self.ends: list[End] = []
        self.is_cut = False


class End:
    def __init__(self, wire: Wire) -> None:
        self.wire, self.name = wire, f"process {len(wire.ends)}"
        self.loop: asyncio.AbstractEventLoop | None = None
        self.heard: Heard | None = None
        wire.ends.append(self)

    async def open(self, heard: Heard) -> None:
        self.loop, self.heard = asyncio.get_running_loop(), heard

    async def close(self) -> None:
        self.heard = None

    def tell(self, message: dict[str, Any]) -> None:
        for end in self.wire.ends:
            if end is not self and end.heard is not None and end.loop is not None and not self.wire.is_cut:
                asyncio.run_coroutine_threadsafe(hear(end.heard, message | {"by": self.name}), end.loop)


async def hear(heard: Heard, message: dict[str, Any]) -> None:
    await heard(message)


@contextmanager
def together(monkeypatch: pytest.MonkeyPatch, count: int = 2) -> Iterator[list[Running]]:
    wire, store = Wire(), MemoryStore()
    monkeypatch.setattr(running, "Server", lambda settings, store: Server(settings, store, End(wire)))
    with ExitStack() as within:
        yield [within.enter_context(Running(store)) for _ in range(count)]


def at(server: Running, caller: Caller) -> Caller:
    """The same person, through another process."""
    return Caller(server.address, server.http, caller.token, caller.person)
