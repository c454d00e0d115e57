"""Rare rules are reached on purpose: each kept game has its case in it, and the oracle agrees to the end."""

import pytest

from tests.games.down_under.comparing import Pair
from tests.games.down_under.rare_cases import RareCase, kept_cases


@pytest.mark.parametrize("case", kept_cases(), ids=lambda case: case.what)
def test_a_rare_case_is_reached_and_the_oracle_agrees(case: RareCase) -> None:
    pair = Pair(case.seats, case.options)
    if case.chance:
        pair.chance(case.chance)
    for move in case.all_moves():
        pair.play(move)
    assert pair.seen[case.what]
    pair.play_on()
