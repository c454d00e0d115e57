"""Random numbers for playouts, out of one that is below 2**62."""

from tablelands.core.rule import inlined, rule

LUCK_MASK, STRETCH = 2**62 - 1, 0x27BB2EE687B0B0FD


@rule
@inlined
def share_of(luck: int, count: int) -> int:
    """A number below `count` out of one below 2**62."""
    return (luck >> 31) * count >> 31


@rule
@inlined
def stretched(luck: int) -> int:
    """Luck that is multiplied again and again gives one random number after another."""
    return luck * STRETCH & LUCK_MASK
