"""Ratings of all entrants on one scale: the maximum likelihood of all results (Bradley and Terry), with bootstrap
intervals over blocks."""

from collections.abc import Sequence
from random import Random

from tablelands.arena.tally import ELO_SCALE, Estimate, Tally, share_of

ANCHOR, ANCHOR_RATING = "greedy", 1500.0
"""This entrant has this rating wherever it plays; else the mean of all has."""
SWEEPS = 300
DRAWS = 200
DOUBT = 0.5
"""Wins and losses added to each pair, so that nobody's rating is without end."""
STEEP = 2.302585092994046 / ELO_SCALE

Played = tuple[int, int, float, float, int]
"""Numbers of the two entrants, wins of the first, games, sides."""


def ratings(tallies: Sequence[Tally], seed: int = 1) -> dict[str, Estimate]:
    tallies = [tally for tally in tallies if tally.games]
    names = list(dict.fromkeys(name for tally in tallies for name in tally.pair))
    best = fitted(names, [_played(names, tally, tally.shares()) for tally in tallies])
    random, drawn = Random(seed), []
    for _ in range(DRAWS):
        again = [(tally, random.choices(tally.shares(), k=len(tally.shares()))) for tally in tallies]
        drawn.append(fitted(names, [_played(names, tally, shares) for tally, shares in again]))
    return {name: _estimate(best[place], sorted(sample[place] for sample in drawn)) for place, name in enumerate(names)}


def _estimate(value: float, drawn: list[float]) -> Estimate:
    cut = len(drawn) // 40
    return Estimate(value, min(value, drawn[cut]), max(value, drawn[-1 - cut]))


def _played(names: list[str], tally: Tally, shares: list[float]) -> Played:
    games = float(len(shares) * tally.sides)
    first, second = (names.index(name) for name in tally.pair)
    return first, second, sum(shares) * tally.sides + DOUBT, games + 2 * DOUBT, tally.sides


def fitted(names: list[str], played: list[Played]) -> list[float]:
    """Newton's method, one entrant after the other."""
    found = [ANCHOR_RATING] * len(names)
    for _ in range(SWEEPS):
        largest = 0.0
        for place in range(len(names)):
            slope, bend = _slope(place, found, played)
            step = max(-200.0, min(200.0, slope / bend)) if bend else 0.0
            found[place] += step
            largest = max(largest, abs(step))
        if largest < 0.01:
            break
    shift = ANCHOR_RATING - (found[names.index(ANCHOR)] if ANCHOR in names else sum(found) / len(found))
    return [rating + shift for rating in found]


def _slope(place: int, found: list[float], played: list[Played]) -> tuple[float, float]:
    """First and second derivative of the likelihood by one rating."""
    slope, bend = 0.0, 0.0
    for first, second, wins, games, sides in played:
        if place in (first, second):
            expected = share_of(found[first] - found[second], sides)
            slope += (1 if place == first else -1) * STEEP * (wins - games * expected)
            bend += STEEP**2 * games * expected * (1 - expected)
    return slope, bend
