"""What a stroke touches: obstacles, marks, the edge of the course (DH-7), and flags (DH-8)."""

from tablelands.core.rule import rule

from ..state import FLAG_RADIUS, HALF_WIDTH, MARK_RADIUS, OBSTACLES, SIDE, WIDEST, State
from .course import bottom, leaves_course
from .geometry import point_near, segment_near

NOTHING, EDGE = 0, 1
FIRST_MARK = 2
"""A mark touched is told as FIRST_MARK + its seat, an obstacle as FIRST_OBSTACLE + its index."""
FIRST_OBSTACLE = 8


@rule
def cut_off(s: State, ay: int, dy: int) -> tuple[int, int]:
    """DH-9: which part of a stroke counts, as a fraction: beyond the bottom edge nothing matters."""
    if ay + dy > bottom(s):
        return bottom(s) - ay, dy
    return 1, 1


@rule
def touched(s: State, seat: int, ax: int, ay: int, dx: int, dy: int, half_width: int) -> int:
    """DH-7: what a stroke of a seat touches that is so wide, or NOTHING."""
    num, den = cut_off(s, ay, dy)
    if leaves_course(s, ax, ay, dx, dy, num, den):
        return EDGE
    obstacle = touched_obstacle(s, ax, ay, dx, dy, num, den, half_width)
    if obstacle:
        return obstacle
    for other in range(s.seats):
        if other != seat and touches_mark(s, other, ax, ay, dx, dy, num, den, half_width):
            return FIRST_MARK + other
    return NOTHING


@rule
def touches_mark(s: State, other: int, ax: int, ay: int, dx: int, dy: int, num: int, den: int, half_width: int) -> bool:
    """Marks of finishers have left the course (DH-9)."""
    if s.finished[other] or not s.started[other]:
        return False
    return point_near(s.mark_x[other], s.mark_y[other], ax, ay, dx, dy, num, den, MARK_RADIUS + half_width)


@rule
def touched_obstacle(s: State, ax: int, ay: int, dx: int, dy: int, num: int, den: int, half_width: int) -> int:
    """Boards and obstacles that are out of reach at first sight are passed over."""
    west, east = min(ax, ax + dx) - half_width, max(ax, ax + dx) + half_width
    north, south = min(ay, ay + dy) - half_width, max(ay, ay + dy) + half_width
    for slot in range(s.slots):
        left, top = s.place_of[slot] % WIDEST * SIDE, s.place_of[slot] // WIDEST * SIDE
        if left <= east and west <= left + SIDE and top <= south and north <= top + SIDE:
            for at in range(slot * OBSTACLES, slot * OBSTACLES + s.obstacles[slot]):
                r = s.radius[at]
                if (
                    min(s.x1[at], s.x2[at]) - r <= east
                    and west <= max(s.x1[at], s.x2[at]) + r
                    and min(s.y1[at], s.y2[at]) - r <= south
                    and north <= max(s.y1[at], s.y2[at]) + r
                    and touches_obstacle(s, at, ax, ay, dx, dy, num, den, half_width)
                ):
                    return FIRST_OBSTACLE + at
    return NOTHING


@rule
def touches_obstacle(
    s: State, at: int, ax: int, ay: int, dx: int, dy: int, num: int, den: int, half_width: int
) -> bool:
    reach = s.radius[at] + half_width
    return segment_near(s.x1[at], s.y1[at], s.x2[at], s.y2[at], ax, ay, dx, dy, num, den, reach)


@rule
def passes_flag(s: State, slot: int, ax: int, ay: int, dx: int, dy: int) -> bool:
    """DH-8."""
    num, den = cut_off(s, ay, dy)
    return point_near(s.flag_x[slot], s.flag_y[slot], ax, ay, dx, dy, num, den, FLAG_RADIUS + HALF_WIDTH)
