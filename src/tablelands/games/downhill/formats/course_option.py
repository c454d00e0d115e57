"""The option `course` (DH-3): "basic", a course typed or as JSON rows, or a shape to be drawn; kept as JSON."""

import re
from typing import Any, Literal

from tablelands.core.errors import BadRequest
from tablelands.core.text import Text, same
from tablelands.core.wire import BoardsJson

from ..components import Course
from ..rules.chance import drawn_face
from ..words import refusal_texts as texts
from . import course_notation, courses, shapes
from .shapes import BASIC, Shape
from .wire import CourseJson, ShapeJson

FACE: tuple[Literal["easy", "hard"], ...] = ("easy", "hard")
TYPED_SHAPE = re.compile(r"\s*(\d{1,9})\s*[x×*]\s*(\d{1,9})[\s,]*([a-z]*)\s*", re.ASCII | re.IGNORECASE)


def read(value: object) -> CourseJson | ShapeJson:
    """As it is kept: a shape, or every place in full. Says what is wrong, and shows how to write it."""
    try:
        return _kept(value)
    except BadRequest as error:
        if isinstance(value, list) and error.rule:  # laid out in a form, where nobody types
            raise
        raise BadRequest(texts.REFUSED.fill(wrong=error.text), rule=error.rule, code=error.code) from error


def _kept(value: object) -> CourseJson | ShapeJson:
    if isinstance(value, dict):
        return shapes.to_json(shapes.from_json(value))
    if isinstance(value, list):
        return _laid_out(courses.places_of(value, "rows", BadRequest))
    if not isinstance(value, str):
        raise BadRequest(texts.NO_COURSE)
    shape = TYPED_SHAPE.fullmatch(value)
    if shape:
        return shapes.to_json(shapes.checked(int(shape[1]), int(shape[2]), shape[3].lower()))
    return courses.to_json(course_notation.from_notation(value))


def _laid_out(course: Course) -> CourseJson:
    fault = courses.fault_of(course)
    if fault:
        raise BadRequest(fault, rule=courses.CLAUSE, code=fault.id)
    return courses.to_json(course)


def given(option: Any) -> Course | None:
    """None where the course is to be drawn."""
    return courses.from_json(option, "option 'course'", BadRequest) if isinstance(option, list) else None


def shape_of(option: Any) -> Shape:
    """Of an option that gives no course."""
    return shapes.from_json(option) if isinstance(option, dict) else BASIC


def sketch(option: Any, _seats: int) -> BoardsJson:
    course, shape = given(option), shape_of(option)
    if course is None:
        rows, columns = range(shape.rows), range(shape.columns)
        return {"kind": "boards", "rows": [[FACE[drawn_face(shape.faces, row, at)] for at in columns] for row in rows]}
    return {"kind": "boards", "rows": [[None if place is None else FACE[place[1]] for place in row] for row in course]}


def in_words(option: Any) -> Text:
    """As one can type it."""
    course = given(option)
    return shape_of(option).said(texts.SHAPE) if course is None else same(course_notation.notation(course))
