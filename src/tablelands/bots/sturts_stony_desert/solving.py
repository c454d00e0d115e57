"""Small areas of Sturt's Stony Desert, solved exactly.

    python -m tablelands.bots.sturts_stony_desert.solving [SIDE]

The rules are those of the game with an area of SIDE by SIDE cells and one triple fewer than cells. Every first move is
searched to the end of the game: what is said is proven.
"""

import argparse
from functools import cache
from typing import Any

from tablelands.bots.sturts_stony_desert import BOTS, JUDGEMENT, searcher
from tablelands.core.flat import Flat
from tablelands.core.ruled import RuledGame
from tablelands.core.stage import OVER
from tablelands.games.sturts_stony_desert.game import GAME
from tablelands.search.alphabeta import WIN, AlphaBeta
from tablelands.search.speeds import with_other_numbers

PLACES = 1 << 24
"""A quarter of a gigabyte."""
EVERY_MOVE = 1 << 20
WORDS = {WIN: "won", 0: "a tie", -WIN: "lost"}


@cache
def small_game(side: int) -> RuledGame[Any, Any, Any]:
    game = with_other_numbers(GAME, f"{GAME.id}-{side}x{side}", AREA=side)
    assert isinstance(game, RuledGame)
    return game


@cache
def solver(side: int, places: int = PLACES) -> AlphaBeta:
    game, plies = small_game(side), 2 * side * side + 2
    weights = searcher(BOTS[-1].skill, game).weights
    return AlphaBeta(game, JUDGEMENT, weights, plies, attention=EVERY_MOVE, patient=0, places=places)


def worth(state: Flat, side: int, places: int = PLACES) -> int:
    """WIN, 0 or -WIN to the side to move."""
    return solver(side, places).outcome(state)


def worth_of_move(state: Any, code: int, side: int, places: int = PLACES) -> int:
    """The same to the side that makes the move."""
    game, after = small_game(side), state.copy()
    game.rules.play(after, code)
    if game.rules.stage(after) == OVER:
        return int(WIN * (2 * game.rules.score(after, state.to_move) - 1))
    same_side = after.to_move & 1 == state.to_move & 1
    return worth(after, side, places) * (1 if same_side else -1)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("side", nargs="?", type=int, choices=(2, 3, 4), default=3, help="cells on a side")
    side = words.parse_args().side
    game = small_game(side)
    state = game.setups.begin(game.setup(2))
    found = []
    for code in game.legal_codes(state):
        found.append(worth_of_move(state, code, side))
        tell(f"{game.notation.write(game.moves.decode(code))}: {WORDS[found[-1]]}")
    tell(f"{side} by {side}, for player 1: {WORDS[max(found)]}")


def tell(line: str) -> None:
    print(line, flush=True)  # noqa: T201  # its job


if __name__ == "__main__":
    main()
