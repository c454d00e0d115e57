"""DH-7 to DH-9: one line on the mountain, followed stroke by stroke."""

from dataclasses import dataclass
from fractions import Fraction

from .geometry import Point, Segment, at, come_within
from .mountain import Mountain, Place
from .transparency import Line

HALF_WIDTH = 60
MARK_RADIUS = 200
FLAG_RADIUS = 300


@dataclass(frozen=True)
class Run:
    """The last hole reached, what the touching stroke touches, and the way really travelled."""

    hole: int
    touching: list[str]
    travelled: list[Segment]
    finished: bool


def follow(line: Line, mountain: Mountain, other_marks: list[Point]) -> Run:
    strokes = line.strokes()
    for index, stroke in enumerate(strokes):
        part = up_to_bottom(stroke, mountain.bottom)
        touching = touched_kinds(part, mountain, other_marks)
        hole = last_hole_passed(line, index)
        if touching:
            return Run(hole, touching, way_to(hole, line), False)
        if goes_beyond(stroke, mountain.bottom):
            return Run(hole, [], [*strokes[:index], part], True)
    last = len(line.hole_points) - 1
    return Run(last, [], way_to(last, line), False)


def goes_beyond(stroke: Segment, bottom: int) -> bool:
    """DH-9: exactly on the edge is not beyond it."""
    return stroke[1][1] > bottom


def up_to_bottom(stroke: Segment, bottom: int) -> Segment:
    if not goes_beyond(stroke, bottom):
        return stroke
    (_, start_y), (_, end_y) = stroke
    return stroke[0], at(stroke, Fraction(bottom - start_y, end_y - start_y))


def touched_kinds(part: Segment, mountain: Mountain, other_marks: list[Point]) -> list[str]:
    edge = [] if mountain.carries(part) else ["edge"]
    obstacles = [
        obstacle.kind
        for obstacle in mountain.obstacles
        if come_within(part, obstacle.core, obstacle.radius + HALF_WIDTH)
    ]
    marks = ["mark" for mark in other_marks if come_within(part, (mark, mark), MARK_RADIUS + HALF_WIDTH)]
    return edge + obstacles + marks


def last_hole_passed(line: Line, stroke: int) -> int:
    """DH-7: a stroke starts at the point of the same number."""
    return max(hole for hole, point in enumerate(line.hole_points) if point <= stroke)


def way_to(hole: int, line: Line) -> list[Segment]:
    """DH-8: to the first hole there is no way at all."""
    return line.strokes()[: line.hole_points[hole]]


def flags_passed(travelled: list[Segment], mountain: Mountain) -> list[Place]:
    return [
        place
        for place, centre in mountain.flags.items()
        if any(come_within(part, (centre, centre), FLAG_RADIUS + HALF_WIDTH) for part in travelled)
    ]
