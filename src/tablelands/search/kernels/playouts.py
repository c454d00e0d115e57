"""Random games from a position to the end, many in one call, for every game.

A game may bring its own quicker `pick(s, luck, scratch)` of a random move and `roll(s, luck, scratch, weights)` of a
random outcome, where `luck` is a number below 2**62; otherwise they are drawn from its lists.
"""

from typing import Any

from tablelands.core.rule import CHANCE, OVER, rule

from . import copy_state, rules
from .random_numbers import draw, seed_random

CHECK_MODULUS, CHECK_FACTOR = 2147483647, 48271


@rule
def pick_listed(s: Any, luck: int, scratch: list[int]) -> int:
    count: int = rules.legal(s, scratch)
    return scratch[luck % count]


@rule
def roll_listed(s: Any, luck: int, scratch: list[int], weights: list[int]) -> int:
    count = rules.outcomes(s, scratch, weights)
    total = 0
    for index in range(count):
        total += weights[index]
    left = luck % total
    index = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return scratch[index]


@rule
def roll_nothing(s: Any, luck: int, scratch: list[int], weights: list[int]) -> int:
    return 0


@rule
def resolve_nothing(s: Any, outcome: int) -> None:
    pass


HAS_CHANCE = hasattr(rules, "resolve")
pick = getattr(rules, "pick", pick_listed)
roll = getattr(rules, "roll", roll_listed if HAS_CHANCE else roll_nothing)
resolve = getattr(rules, "resolve", resolve_nothing)


@rule
def playout(s: Any, luck: list[int], scratch: list[int], weights: list[int], counts: list[int]) -> None:
    """Plays to the end. Adds to `counts` the moves made, and a check sum over moves and outcomes."""
    while True:
        stage = rules.stage(s)
        if stage == OVER:
            return
        if stage == CHANCE:
            event = roll(s, draw(luck), scratch, weights)
            resolve(s, event)
        else:
            event = pick(s, draw(luck), scratch)
            rules.play(s, event)
            counts[0] += 1
        counts[1] = (counts[1] * CHECK_FACTOR + event + 1) % CHECK_MODULUS


@rule
def playouts(
    states: Any,
    games: int,
    seed: int,
    luck: list[int],
    scratch: list[int],
    weights: list[int],
    counts: list[int],
    scores: list[float],
    wins: list[int],
) -> None:
    """Plays `games` times from `states[0]`, in `states[1]`; adds up points and (shared) wins of each seat."""
    seed_random(luck, seed)
    for _ in range(games):
        copy_state(states, 1, 0)
        s = states[1]
        playout(s, luck, scratch, weights, counts)
        for seat in range(s.seats):
            scores[seat] += rules.score(s, seat)
            wins[seat] += int(rules.won(s, seat))
