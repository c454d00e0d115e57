"""Random numbers that come out the same interpreted and compiled.

Two multiplicative generators combined after L'Ecuyer (1988): every product stays below 2**47, so Python's integers
and 64-bit ones agree. Good for simulation; tables where people play use `Match.random`.
"""

from tablelands.core.rule import rule

FIRST_MODULUS, FIRST_FACTOR = 2147483563, 40014
SECOND_MODULUS, SECOND_FACTOR = 2147483399, 40692
SPAN = FIRST_MODULUS - 1


@rule
def seed_luck(luck: list[int], seed: int) -> None:
    """`luck` is two integers, the whole state of the generator."""
    luck[0] = (seed % FIRST_MODULUS * SECOND_FACTOR + 1) % (FIRST_MODULUS - 1) + 1
    luck[1] = (seed % SECOND_MODULUS * FIRST_FACTOR + 2) % (SECOND_MODULUS - 1) + 1
    for _ in range(8):
        draw(luck)


@rule
def draw(luck: list[int]) -> int:
    """A number from 0 to SPAN - 1."""
    luck[0] = luck[0] * FIRST_FACTOR % FIRST_MODULUS
    luck[1] = luck[1] * SECOND_FACTOR % SECOND_MODULUS
    return (luck[0] - luck[1]) % SPAN


@rule
def draw_wide(luck: list[int]) -> int:
    """A number below 2**62, enough to roll all dice of a turn out of it."""
    return draw(luck) * SPAN + draw(luck)
