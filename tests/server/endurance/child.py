"""A server of two processes that share an address. One of them is killed; the other serves on, and it comes back."""

import os
import signal
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.server.endurance.crowd import Crowd
from tests.server.endurance.kills import conclude, expect_no_traceback, standing
from tests.server.endurance.report import Report
from tests.server.endurance.two_processes import SERVED_ON
from tests.server.postgres import throw_away_postgres
from tests.server.redis import throw_away_redis
from tests.server.running import Served


@dataclass(frozen=True, slots=True)
class Plan:
    seed: int = 1
    tables: int = 20
    kills: int = 10
    think: float = 0.1


async def run(plan: Plan, folder: Path, report: Report) -> None:
    random = Random(plan.seed)
    with throw_away_postgres(durable=True) as postgres, throw_away_redis() as redis:
        options = ["--database", postgres.new_database(), "--redis", redis, "--processes", "2"]
        with Served(folder / "data", *options) as served:
            async with Crowd.at([served.address], plan.seed, plan.tables, plan.think) as crowd:
                await crowd.play_on(1)
                for number in range(1, plan.kills + 1):
                    await crowd.pause(random.uniform(0.5, 3))
                    await lose_one(served, random, crowd)
                    report.tell(f"kill {number} of {plan.kills}: {standing(crowd)}")
                await conclude(crowd, report)
            expect_no_traceback(served)


async def lose_one(served: Served, random: Random, crowd: Crowd) -> None:
    os.kill(random.choice(serving(served.process.pid)), signal.SIGKILL)
    await crowd.play_on(SERVED_ON)
    await crowd.pause(1)
    assert len(serving(served.process.pid)) == 2, "the one that was killed does not come back"


def serving(first: int) -> list[int]:
    """The processes that answer, of a server that has several."""
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return [int(one) for one in children if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]
