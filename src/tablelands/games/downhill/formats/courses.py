"""Courses as JSON: rows of places, each a board with face and turn, or null for a hole (DH-3)."""

from collections.abc import Callable

from tablelands.core.errors import Refused
from tablelands.core.json_fields import Fields
from tablelands.core.text import Text

from ..components import BOARD_NAMES, FACES, FACES_BY_NAME, Course, Face, Place, flat_obstacles
from ..rules.course import clear_course, lay_board
from ..state import BOARDS, NOBODY, WIDEST, State
from ..words import refusal_texts as texts
from .wire import CourseJson, PlaceJson

CLAUSE = "DH-3"


def from_json(value: object, what: str, error: type[Refused]) -> Course:
    """Raises `error` for what is no course, or breaks DH-3."""
    course = places_of(value, what, error)
    fault = fault_of(course)
    if fault:
        raise error(texts.WHERE.fill(what=what, wrong=fault), rule=CLAUSE, code=fault.id)
    return course


def places_of(value: object, what: str, error: type[Refused]) -> Course:
    """Boards that may still break DH-3."""
    if not isinstance(value, list) or not all(isinstance(row, list) for row in value):
        raise error(texts.WHERE.fill(what=what, wrong=texts.NO_ROWS), code=texts.NO_ROWS.id)
    return tuple(
        tuple(_place(place, f"{what}[{row}][{column}]", error) for column, place in enumerate(places))
        for row, places in enumerate(value)
    )


def _place(value: object, what: str, error: type[Refused]) -> Place | None:
    if value is None:
        return None
    fields = Fields(value, what, error)
    board, face = fields.choice("board", BOARD_NAMES), fields.choice("face", tuple(FACES))
    return BOARD_NAMES.index(board), FACES.index(face), fields.integer("turn", 0, 3)


def to_json(course: Course) -> CourseJson:
    return [[None if place is None else _place_to_json(place) for place in row] for row in course]


def _place_to_json(place: Place) -> PlaceJson:
    board, face, turn = place
    return {"board": BOARD_NAMES[board], "face": FACES[face], "turn": turn}


# DH-3


def fault_of(course: Course) -> Text | None:
    boards = [place[0] for row in course for place in row if place is not None]
    if not boards:
        return texts.EMPTY
    if len(boards) > BOARDS:
        return texts.TOO_MANY.fill(boards=len(boards))
    twice = [board for board in boards if boards.count(board) > 1]
    if twice:
        return texts.TWICE.fill(board=BOARD_NAMES[twice[0]])
    for number, row in enumerate(course, 1):
        if len(row) != len(course[0]):
            return texts.UNEQUAL_ROWS.fill(first=len(course[0]), row=number, places=len(row))
    if not any(course[0]) or not any(course[-1]):
        return texts.EMPTY_END
    if not _joined(course):
        return texts.NOT_JOINED
    return texts.TOO_WIDE if len(course[0]) > WIDEST else None


def _joined(course: Course) -> bool:
    boards = {(row, column) for row, places in enumerate(course) for column, place in enumerate(places) if place}
    reached, waiting = set[tuple[int, int]](), [min(boards)]
    while waiting:
        row, column = waiting.pop()
        if (row, column) in boards and (row, column) not in reached:
            reached.add((row, column))
            waiting += [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return reached == boards


# In a position


def ours(board: int, face: int) -> Face:
    return FACES_BY_NAME[BOARD_NAMES[board] + FACES[face]]


def lay(state: State, course: Course, look_up: Callable[[int, int], Face] = ours) -> None:
    clear_course(state, len(course), len(course[0]))
    for row, places in enumerate(course):
        for column, place in enumerate(places):
            if place is not None:
                board, face, turn = place
                printed = look_up(board, face)
                lay_board(state, row, column, board, face, turn, printed.flag, flat_obstacles(printed))


def course_of(state: State) -> Course | None:
    """None before it is drawn."""
    if not state.slots:
        return None
    return tuple(tuple(_place_of(state, row, column) for column in range(state.columns)) for row in range(state.rows))


def _place_of(state: State, row: int, column: int) -> Place | None:
    slot = state.slot_at[row * WIDEST + column]
    return None if slot == NOBODY else (state.board[slot], state.face[slot], state.turn[slot])
