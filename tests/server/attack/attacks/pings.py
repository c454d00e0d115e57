"""Pings on one socket, whose pongs are read."""

import asyncio
from contextlib import suppress

from tests.server.attack.target import LOST, PING, Target, frame

CHUNK = frame(PING, b"x" * 20) * 1000
FRAMES_PER_SECOND = 100_000


async def attack(target: Target) -> None:
    with suppress(*LOST):
        socket = await target.socket()
        reading = asyncio.create_task(socket.read_on())
        while target.goes_on and not reading.done():
            await socket.send(CHUNK)
            target.did["pings"] += 1000
            await target.pace(target.did["pings"], FRAMES_PER_SECOND)
