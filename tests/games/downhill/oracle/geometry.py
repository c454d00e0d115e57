"""Exact distances between points and segments in the plane."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise

Exact = int | Fraction
Point = tuple[Exact, Exact]
Segment = tuple[Point, Point]


def difference(p: Point, q: Point) -> Point:
    return p[0] - q[0], p[1] - q[1]


def dot(p: Point, q: Point) -> Exact:
    return p[0] * q[0] + p[1] * q[1]


def cross(p: Point, q: Point) -> Exact:
    return p[0] * q[1] - p[1] * q[0]


def at(segment: Segment, share: Exact) -> Point:
    """The point that lies the given share of the way along."""
    (ax, ay), (bx, by) = segment
    return ax + share * (bx - ax), ay + share * (by - ay)


def nearest_share(point: Point, segment: Segment) -> Exact:
    start, end = segment
    along = difference(end, start)
    if along == (0, 0):
        return 0
    share = Fraction(dot(difference(point, start), along), dot(along, along))
    return min(max(share, Fraction(0)), Fraction(1))


def squared_point_to_segment(point: Point, segment: Segment) -> Exact:
    gap = difference(point, at(segment, nearest_share(point, segment)))
    return dot(gap, gap)


def cross_each_other(one: Segment, other: Segment) -> bool:
    """Solves one(t) = other(u); parallel segments have no single solution and count as not crossing."""
    along, across = difference(one[1], one[0]), difference(other[1], other[0])
    slant = cross(along, across)
    if slant == 0:
        return False
    between = difference(other[0], one[0])
    t = Fraction(cross(between, across), slant)
    u = Fraction(cross(between, along), slant)
    return 0 <= t <= 1 and 0 <= u <= 1


def squared_segment_to_segment(one: Segment, other: Segment) -> Exact:
    if cross_each_other(one, other):
        return 0
    ends_of_one = [squared_point_to_segment(end, other) for end in one]
    ends_of_other = [squared_point_to_segment(end, one) for end in other]
    return min(ends_of_one + ends_of_other)


def come_within(one: Segment, other: Segment, reach: int) -> bool:
    """Most pairs are far apart, and told so by one coordinate alone."""
    if any(apart(one, other, axis) > reach for axis in (0, 1)):
        return False
    return squared_segment_to_segment(one, other) <= reach * reach


def apart(one: Segment, other: Segment, axis: int) -> Exact:
    (a, b), (c, d) = ([end[axis] for end in segment] for segment in (one, other))
    return max(min(a, b) - max(c, d), min(c, d) - max(a, b))


def shares_on_multiples(start: Exact, end: Exact, step: int) -> Iterator[Fraction]:
    """How far along a coordinate that goes from start to end meets each multiple of step."""
    if start == end:
        return
    first, last = min(start, end) // step, max(start, end) // step
    for multiple in range(int(first), int(last) + 2):
        share = Fraction(multiple * step - start, end - start)
        if 0 <= share <= 1:
            yield share


def cut_at_grid(segment: Segment, step: int) -> list[Segment]:
    (ax, ay), (bx, by) = segment
    shares = {Fraction(0), Fraction(1), *shares_on_multiples(ax, bx, step), *shares_on_multiples(ay, by, step)}
    return [(at(segment, one), at(segment, next_one)) for one, next_one in pairwise(sorted(shares))]
