"""Resolving one line: how far it goes (DH-7), the flags on the way (DH-8), and whether it ends the race (DH-9)."""

from tablelands.core.rule import rule

from ..state import HALF_WIDTH, NOBODY, STOPS, State
from .course import bottom
from .sheet import line_length, line_on_mountain, stop_on_mountain, stop_point
from .touching import NOTHING, passes_flag, touched

HOME = STOPS
"""Instead of the number of the hole where one stops: beyond the bottom edge."""


@rule
def trace(s: State, seat: int) -> tuple[int, int, int]:
    """Where the seat stops (a hole 0 to 4, or HOME), the stroke that decides it, and what that stroke touches."""
    ax, ay = line_on_mountain(s, seat, 0)
    strokes = line_length(s, seat) - 1
    for stroke in range(strokes):
        bx, by = line_on_mountain(s, seat, stroke + 1)
        what = touched(s, seat, ax, ay, bx - ax, by - ay, HALF_WIDTH)
        if what != NOTHING:
            return last_stop(s, seat, stroke), stroke, what
        if by > bottom(s):
            return HOME, stroke, NOTHING
        ax, ay = bx, by
    return STOPS - 1, strokes, NOTHING


@rule
def last_stop(s: State, seat: int, stroke: int) -> int:
    """DH-7: the last hole whose point lies at or before the start of the stroke."""
    stop = 0
    while stop + 1 < STOPS and stop_point(s, seat, stop + 1) <= stroke:
        stop += 1
    return stop


@rule
def travelled(s: State, seat: int, stop: int, stroke: int) -> int:
    """DH-8: how many strokes were really travelled by one who stops there."""
    return stroke + 1 if stop == HOME else stop_point(s, seat, stop)


@rule
def travel(s: State, seat: int) -> None:
    """DH-7 to DH-9 for one seat."""
    stop, stroke, _ = trace(s, seat)
    take_flags(s, seat, travelled(s, seat, stop, stroke))
    if stop == HOME:
        s.finish[seat] = reach(s, seat)
        s.finished[seat] = 1
        s.mark_x[seat], s.mark_y[seat] = 0, 0
    else:
        s.mark_x[seat], s.mark_y[seat] = stop_on_mountain(s, seat, stop)


@rule
def take_flags(s: State, seat: int, strokes: int) -> None:
    """DH-8: those that nobody has."""
    for stroke in range(strokes):
        ax, ay = line_on_mountain(s, seat, stroke)
        bx, by = line_on_mountain(s, seat, stroke + 1)
        for slot in range(s.slots):
            if s.owner[slot] == NOBODY and passes_flag(s, slot, ax, ay, bx - ax, by - ay):
                s.owner[slot] = seat


@rule
def reach(s: State, seat: int) -> int:
    """DH-11: the largest y of the whole line as it was drawn, also of what comes after the edge."""
    furthest = s.mark_y[seat]
    for index in range(line_length(s, seat)):
        furthest = max(furthest, line_on_mountain(s, seat, index)[1])
    return furthest
