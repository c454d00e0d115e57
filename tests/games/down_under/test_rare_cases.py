"""Rare rules are reached on purpose: each kept game has its case in it, and the oracle agrees at every move."""

from collections import Counter

import pytest

from tests.games.down_under.comparing import play_game
from tests.games.down_under.rare_cases import RareCase, kept_cases


@pytest.mark.parametrize("case", kept_cases(), ids=lambda case: case.what)
def test_a_rare_case_is_reached_and_the_oracle_agrees(case: RareCase) -> None:
    seen = Counter[str]()
    play_game(case.seats, case.options, case.policy, case.seed, seen)
    assert seen[case.what]
