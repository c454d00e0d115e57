"""More connections than the server may have files open, on which nothing is sent, from one address."""

import asyncio
from contextlib import suppress

from tests.server.attack.target import LOST, Target

FILES = 256
CONNECTIONS = 400
PER_SECOND = 400


async def attack(target: Target) -> None:
    async with asyncio.TaskGroup() as group:
        for _ in range(CONNECTIONS):
            group.create_task(hold(target))
            await asyncio.sleep(1 / PER_SECOND)


async def hold(target: Target) -> None:
    """And come back when it is closed."""
    while target.goes_on:
        with suppress(*LOST):
            connection = await target.connect()
            target.did["connections"] += 1
            answer = await connection.read(max(0.1, target.left))
            target.did["refused"] += b" 429 " in answer
            connection.writer.close()
        await asyncio.sleep(1)
