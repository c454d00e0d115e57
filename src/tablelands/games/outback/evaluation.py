"""How good a position looks for a seat."""

from tablelands.core.rule import rule

from .scoring import score
from .state import State


@rule
def evaluate(s: State, seat: int) -> float:
    return float(score(s, seat))
