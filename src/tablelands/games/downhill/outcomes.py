"""The one piece of luck: which boards lie where, and who begins with which transparency (DH-3, DH-5)."""

from dataclasses import dataclass
from random import Random
from typing import Any

from tablelands.core.errors import BadRequest, IllegalMove
from tablelands.core.reading import Fields, is_integer
from tablelands.core.text import Text

from . import courses
from .courses import Course
from .luck import BASIC_COLUMNS, BASIC_ROWS, basic_face
from .parts import BOARD_NAMES
from .state import BOARDS, SHEETS, State

NOT_BASIC = Text(
    "The basic course is 3 wide and 4 rows, E at the top left and then alternating.",
    "Die einfache Strecke ist 3 breit und 4 Reihen lang, E oben links und dann abwechselnd.",
    "Le parcours de base a 3 places de large et 4 rangées, E en haut à gauche puis en alternance.",
)
NOT_THE_GIVEN = Text(
    "The course of this game was given and is another one.",
    "Die Strecke dieser Partie wurde vorgegeben und ist eine andere.",
    "Le parcours de cette partie a été donné et c'en est un autre.",
)
NO_DEAL = Text(
    "Each seat gets one of the transparencies 0 to 5, no two the same.",
    "Jeder Platz bekommt eine der Folien 0 bis 5, keine zwei dieselbe.",
    "Chaque place reçoit l'un des transparents 0 à 5, jamais deux fois le même.",
)


@dataclass(frozen=True, slots=True)
class Dealt:
    """`course` is None where it was given."""

    course: Course | None
    deal: tuple[int, ...]


def sample(state: State, random: Random) -> Dealt:
    course = None if state.rows else _some_course(random)
    return Dealt(course, tuple(random.sample(range(SHEETS), state.seats)))


def _some_course(random: Random) -> Course:
    boards = random.sample(range(BOARDS), BASIC_ROWS * BASIC_COLUMNS)
    return tuple(
        tuple(
            (boards[row * BASIC_COLUMNS + column], basic_face(row, column), random.randrange(4))
            for column in range(BASIC_COLUMNS)
        )
        for row in range(BASIC_ROWS)
    )


def check(state: State, outcome: Dealt) -> None:
    if state.rows == 0:
        if outcome.course is None:
            raise BadRequest("outcome: the field 'course' is missing; this game draws its course")
        if not courses.is_basic(outcome.course):
            raise IllegalMove("DH-3", NOT_BASIC)
    elif outcome.course not in (None, courses.course_of(state)):
        raise IllegalMove("DH-3", NOT_THE_GIVEN)
    deal = outcome.deal
    if len(deal) != state.seats or len(set(deal)) != len(deal) or not all(0 <= sheet < SHEETS for sheet in deal):
        raise IllegalMove("DH-5", NO_DEAL)


def encode(state: State, outcome: Dealt) -> int:
    """As `luck` takes it apart again."""
    digits = [(_rank(outcome.deal, seat), SHEETS - seat) for seat in range(state.seats)]
    if state.rows == 0 and outcome.course is not None:
        places = [place for row in outcome.course for place in row if place is not None]
        boards = tuple(board for board, _, _ in places)
        for index, (_, _, turn) in enumerate(places):
            digits += [(_rank(boards, index), BOARDS - index), (turn, 4)]
    code = 0
    for digit, base in reversed(digits):
        code = code * base + digit
    return code


def _rank(chosen: tuple[int, ...], index: int) -> int:
    """Which one it is among those still left."""
    return chosen[index] - sum(before < chosen[index] for before in chosen[:index])


# JSON and notation


def to_json(outcome: Dealt) -> dict[str, Any]:
    deal = {"deal": list(outcome.deal)}
    return deal if outcome.course is None else {"course": courses.to_json(outcome.course)} | deal


def from_json(value: object) -> Dealt:
    fields = Fields(value, "outcome")
    deal = fields.list("deal")
    if not all(is_integer(sheet) for sheet in deal):
        raise fields.refuse("'deal' must be a list of integers")
    course = courses.from_json(fields.any("course"), "outcome.course", BadRequest) if fields.has("course") else None
    return Dealt(course, tuple(deal))


def notation(outcome: Dealt) -> str:
    """For example 05E0 03H2 11E1 / ..., deal 3 0 5."""
    deal = "deal " + " ".join(map(str, outcome.deal))
    if outcome.course is None:
        return deal
    rows = [" ".join(_place_name(place) for place in row) for row in outcome.course]
    return f"{' / '.join(rows)}, {deal}"


def _place_name(place: courses.Place | None) -> str:
    if place is None:
        return "-"
    board, face, turn = place
    return f"{BOARD_NAMES[board]}{'EH'[face]}{turn}"
