"""Multisets of dice: every one of up to seven dice has a number, smaller ones first. Tables, built once.

OB-1: a die shows each animal once and a joker, so all six faces are equally likely.
"""

from itertools import combinations_with_replacement
from math import factorial, prod

from tablelands.core.rule import rule, table

from ..state import FACES, JOKER, MAX_DICE

FACE_COUNT = len(FACES)
FACE_BITS = 4
FACE_MASK = (1 << FACE_BITS) - 1
"""Counts of faces are packed into an integer, four bits each; more dice of a face than there are become 15."""


def pack(counts: list[int] | tuple[int, ...]) -> int:
    return sum(min(count, FACE_MASK) << FACE_BITS * face for face, count in enumerate(counts))


def _orders(counts: tuple[int, ...]) -> int:
    return factorial(sum(counts)) // prod(map(factorial, counts))


_HANDS = [
    tuple(rolled.count(face) for face in range(FACE_COUNT))
    for size in range(MAX_DICE + 1)
    for rolled in combinations_with_replacement(range(FACE_COUNT), size)
]
_NUMBER = {counts: hand for hand, counts in enumerate(_HANDS)}
_SIZES = [sum(counts) for counts in _HANDS]


def _changed(counts: tuple[int, ...], face: int, by: int) -> int:
    changed = (*counts[:face], counts[face] + by, *counts[face + 1 :])
    return _NUMBER.get(changed, -1)


HAND_COUNT = len(_HANDS)
PACKED = table([pack(counts) for counts in _HANDS])
ORDERS = table([_orders(counts) for counts in _HANDS])
"""In how many ways dice that are told apart show this hand: its weight among 6 ** size."""
FIRST_OF_SIZE = table([_SIZES.index(size) for size in range(MAX_DICE + 1)] + [HAND_COUNT])
WITH = table([[_changed(counts, face, 1) for face in range(FACE_COUNT)] for counts in _HANDS])
"""The hand with one more die of a face; -1 beyond seven dice."""
WITHOUT = table([[_changed(counts, face, -1) for face in range(FACE_COUNT)] for counts in _HANDS])
"""The hand with one die less; -1 where it has none."""
HAS_JOKER = table([int(counts[JOKER] > 0) for counts in _HANDS])


@rule
def packed_count(packed: int, face: int) -> int:
    return packed >> FACE_BITS * face & FACE_MASK


@rule
def packed_total(packed: int) -> int:
    total = 0
    for face in range(FACE_COUNT):
        total += packed_count(packed, face)
    return total


@rule
def hand_of(counts: list[int]) -> int:
    """The number of the hand that shows these counts."""
    hand = 0
    for face in range(FACE_COUNT):
        for _ in range(counts[face]):
            hand = WITH[hand][face]
    return hand
