"""Every outcome of a chance node with its exact probability."""

from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from math import comb, factorial, prod
from typing import Any

from .components import ANIMALS, BONUS_TILES, BONUS_TILES_DRAWN, FACES, PENALTY_TILES, in_order
from .errors import Illegal, Malformed

Chances = list[tuple[dict[str, Any], Fraction]]

CLAUSE = {"start": "OB-5", "bonus": "OB-20", "penalty": "OB-22", "draw": "OB-6", "dice": "OB-7"}
NAMES = {"bonus": BONUS_TILES, "penalty": PENALTY_TILES, "draw": ANIMALS, "dice": FACES}


def alike(due: str, values: list[Any]) -> Chances:
    return [({due: value}, Fraction(1, len(values))) for value in values]


def start_chances(seats: int) -> Chances:
    return alike("start", list(range(seats)))  # OB-5


def bonus_chances() -> Chances:
    return alike("bonus", [list(five) for five in combinations(BONUS_TILES, BONUS_TILES_DRAWN)])


def penalty_chances() -> Chances:
    return alike("penalty", PENALTY_TILES)


def dice_chances(count: int) -> Chances:
    rolls = combinations_with_replacement(FACES, count)
    return [({"dice": list(roll)}, Fraction(orders(roll), 6**count)) for roll in rolls]


def orders(roll: tuple[str, ...]) -> int:
    return factorial(len(roll)) // prod(factorial(roll.count(face)) for face in FACES)


def draw_chances(bag: list[str], count: int) -> Chances:
    found: Chances = []
    for draw in combinations_with_replacement(ANIMALS, count):
        ways = prod(comb(bag.count(animal), draw.count(animal)) for animal in ANIMALS)
        if ways > 0:
            found.append(({"draw": list(draw)}, Fraction(ways, comb(len(bag), count))))
    return found


def parse_outcome(outcome: Any, due: str) -> dict[str, Any]:
    if not isinstance(outcome, dict) or not any(kind in outcome for kind in CLAUSE):
        raise Malformed("outcome")
    if due not in outcome:
        raise Illegal(CLAUSE[due])
    value = outcome[due]
    if due == "start":
        check(type(value) is int)
        return {due: value}
    if due == "penalty":
        check(value in PENALTY_TILES)
        return {due: value}
    check(isinstance(value, list) and all(name in NAMES[due] for name in value))
    return {due: in_order(value, NAMES[due])}


def check(well_formed: bool) -> None:
    if not well_formed:
        raise Malformed("outcome")
