"""Guests from several addresses have games reviewed, one after the other, as many as they may."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

from tablelands.core.match import Match
from tablelands.core.record import Record
from tablelands.core.registry import find_game
from tests.server.attack.target import LOST, Target

GUESTS = 8


async def attack(target: Target) -> None:
    await asyncio.gather(*(review(target, source) for source in range(target.many(GUESTS, 2))))


async def review(target: Target, source: int) -> None:
    token = await target.person(source=source)
    seed = 1000 * source
    while target.goes_on:
        seed += 1
        with suppress(*LOST):
            made = await target.ask("POST", "/api/records", await asyncio.to_thread(played, seed), token, source)
            if made.status_code != 201:
                await asyncio.sleep(1)
                continue
            async with asyncio.timeout(max(target.left, 0)):
                await target.ask("GET", f"/api/tables/{made.json()['table']}/review", None, token, source)


def played(seed: int) -> dict[str, Any]:
    """A whole game by chance."""
    game, random = find_game("down-under"), Random(seed)
    match = Match(game, game.setup(2), seed=seed)
    while moves := match.legal_moves():
        match.play(match.node.to_json()["seats"][0], random.choice(moves))
    return Record.of(match).to_json()
