"""Many who watch and never read: each is cut off, and costs no more memory than may be unsent."""

import asyncio
import re
import socket as sockets
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

from tests.server.endurance.doors import Doors, Person
from tests.server.endurance.report import Report, megabytes
from tests.server.running import Caller, Served

UNSENT = 1.0
"""Megabytes that may be unsent to each of them."""
SLACK = 60.0
"""Megabytes that the server may take for everything else."""
DROPPED = re.compile(r"^tablelands_dropped_sockets_total (\d+)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Plan:
    seed: int = 1
    sockets: int = 200
    tables: int = 20
    most_moves: int = 20_000


async def run(plan: Plan, folder: Path, report: Report) -> None:
    with Served(folder / "data") as served, ExitStack() as stack:
        doors, nobody = Doors([served.address], Random(plan.seed)), served.nobody()
        try:
            person = await doors.person("Ana")
            tables = [await make(doors, person) for _ in range(plan.tables)]
            lazy = [stack.enter_context(never_reading(served.address)) for _ in range(plan.sockets)]
            for one in lazy:
                for table in tables:
                    one.send(f'{{"do":"watch","table":"{table}"}}')
            before = peak = megabytes(served.process.pid)
            moves = 0
            while dropped(nobody) < plan.sockets:
                assert moves < plan.most_moves, f"only {dropped(nobody)} were cut off"
                await asyncio.gather(*(move(doors, person, table, moves) for table in tables))
                moves += 1
                peak = max(peak, megabytes(served.process.pid))
                if moves % 20 == 1:
                    report.tell(f"{moves * plan.tables} moves, {dropped(nobody)} cut off, {peak:.0f} MB at most")
        finally:
            await doors.close()
    assert peak - before < plan.sockets * UNSENT + SLACK, f"{before:.0f} MB became {peak:.0f} MB"
    report.note("sockets that never read, all cut off", plan.sockets)
    report.note("megabytes before, at most", f"{before:.0f}, {peak:.0f}")


async def make(doors: Doors, person: Person) -> str:
    seats = [{"sit": "me"}, {"sit": "me"}]
    made = await doors.ask("POST", "/api/tables", person, {"game": "outback", "seats": seats, "public": True})
    return str(made["table"])


async def move(doors: Doors, person: Person, table: str, number: int) -> None:
    scene = await doors.ask("GET", f"/api/tables/{table}", person)
    if scene["state"] == "over":
        return
    choice = doors.random.choice(scene["legal"])
    body = {"seat": scene["as"], "move": choice, "version": scene["version"], "key": str(number)}
    await doors.ask("POST", f"/api/tables/{table}/play", person, body)


def never_reading(address: str) -> ClientConnection:
    """Into small buffers, and nobody takes anything out of them."""
    where = urlsplit(address)
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.connect((where.hostname, where.port))
    return connect(
        address.replace("http", "ws", 1) + "api/live",
        sock=raw,
        max_queue=1,
        compression=None,
        ping_interval=None,
        close_timeout=0.1,
    )


def dropped(nobody: Caller) -> int:
    found = DROPPED.search(nobody.get("/metrics").text)
    return int(found[1]) if found else 0
