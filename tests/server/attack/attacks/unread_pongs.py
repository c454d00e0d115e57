"""Pings on four sockets, whose pongs are not read."""

import asyncio
from contextlib import suppress

from tests.server.attack.target import LOST, PING, Target, frame

CHUNK = frame(PING, b"x" * 125) * 500
CHUNKS_PER_SECOND = 100


async def attack(target: Target) -> None:
    async with asyncio.TaskGroup() as group:
        for _ in range(4):
            group.create_task(flood(target))


async def flood(target: Target) -> None:
    with suppress(*LOST):
        socket = await target.socket()
        socket.writer.transport.pause_reading()  # type: ignore[attr-defined]  # it reads, too
        while target.goes_on:
            await socket.send(CHUNK)
            target.did["pings"] += 500
            await target.pace(target.did["pings"], 500 * CHUNKS_PER_SECOND)
