"""What a screen is told, for several tests."""

from collections.abc import Sequence
from typing import Any

from tablelands.core.match import Match
from tablelands.core.scene import Scene
from tablelands.games.down_under.game import GAME
from tablelands.games.down_under.words import stories
from tests.games.down_under.boards import seat_to_move


def set_off(match: Match, move: str) -> Sequence[Scene]:
    seat, typed = seat_to_move(match), GAME.notation.read(move)
    return stories.of_move(match.state, GAME.play(match.state, seat, typed), seat, typed)


def scenes(match: Match, move: str) -> list[dict[str, Any]]:
    return [{"kind": scene.kind} | dict(scene.data) for scene in set_off(match, move)]
