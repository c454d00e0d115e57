"""Two servers on one PostgreSQL with Redis between them. One of them is killed at random moments and started again a
while later; the other serves on."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.server.endurance.crowd import Crowd
from tests.server.endurance.kills import conclude, expect_no_traceback, standing
from tests.server.endurance.report import Report, megabytes
from tests.server.postgres import throw_away_postgres
from tests.server.redis import throw_away_redis
from tests.server.running import Served

SERVED_ON = 10
"""So many moves are acknowledged by the other before the one that was killed comes back."""


@dataclass(frozen=True, slots=True)
class Plan:
    """`away` are the most seconds that the one that was killed stays away."""

    seed: int = 1
    tables: int = 50
    kills: int = 20
    think: float = 0.1
    between: float = 4.0
    away: float = 6.0


@contextmanager
def two_servers(folder: Path) -> Iterator[list[Served]]:
    with throw_away_postgres(durable=True) as postgres, throw_away_redis() as redis:
        options = ["--database", postgres.new_database(), "--redis", redis]
        with Served(folder / "first", *options) as first, Served(folder / "second", *options) as second:
            yield [first, second]


async def run(plan: Plan, folder: Path, report: Report) -> None:
    random = Random(plan.seed)
    with two_servers(folder) as servers:
        addresses = [one.address for one in servers]
        async with Crowd.at(addresses, plan.seed, plan.tables, plan.think) as crowd:
            await crowd.play_on(1)
            for number in range(1, plan.kills + 1):
                await crowd.pause(random.uniform(0.1, plan.between))
                await lose_one(number, random.choice(servers), plan, crowd, report)
            await conclude(crowd, report)
        for one in servers:
            expect_no_traceback(one)
    report.note("kills", plan.kills)


async def lose_one(number: int, victim: Served, plan: Plan, crowd: Crowd, report: Report) -> None:
    report.tell(
        f"kill {number} of {plan.kills}, the {victim.data.name}: {standing(crowd)},"
        f" {megabytes(victim.process.pid):.0f} MB"
    )
    await asyncio.to_thread(victim.kill)
    before, began = crowd.answered, time.monotonic()
    await crowd.pause(crowd.doors.random.uniform(0, plan.away))
    await crowd.play_on(SERVED_ON)
    report.tell(f"  the other served on: {crowd.answered - before} moves in {time.monotonic() - began:.1f} s")
    await asyncio.to_thread(victim.start)
