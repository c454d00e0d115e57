"""DH-5: where a start may be marked."""

from .errors import Illegal
from .geometry import Point
from .mountain import Mountain, Place

MARK_RADIUS = 200
APART = 400


def check_start(x: int, mountain: Mountain, marks: list[Point | None]) -> None:
    if not lies_on_first_row(x, mountain):
        raise Illegal("DH-5", "the mark does not lie on boards of the first row")
    if any(mark is not None and -APART < mark[0] - x < APART for mark in marks):
        raise Illegal("DH-5", "another mark is too near")


def lies_on_first_row(x: int, mountain: Mountain) -> bool:
    first_row: frozenset[Place] = frozenset(place for place in mountain.places if place[0] == 0)
    top = Mountain(first_row, (), {}, mountain.bottom)
    return top.carries(((x - MARK_RADIUS, 0), (x + MARK_RADIUS, 0)))
