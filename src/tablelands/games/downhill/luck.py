"""The course and the deal as one integer (DH-3, DH-5), so that both speeds roll and resolve it alike.

Digits from the lowest: for each seat, which of the transparencies still left; then, where the course is drawn too, for
each place which of the boards still left, and its turn.
"""

from tablelands.core.rule import rule, table

from .components import FACE_OBSTACLES, FLAGS
from .course import clear_course, lay_board
from .state import BOARDS, SHEETS, State

BASIC_ROWS, BASIC_COLUMNS = 4, 3

DEALS = table([0, 0, 30, 120, 360, 720, 720])
"""How many deals there are, by number of seats."""
COURSES = 479001600 * 4**BOARDS
"""All orders of twelve boards, each turned in one of four ways; with the deals still below 2**63."""


@rule
def some_luck(s: State, luck: int) -> int:
    return luck % DEALS[s.seats] if s.rows else luck % (COURSES * DEALS[s.seats])


@rule
def deal(s: State, code: int) -> int:
    """DH-5: one transparency each. Answers what is left of the code."""
    for seat in range(s.seats):
        s.hand[seat] = nth_free(s.hand, seat, code % (SHEETS - seat))
        code //= SHEETS - seat
    return code


@rule
def draw_course(s: State, code: int) -> None:
    """DH-3: the basic course, E at the top left and then like a chequerboard."""
    clear_course(s, BASIC_ROWS, BASIC_COLUMNS)
    for row in range(BASIC_ROWS):
        for column in range(BASIC_COLUMNS):
            left = BOARDS - s.slots
            board, face = nth_free(s.board, s.slots, code % left), basic_face(row, column)
            turn = code // left & 3
            code = code // left >> 2
            lay_board(s, row, column, board, face, turn, FLAGS[board * 2 + face], FACE_OBSTACLES[board * 2 + face])


@rule
def basic_face(row: int, column: int) -> int:
    return row + column & 1


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
