"""A server on SQLite that is killed at random moments while people and bots play, and started again at once."""

import asyncio
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median

from tests.server.endurance.crowd import Crowd
from tests.server.endurance.report import Report, megabytes
from tests.server.running import Served

END_WITHIN = 600.0
TELL_EVERY = 15.0


@dataclass(frozen=True, slots=True)
class Plan:
    """`think` is how many seconds people take for a move, on average; `between` the most between two kills."""

    seed: int = 1
    tables: int = 50
    kills: int = 20
    think: float = 0.1
    between: float = 5.0


async def run(plan: Plan, folder: Path, report: Report) -> None:
    random = Random(plan.seed)
    starts: list[float] = []
    with Served(folder / "data") as served:
        async with Crowd.at([served.address], plan.seed, plan.tables, plan.think) as crowd:
            await crowd.play_on(1)
            for number in range(1, plan.kills + 1):
                await crowd.pause(random.uniform(0.1, plan.between))
                report.tell(f"kill {number} of {plan.kills}: {standing(crowd)}, {megabytes(served.process.pid):.0f} MB")
                starts.append(await kill(served))
            await conclude(crowd, report)
        expect_no_traceback(served)
    report.note("kills", plan.kills)
    report.note("seconds until it answered again, median and longest", f"{median(starts):.1f}, {max(starts):.1f}")


async def kill(served: Served) -> float:
    """Seconds until it answers again."""
    await asyncio.to_thread(served.kill)
    began = time.monotonic()
    await asyncio.to_thread(served.start)
    return time.monotonic() - began


async def conclude(crowd: Crowd, report: Report) -> None:
    """All games are played to their ends, and then every one is looked at."""
    report.tell(f"no more: {standing(crowd)}")
    await crowd.finish(END_WITHIN, TELL_EVERY, lambda: report.tell(standing(crowd)))
    report.tell(f"all are over: {standing(crowd)}; now every move and record is checked")
    await crowd.check()
    report.note("games, all finished, replayed and verified", len(crowd.games))
    report.note("moves of people acknowledged, each there once", crowd.answered)
    report.note("calls and sockets that a dying server left unanswered", crowd.doors.lost)
    report.note("longest wait for an answer, s", crowd.doors.longest_wait)


def standing(crowd: Crowd) -> str:
    return f"{crowd.going} tables going, {len(crowd.games) - crowd.going} over, {crowd.answered} moves acknowledged"


def expect_no_traceback(served: Served) -> None:
    assert "Traceback" not in served.logs.read_text(), f"see {served.logs}"
