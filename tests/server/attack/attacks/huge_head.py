"""A header value, an address and many headers that never end, on connections of their own."""

import asyncio
from contextlib import suppress

from tests.server.attack.target import LOST, Target

BYTES_PER_SECOND = 10_000_000
CHUNK = 100_000
STARTS = {
    b"GET /healthz HTTP/1.1\r\nX: ": b"x" * CHUNK,
    b"GET /": b"x" * CHUNK,
    b"GET /healthz HTTP/1.1\r\n": b"X: yyyyyy\r\n" * (CHUNK // 11),
    b"POST /api/people HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ": b"x" * CHUNK,
}


async def attack(target: Target) -> None:
    async with asyncio.TaskGroup() as group:
        for start, more in STARTS.items():
            group.create_task(write(target, start, more))


async def write(target: Target, start: bytes, more: bytes) -> None:
    while target.goes_on:
        with suppress(*LOST):
            connection = await target.connect()
            await connection.send(start)
            target.did["heads"] += 1
            while target.goes_on and not connection.reader.at_eof():
                await connection.send(more)
                target.did["bytes"] += len(more)
                await target.pace(target.did["bytes"], BYTES_PER_SECOND)
        await asyncio.sleep(0.05)
