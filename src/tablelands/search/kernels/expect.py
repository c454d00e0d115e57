"""The exact value of a turn, for games whose rules have `expect_turn(states, values, walk)`, EXPECTED (the number of
values) and WALK_SIZE (the size of its workspace)."""

from typing import Any

from tablelands.core.rule import rule

from . import rules


@rule
def expect(states: Any, values: list[float], walk: list[int]) -> None:
    """Write the values of the turn in `states[0]`, which is unchanged afterwards."""
    rules.expect_turn(states, values, walk)
