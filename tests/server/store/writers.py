"""Processes that write for a server."""

import asyncio
from pathlib import Path

from tablelands.server.store.store import Store
from tablelands.server.store.writer import WRITER_PROCESS


def writer_processes() -> list[int]:
    """Those that write for this process."""
    children = [child for path in Path("/proc/self/task").glob("*/children") for child in path.read_text().split()]
    return [int(child) for child in children if WRITER_PROCESS.encode() in Path(f"/proc/{child}/cmdline").read_bytes()]


async def answers_again(store: Store) -> bool:
    for _ in range(100):
        if await store.can_store():
            return True
        await asyncio.sleep(0.1)
    return False
