"""What is printed on boards and transparencies (DH-1, DH-2), and ours as tables for the rules; the numbers stand in
data/*.toml."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from tablelands.core.rule import table

from .state import BOARDS, FALLEN, OBSTACLES, STUMP, TREE

DATA = Path(__file__).with_name("data")

Disc = Literal["tree", "rock", "stump"]
DISCS: tuple[Disc, ...] = ("tree", "rock", "stump")
KINDS: tuple[Disc | Literal["fallen"], ...] = (*DISCS, "fallen")
RADII = (1200, 950, 700, 400)
FaceName = Literal["E", "H"]
FACES: tuple[FaceName, ...] = ("E", "H")
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

    def flat(self) -> tuple[int, int, int, int, int, int]:
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


# Ours


def read_boards() -> dict[str, Face]:
    faces = tomllib.loads((DATA / "boards.toml").read_text("utf-8"))["faces"]
    return {name: _face(faces[name]) for name in (board + face for board in BOARD_NAMES for face in FACES)}


def read_sheets() -> list[Sheet]:
    sheets = tomllib.loads((DATA / "transparencies.toml").read_text("utf-8"))["holes"]
    return [tuple((x, y) for x, y in sheet) for sheet in sheets]


def _face(data: dict[str, Any]) -> Face:
    x, y = data["flag"]
    return Face((x, y), tuple(_obstacle(*obstacle) for obstacle in data["obstacles"]))


def _obstacle(kind: str, *numbers: int) -> Obstacle:
    number = KINDS.index(kind)
    return fallen(*numbers) if number == FALLEN else disc(number, *numbers)


def flat_obstacles(face: Face) -> list[int]:
    """As `lay_board` takes them: six numbers each, then zeros."""
    numbers = [number for obstacle in face.obstacles for number in obstacle.flat()]
    return numbers + [0] * (OBSTACLES * 6 - len(numbers))


FACES_BY_NAME = read_boards()

FLAGS = table([list(face.flag) for face in FACES_BY_NAME.values()])
"""By board * 2 + face."""
FACE_OBSTACLES = table([flat_obstacles(face) for face in FACES_BY_NAME.values()])
SHEET_HOLES = table([number for sheet in read_sheets() for hole in sheet for number in hole])
