"""Turning or mirroring the board and then playing is the same as playing and then turning it.

A game tells its symmetries in tests/games/<game>/symmetries.py: SYMMETRIES, pairs of functions that map options and
moves (as JSON). Options for which a symmetry does not hold are mapped to None.
"""

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from tablelands.core.match import Match
from tablelands.core.node import Decide, Over
from tablelands.core.registry import game_ids
from tests.support.games import cases, folder_of

MapOptions = Callable[[dict[str, Any]], dict[str, Any] | None]
MapMove = Callable[[dict[str, Any]], dict[str, Any]]


def symmetries(game_id: str) -> dict[str, tuple[MapOptions, MapMove]]:
    if not (folder_of(game_id) / "symmetries.py").exists():
        return {}
    found: dict[str, tuple[MapOptions, MapMove]] = import_module(
        f"tests.games.{game_id.replace('-', '_')}.symmetries"
    ).SYMMETRIES
    return found


@pytest.mark.parametrize(
    ("game_id", "name"), [(game_id, name) for game_id in game_ids() for name in symmetries(game_id)]
)
def test_symmetries_commute_with_play(game_id: str, name: str) -> None:
    map_options, map_move = symmetries(game_id)[name]
    played = 0
    for case in cases(game_id):
        options = map_options(dict(case.setup.options))
        if options is not None:
            mirrored = Match(case.game, case.game.setup(case.setup.seats, options))
            play_both(Match(case.game, case.setup), mirrored, map_move)
            played += 1
    assert played


def play_both(match: Match, mirrored: Match, map_move: MapMove) -> None:
    game, luck = match.game, random.Random(1)
    while isinstance(node := match.node, Decide):
        moves = match.legal_moves() or []
        mapped = [game.moves.from_json(map_move(dict(game.moves.to_json(move)))) for move in moves]
        assert mirrored.node == node
        assert sorted(map(str, mapped)) == sorted(map(str, mirrored.legal_moves() or []))
        chosen = luck.randrange(len(moves))
        match.play(node.seats[0], moves[chosen])
        mirrored.play(node.seats[0], mapped[chosen])
    ours, theirs = match.node, mirrored.node
    assert isinstance(ours, Over)
    assert isinstance(theirs, Over)
    assert (ours.scores, ours.winners) == (theirs.scores, theirs.winners)
