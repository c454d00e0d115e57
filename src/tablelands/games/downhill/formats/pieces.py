"""What a course can be made of, and courses to begin with (DH-3)."""

from tablelands.core.text import Language

from ..components import FACES_BY_NAME
from ..words import refusal_texts as texts
from . import courses
from .course_notation import from_notation
from .printed import face_to_json
from .wire import PiecesJson

READY = (
    (texts.SLOPE, "01E 02E1 / 03E2 04E3 / 05E 06E1"),
    (texts.BEND, "03E 07H1 - / - 01H2 09E / - - 11E3"),
    (texts.RIDGE, "02H1 / 08H / 05H3 / 12H2 / 10H1"),
    (texts.ISLAND, "04E 06H1 02E2 / 10H - 08H3 / 12E1 09H 07E"),
)


def to_json(language: Language) -> PiecesJson:
    return {
        "boards": {name: face_to_json(face) for name, face in FACES_BY_NAME.items()},
        "courses": [{"text": text.say(language), "rows": courses.to_json(from_notation(rows))} for text, rows in READY],
    }
