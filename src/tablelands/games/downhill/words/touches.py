"""What the stroke that ends a run touches first, and where (DH-7, DH-9)."""

from dataclasses import dataclass
from typing import Literal

from ..components import KINDS, Disc, Point
from ..formats.wire import TouchJson
from ..rules.course import bottom, leaves_course
from ..rules.touching import EDGE, FIRST_MARK, FIRST_OBSTACLE, cut_off, touches_mark, touches_obstacle
from ..state import HALF_WIDTH, State

FINE = 4096
"""Where a stroke touches is told to this part of its length."""


@dataclass(frozen=True, slots=True)
class Touch:
    """`what` is "edge", "mark" (of `seat`) or a kind of obstacle, `at` where the middle of the line was then."""

    what: Literal["edge", "mark", "fallen"] | Disc
    at: Point
    seat: int | None = None

    def to_json(self) -> TouchJson:
        written: TouchJson = {"what": self.what, "at": list(self.at)}
        if self.seat is not None:
            written["seat"] = self.seat
        return written


def way_out(state: State, line: tuple[Point, ...], stroke: int) -> Point:
    """Where a finisher crosses the bottom edge, to the nearest integer."""
    (ax, ay), (bx, by) = line[stroke], line[stroke + 1]
    down = bottom(state) - ay
    return ax + round((bx - ax) * down / (by - ay)), bottom(state)


def first_touch(state: State, seat: int, a: Point, b: Point) -> Touch:
    """Of everything that the stroke touches, what it meets first."""
    candidates = [EDGE, *(FIRST_MARK + other for other in range(state.seats) if other != seat)]
    candidates += [FIRST_OBSTACLE + at for at in range(len(state.radius)) if state.radius[at]]
    where = {what: way for what in candidates if (way := _way_to(state, what, a, b)) is not None}
    what = min(where, key=lambda touched: where[touched])
    (ax, ay), (bx, by) = a, b
    at = ax + (bx - ax) * where[what] // FINE, ay + (by - ay) * where[what] // FINE
    if what == EDGE:
        return Touch("edge", at)
    if what < FIRST_OBSTACLE:
        return Touch("mark", at, what - FIRST_MARK)
    return Touch(KINDS[state.kind[what - FIRST_OBSTACLE]], at)


def _way_to(state: State, what: int, a: Point, b: Point) -> int | None:
    """How much of the stroke, in parts of FINE, does it take to touch this; None where it does not."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    num, den = cut_off(state, a[1], dy)
    if not _touches(state, what, a, dx, dy, num, den):
        return None
    low, high = -1, FINE * num // den
    while high - low > 1:
        middle = (low + high) // 2
        if _touches(state, what, a, dx, dy, middle, FINE):
            high = middle
        else:
            low = middle
    return high


def _touches(state: State, what: int, a: Point, dx: int, dy: int, num: int, den: int) -> bool:
    if what == EDGE:
        return leaves_course(state, *a, dx, dy, num, den)
    if what < FIRST_OBSTACLE:
        return touches_mark(state, what - FIRST_MARK, *a, dx, dy, num, den, HALF_WIDTH)
    return touches_obstacle(state, what - FIRST_OBSTACLE, *a, dx, dy, num, den, HALF_WIDTH)
