"""Copies of the tree, and the tests of a game run in one of them, with a fault or without."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from .faults import Fault
from .ordering import GAME, MEASURING, TIMED_OUT, TIMES

TOOL_ROOT = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "node_modules", "dist")
TESTS = ("tests/games/{game}", "tests/conformance")
COMMAND = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "scripts.mutants.ordering"]
NOTHING_COLLECTED = 5


class BrokenBaseline(Exception):
    """The tests fail without any fault."""


@dataclass(frozen=True, slots=True)
class Trial:
    caught: bool
    how: str
    seconds: float


@dataclass(frozen=True, slots=True)
class Baseline:
    """How long each test of a game takes where nothing is wrong, as a file that the plugin reads."""

    times: Path
    seconds: float


@contextmanager
def copies(root: Path, count: int) -> Iterator[list[Path]]:
    """Copies of the tree in a temporary folder; the tree itself is only read."""
    with tempfile.TemporaryDirectory(prefix="tablelands-mutants-") as folder:
        made = [Path(folder) / f"copy-{index}" for index in range(count)]
        for copy in made:
            shutil.copytree(root, copy, ignore=LEFT_OUT)
        yield made


def measure(copy: Path, game: str) -> Baseline:
    """Runs the tests in their own order, without any fault, and keeps how long each took."""
    baseline = Baseline(copy.parent / f"{game}.json", 0.0)
    trial, output = _run(copy, game, baseline, {MEASURING: "1"}, limit=None)
    if trial.caught:
        raise BrokenBaseline(f"{game}: the tests fail without any fault; mend them first.\n{output}")
    return Baseline(baseline.times, sum(json.loads(baseline.times.read_text()).values()))


def control(copy: Path, game: str, baseline: Baseline) -> None:
    """Runs them once more as trials do, quick ones first: what fails here would count as caught."""
    trial, output = _run(copy, game, baseline, {"PYTHONDONTWRITEBYTECODE": "1"}, _limit(baseline))
    if trial.caught:
        raise BrokenBaseline(f"{game}: the tests fail without any fault when the quick ones come first.\n{output}")


def try_fault(copy: Path, fault: Fault, baseline: Baseline) -> Trial:
    path = copy / fault.path
    path.write_text(fault.planted(), encoding="utf-8")
    for stale in path.parent.glob(f"__pycache__/{path.stem}.*"):
        stale.unlink()
    try:
        return _run(copy, fault.game, baseline, {"PYTHONDONTWRITEBYTECODE": "1"}, _limit(baseline))[0]
    finally:
        path.write_text(fault.original, encoding="utf-8")


def _limit(baseline: Baseline) -> float:
    """For what waits and does nothing; the plugin ends what works for too long."""
    return 300 + 10 * baseline.seconds


def _run(copy: Path, game: str, baseline: Baseline, more: dict[str, str], limit: float | None) -> tuple[Trial, str]:
    """Machine code of faulty rules is kept in the copy, never among the user's, and thrown away."""
    cache = copy / ".machine-code"
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join(map(str, (copy / "src", copy, TOOL_ROOT))),
        "XDG_CACHE_HOME": str(cache),
        GAME: game,
        TIMES: str(baseline.times),
    }
    tests = [test.format(game=game) for test in TESTS if (copy / test.format(game=game)).exists()]
    began = time.monotonic()
    try:
        done = subprocess.run(
            [*COMMAND, *tests],
            cwd=copy,
            env=environment | more,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=limit,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return Trial(True, "time-out", time.monotonic() - began), ""
    finally:
        shutil.rmtree(cache, ignore_errors=True)
    return _verdict(done, time.monotonic() - began), done.stdout[-3000:] + done.stderr[-3000:]


def _verdict(done: "subprocess.CompletedProcess[str]", seconds: float) -> Trial:
    if done.returncode == NOTHING_COLLECTED:
        raise BrokenBaseline("there are no tests to run")
    if done.returncode == TIMED_OUT:
        return Trial(True, "time-out", seconds)
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return Trial(done.returncode != 0, failed[0].split(" - ")[0] if failed else "", seconds)
