"""Count the sequences of exactly `depth` listed moves: the quickest way to compare two implementations of rules.

Chance is no move: every outcome is followed, and none counts towards the depth.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from tablelands.core.errors import BadRequest
from tablelands.core.game import Game
from tablelands.core.node import Chance, Over
from tablelands.core.refusal_texts import NO_MOVES_TO_COUNT, NOTHING_TO_COUNT

Found = TypeVar("Found")


def perft(game: Game[Any, Any, Any], state: Any, depth: int, visit: Callable[[], None] = lambda: None) -> int:
    """`visit` is called for each position, so that a caller can show progress or stop the count."""
    if not game.lists_moves:
        raise BadRequest(NO_MOVES_TO_COUNT.fill(game=game.name))
    if depth == 0:
        return 1
    visit()
    match game.node(state):
        case Over():
            return 0
        case Chance():
            outcomes = _listed(game.possible_outcomes(state))
            return sum(perft(game, game.resolve(state, outcome), depth, visit) for outcome, _ in outcomes)
        case node:
            seat = node.seats[0]
            if depth == 1:
                return _listed(game.move_count(state, seat))
            moves = _listed(game.legal_moves(state, seat))
            return sum(perft(game, game.play(state, seat, move), depth - 1, visit) for move in moves)


def _listed(found: Found | None) -> Found:
    if found is None:
        raise BadRequest(NOTHING_TO_COUNT)
    return found
