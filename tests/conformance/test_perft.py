"""Counted sequences of moves, kept as data with their source: tests/games/<game>/perft.toml."""

import tomllib
from typing import Any

import pytest

from tablelands.core.perft import perft
from tablelands.core.registry import find_game, game_ids
from tests.support.games import folder_of


def tables() -> list[tuple[str, dict[str, Any]]]:
    found = []
    for game_id in game_ids():
        path = folder_of(game_id) / "perft.toml"
        if path.exists():
            found += [(game_id, table) for table in tomllib.loads(path.read_text())["count"]]
    return found


@pytest.mark.parametrize(("game_id", "table"), tables(), ids=str)
def test_perft(game_id: str, table: dict[str, Any]) -> None:
    game = find_game(game_id)
    state = game.setups.begin(game.setup(table["seats"], table["options"]))
    assert table["source"]
    assert [perft(game, state, depth) for depth in range(1, len(table["counts"]) + 1)] == table["counts"]
