"""A draw: whether it may be made (DH-6), and putting it, sealed, into the position."""

from tablelands.core.rule import rule

from ..state import HOLES, MAX_POINTS, SHEET_HEIGHT, SHEET_WIDTH, STOPS, STRAIGHT, UNFIT, State
from .broken import Broken
from .sheet import chosen_hole, line_length, line_point

SEQUENCES: int = HOLES**STOPS
FIRST_START: int = 8 * SEQUENCES
"""A draw is coded as (flip * 4 + turn) * SEQUENCES + its holes as digits; a start as FIRST_START + x."""


@rule
def put_draw(s: State, seat: int, code: int) -> None:
    """Chosen placement and holes. The points of a line that is not straight have been put there before."""
    s.draw_turn[seat] = code // SEQUENCES & 3
    s.draw_flip[seat] = code // SEQUENCES >> 2
    for stop in range(STOPS - 1, -1, -1):
        s.draw_holes[seat * STOPS + stop] = code % HOLES
        code //= HOLES


@rule
def code_of_draw(s: State, seat: int) -> int:
    code = s.draw_flip[seat] * 4 + s.draw_turn[seat]
    for stop in range(STOPS):
        code = code * HOLES + s.draw_holes[seat * STOPS + stop]
    return code


@rule
def clear_draw(s: State, seat: int) -> None:
    """Nothing of it is left, so that equal positions are equal."""
    s.drawn[seat], s.draw_turn[seat], s.draw_flip[seat] = 0, 0, 0
    for stop in range(STOPS):
        s.draw_holes[seat * STOPS + stop] = 0
        s.draw_stops[seat * STOPS + stop] = 0
    for at in range(seat * MAX_POINTS * 2, (seat * MAX_POINTS + s.draw_points[seat]) * 2):
        s.points[at] = 0
    s.draw_points[seat] = 0


@rule
def broken_draw(s: State, seat: int) -> int:
    """DH-6 and DH-15, for a draw that has been put there."""
    if repeats_a_hole(s, seat):
        return Broken.SAME_HOLE
    points = s.draw_points[seat]
    if points == 0:
        return 0
    if s.assist == STRAIGHT:
        return Broken.LINE_NOT_PLAYED
    if points == UNFIT:
        return Broken.LINE_LENGTH
    return broken_line(s, seat, points)


@rule
def repeats_a_hole(s: State, seat: int) -> bool:
    for stop in range(1, STOPS):
        for before in range(stop):
            if s.draw_holes[seat * STOPS + stop] == s.draw_holes[seat * STOPS + before]:
                return True
    return False


@rule
def broken_line(s: State, seat: int, points: int) -> int:
    for index in range(points):
        x, y = line_point(s, seat, index)
        if not (0 <= x <= SHEET_WIDTH and 0 <= y <= SHEET_HEIGHT):
            return Broken.OFF_SHEET
    if not is_at(s, seat, 0, 0) or not is_at(s, seat, points - 1, STOPS - 1):
        return Broken.LINE_ENDS
    if find_stops(s, seat) < STOPS:
        return Broken.MISSES_HOLE
    return 0


@rule
def is_at(s: State, seat: int, index: int, stop: int) -> bool:
    x, y = line_point(s, seat, index)
    hole_x, hole_y = chosen_hole(s, seat, stop)
    return x == hole_x and y == hole_y


@rule
def find_stops(s: State, seat: int) -> int:
    """DH-6: a hole's point is the first one at its centre after the previous hole's. Answers how many were found."""
    index = 0
    for stop in range(STOPS):
        while index < line_length(s, seat) and not is_at(s, seat, index, stop):
            index += 1
        if index == line_length(s, seat):
            return stop
        s.draw_stops[seat * STOPS + stop] = index
        index += 1
    return STOPS
