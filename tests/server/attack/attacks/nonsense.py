"""Text that is no message, on 20 sockets whose answers are read; whoever is thrown out comes back."""

import asyncio
from contextlib import suppress

from tests.server.attack.target import LOST, TEXT, Target, frame

CHUNK = frame(TEXT, b"nonsense") * 200
FRAMES_PER_SECOND = 40_000
SOCKETS = 20
BACK_AFTER = 0.2


async def attack(target: Target) -> None:
    async with asyncio.TaskGroup() as group:
        for _ in range(SOCKETS):
            group.create_task(talk(target))


async def talk(target: Target) -> None:
    while target.goes_on:
        with suppress(*LOST):
            socket = await target.socket()
            target.did["sockets"] += 1
            reading = asyncio.create_task(socket.read_on())
            while target.goes_on and not reading.done():
                await socket.send(CHUNK)
                target.did["frames"] += 200
                await target.pace(target.did["frames"], FRAMES_PER_SECOND)
        await asyncio.sleep(BACK_AFTER)
