"""Guests make accounts and guess passwords from many addresses, each of which costs a hash."""

import asyncio
from contextlib import suppress
from itertools import count

from tests.server.attack.target import LOST, Target

ADDRESSES = 40
PASSWORD = "a password of mallory"


async def attack(target: Target) -> None:
    await asyncio.gather(*(load(target, source) for source in range(target.many(ADDRESSES, 8))))


async def load(target: Target, source: int) -> None:
    token = await target.person(source=source)
    account = {"login": f"mallory{source}", "password": PASSWORD}
    await target.ask("POST", "/api/me/account", account, token, source)
    for number in count():
        if not target.goes_on:
            return
        with suppress(*LOST):
            guess = {"login": f"somebody{source}x{number}", "password": PASSWORD}
            await target.ask("POST", "/api/login", guess, source=source)
        await asyncio.sleep(0.05)
