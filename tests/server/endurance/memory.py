"""One server that is played on without a pause while somebody looks through thousands of long games that are over, and
what it has in memory meanwhile."""

import asyncio
from dataclasses import dataclass
from pathlib import Path

from benchmarks.filling import copied_id, fill

from tests.server.endurance.crowd import Crowd
from tests.server.endurance.doors import Doors
from tests.server.endurance.kills import conclude, expect_no_traceback, standing
from tests.server.endurance.report import Report, megabytes
from tests.server.running import Served

LONG_GAMES = ["outback", "downhill"] * 3
LOOK_EVERY = 100


@dataclass(frozen=True, slots=True)
class Plan:
    seed: int = 1
    tables: int = 50
    think: float = 0.1
    stored: int = 3000


async def run(plan: Plan, folder: Path, report: Report) -> None:
    report.tell(f"filling a store with {plan.stored} games ...")
    await asyncio.to_thread(fill, folder / "data", plan.stored, LONG_GAMES)
    with Served(folder / "data") as served:
        seen = [megabytes(served.process.pid)]
        async with Crowd.at([served.address], plan.seed, plan.tables, plan.think) as crowd:
            for first in range(1, plan.stored - len(LONG_GAMES) - LOOK_EVERY, LOOK_EVERY):
                await look(crowd.doors, first)
                seen.append(megabytes(served.process.pid))
                report.tell(f"{first + LOOK_EVERY} looked at, {standing(crowd)}, {seen[-1]:.0f} MB")
                await crowd.pause(0.1)
            await conclude(crowd, report)
        expect_no_traceback(served)
    report.note(f"megabytes after every {LOOK_EVERY} games looked at", " ".join(f"{one:.0f}" for one in seen))


async def look(doors: Doors, first: int) -> None:
    for number in range(first, first + LOOK_EVERY):
        await doors.ask("GET", f"/api/tables/{copied_id(number)}", None)
