"""One source, two speeds: interpreted and compiled play are the same game, move for move."""

from typing import Any

import pytest

from tablelands.core.registry import find_game, game_ids
from tablelands.core.ruled_game import RuledGame
from tablelands.search.playouts import play_compiled, play_interpreted
from tests.support.games import AnyGame, Case, cases, random_match

SAMPLE = 12
GAMES = 180


def sampled_cases(game_id: str) -> list[Case]:
    """At most SAMPLE sets of options, spread over all of them."""
    found = cases(game_id)
    return found[:: max(1, len(found) // SAMPLE)]


def ruled(game: AnyGame) -> bool:
    return isinstance(game, RuledGame)


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if ruled(find_game(game_id))])
def test_interpreted_and_compiled_playouts_agree(game_id: str) -> None:
    """Bounds are checked here: compiled code that writes past an array would otherwise just do so."""
    for seed, case in enumerate(sampled_cases(game_id)):
        game = case.game
        assert isinstance(game, RuledGame)
        state = _position(case, seed)
        plain = play_interpreted(game, state, GAMES, seed)
        fast = play_compiled(game, state, GAMES, seed, bounds_checked=True)
        assert fast == plain
        assert plain.moves > 0


def _position(case: Case, seed: int) -> Any:
    """From the start, and from a little way into the game."""
    return random_match(case, seed, events=seed % 3).state
