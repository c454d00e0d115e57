"""Counted sequences of moves from positions in the middle of a turn; the naive oracle counts them too."""

import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tablelands.core.perft import perft
from tablelands.games.outback.game import GAME
from tablelands.games.outback.state import State

from .boards import happen, play
from .oracle import Oracle

TABLES: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "perft_positions.toml").read_text())["count"]
BY_ORACLE = 700
"""The oracle counts again what is not more than this."""


def reach(table: dict[str, Any]) -> tuple[State, Oracle]:
    setup = GAME.setup(table["seats"], table["options"])
    state, oracle = GAME.setups.begin(setup), Oracle(setup.seats, dict(setup.options))
    for event in table["events"]:
        if isinstance(event, str):
            oracle.play(state.to_move, GAME.moves.to_json(GAME.notation.read(event)))
            state = play(state, event)
        else:
            oracle.chance(event)
            state = happen(state, **event)
    return state, oracle


def count(oracle: Oracle, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    if oracle.chance_due():
        for outcome, _ in oracle.outcomes():
            twin = deepcopy(oracle)
            twin.happen(*next(iter(outcome.items())))
            total += count(twin, depth)
    for move in oracle.legal():
        twin = deepcopy(oracle)
        twin.carry_out(twin.to_move or 0, deepcopy(move))
        total += count(twin, depth - 1)
    return total


@pytest.mark.parametrize("table", TABLES, ids=[table["name"] for table in TABLES])
def test_perft_from_positions(table: dict[str, Any]) -> None:
    state, oracle = reach(table)
    depths = range(1, len(table["counts"]) + 1)
    assert [perft(GAME, state, depth) for depth in depths] == table["counts"]
    for depth, expected in zip(depths, table["counts"], strict=True):
        if expected <= BY_ORACLE:
            assert count(oracle, depth) == expected
