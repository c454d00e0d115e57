"""The exact expectation of a turn, with the position that it leads to judged in one of several ways."""

from typing import Any

from tablelands.core.rule import rule

from . import rules
from .judgement import judged

expect = rule(rules.expecting(judged))


@rule
def reckon(states: Any, values: list[float], walk: list[int], weights: list[float], found: list[int], way: int) -> None:
    """Fills `values`, as rules/expectation.py has them, for the turn in `states[0]` with nothing taken yet."""
    expect(states, values, walk, weights, found, way)
