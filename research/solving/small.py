"""The game on a smaller area: SIDE by SIDE cells, and one triple fewer than cells."""

from functools import cache
from typing import Any

from tablelands.core.ruled_game import RuledGame
from tablelands.games.sturts_stony_desert.game import GAME
from tablelands.search.kernel_loader import variant_of


@cache
def small_game(side: int) -> RuledGame[Any, Any, Any]:
    game = variant_of(GAME, f"{GAME.id}-{side}x{side}", AREA=side)
    assert isinstance(game, RuledGame)
    return game
