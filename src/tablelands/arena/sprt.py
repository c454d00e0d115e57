"""When a difference is settled: Wald's sequential test between two Elo differences, over blocks of games.

The likelihoods are those of normal means with the variance seen so far, as engine testers use them (a generalised
test), so that draws and common luck count as what they are.
"""

from dataclasses import dataclass
from math import log
from statistics import fmean, variance
from typing import Literal

from tablelands.arena.tally import share_of
from tablelands.arena.texts import NO_SPRT
from tablelands.core.errors import BadRequest

ERROR = 0.05
"""How often it may be wrong, either way."""
BOUND = log((1 - ERROR) / ERROR)
FEWEST_BLOCKS = 8
LEAST_VARIANCE = 0.01
"""Blocks that all came out alike do not prove that the next one will."""

Verdict = Literal["better", "not better", "open"]


@dataclass(frozen=True, slots=True)
class Sprt:
    """Tests whether the first entrant is better by `high` Elo rather than by `low`."""

    low: float
    high: float

    @classmethod
    def parse(cls, word: str) -> "Sprt":
        try:
            low, high = (float(part) for part in word.split(":"))
        except ValueError as error:
            raise BadRequest(NO_SPRT.fill(word=word)) from error
        if not low < high:
            raise BadRequest(NO_SPRT.fill(word=word))
        return cls(low, high)

    def evidence(self, shares: list[float], sides: int = 2) -> float:
        """The log-likelihood ratio of the two hypotheses."""
        if len(shares) < FEWEST_BLOCKS:
            return 0.0
        worse, better = share_of(self.low, sides), share_of(self.high, sides)
        spread = max(variance(shares), LEAST_VARIANCE)
        return len(shares) * (better - worse) * (2 * fmean(shares) - worse - better) / (2 * spread)

    def verdict(self, shares: list[float], sides: int = 2) -> Verdict:
        evidence = self.evidence(shares, sides)
        if evidence >= BOUND:
            return "better"
        return "not better" if evidence <= -BOUND else "open"
