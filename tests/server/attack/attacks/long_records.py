"""Records of 4 MB from several guests at once, each of which is looked at afterwards."""

import asyncio
from contextlib import suppress

from tests.server.attack.target import LOST, Target

GUESTS = 14
MOST = 4 * 1024 * 1024 - 4096


async def attack(target: Target) -> None:
    record = await finished_game(target)
    comment = "[" * 40 + "]" * 40
    record["comment"] = [comment] * (target.many(MOST) // (len(comment) + 3))
    await asyncio.gather(*(bring(target, record, source) for source in range(target.many(GUESTS, 2))))


async def finished_game(target: Target) -> dict[str, object]:
    token = await target.person()
    wanted = {"game": "sturts-stony-desert", "seats": [{"sit": "me"}, {"sit": "me"}]}
    table = (await target.ask("POST", "/api/tables", wanted, token)).json()["table"]
    await target.ask("POST", f"/api/tables/{table}/resign", {"seat": 0, "key": "end"}, token)
    record: dict[str, object] = (await target.ask("GET", f"/api/tables/{table}/record", None, token)).json()
    return record


async def bring(target: Target, record: dict[str, object], source: int) -> None:
    token = await target.person(source=source)
    while target.goes_on:
        with suppress(*LOST):
            made = await target.ask("POST", "/api/records", record, token, source)
            if made.status_code == 201:
                await target.ask("GET", f"/api/tables/{made.json()['table']}", None, token, source)
            else:
                await asyncio.sleep(1)
