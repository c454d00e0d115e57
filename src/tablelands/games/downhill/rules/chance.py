"""The course and the deal as one integer (DH-3, DH-5), so that both speeds roll and resolve it alike.

Digits from the lowest: for each seat, which of the transparencies still left; then, where the course is drawn too, for
each place which of the boards still left; then the turn of each.
"""

from tablelands.core.rule import rule, table

from ..components import FACE_OBSTACLES, FLAGS
from ..state import BOARDS, MIXED, SHEETS, State
from .course import clear_course, lay_board

DEALS = table([0, 0, 30, 120, 360, 720, 720])
"""How many deals there are, by number of seats."""
ORDERS = table([1, 12, 132, 1320, 11880, 95040, 665280, 3991680, 19958400, 79833600, 239500800, 479001600, 479001600])
"""In how many orders so many of the twelve boards can be drawn; with turns and deals all of it is below 2**63."""

LUCK_MASK = 2**62 - 1
FIRST_FACTOR, SECOND_FACTOR = 0x3F58476D1CE4E5B9, 0x14D049BB133111EB


@rule
def some_luck(s: State, luck: int) -> int:
    """There are more outcomes than numbers below 2**62: turns are bits of this one, the rest comes out of a second."""
    drawn = 0 if s.slots else s.rows * s.columns
    turns, others = luck & ((1 << 2 * drawn) - 1), ORDERS[drawn] * DEALS[s.seats]
    return turns * others + second(luck) % others


@rule
def second(luck: int) -> int:
    """Scrambled as in SplitMix; what lies beyond 62 bits is lost at both speeds."""
    luck = (luck ^ luck >> 30) * FIRST_FACTOR & LUCK_MASK
    luck = (luck ^ luck >> 27) * SECOND_FACTOR & LUCK_MASK
    return luck ^ luck >> 31


@rule
def deal(s: State, code: int) -> int:
    """DH-5: one transparency each. Answers what is left of the code."""
    for seat in range(s.seats):
        s.hand[seat] = nth_free(s.hand, seat, code % (SHEETS - seat))
        code //= SHEETS - seat
    return code


@rule
def draw_course(s: State, code: int) -> None:
    """DH-3: a full rectangle."""
    clear_course(s, s.rows, s.columns)
    turns = code // ORDERS[s.rows * s.columns]
    for row in range(s.rows):
        for column in range(s.columns):
            left = BOARDS - s.slots
            board, face = nth_free(s.board, s.slots, code % left), drawn_face(s.faces, row, column)
            lay_board(s, row, column, board, face, turns & 3, FLAGS[board * 2 + face], FACE_OBSTACLES[board * 2 + face])
            code, turns = code // left, turns >> 2


@rule
def drawn_face(faces: int, row: int, column: int) -> int:
    """DH-3: E at the top left if they are mixed."""
    return row + column & 1 if faces == MIXED else faces


@rule
def nth_free(taken: list[int], count: int, n: int) -> int:
    """The n-th number that is not among the first `count` of those taken."""
    number = 0
    while True:
        if not is_among(taken, count, number):
            if n == 0:
                return number
            n -= 1
        number += 1


@rule
def is_among(taken: list[int], count: int, number: int) -> bool:
    found = False
    for index in range(count):
        found = found or taken[index] == number
    return found
