"""A game with the longest lines that are taken, many looks at it, and lines that are too long."""

import asyncio
from contextlib import suppress
from itertools import count
from typing import Any

from tests.server.attack.target import LOST, Target
from tests.server.http.downhill import DRAWING

READERS = 8
SEATS = 6
POINTS, TOO_MANY = 600, 2000
Json = dict[str, Any]


async def attack(target: Target) -> None:
    token = await target.person()
    seats = [{"sit": "me"}] * SEATS
    made = await target.ask("POST", "/api/tables", {"game": "downhill", "seats": seats, "public": True}, token)
    table = str(made.json()["table"])
    await asyncio.gather(fill(target, token, table), *(look(target, table, reader) for reader in range(READERS)))


async def fill(target: Target, token: str, table: str) -> None:
    """Six seats draw as much as they may; what is refused makes no difference to the attacker."""
    for number in count():
        if not target.goes_on:
            return
        with suppress(*LOST):
            scene: Json = (await target.ask("GET", f"/api/tables/{table}", None, token)).json()
            if "view" not in scene:
                await asyncio.sleep(0.5)
                continue
            seat, view = scene["as"], scene["view"]
            if view["phase"] == "start":
                move: Json = {"type": "start", "x": 2000 + 1500 * seat}
            else:
                points = TOO_MANY if number % 5 == 4 else POINTS
                move = DRAWING | {"line": line_through(view["transparencies"][view["hands"][seat]], points)}
            body = {"seat": seat, "move": move, "version": scene["version"], "key": f"{number}"}
            await target.ask("POST", f"/api/tables/{table}/play", body, token)


def line_through(holes: list[list[int]], points: int) -> list[list[int]]:
    """With so many points, most of them on the way from the first hole to the second."""
    first, *others = [holes[hole] for hole in DRAWING["holes"]]
    (x, y), (to_x, to_y), steps = first, others[0], points - len(others)
    way = [[x + (to_x - x) * step // steps, y + (to_y - y) * step // steps] for step in range(steps)]
    return [*way, *others]


async def look(target: Target, table: str, reader: int) -> None:
    while target.goes_on:
        with suppress(*LOST):
            await target.ask("GET", f"/api/tables/{table}", source=1 + reader)
        await asyncio.sleep(0.05)
