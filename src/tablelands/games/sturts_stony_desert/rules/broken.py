"""Why a move is illegal, by number; words/reasons.py says it to people."""

from enum import IntEnum


class Broken(IntEnum):
    NONE_LEFT = 1
    FIRST_ELSEWHERE = 2
    TRIPLE_TOO_EARLY = 3
    CELL_TAKEN = 4
    TOUCHES_NOTHING = 5
    BOX_TOO_LARGE = 6
    NEEDS_TRIPLE = 7
    NO_TILE_BELOW = 8
    TRIPLE_BELOW = 9
    CLAIM_NOT_PLAYED = 10
    CLAIM_TOO_EARLY = 11
    CLAIM_WHILE_ROUTE = 12
    CLAIM_AGAIN = 13
    NO_STOP = 14
