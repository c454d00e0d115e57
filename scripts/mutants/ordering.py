"""A pytest plugin for trials: only the tests of one game, the quick ones first, each with a limit of its own.

Random tests are repeatable, and a failing one is not made smaller: that it fails is all we want to know.
"""

import json
import os
import signal
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, settings

GAME, TIMES, STAGE = "TABLELANDS_MUTANTS_GAME", "TABLELANDS_MUTANTS_TIMES", "TABLELANDS_MUTANTS_STAGE"
PROVEN = "TABLELANDS_MUTANTS_PROVEN"
"""Tests that have caught faults in the same file: they come before all others."""
MEASURING, QUICK, REST = "measuring", "quick", "rest"
QUICK_SECONDS = 0.1
TIMED_OUT = -signal.SIGPROF
PATIENCE, AT_LEAST = 6, float(os.environ.get("TABLELANDS_MUTANTS_SECONDS", "5"))
"""A test may take so many times as long as without a fault, so many seconds anyway, and twice as long as the slowest
one: in another order it may be the first to build or compile what others share."""
READING = 15
"""So many seconds may go by before the first test: a fault can make tables that are built at import endless."""

times: dict[str, float] = {}


def pytest_configure(config: pytest.Config) -> None:
    """After `tests/conftest.py` has chosen its settings, and before any test is read."""
    settings.register_profile(
        "mutants", settings(), phases=(Phase.explicit, Phase.generate), database=None, derandomize=True
    )
    settings.load_profile("mutants")
    if not is_measuring():
        signal.setitimer(signal.ITIMER_PROF, READING)
        times.update(json.loads(Path(os.environ[TIMES]).read_text()))


def is_measuring() -> bool:
    return os.environ[STAGE] == MEASURING


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = [item for item in items if is_of_game(item) and is_of_stage(item)]
    items.sort(key=lambda item: (not is_proven(item), times.get(item.nodeid, 0.0)))


def is_of_game(item: pytest.Item) -> bool:
    """In the folder of the game, or one of the tests of all games that is about it."""
    folder = os.environ[GAME]
    return is_in_folder(item) or folder.replace("_", "-") in item.name


def is_in_folder(item: pytest.Item) -> bool:
    return f"/{os.environ[GAME]}/" in item.nodeid


def is_of_stage(item: pytest.Item) -> bool:
    is_quick = is_in_folder(item) and (is_proven(item) or times.get(item.nodeid, 0.0) <= QUICK_SECONDS)
    return is_measuring() or is_quick == (os.environ[STAGE] == QUICK)


def is_proven(item: pytest.Item) -> bool:
    return item.nodeid in os.environ.get(PROVEN, "").splitlines()


def limit(item: pytest.Item) -> float:
    return AT_LEAST + PATIENCE * times.get(item.nodeid, 0.0) + 2 * max(times.values(), default=0.0)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, Any, Any]:
    """Time is the processor's, so that a busy machine catches nothing. Past the limit the system ends the process, also
    in a compiled loop, which would never come back to Python."""
    began = time.process_time()
    if not is_measuring():
        signal.setitimer(signal.ITIMER_PROF, limit(item))
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        if is_measuring():
            times[item.nodeid] = time.process_time() - began


def pytest_sessionfinish() -> None:
    if is_measuring():
        Path(os.environ[TIMES]).write_text(json.dumps(times))
