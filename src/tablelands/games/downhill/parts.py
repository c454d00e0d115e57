"""What is printed on boards and transparencies (DH-1, DH-2), as the makers of them see it."""

from dataclasses import dataclass

from .state import BOARDS, FALLEN, STUMP, TREE

KINDS = ("tree", "rock", "stump", "fallen")
RADII = (1200, 950, 700, 400)
FACES = "EH"
BOARD_NAMES = tuple(f"{number:02}" for number in range(1, BOARDS + 1))

Place = tuple[int, int, int]
"""Board, face and turn."""
Course = tuple[tuple[Place | None, ...], ...]
Point = tuple[int, int]
Sheet = tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Obstacle:
    """A disc has both ends in one point."""

    kind: int
    x1: int
    y1: int
    x2: int
    y2: int
    radius: int

    def flat(self) -> tuple[int, ...]:
        return self.kind, self.x1, self.y1, self.x2, self.y2, self.radius


@dataclass(frozen=True, slots=True)
class Face:
    flag: Point
    obstacles: tuple[Obstacle, ...]


def disc(kind: int, x: int, y: int) -> Obstacle:
    assert TREE <= kind <= STUMP
    return Obstacle(kind, x, y, x, y, RADII[kind])


def fallen(x1: int, y1: int, x2: int, y2: int) -> Obstacle:
    return Obstacle(FALLEN, x1, y1, x2, y2, RADII[FALLEN])
