"""What a position is worth at the end of a turn, by knowledge that was learnt (`outback/data`).

`weights` holds the worth of each feature at the beginning of a game, then at its end, then for so many hexes to go how
uncertain the end is: who leads by that much wins three times in four. In between weights are mixed. All of it comes on
top of the points as they stand.
"""

from math import exp

from tablelands.core.rule import rule
from tablelands.games.outback.state import MAX_HEXES, NOBODY, State

from . import rules
from .features import FEATURES, find_features, hexes_to_go

score, won, worth, size_of, next_seat = (
    rules.score,
    rules.won,
    rules.worth,
    rules.landscape.size_of,
    rules.flow.next_seat,
)

POINTS, THUMB, LEAD, CHANCE = range(4)
"""Ways to judge: the points as they stand; the rule of thumb; the lead to be expected; the chance to win."""

EARLY, LATE, UNCERTAIN = 0, FEATURES, 2 * FEATURES
WEIGHTS = UNCERTAIN + MAX_HEXES + 1
LOG_3 = 1.0986122886681098


@rule
def share_to_go(s: State, seat: int) -> float:
    return hexes_to_go(s, seat) / size_of(s.hexes)


@rule
def expected_points(s: State, seat: int, weights: list[float], found: list[int]) -> float:
    """Of a seat at the end of the game."""
    find_features(s, seat, found)
    early = share_to_go(s, seat)
    value = float(score(s, seat))
    for index in range(1, found[0] + 1):
        feature = found[index]
        value += early * weights[EARLY + feature] + (1.0 - early) * weights[LATE + feature]
    return value


@rule
def is_over(s: State) -> bool:
    """Whether the turn that ends here is the last."""
    return next_seat(s) == NOBODY


@rule
def final_points(s: State, seat: int, weights: list[float], found: list[int]) -> float:
    return float(score(s, seat)) if is_over(s) else expected_points(s, seat, weights, found)


@rule
def lead(s: State, seat: int, weights: list[float], found: list[int]) -> float:
    """By how many points a seat is expected to end ahead of the best of the others."""
    best = -1000.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, final_points(s, other, weights, found))
    return final_points(s, seat, weights, found) - best


@rule
def chance_to_win(s: State, seat: int, weights: list[float], found: list[int]) -> float:
    ahead = lead(s, seat, weights, found)
    if is_over(s):
        return (1.0 if won(s, seat) else 0.0) + ahead * 0.0001
    return 1.0 / (1.0 + exp(-LOG_3 * ahead / weights[UNCERTAIN + hexes_to_go(s, seat)]))


@rule
def judged(s: State, seat: int, weights: list[float], found: list[int], way: int) -> float:
    if way == LEAD:
        return lead(s, seat, weights, found)
    if way == CHANCE:
        return chance_to_win(s, seat, weights, found)
    return worth(s, seat) if way == THUMB else float(score(s, seat))
