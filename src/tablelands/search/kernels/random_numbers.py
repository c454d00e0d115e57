"""Random numbers that come out the same interpreted and compiled.

A counter goes up in even, odd-sized strides, and what it says is scrambled (as in SplitMix, Steele, Lea and Flood 2014,
but 62 bits wide): products lose what lies beyond 64 bits when compiled, and the mask takes that away interpreted as
well. Good for simulation; tables where people play use `Match.random`.
"""

from tablelands.core.rule import inlined, rule

BITS = 62
MASK = 2**BITS - 1
STRIDE = 0x1E3779B97F4A7C15
FIRST_FACTOR, SECOND_FACTOR = 0x3F58476D1CE4E5B9, 0x14D049BB133111EB


@rule
def seed_random(generator: list[int], seed: int) -> None:
    """`luck` is one integer, the whole state of the generator; neighbouring seeds begin far from each other."""
    generator[0] = scramble(seed & MASK)


@rule
@inlined
def draw(generator: list[int]) -> int:
    """A number below 2**62, enough to roll all dice of a turn out of it."""
    generator[0] = (generator[0] + STRIDE) & MASK
    return scramble(generator[0])


@rule
@inlined
def scramble(number: int) -> int:
    number = (number ^ number >> 30) * FIRST_FACTOR & MASK
    number = (number ^ number >> 27) * SECOND_FACTOR & MASK
    return number ^ number >> 31
