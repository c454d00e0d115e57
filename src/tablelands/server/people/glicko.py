"""Glicko-2 by Mark Glickman (2012): a player's rating, deviation and volatility after one rating period."""

import math
from collections.abc import Sequence
from typing import NamedTuple

CENTRE, SCALE = 1500.0, 173.7178
TAU = 0.5
"""How readily volatility changes."""
LEAST_VOLATILE, MOST_VOLATILE = 1e-6, 0.1
"""Without the upper limit a single great upset can lead to volatilities of 10, and to absurd ratings after it."""
HALVINGS = 60


class Strength(NamedTuple):
    rating: float
    deviation: float
    volatility: float


def update(player: Strength, games: Sequence[tuple[Strength, float]]) -> Strength:
    """Each game has the opponent and the points: 1, 0.5 or 0."""
    mu, variance = (player.rating - CENTRE) / SCALE, (player.deviation / SCALE) ** 2
    information = gain = 0.0
    for opponent, points in games:
        weight = 1 / math.sqrt(1 + 3 * (opponent.deviation / SCALE / math.pi) ** 2)
        expected = 1 / (1 + math.exp(-weight * (mu - (opponent.rating - CENTRE) / SCALE)))
        information += weight**2 * expected * (1 - expected)
        gain += weight * (points - expected)
    volatility = _volatility(player.volatility, variance, information, gain)
    new_variance = 1 / (1 / (variance + volatility**2) + information)
    return Strength(player.rating + SCALE * new_variance * gain, SCALE * math.sqrt(new_variance), volatility)


def _volatility(before: float, variance: float, information: float, gain: float) -> float:
    """Step 5: the root of a function that falls, found by bisection on the logarithm of the squared volatility."""
    noise = 1 / information
    surprise = (noise * gain) ** 2 - variance - noise

    def slope(x: float) -> float:
        square = math.exp(x)
        pull = square * (surprise - square) / (2 * (variance + noise + square) ** 2)
        return pull - (x - 2 * math.log(before)) / TAU**2

    low, high = 2 * math.log(LEAST_VOLATILE), 2 * math.log(MOST_VOLATILE)
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if slope(middle) > 0 else (low, middle)
    return min(math.exp(high / 2), MOST_VOLATILE)
