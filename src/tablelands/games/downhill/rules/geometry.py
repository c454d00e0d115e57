"""Exact geometry on integers: is something within reach of a stroke?

A stroke goes from a to a + d * num / den: num and den are 1 for a whole one, and cut it off exactly at the bottom edge
(DH-9). Nothing here exceeds 2**63 while d stays within 9000, den within 9000, reach within 5060, ends of an obstacle
within 10000 of each other and everything else within 140000 of a.
"""

from tablelands.core.rule import rule


@rule
def point_near(px: int, py: int, ax: int, ay: int, dx: int, dy: int, num: int, den: int, reach: int) -> bool:
    wx, wy = px - ax, py - ay
    along, length2 = wx * dx + wy * dy, dx * dx + dy * dy
    if along <= 0:
        return wx * wx + wy * wy <= reach * reach
    if along * den >= length2 * num:
        ex, ey = wx * den - dx * num, wy * den - dy * num
        return ex * ex + ey * ey <= reach * reach * den * den
    cross = wx * dy - wy * dx
    return cross * cross <= reach * reach * length2


@rule
def segment_near(
    cx: int, cy: int, ex: int, ey: int, ax: int, ay: int, dx: int, dy: int, num: int, den: int, reach: int
) -> bool:
    """Whether the segment from c to e comes within reach: they cross, or an end of one is near the other."""
    if point_near(cx, cy, ax, ay, dx, dy, num, den, reach):
        return True
    if cx == ex and cy == ey:
        return False
    return (
        point_near(ex, ey, ax, ay, dx, dy, num, den, reach)
        or scaled_point_near((ax - cx) * den, (ay - cy) * den, ex - cx, ey - cy, den, reach)
        or scaled_point_near((ax - cx) * den + dx * num, (ay - cy) * den + dy * num, ex - cx, ey - cy, den, reach)
        or segments_cross(cx, cy, ex, ey, ax, ay, dx, dy, num, den)
    )


@rule
def scaled_point_near(wx: int, wy: int, ex: int, ey: int, den: int, reach: int) -> bool:
    """Whether the point w / den lies within reach of the segment from 0 to e."""
    along, length2 = wx * ex + wy * ey, ex * ex + ey * ey
    if along <= 0:
        return wx * wx + wy * wy <= reach * reach * den * den
    if along >= length2 * den:
        bx, by = wx - ex * den, wy - ey * den
        return bx * bx + by * by <= reach * reach * den * den
    return square_at_most(abs(wx * ey - wy * ex), reach * reach * length2, den)


@rule
def segments_cross(cx: int, cy: int, ex: int, ey: int, ax: int, ay: int, dx: int, dy: int, num: int, den: int) -> bool:
    """Whether they cross in a point that is an end of neither."""
    c_side = (cx - ax) * dy - (cy - ay) * dx
    e_side = (ex - ax) * dy - (ey - ay) * dx
    gx, gy = ex - cx, ey - cy
    a_side = (ax - cx) * gy - (ay - cy) * gx
    b_side = a_side * den + (dx * gy - dy * gx) * num
    return opposite(c_side, e_side) and opposite(a_side, b_side)


@rule
def opposite(one: int, other: int) -> bool:
    return (one < 0 < other) or (other < 0 < one)


@rule
def square_at_most(a: int, n: int, m: int) -> bool:
    """Whether a**2 <= n * m**2, although neither need fit into 63 bits."""
    whole, rest = a // m, a % m
    root = root_of(n)
    if whole != root:
        return whole < root
    return 2 * whole * rest * m + rest * rest <= (n - whole * whole) * m * m


@rule
def root_of(n: int) -> int:
    """The largest integer whose square is at most n, which is below 2**62."""
    guess = 1 << 31
    better = (guess + n // guess) >> 1
    while better < guess:
        guess = better
        better = (guess + n // guess) >> 1
    return guess
