"""The random numbers of simulations on fixed seeds: spread evenly, bit by bit, one after the other."""

from collections import Counter
from itertools import pairwise

import pytest

from tablelands.search.kernels.random_numbers import BITS, MASK, draw, scramble, seed_random

SAMPLES = 60_000


def drawn(seed: int, samples: int = SAMPLES) -> list[int]:
    luck = [0]
    seed_random(luck, seed)
    return [draw(luck) for _ in range(samples)]


def chi_square(found: Counter[int], cells: int) -> float:
    expected = found.total() / cells
    return sum((found[cell] - expected) ** 2 / expected for cell in range(cells))


@pytest.mark.parametrize("seed", [0, 1, 2**70 + 1])
def test_numbers_stay_within_their_bits_and_do_not_repeat(seed: int) -> None:
    numbers = drawn(seed)
    assert all(0 <= number <= MASK for number in numbers)
    assert len(set(numbers)) == SAMPLES


@pytest.mark.parametrize("shift", [0, 7, 31, BITS - 5])
def test_low_and_high_bits_are_spread_evenly(shift: int) -> None:
    found = Counter(number >> shift & 31 for number in drawn(7))
    assert chi_square(found, 32) < 61.1  # 31 degrees of freedom, one in a thousand


def test_one_number_does_not_tell_the_next() -> None:
    numbers = drawn(11)
    found = Counter(one % 6 * 6 + two % 6 for one, two in pairwise(numbers))
    assert chi_square(found, 36) < 66.6  # 35 degrees of freedom


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    found = Counter(drawn(seed, 1)[0] % 6 for seed in range(SAMPLES))
    assert chi_square(found, 6) < 20.5  # 5 degrees of freedom


def test_a_bit_more_or_less_changes_half_of_the_bits() -> None:
    numbers = drawn(13, 400)
    for bit in range(BITS):
        changed = sum((scramble(number) ^ scramble(number ^ 1 << bit)).bit_count() for number in numbers)
        assert 0.45 < changed / (len(numbers) * BITS) < 0.55
