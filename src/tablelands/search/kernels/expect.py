"""The exact value of a turn, for games whose rules bring `expect_turn(states, values, walk)`, EXPECTED, how many values
it fills, and WALK_SIZE, how many integers it needs to work on."""

from typing import Any

from tablelands.core.rule import rule

from . import rules


@rule
def expect(states: Any, values: list[float], walk: list[int]) -> None:
    """Fills `values` for the turn in `states[0]`, which is as it was afterwards."""
    rules.expect_turn(states, values, walk)
