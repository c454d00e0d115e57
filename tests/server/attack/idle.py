"""Sockets that do nothing but answer pings: `python -m tests.server.attack.idle ADDRESS COUNT`, a process of their own.

It says `ready` when all are open, and ends when its input does."""

import asyncio
import os
import sys
from contextlib import suppress

from tests.server.attack.attacker import NICE
from tests.server.attack.target import LOST, PING, PONG, Connection, Target, frame

SOURCE = 1000
"""The first of their addresses, which no attack uses."""
OF_AN_ADDRESS = 20


async def hold(address: str, count: int) -> None:
    async with Target(address, 0, 1) as target, asyncio.TaskGroup() as group:
        answering = [
            group.create_task(answer_pings(await target.socket(source=SOURCE + number // OF_AN_ADDRESS)))
            for number in range(count)
        ]
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        await asyncio.to_thread(sys.stdin.read)
        for task in answering:
            task.cancel()


async def answer_pings(socket: Connection) -> None:
    """Every frame that an idle socket is sent is short."""
    with suppress(*LOST):
        while True:
            first, size = await socket.reader.readexactly(2)
            payload = await socket.reader.readexactly(size)
            if first == PING:
                await socket.send(frame(PONG, payload))


if __name__ == "__main__":
    os.nice(NICE)
    asyncio.run(hold(sys.argv[1], int(sys.argv[2])))
