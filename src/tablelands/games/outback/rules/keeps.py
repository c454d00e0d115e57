"""OB-7: which dice may be kept while the others are rolled again: every part of them but all."""

from tablelands.core.rule import rule

from ..state import State
from .codes import keep_code
from .dice import FACE_BITS, FACE_COUNT

MAX_KEEPS = 3 * 2**5 - 1
"""Seven dice with all six faces among them."""


@rule
def list_keeps(s: State, out: list[int], count: int) -> int:
    for index in range(count_keeps(s)):
        out[count + index] = nth_keep(s, index)
    return count + count_keeps(s)


@rule
def count_keeps(s: State) -> int:
    """OB-7: every part of the dice but all of them."""
    ways = 1
    for face in range(FACE_COUNT):
        ways *= s.dice[face] + 1
    return ways - 1


@rule
def nth_keep(s: State, index: int) -> int:
    packed = 0
    for face in range(FACE_COUNT):
        ways = s.dice[face] + 1
        packed |= index % ways << FACE_BITS * face
        index //= ways
    return keep_code(packed)
