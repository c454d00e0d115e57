"""Against a naive second reading of the rules in fractions. For more of it:

python -m tests.games.downhill.test_oracle 5000 [FIRST SEED]
"""

import sys

import pytest

from .comparing import compare_game

GAMES = 60


@pytest.mark.parametrize("block", range(4))
def test_every_move_agrees_with_the_naive_reading(block: int) -> None:
    """DH-5 to DH-15."""
    for seed in range(block, GAMES, 4):
        compare_game(seed)


if __name__ == "__main__":
    games, first = (int(word) for word in (*sys.argv[1:], "1000")[:2])
    total = sum(compare_game(seed) for seed in range(first, first + games))
    sys.stdout.write(f"{games} games from seed {first}: {total} moves, no disagreement\n")
