"""Why a move is illegal, by number; words/reasons.py says it to people."""

from enum import IntEnum


class Broken(IntEnum):
    NO_ROLLS_LEFT = 1
    TAKEN_ALREADY = 2
    DICE_NOT_THERE = 3
    NOTHING_TO_ROLL = 4
    NO_SUCH_HEX = 5
    HEX_NOT_FREE = 6
    NOT_ON_JEEP = 7
    WRONG_JOKERS = 8
    DICE_MISSING = 9
    NOTHING_TAKEN = 10
    BLOCK_AFTER_TAKE = 11
    BLOCK_TOO_EARLY = 12
    BLOCK_BUT_CAN_TAKE = 13
    BLOCK_NO_SUCH_HEX = 14
    BLOCK_NOT_FREE = 15
    OTHER_LUCK_START = 16
    OTHER_LUCK_BONUS = 17
    OTHER_LUCK_PENALTY = 18
    OTHER_LUCK_DRAW = 19
    OTHER_LUCK_DICE = 20
    NO_SUCH_SEAT = 21
    NOT_FIVE_TILES = 22
    WRONG_DRAW_COUNT = 23
    NOT_IN_BAG = 24
    WRONG_DICE_COUNT = 25
