"""Bodies in chunks of one byte."""

import asyncio
from contextlib import suppress

from tests.server.attack.target import LOST, Target

HEAD = b"POST /api/people HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
CHUNKS = b"1\r\n{\r\n" * 10_000
CHUNKS_PER_SECOND = 400_000


async def attack(target: Target) -> None:
    while target.goes_on:
        with suppress(*LOST):
            connection = await target.connect()
            await connection.send(HEAD)
            while target.goes_on and not connection.reader.at_eof():
                await connection.send(CHUNKS)
                target.did["chunks"] += 10_000
                await target.pace(target.did["chunks"], CHUNKS_PER_SECOND)
        await asyncio.sleep(0.05)
