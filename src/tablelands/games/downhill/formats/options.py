"""The options of a game, put into the position that it begins with."""

from tablelands.core.errors import BadRequest
from tablelands.core.json_fields import is_integer
from tablelands.core.options import Setup

from ..rules import flow
from ..state import NO_ASSIST, OVERLAY, STRAIGHT, State
from ..words.refusal_texts import NO_ROUNDS
from . import course_option, courses

ASSISTS = {"none": NO_ASSIST, "overlay": OVERLAY, "straight": STRAIGHT}
FEWEST_ROUNDS, MOST_ROUNDS = 1, 100


def read_rounds(value: object) -> int:
    if not is_integer(value) or not FEWEST_ROUNDS <= value <= MOST_ROUNDS:
        raise BadRequest(NO_ROUNDS.fill(most=MOST_ROUNDS), rule="DH-14")
    return value


def check(setup: Setup) -> None:
    """Every option goes with every other."""


def begin(setup: Setup) -> State:
    state = State()
    flow.start(state, setup.seats, ASSISTS[setup.options["assist"]], setup.options["max_rounds"])
    course = course_option.given(setup.options["course"])
    if course is None:
        shape = course_option.shape_of(setup.options["course"])
        state.rows, state.columns, state.faces = shape.rows, shape.columns, shape.faces
    else:
        courses.lay(state, course)
    return state
