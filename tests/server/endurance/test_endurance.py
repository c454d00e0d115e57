"""The long runs, made short."""

import asyncio
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.server.endurance import child, double_moves, double_offers, kills, slow, two_processes
from tests.server.endurance.game import expect_moves
from tests.server.endurance.report import Report, in_silence

SMALL: list[tuple[ModuleType, dict[str, Any]]] = [
    (kills, {"tables": 12, "kills": 4, "between": 2.0}),
    (two_processes, {"tables": 12, "kills": 3, "between": 1.0, "away": 2.0}),
    (child, {"tables": 6, "kills": 1}),
    (double_moves, {"duels": 60, "tables": 4}),
    (double_offers, {"games": 3, "offers": 3}),
    (slow, {"sockets": 20, "tables": 8}),
]


@pytest.mark.parametrize(("part", "small"), SMALL, ids=lambda one: getattr(one, "__name__", "").rpartition(".")[2])
def test_nothing_is_lost_doubled_or_stuck(part: Any, small: dict[str, Any], tmp_path: Path) -> None:
    report = Report(in_silence)
    asyncio.run(part.run(part.Plan(**small), tmp_path, report))
    assert report.figures


# What a run looks for, it finds


def moved(n: int, seat: int, move: str) -> dict[str, Any]:
    return {"n": n, "seat": seat, "move": move}


SENT = [{"seat": 0, "move": "a"}, {"seat": 0, "move": "b"}]


def test_moves_that_are_there_once_are_fine() -> None:
    expect_moves([moved(1, 0, "a"), moved(2, 1, "x"), moved(3, 0, "b")], [0], SENT)


@pytest.mark.parametrize(
    "log",
    [
        [moved(1, 0, "a")],
        [moved(1, 0, "a"), moved(2, 0, "b"), moved(3, 0, "b")],
        [moved(1, 0, "b"), moved(2, 0, "a")],
        [moved(1, 0, "a"), moved(2, 0, "c")],
    ],
    ids=["lost", "doubled", "in another order", "another one"],
)
def test_a_move_that_is_lost_doubled_or_another_is_noticed(log: list[dict[str, Any]]) -> None:
    with pytest.raises(AssertionError):
        expect_moves(log, [0], SENT)


def test_a_sealed_move_that_is_opened_as_another_is_noticed() -> None:
    sealed = {"n": 1, "seat": 0, "sealed": True}
    expect_moves([sealed, {"n": 2, "opened": [{"seat": 0, "move": "a"}]}], [0], SENT[:1])
    with pytest.raises(AssertionError, match="another drawing"):
        expect_moves([sealed, {"n": 2, "opened": [{"seat": 0, "move": "b"}]}], [0], SENT[:1])
