"""A store that takes its time."""

import asyncio
import threading

from tablelands.server.store.rows import Change, StoreAway
from tests.server.memory_store import MemoryStore


class SlowStore(MemoryStore):
    """Commits wait while it is held. `loses`: it writes and then cannot say so; `fails`: it writes nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.held = threading.Event()
        self.held.set()
        self.waiting = threading.Event()
        self.loses = self.fails = False

    async def commit(self, change: Change) -> None:
        while not self.held.is_set():
            self.waiting.set()
            await asyncio.sleep(0.005)
        if self.fails:
            raise StoreAway
        await super().commit(change)
        if self.loses:
            raise StoreAway
