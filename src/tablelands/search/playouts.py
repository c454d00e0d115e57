"""Random playouts from a position, interpreted or compiled, with the same result."""

from dataclasses import dataclass
from typing import Any

from tablelands.core.flat import Flat
from tablelands.core.ruled_game import RuledGame
from tablelands.search.kernel_loader import compiled_kernel, interpreted_kernel


@dataclass(frozen=True, slots=True)
class Playouts:
    """`check_sum` covers every move and outcome; `last` is the final position of the last game."""

    games: int
    moves: int
    check_sum: int
    scores: tuple[float, ...]
    wins: tuple[int, ...]
    last: Flat


def play_interpreted(game: RuledGame[Any, Any, Any], state: Flat, games: int, seed: int) -> Playouts:
    kernel = interpreted_kernel(game, "playouts")
    states = [state, state.copy()]
    seats, scratch = game.seats_of(state), [0] * scratch_size(game)
    counts, scores, wins = [0, 0], [0.0] * seats, [0] * seats
    kernel.playouts(states, games, seed, [0], scratch, scratch[:], counts, scores, wins)
    return Playouts(games, counts[0], counts[1], tuple(scores), tuple(wins), states[1])


def play_compiled(
    game: RuledGame[Any, Any, Any], state: Flat, games: int, seed: int, *, bounds_checked: bool = False
) -> Playouts:
    import numpy as np

    from tablelands.search.numpy_records import from_record, record_type, to_record

    kernel = compiled_kernel(game, "playouts", bounds_checked=bounds_checked)
    states = np.zeros(2, record_type(game.state_type))
    to_record(state, states, 0)
    seats, scratch = game.seats_of(state), np.zeros(scratch_size(game), np.int64)
    counts, scores, wins = np.zeros(2, np.int64), np.zeros(seats), np.zeros(seats, np.int64)
    kernel.playouts(states, games, seed, np.zeros(1, np.int64), scratch, scratch.copy(), counts, scores, wins)
    moves, check_sum = counts.tolist()
    last = from_record(game.state_type, states, 1)
    return Playouts(games, moves, check_sum, tuple(scores.tolist()), tuple(wins.tolist()), last)


def scratch_size(game: RuledGame[Any, Any, Any]) -> int:
    return max(int(game.rules.MAX_MOVES), int(getattr(game.rules, "MAX_OUTCOMES", 0)))
