"""The course as laid on the table: squares, obstacles and flags in the coordinates of the mountain."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from .geometry import Point, Segment, at, cut_at_grid

SIDE = 10000
ENDS_AND_MIDDLE = (Fraction(0), Fraction(1, 2), Fraction(1))
Place = tuple[int, int]


@dataclass(frozen=True)
class Obstacle:
    """All points within the radius of the core; a disc has a core of no length."""

    kind: str
    core: Segment
    radius: int


@dataclass(frozen=True)
class Mountain:
    places: frozenset[Place]
    obstacles: tuple[Obstacle, ...]
    flags: dict[Place, Point]
    bottom: int

    def has_point(self, point: Point) -> bool:
        return any(in_closed_square(point, place) for place in self.places)

    def carries(self, segment: Segment) -> bool:
        """DH-7: between two grid lines the squares around a segment do not change, so its middle speaks for it."""
        pieces = cut_at_grid(segment, SIDE)
        return all(self.has_point(at(piece, share)) for piece in pieces for share in ENDS_AND_MIDDLE)


def in_closed_square(point: Point, place: Place) -> bool:
    (x, y), (row, column) = point, place
    left, top = column * SIDE, row * SIDE
    return left <= x <= left + SIDE and top <= y <= top + SIDE


def laid(point: Point, turn: int, place: Place) -> Point:
    """DH-1: a clockwise quarter turn brings the left border to the top."""
    x, y = point
    for _ in range(turn):
        x, y = SIDE - y, x
    row, column = place
    return column * SIDE + x, row * SIDE + y


def core_on_board(obstacle: dict[str, Any]) -> Segment:
    if obstacle["kind"] == "fallen":
        return (obstacle["x1"], obstacle["y1"]), (obstacle["x2"], obstacle["y2"])
    centre = (obstacle["x"], obstacle["y"])
    return centre, centre


def laid_obstacle(obstacle: dict[str, Any], turn: int, place: Place) -> Obstacle:
    start, end = core_on_board(obstacle)
    core = (laid(start, turn, place), laid(end, turn, place))
    return Obstacle(obstacle["kind"], core, obstacle["r"])


def build_mountain(course: list[list[Any]], boards: dict[str, Any]) -> Mountain:
    obstacles: list[Obstacle] = []
    flags: dict[Place, Point] = {}
    for row, line in enumerate(course):
        for column, laid_board in enumerate(line):
            if laid_board is None:
                continue
            place, turn = (row, column), laid_board["turn"]
            face = boards[laid_board["board"] + laid_board["face"]]
            obstacles += [laid_obstacle(obstacle, turn, place) for obstacle in face["obstacles"]]
            flags[place] = laid(tuple(face["flag"]), turn, place)
    return Mountain(frozenset(flags), tuple(obstacles), flags, SIDE * len(course))
