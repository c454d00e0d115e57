"""The one piece of luck: which boards lie where, and who begins with which transparency (DH-3, DH-5)."""

from dataclasses import dataclass
from itertools import permutations
from random import Random

from tablelands.core.errors import BadRequest, IllegalMove
from tablelands.core.json_fields import Fields, is_integer
from tablelands.core.node import Chance
from tablelands.core.text import Text, apart

from ..components import Course
from ..diagram import SIGNS
from ..rules.chance import drawn_face
from ..state import BOARDS, SHEETS, State
from ..words import refusal_texts, texts
from ..words.refusal_texts import ANOTHER_SHAPE
from . import course_notation, courses, shapes
from .shapes import Shape
from .wire import OutcomeJson


@dataclass(frozen=True, slots=True)
class Dealt:
    """`course` is None where it was given."""

    course: Course | None
    deal: tuple[int, ...]


def listed(state: State) -> list[tuple[Dealt, int]] | None:
    """All deals where the course is given; courses to be drawn are too many."""
    if not state.slots:
        return None
    return [(Dealt(None, deal), 1) for deal in permutations(range(SHEETS), state.seats)]


def sample(state: State, random: Random) -> Dealt:
    course = None if state.slots else _some_course(shapes.to_draw(state), random)
    return Dealt(course, tuple(random.sample(range(SHEETS), state.seats)))


def _some_course(shape: Shape, random: Random) -> Course:
    boards = iter(random.sample(range(BOARDS), shape.rows * shape.columns))
    return tuple(
        tuple(
            (next(boards), drawn_face(shape.faces, row, column), random.randrange(4)) for column in range(shape.columns)
        )
        for row in range(shape.rows)
    )


def check(state: State, outcome: Dealt) -> None:
    if state.slots:
        if outcome.course is not None:
            raise IllegalMove("DH-3", refusal_texts.COURSE_IS_GIVEN)
    elif outcome.course is None:
        raise BadRequest(refusal_texts.COURSE_MISSING)
    elif not shapes.to_draw(state).has(outcome.course):
        raise IllegalMove("DH-3", shapes.to_draw(state).said(ANOTHER_SHAPE))
    deal = outcome.deal
    if len(deal) != state.seats or len(set(deal)) != len(deal) or not all(0 <= sheet < SHEETS for sheet in deal):
        raise IllegalMove("DH-5", refusal_texts.NO_DEAL)


def encode(state: State, outcome: Dealt) -> int:
    """As `luck` takes it apart again."""
    digits = [(_rank(outcome.deal, seat), SHEETS - seat) for seat in range(state.seats)]
    if outcome.course is not None:
        places = [place for row in outcome.course for place in row if place is not None]
        boards = tuple(board for board, _, _ in places)
        digits += [(_rank(boards, index), BOARDS - index) for index in range(len(boards))]
        digits += [(turn, 4) for _, _, turn in places]
    code = 0
    for digit, base in reversed(digits):
        code = code * base + digit
    return code


def _rank(chosen: tuple[int, ...], index: int) -> int:
    """Which one it is among those still left."""
    return chosen[index] - sum(before < chosen[index] for before in chosen[:index])


# JSON and notation


def to_json(outcome: Dealt) -> OutcomeJson:
    deal = list(outcome.deal)
    return {"deal": deal} if outcome.course is None else {"course": courses.to_json(outcome.course), "deal": deal}


def from_json(value: object) -> Dealt:
    fields = Fields(value, "outcome")
    deal = fields.list("deal")
    if not all(is_integer(sheet) for sheet in deal):
        raise fields.refuse(refusal_texts.NO_DEALT)
    course = courses.from_json(fields.any("course"), "outcome.course", BadRequest) if fields.has("course") else None
    return Dealt(course, tuple(deal))


def write(outcome: Dealt) -> str:
    """For example 05E0 03H2 11E1 / ..., deal 3 0 5."""
    deal = "deal " + " ".join(map(str, outcome.deal))
    return deal if outcome.course is None else f"{course_notation.notation(outcome.course)}, {deal}"


def tell(outcome: Dealt) -> Text:
    deal = ", ".join(f"{SIGNS[seat]} {sheet}" for seat, sheet in enumerate(outcome.deal))
    if outcome.course is None:
        return apart(texts.SHEETS_DEALT.fill(deal=deal), texts.SHEETS_LIE)
    drawn = texts.COURSE_DRAWN.fill(course=course_notation.notation(outcome.course), deal=deal)
    return apart(drawn, texts.COURSE_LIES)


def due(state: State) -> Chance:
    return Chance("deal", state.seats) if state.slots else Chance("course", state.rows * state.columns)


def decode(state: State, code: int) -> Dealt:
    raise TypeError("courses and deals are written down as they are, never as codes")
