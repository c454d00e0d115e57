"""What the games of a pair add up to: share of wins and margin, each with a 95 % interval, and Elo.

The unit is the block, whose games have the same luck: what it shows by chance is measured between blocks. Among n sides
of which one is the first entrant's, equal strength wins one game in n, and Elo is counted by the odds beyond that.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf, log10, sqrt
from statistics import NormalDist, fmean, variance

from tablelands.arena.games import Result, Thinking

NORMAL_95 = NormalDist().inv_cdf(0.975)
ELO_SCALE = 400.0


@dataclass(frozen=True, slots=True)
class Estimate:
    value: float
    low: float
    high: float


@dataclass(slots=True)
class Tally:
    """The results of a pair; only complete blocks count."""

    pair: tuple[str, str]
    sides: int
    blocks: dict[int, dict[int, Result]] = field(default_factory=dict)

    def add(self, result: Result) -> None:
        self.blocks.setdefault(result.block, {})[result.place] = result

    def whole_blocks(self) -> list[list[Result]]:
        return [list(block.values()) for _, block in sorted(self.blocks.items()) if len(block) == self.sides]

    @property
    def results(self) -> list[Result]:
        return [result for block in self.whole_blocks() for result in block]

    @property
    def games(self) -> int:
        return len(self.results)

    def shares(self) -> list[float]:
        """The share of each block."""
        return [fmean(result.share for result in block) for block in self.whole_blocks()]

    def share(self) -> Estimate:
        """Wilson's interval, for as many games as would vary as much as the blocks do."""
        shares = self.shares()
        mean = fmean(shares)
        return wilson(mean, effective_games(mean, shares, self.games))

    def elo(self) -> Estimate:
        share = self.share()
        return Estimate(*(elo_of(value, self.sides) for value in (share.value, share.low, share.high)))

    def margin(self) -> Estimate | None:
        margins = [_mean_margin(block) for block in self.whole_blocks()]
        known = [margin for margin in margins if margin is not None]
        if len(known) < 2:
            return None
        mean, wide = fmean(known), NORMAL_95 * sqrt(variance(known) / len(known))
        return Estimate(mean, mean - wide, mean + wide)

    def thinking(self, who: int) -> Thinking:
        return added_up(result.thinking[who] for result in self.results)


def added_up(thoughts: Iterable[Thinking]) -> Thinking:
    total = Thinking()
    for thought in thoughts:
        total.moves += thought.moves
        total.seconds += thought.seconds
        total.longest = max(total.longest, thought.longest)
    return total


def effective_games(mean: float, shares: list[float], games: int) -> float:
    """How many independent games would give as sure a mean; as many as were played, where blocks do not vary."""
    if len(shares) < 2 or not 0 < mean < 1:
        return games
    spread = variance(shares) / len(shares)
    return min(mean * (1 - mean) / spread, 2 * games) if spread else games


def wilson(share: float, games: float) -> Estimate:
    z2 = NORMAL_95**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    wide = NORMAL_95 * sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return Estimate(share, middle - wide if share > 0 else 0.0, middle + wide if share < 1 else 1.0)


def elo_of(share: float, sides: int = 2) -> float:
    if share <= 0:
        return -inf
    return inf if share >= 1 else ELO_SCALE * log10(share * (sides - 1) / (1 - share))


def share_of(elo: float, sides: int = 2) -> float:
    """The share of wins of an entrant that is this much better than its equal opponents."""
    return float(1 / (1 + (sides - 1) * 10 ** (-elo / ELO_SCALE)))


def _mean_margin(block: list[Result]) -> float | None:
    margins = [result.margin for result in block if result.margin is not None]
    return fmean(margins) if len(margins) == len(block) else None
