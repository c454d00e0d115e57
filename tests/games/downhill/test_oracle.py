"""Against a naive second reading of the rules in fractions. For more of it:

python -m tests.games.downhill.test_oracle 5000
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
    first, last = 1000, 1000 + int(sys.argv[1])
    total = sum(compare_game(seed) for seed in range(first, last))
    sys.stdout.write(f"{last - first} games, {total} moves, no disagreement\n")
