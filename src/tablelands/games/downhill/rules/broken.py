"""Why a move is illegal, by number; words/reasons.py says it to people."""

from enum import IntEnum


class Broken(IntEnum):
    START_OFF_BOARDS = 1
    START_TOO_NEAR = 2
    START_TOO_LATE = 3
    DRAW_TOO_EARLY = 4
    HOLE_COUNT = 5
    NO_SUCH_HOLE = 6
    SAME_HOLE = 7
    LINE_LENGTH = 8
    OFF_SHEET = 9
    LINE_ENDS = 10
    MISSES_HOLE = 11
    LINE_NOT_PLAYED = 12
    NO_SUCH_TURN = 13
