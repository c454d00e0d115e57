"""Guests talk as fast as they may at one table, which others look at."""

import asyncio
from contextlib import suppress
from itertools import count

from tests.server.attack.target import LOST, Target

READERS = 8
TEXT = "\N{KANGAROO}" * 500


async def attack(target: Target) -> None:
    token = await target.person()
    wanted = {"game": "sturts-stony-desert", "seats": [{"sit": "me"}, {"sit": "me"}], "public": True}
    table = str((await target.ask("POST", "/api/tables", wanted, token)).json()["table"])
    await asyncio.gather(talk(target, token, table), *(look(target, table, reader) for reader in range(READERS)))


async def talk(target: Target, token: str, table: str) -> None:
    for number in count():
        if not target.goes_on:
            return
        with suppress(*LOST):
            body = {"text": TEXT, "key": f"{number}"}
            await target.ask("POST", f"/api/tables/{table}/say", body, token)
        await asyncio.sleep(0.05)


async def look(target: Target, table: str, reader: int) -> None:
    while target.goes_on:
        with suppress(*LOST):
            await target.ask("GET", f"/api/tables/{table}", source=1 + reader)
            await target.ask("GET", f"/api/tables/{table}/chat", source=1 + reader)
        await asyncio.sleep(0.05)
