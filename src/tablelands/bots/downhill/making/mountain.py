"""A whole set of boards or transparencies out of one seed, and as the text of a data file."""

from collections.abc import Iterable
from random import Random

from tablelands.games.downhill.components import BOARD_NAMES, FACES, KINDS, Face, Obstacle, Sheet
from tablelands.games.downhill.state import FALLEN

from .faces import make_face
from .sheets import make_sheet

OUR_SEED = "downhill"
OUR_SHEETS = 0, 9, 33, 2, 17, 10
"""The boards and transparencies that we play with; these six, out of 36, lead equally far down."""


def make_boards(seed: str) -> dict[str, Face]:
    """Each face has its own luck, so that one can be made anew without the others."""
    return {
        board + face: make_face(Random(f"{seed}/{board}{face}"), hard)
        for board in BOARD_NAMES
        for hard, face in enumerate(FACES)
    }


def make_sheets(seed: str, numbers: Iterable[int]) -> list[Sheet]:
    return [make_sheet(Random(f"{seed}/{number}")) for number in numbers]


def boards_as_toml(boards: dict[str, Face]) -> str:
    return "\n".join(_face_as_toml(name, face) for name, face in boards.items())


def _face_as_toml(name: str, face: Face) -> str:
    lines = [f"[faces.{name}]", f"flag = [{face.flag[0]}, {face.flag[1]}]", "obstacles = ["]
    lines += [f"  {_obstacle_as_toml(obstacle)}," for obstacle in face.obstacles]
    return "\n".join([*lines, "]", ""])


def _obstacle_as_toml(one: Obstacle) -> str:
    numbers = (one.x1, one.y1, one.x2, one.y2) if one.kind == FALLEN else (one.x1, one.y1)
    return f'["{KINDS[one.kind]}", {", ".join(map(str, numbers))}]'


def sheets_as_toml(sheets: list[Sheet]) -> str:
    lines = [f"  [{', '.join(f'[{x}, {y}]' for x, y in sheet)}]," for sheet in sheets]
    return "\n".join(["holes = [", *lines, "]", ""])
