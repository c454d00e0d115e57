"""More connections than the server may have files open, from many addresses: all descriptors are taken."""

import asyncio
from contextlib import suppress

from tests.server.attack.target import LOST, Target

FILES = 256
TURNED_AWAY = True
CONNECTIONS = 400
ADDRESSES = 40
PER_SECOND = 400


async def attack(target: Target) -> None:
    async with asyncio.TaskGroup() as group:
        for number in range(CONNECTIONS):
            group.create_task(hold(target, number % ADDRESSES))
            await asyncio.sleep(1 / PER_SECOND)
    assert target.did["refused"] > 100, "nobody was told that the server is full"


async def hold(target: Target, source: int) -> None:
    """And come back when it is closed."""
    while target.goes_on:
        with suppress(*LOST):
            connection = await target.connect(source)
            target.did["connections"] += 1
            answer = await connection.read(max(0.1, target.left))
            target.did["refused"] += b" 503 " in answer
            connection.writer.close()
        await asyncio.sleep(1)
