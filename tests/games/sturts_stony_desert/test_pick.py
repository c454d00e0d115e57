"""A random move for playouts is any of those that are listed, each as likely as the next."""

import random
from collections import Counter

from tablelands.games.sturts_stony_desert.rules import flow
from tests.support.games import cases, random_match

DRAWS = 4000


def test_picked_moves_are_the_listed_ones_equally_often() -> None:
    luck = random.Random(3)
    for seed, case in enumerate(cases("sturts-stony-desert")[::3]):
        match = random_match(case, seed, events=luck.randint(0, 40))
        if match.state.ending:
            continue
        listed = [0] * flow.MAX_MOVES
        moves = listed[: flow.legal(match.state, listed)]
        picked = Counter(flow.pick(match.state, luck.getrandbits(62), listed[:]) for _ in range(DRAWS))
        assert set(picked) <= set(moves)
        expected = DRAWS / len(moves)
        assert sum((picked[move] - expected) ** 2 / expected for move in moves) < 2.5 * len(moves) + 20
