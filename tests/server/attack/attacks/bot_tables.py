"""Two guests make as many tables of bots as they may."""

import asyncio
from contextlib import suppress

from tests.server.attack.target import LOST, Target

GUESTS, TABLES = 2, 60
WANTED = {"game": "sturts-stony-desert", "seats": [{"sit": "bot", "bot": "strong"}] * 3}


async def attack(target: Target) -> None:
    await asyncio.gather(*(make(target, source) for source in range(GUESTS)))


async def make(target: Target, source: int) -> None:
    token = await target.person(source=source)
    for _ in range(target.many(TABLES, 4)):
        with suppress(*LOST):
            await target.ask("POST", "/api/tables", WANTED, token, source)
    while target.goes_on:
        await asyncio.sleep(0.1)
