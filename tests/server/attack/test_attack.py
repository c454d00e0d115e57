"""Each attack made small. With tests around them moves may take longer here than in the full run, but not seconds."""

import asyncio
from pathlib import Path

import pytest

from tests.server.attack import fuzz
from tests.server.attack.attacker import find, names
from tests.server.attack.run import Plan, Result, faults, judge, percentile, run

SMALL = Plan(seconds=1.5, size=0.1, idle=0, slowest=1.5)


@pytest.mark.parametrize("name", names())
def test_people_who_play_do_not_notice(name: str, tmp_path: Path) -> None:
    result = asyncio.run(run(name, SMALL, tmp_path))
    assert not result.problems


@pytest.mark.parametrize("name", names())
def test_every_attack_says_what_it_does(name: str) -> None:
    assert (find(name).__doc__ or "").splitlines()[0].endswith(".")


def test_random_frames_and_heads_do_no_harm(tmp_path: Path) -> None:
    statuses = asyncio.run(fuzz.run(2000, 100, 2, tmp_path))
    assert statuses[400]


# What a run looks for, it finds


@pytest.mark.parametrize(
    ("result", "problem"),
    [
        (Result("", moves=[0.1] * 98 + [0.6] * 2, visits=[0.1]), "a move took 0.60 s"),
        (Result("", moves=[0.1], visits=[0.6]), "a visit took 0.60 s"),
        (Result("", visits=[0.1]), "a move was never made"),
        (Result("", moves=[0.1], visits=[0.1], idle=10.0, most=411.0), "the server took 411 MB, more than 410"),
    ],
)
def test_what_people_would_notice_is_a_problem(result: Result, problem: str) -> None:
    judge(result, Plan())
    assert result.problems == [problem]


def test_a_server_that_held_has_no_problems() -> None:
    result = Result("", moves=[0.1] * 99 + [0.6], visits=[0.1], most=400.0)
    judge(result, Plan())
    assert not result.problems


def test_faults_are_found_in_a_log() -> None:
    lines = [
        '{"level": "info", "event": "started"}',
        '{"level": "warning", "event": "flood"}',
        '{"level": "info", "event": "fault", "error": "KeyError"}',
        '{"level": "error", "event": "library"}',
        "Traceback (most recent call last):",
    ]
    assert len(faults(lines)) == 3


def test_a_percentile_of_few_is_the_worst() -> None:
    assert percentile([0.3, 0.1, 0.2], 99) == 0.3
    assert percentile([0.3, 0.1, 0.2], 50) == 0.2
