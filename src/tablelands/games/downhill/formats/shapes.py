"""Courses to be drawn: a full rectangle, and which faces lie up (DH-3)."""

from dataclasses import dataclass
from typing import Any, Literal

from tablelands.core.errors import BadRequest
from tablelands.core.json_fields import is_integer
from tablelands.core.text import Text

from ..components import Course
from ..rules.chance import drawn_face
from ..state import BOARDS, MIXED, State
from ..words import refusal_texts as texts
from .wire import ShapeJson

FACE_WORDS: tuple[Literal["easy", "hard", "mixed"], ...] = ("easy", "hard", "mixed")


@dataclass(frozen=True, slots=True)
class Shape:
    rows: int
    columns: int
    faces: int

    def has(self, course: Course) -> bool:
        return len(course) == self.rows and all(
            len(places) == self.columns
            and all(
                place is not None and place[1] == drawn_face(self.faces, row, column)
                for column, place in enumerate(places)
            )
            for row, places in enumerate(course)
        )

    def said(self, text: Text) -> Text:
        return text.fill(rows=self.rows, columns=self.columns, faces=FACE_WORDS[self.faces])


BASIC = Shape(rows=4, columns=3, faces=MIXED)


def from_json(value: dict[str, Any]) -> Shape:
    return checked(value.get("rows"), value.get("columns"), value.get("faces"))


def checked(rows: object, columns: object, faces: object) -> Shape:
    for side, length in (("rows", rows), ("columns", columns)):
        if not is_integer(length) or not 1 <= length <= BOARDS:
            raise BadRequest(texts.NO_SIDE.fill(side=side), rule="DH-3")
    assert isinstance(rows, int)
    assert isinstance(columns, int)
    if rows * columns > BOARDS:
        raise BadRequest(texts.TOO_MANY.fill(boards=rows * columns), rule="DH-3")
    if not isinstance(faces, str) or faces not in FACE_WORDS:
        raise BadRequest(texts.NO_FACES, rule="DH-3")
    return Shape(rows, columns, FACE_WORDS.index(faces))


def to_json(shape: Shape) -> ShapeJson:
    return {"rows": shape.rows, "columns": shape.columns, "faces": FACE_WORDS[shape.faces]}


def to_draw(state: State) -> Shape:
    """In a position in which no board lies yet."""
    return Shape(state.rows, state.columns, state.faces)
