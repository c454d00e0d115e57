"""What is printed on boards and transparencies, in the JSON of positions: written before turning (DH-1)."""

from tablelands.core.json_fields import Fields, is_integer

from ..components import BOARD_NAMES, DISCS, FACES, KINDS, Course, Face, Obstacle
from ..components import Point as Spot
from ..state import FALLEN, HOLES, OBSTACLES, SHEET_HEIGHT, SHEET_WIDTH, SHEETS, SIDE, WIDEST, State
from ..words import refusal_texts as texts
from . import courses
from .wire import FaceJson, ObstacleJson, Point

BIGGEST = SIDE // 2

# Writing


def boards_to_json(state: State) -> dict[str, FaceJson]:
    """The faces in use, by name."""
    faces = {
        BOARD_NAMES[state.board[slot]] + FACES[state.face[slot]]: face_to_json(_face(state, slot))
        for slot in range(state.slots)
    }
    return dict(sorted(faces.items()))


def face_to_json(face: Face) -> FaceJson:
    return {"flag": list(face.flag), "obstacles": [obstacle_to_json(*obstacle.flat()) for obstacle in face.obstacles]}


def obstacle_to_json(kind: int, x1: int, y1: int, x2: int, y2: int, radius: int) -> ObstacleJson:
    if kind != FALLEN:
        return {"kind": DISCS[kind], "x": x1, "y": y1, "r": radius}
    return {"kind": "fallen", "x1": x1, "y1": y1, "x2": x2, "y2": y2, "r": radius}


def _face(state: State, slot: int) -> Face:
    """What is printed on the board of a slot."""
    indexes = range(slot * OBSTACLES, slot * OBSTACLES + state.obstacles[slot])
    obstacles = tuple(
        Obstacle(
            state.kind[at],
            *_turned_back(state, slot, state.x1[at], state.y1[at]),
            *_turned_back(state, slot, state.x2[at], state.y2[at]),
            state.radius[at],
        )
        for at in indexes
    )
    return Face(_turned_back(state, slot, state.flag_x[slot], state.flag_y[slot]), obstacles)


def _turned_back(state: State, slot: int, x: int, y: int) -> Spot:
    """Where a point of the course lies on its board as it is printed."""
    row, column = divmod(state.place_of[slot], WIDEST)
    x, y = x - column * SIDE, y - row * SIDE
    for _ in range(state.turn[slot]):
        x, y = y, SIDE - x
    return x, y


def sheets_to_json(state: State) -> list[list[Point]]:
    pairs = [state.holes[at : at + 2] for at in range(0, len(state.holes), 2)]
    return [pairs[sheet * HOLES : (sheet + 1) * HOLES] for sheet in range(SHEETS)]


# Reading


def lay_given(state: State, course: Course, fields: Fields) -> None:
    """Lays the course with the faces that the position describes."""
    boards = fields.object("boards")
    courses.lay(state, course, lambda board, face: _read_face(boards, BOARD_NAMES[board] + FACES[face]))


def _read_face(boards: Fields, name: str) -> Face:
    fields = boards.object(name)
    flag = fields.list("flag")
    if not (len(flag) == 2 and all(is_integer(at) and 0 <= at <= SIDE for at in flag)):
        raise fields.refuse(texts.NO_FLAG.fill(side=SIDE))
    obstacles = tuple(_read_obstacle(obstacle) for obstacle in fields.objects("obstacles"))
    if len(obstacles) > OBSTACLES:
        raise fields.refuse(texts.CROWDED.fill(most=OBSTACLES))
    return Face((flag[0], flag[1]), obstacles)


def _read_obstacle(fields: Fields) -> Obstacle:
    kind, radius = KINDS.index(fields.choice("kind", KINDS)), fields.integer("r", 1, BIGGEST)
    names = ("x1", "y1", "x2", "y2") if kind == FALLEN else ("x", "y", "x", "y")
    x1, y1, x2, y2 = (fields.integer(name, radius, SIDE - radius) for name in names)
    return Obstacle(kind, x1, y1, x2, y2, radius)


def read_sheets(state: State, fields: Fields) -> None:
    sheets = fields.list("transparencies")
    if len(sheets) != SHEETS or not all(isinstance(sheet, list) and len(sheet) == HOLES for sheet in sheets):
        raise fields.refuse(texts.NO_SHEETS.fill(sheets=SHEETS, holes=HOLES), "DH-2")
    for number, sheet in enumerate(sheets):
        if not all(_is_hole(hole) for hole in sheet):
            raise fields.refuse(texts.NO_HOLE.fill(number=number), "DH-2")
        if len({tuple(hole) for hole in sheet}) != HOLES:
            raise fields.refuse(texts.SAME_PLACE.fill(number=number), "DH-2")
    state.holes[:] = [coordinate for sheet in sheets for hole in sheet for coordinate in hole]


def _is_hole(value: object) -> bool:
    if not (isinstance(value, list) and len(value) == 2 and all(map(is_integer, value))):
        return False
    x, y = value
    return bool(0 <= x <= SHEET_WIDTH and 0 <= y <= SHEET_HEIGHT)
