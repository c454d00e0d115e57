"""One source, two speeds: a thousand games come out the same."""

from typing import Any

import pytest

from tablelands.games.outback.game import GAME
from tablelands.games.outback.state import State
from tablelands.search.playouts import play_compiled, play_interpreted

from .test_expectation import SMALL

SETS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {"end": "all-full"}),
    (3, {"edition": "plus", "bonus_tiles": 5, "penalty_tile": "drawn"}),
    (2, {"edition": "plus", "end": "all-full", "penalty_tile": "neighbours-a"}),
]


@pytest.mark.parametrize(("seats", "options"), SETS)
@pytest.mark.parametrize("bounds_checked", [False, True])
def test_a_thousand_games_come_out_the_same(seats: int, options: dict[str, Any], bounds_checked: bool) -> None:
    start: State = GAME.setups.begin(GAME.setup(seats, options))
    games = 125
    plain = play_interpreted(GAME, start, games, seed=seats)
    assert play_compiled(GAME, start, games, seed=seats, bounds_checked=bounds_checked) == plain
    assert plain.moves > 50 * games


def test_components_of_ones_own_run_compiled_too() -> None:
    start = SMALL.setups.begin(SMALL.setup(2, {"edition": "plus"}))
    assert play_compiled(SMALL, start, 200, seed=1) == play_interpreted(SMALL, start, 200, seed=1)
