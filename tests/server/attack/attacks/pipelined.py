"""Thousands of small requests in one piece, whose answers are not read."""

import asyncio
from contextlib import suppress

from tests.server.attack.target import LOST, Target

REQUESTS = b"GET /rules/outback HTTP/1.1\r\nHost: here\r\n\r\n" * 4000
PIECES_PER_SECOND = 10


async def attack(target: Target) -> None:
    while target.goes_on:
        with suppress(*LOST):
            connection = await target.connect()
            await connection.send(REQUESTS, patience=1)
            target.did["requests"] += 4000
        await target.pace(target.did["requests"], 4000 * PIECES_PER_SECOND)
        await asyncio.sleep(0)
