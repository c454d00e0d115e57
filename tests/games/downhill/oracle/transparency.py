"""DH-6: what may be drawn on a transparency, and how it comes to lie on the mountain."""

from dataclasses import dataclass
from itertools import pairwise

from .errors import Illegal
from .geometry import Exact, Point, Segment
from .moves import Draw

WIDTH, HEIGHT = 9000, 6000
HOLES_OF_A_DRAW = 5
FEWEST_POINTS, MOST_POINTS = 5, 2000
Spots = list[tuple[int, int]]


@dataclass(frozen=True)
class Line:
    """A drawn line on the mountain; hole_points tells which of its points are the five holes."""

    points: list[Point]
    hole_points: list[int]

    def strokes(self) -> list[Segment]:
        return list(pairwise(self.points))

    def holes(self) -> list[Point]:
        return [self.points[index] for index in self.hole_points]

    def lowest(self) -> Exact:
        """DH-11: how far down the mountain the whole line reaches, wherever it goes on to; strokes are straight."""
        return max(y for stroke in self.strokes() for _, y in stroke)


def check_draw(draw: Draw, pattern: Spots, assist: str) -> None:
    if draw.turn not in range(4):
        raise Illegal("DH-6", "there are 0 to 3 quarter turns")
    check_holes(draw.holes, len(pattern))
    if draw.line is not None:
        if assist == "straight":
            raise Illegal("DH-15", "strokes are straight here")
        check_line(list(draw.line), chosen_centres(draw, pattern))


def check_holes(holes: tuple[int, ...], how_many: int) -> None:
    if len(holes) != HOLES_OF_A_DRAW:
        raise Illegal("DH-6", "a line has five holes")
    if any(hole not in range(how_many) for hole in holes):
        raise Illegal("DH-6", "no such hole")
    if len(set(holes)) != len(holes):
        raise Illegal("DH-6", "the holes are different ones")


def check_line(line: Spots, centres: Spots) -> None:
    if not FEWEST_POINTS <= len(line) <= MOST_POINTS:
        raise Illegal("DH-6", "too few or too many points")
    if not all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for x, y in line):
        raise Illegal("DH-6", "the line leaves the transparency")
    if line[0] != centres[0] or line[-1] != centres[-1]:
        raise Illegal("DH-6", "the line goes from the first hole to the fifth")
    if find_holes(line, centres) is None:
        raise Illegal("DH-6", "the line misses a hole or has them in another order")


def find_holes(line: Spots, centres: Spots) -> list[int] | None:
    """DH-6: each hole's point is the first with its centre after the previous hole's point."""
    found: list[int] = []
    for centre in centres:
        after = found[-1] + 1 if found else 0
        if centre not in line[after:]:
            return None
        found.append(line.index(centre, after))
    return found


def chosen_centres(draw: Draw, pattern: Spots) -> Spots:
    return [pattern[hole] for hole in draw.holes]


def drawn_points(draw: Draw, pattern: Spots) -> Spots:
    return chosen_centres(draw, pattern) if draw.line is None else list(draw.line)


def held_up(point: tuple[int, int], draw: Draw) -> tuple[int, int]:
    """DH-6: flipped first; then each clockwise quarter turn swaps the sheet's sides."""
    (x, y), width, height = point, WIDTH, HEIGHT
    if draw.flip:
        x = width - x
    for _ in range(draw.turn):
        x, y = height - y, x
        width, height = height, width
    return x, y


def lay_down(draw: Draw, pattern: Spots, mark: Point) -> Line:
    """DH-7: the start hole lies on the mark."""
    points = drawn_points(draw, pattern)
    hole_points = find_holes(points, chosen_centres(draw, pattern))
    assert hole_points is not None
    held = [held_up(point, draw) for point in points]
    x0, y0 = held[0]
    return Line([(mark[0] + x - x0, mark[1] + y - y0) for x, y in held], hole_points)
