"""Against a naive second reading of the rules in fractions. For more of it, with how often rare cases came up:

python -m tests.games.downhill.test_oracle 5000 [FIRST SEED]
"""

import sys
from collections import Counter

import pytest

from .cases import CASES
from .comparing import compare_game, some_plan

GAMES = 80


@pytest.mark.parametrize("block", range(4))
def test_every_move_agrees_with_the_naive_reading(block: int) -> None:
    """DH-5 to DH-15."""
    for seed in range(block, GAMES, 4):
        compare_game(some_plan(seed))


def campaign(games: int, first: int) -> Counter[str]:
    found = Counter[str]()
    for seed in range(first, first + games):
        plan = some_plan(seed)
        found += compare_game(plan)
        found[f"{plan.seats} seats"] += 1
        found[plan.policy] += 1
    return found


if __name__ == "__main__":
    games, first = (int(word) for word in (*sys.argv[1:], "1000")[:2])
    counts = campaign(games, first)
    lines = [f"{counts[case]:>8}  {case}" for case in (*CASES, *sorted(set(counts) - {*CASES, "moves"}))]
    sys.stdout.write(
        "\n".join(lines) + f"\n{games} games from seed {first}, {counts['moves']} moves: no disagreement\n"
    )
