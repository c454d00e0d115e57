"""Copies of the tree, and the tests of a game run in one of them, with a fault or without."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from .faults import Fault
from .ordering import GAME, MEASURING, PROVEN, QUICK, REST, STAGE, TIMED_OUT, TIMES

TOOL_ROOT = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "node_modules", "dist")
PYTEST = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "scripts.mutants.ordering"]
OWN_TESTS, TESTS_OF_ALL_GAMES = "tests/games/{}", "tests/conformance"
NO_TESTS = 5
"""What pytest answers if there is nothing to run."""


class BrokenBaseline(Exception):
    """The tests fail without any fault."""


@dataclass(frozen=True, slots=True)
class Trial:
    caught: bool
    how: str
    seconds: float
    output: str


@dataclass(frozen=True, slots=True)
class Baseline:
    """How long each test of a game takes where nothing is wrong, as a file that the plugin reads."""

    game: str
    times: Path
    seconds: float
    proven: dict[Path, set[str]] = field(default_factory=dict)
    """The tests that have caught a fault, by the file that it was in."""

    def learn(self, fault: Fault, trial: Trial) -> None:
        if "::" in trial.how:
            self.proven.setdefault(fault.path, set()).add(trial.how)


@contextmanager
def copies(root: Path, count: int) -> Iterator[list[Path]]:
    """Copies of the tree in a temporary folder; the tree itself is only read."""
    with tempfile.TemporaryDirectory(prefix="tablelands-mutants-") as folder:
        made = [Path(folder) / f"copy-{index}" for index in range(count)]
        for copy in made:
            shutil.copytree(root, copy, ignore=LEFT_OUT)
        yield made


def measure(copy: Path, game: str) -> Baseline:
    """Runs the tests in their own order, without any fault, and then as trials do: what fails there would count as
    caught."""
    times = copy.parent / f"{game}.json"
    _must_pass(_run(copy, Baseline(game, times, 0.0), MEASURING, limit=None), game)
    if not times.exists():
        raise BrokenBaseline(f"{game} has no tests.")
    baseline = Baseline(game, times, sum(json.loads(times.read_text()).values()))
    _must_pass(_run_stages(copy, baseline, (QUICK, REST)), game)
    return baseline


def _must_pass(trial: Trial, game: str) -> None:
    if trial.caught:
        raise BrokenBaseline(f"{game}: the tests fail without any fault; mend them first. {trial.how}\n{trial.output}")


def try_fault(copy: Path, fault: Fault, baseline: Baseline, stages: Sequence[str] = (QUICK, REST)) -> Trial:
    path = copy / fault.path
    path.write_text(fault.planted(), encoding="utf-8")
    for stale in path.parent.glob(f"__pycache__/{path.stem}.*"):
        stale.unlink()
    try:
        trial = _run_stages(copy, baseline, stages, "\n".join(baseline.proven.get(fault.path, ())))
    finally:
        path.write_text(fault.original, encoding="utf-8")
    baseline.learn(fault, trial)
    return trial


def _run_stages(copy: Path, baseline: Baseline, stages: Sequence[str], proven: str = "") -> Trial:
    """A fault is caught by the first stage that fails. Only what works for too long is ended by the plugin; the limit
    here is for what waits and does nothing."""
    began = time.monotonic()
    trial = Trial(False, "", 0.0, "")
    for stage in stages:
        trial = _run(copy, baseline, stage, 300 + 10 * baseline.seconds, proven)
        if trial.caught:
            break
    return Trial(trial.caught, trial.how, time.monotonic() - began, trial.output)


def _run(copy: Path, baseline: Baseline, stage: str, limit: float | None, proven: str = "") -> Trial:
    tests = [OWN_TESTS.format(baseline.game), *([] if stage == QUICK else [TESTS_OF_ALL_GAMES])]
    began = time.monotonic()
    try:
        done = subprocess.run(
            [*PYTEST, *(test for test in tests if (copy / test).exists())],
            cwd=copy,
            env=os.environ | _environment(copy, baseline, stage) | {PROVEN: proven},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=limit,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return Trial(True, "time-out", time.monotonic() - began, "")
    finally:
        shutil.rmtree(_machine_code(copy), ignore_errors=True)
    output = done.stdout[-3000:] + done.stderr[-3000:]
    return Trial(done.returncode not in (0, NO_TESTS), _how(done), time.monotonic() - began, output)


def _environment(copy: Path, baseline: Baseline, stage: str) -> dict[str, str]:
    """No byte code is written in trials: a file that changes twice in a second would be taken for the one before."""
    found = {
        "PYTHONPATH": os.pathsep.join(map(str, (copy / "src", copy, TOOL_ROOT))),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "XDG_CACHE_HOME": str(_machine_code(copy)),
        GAME: baseline.game,
        TIMES: str(baseline.times),
        STAGE: stage,
    }
    return found if stage == MEASURING else found | {"PYTHONDONTWRITEBYTECODE": "1"}


def _machine_code(copy: Path) -> Path:
    """That of faulty rules is never kept among the user's."""
    return copy / ".machine-code"


def _how(done: "subprocess.CompletedProcess[str]") -> str:
    if done.returncode == TIMED_OUT:
        return "time-out"
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return failed[0].split(" - ")[0].partition(" ")[2] if failed else ""
