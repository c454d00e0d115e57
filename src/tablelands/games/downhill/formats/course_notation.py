"""A course as people type it and logs show it (DH-3): 05E0 03H2 / - 11E1."""

import re

from tablelands.core.errors import BadRequest

from ..components import BOARD_NAMES, FACES, Course, Place
from ..words import refusal_texts as texts
from . import courses

TYPED_PLACE = re.compile(r"(\d+)(\D?)(.*)", re.ASCII)
TURNS = {"": 0, "0": 0, "1": 1, "2": 2, "3": 3}
LONGEST_WORD = 20


def notation(course: Course) -> str:
    return " / ".join(" ".join(_place_name(place) for place in row) for row in course)


def _place_name(place: Place | None) -> str:
    if place is None:
        return "-"
    board, face, turn = place
    return f"{BOARD_NAMES[board]}{FACES[face]}{turn}"


def from_notation(text: str) -> Course:
    course = tuple(tuple(_place(word) for word in row.split()) for row in text.split("/"))
    fault = courses.fault_of(course)
    if fault:
        raise BadRequest(fault, rule=courses.CLAUSE)
    return course


def _place(word: str) -> Place | None:
    if word == "-":
        return None
    found, shown = TYPED_PLACE.fullmatch(word), word[:LONGEST_WORD]
    if found is None:
        raise BadRequest(texts.NO_PLACE.fill(word=shown))
    board, face, turn = found[1], found[2].upper(), found[3]
    if board not in BOARD_NAMES:
        raise BadRequest(texts.NO_BOARD.fill(word=shown, board=board[:LONGEST_WORD]))
    if face not in tuple(FACES):
        raise BadRequest(texts.NO_FACE.fill(word=shown))
    if turn not in TURNS:
        raise BadRequest(texts.NO_TURN.fill(word=shown))
    return BOARD_NAMES.index(board), FACES.index(face), TURNS[turn]
