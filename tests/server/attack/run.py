"""One attack: a server of its own, people who play, the attacker in its own process, and what came of it."""

import asyncio
import json
import math
import sys
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.server.attack.attacker import find
from tests.server.attack.people import Pair, Visitor
from tests.server.endurance.report import megabytes
from tests.server.running import Served

LATE = 20.0
"""Seconds that an attacker may take beyond its time, before it is killed."""
QUIET = 0.5
"""Seconds of play before and after the attack."""


@dataclass(frozen=True, slots=True)
class Plan:
    """`slowest` bounds the 99th percentile of moves and visits, in seconds."""

    seconds: float = 8.0
    size: float = 1.0
    idle: int = 1000
    slowest: float = 0.5
    megabytes: float = 400.0


@dataclass(slots=True)
class Result:
    """`before` is the server's memory in megabytes without idle sockets, `idle` what they add, `most` the peak."""

    name: str
    moves: list[float] = field(default_factory=list)
    visits: list[float] = field(default_factory=list)
    before: float = 0.0
    idle: float = 0.0
    most: float = 0.0
    did: dict[str, int] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)


async def run(name: str, plan: Plan, folder: Path) -> Result:
    result, attack = Result(name), find(name)
    options = getattr(attack, "OPTIONS", ())
    serving = Served(folder / name, "--limits", "on", *options)
    serving.files = getattr(attack, "FILES", None)
    with serving as served:
        pair, visitor = Pair(served.address, Random(1)), Visitor(served.address)
        await pair.come()
        result.before = megabytes(served.process.pid)
        async with idle_sockets(served.address, plan.idle if serving.files is None else 0):
            result.idle = megabytes(served.process.pid) - result.before
            over = asyncio.Event()
            watching = asyncio.create_task(watch_memory(served.process.pid, result))
            people = asyncio.gather(pair.play(over), visitor.visit(over), return_exceptions=True)
            await asyncio.sleep(QUIET)
            await attack_in_process(name, served.address, plan, result)
            await asyncio.sleep(QUIET)
            over.set()
            results = await people
            watching.cancel()
        result.moves, result.visits = pair.seconds, visitor.seconds
        result.problems += [f"the pair: {one!r}" for one in results if isinstance(one, BaseException)]
        if not getattr(attack, "TURNED_AWAY", False):
            result.problems += visitor.problems
        try:
            await pair.check()
        except Exception as error:  # whatever is wrong is told, after the other findings
            result.problems.append(f"moves: {error!r}")
        await pair.doors.close()
        if served.process.poll() is not None:
            result.problems.append(f"the server ended with {served.process.returncode}")
    result.problems += faults(served.logs.read_text().splitlines())
    judge(result, plan)
    return result


@asynccontextmanager
async def idle_sockets(address: str, count: int) -> AsyncIterator[None]:
    if not count:
        yield
        return
    pipes = {"stdin": asyncio.subprocess.PIPE, "stdout": asyncio.subprocess.PIPE}
    process = await asyncio.create_subprocess_exec(*module("idle"), address, str(count), **pipes)  # type: ignore[arg-type]  # a dict of pipes
    assert process.stdout is not None
    assert process.stdin is not None
    try:
        assert await asyncio.wait_for(process.stdout.readline(), 60) == b"ready\n", "idle sockets are refused"
        yield
    finally:
        process.stdin.close()
        await end(process)


async def attack_in_process(name: str, address: str, plan: Plan, result: Result) -> None:
    arguments = (*module("attacker"), name, address, str(plan.seconds), str(plan.size))
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*arguments, stdout=pipe, stderr=pipe)
    try:
        told, complaint = await asyncio.wait_for(process.communicate(), plan.seconds + LATE)
    except TimeoutError:
        result.problems.append("the attack does not end")
        await end(process)
        return
    if process.returncode:
        result.problems.append("the attack: " + complaint.decode().strip().rpartition("\n")[2])
    else:
        result.did = json.loads(told)


def module(name: str) -> tuple[str, ...]:
    return sys.executable, "-m", f"tests.server.attack.{name}"


async def end(process: asyncio.subprocess.Process) -> None:
    try:
        await asyncio.wait_for(process.wait(), 10)
    except TimeoutError:
        process.kill()
        await process.wait()


async def watch_memory(process: int, result: Result) -> None:
    while True:
        result.most = max(result.most, megabytes(process))
        await asyncio.sleep(0.1)


def faults(lines: Iterable[str]) -> list[str]:
    """What the server's log says of faults of its own."""
    found = []
    for line in lines:
        try:
            told = json.loads(line)
        except ValueError:
            found.append(f"the log: {line[:200]}")
            continue
        if told["level"] in ("error", "critical") or told["event"] == "fault":
            found.append(f"the log: {line[:200]}")
    return found[:5]


def judge(result: Result, plan: Plan) -> None:
    for what, seconds in (("a move", result.moves), ("a visit", result.visits)):
        if not seconds:
            result.problems.append(f"{what} was never made")
        elif percentile(seconds, 99) > plan.slowest:
            result.problems.append(f"{what} took {percentile(seconds, 99):.2f} s")
    allowed = plan.megabytes + result.idle
    if result.most > allowed:
        result.problems.append(f"the server took {result.most:.0f} MB, more than {allowed:.0f}")


def percentile(values: list[float], which: float) -> float:
    """The value that so many of a hundred do not exceed."""
    ordered = sorted(values)
    return ordered[math.ceil(len(ordered) * which / 100) - 1] if ordered else 0.0
