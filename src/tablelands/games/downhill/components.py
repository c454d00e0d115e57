"""Our boards and transparencies (DH-1, DH-2), as tables for the rules; the numbers stand in data/*.toml."""

import tomllib
from pathlib import Path
from typing import Any

from tablelands.core.rule import table

from .parts import BOARD_NAMES, FACES, KINDS, Face, Obstacle, Sheet, disc, fallen
from .state import FALLEN, OBSTACLES

DATA = Path(__file__).with_name("data")


def read_boards() -> dict[str, Face]:
    faces = tomllib.loads((DATA / "boards.toml").read_text("utf-8"))["faces"]
    return {name: _face(faces[name]) for name in (board + face for board in BOARD_NAMES for face in FACES)}


def read_sheets() -> list[Sheet]:
    sheets = tomllib.loads((DATA / "transparencies.toml").read_text("utf-8"))["holes"]
    return [tuple((x, y) for x, y in sheet) for sheet in sheets]


def _face(data: dict[str, Any]) -> Face:
    x, y = data["flag"]
    return Face((x, y), tuple(_obstacle(*one) for one in data["obstacles"]))


def _obstacle(kind: str, *numbers: int) -> Obstacle:
    number = KINDS.index(kind)
    return fallen(*numbers) if number == FALLEN else disc(number, *numbers)


def flat_obstacles(face: Face) -> list[int]:
    """As `lay_board` takes them: six numbers each, then zeros."""
    numbers = [number for one in face.obstacles for number in one.flat()]
    return numbers + [0] * (OBSTACLES * 6 - len(numbers))


FACES_BY_NAME = read_boards()

FLAGS = table([list(face.flag) for face in FACES_BY_NAME.values()])
"""By board * 2 + face."""
FACE_OBSTACLES = table([flat_obstacles(face) for face in FACES_BY_NAME.values()])
SHEET_HOLES = table([number for sheet in read_sheets() for hole in sheet for number in hole])
