"""The options of a game, put into the position that it begins with."""

from tablelands.core.errors import BadRequest
from tablelands.core.options import Setup
from tablelands.core.reading import is_integer

from ..rules import flow
from ..state import NO_ASSIST, OVERLAY, STRAIGHT, State
from . import course_option, courses

ASSISTS = {"none": NO_ASSIST, "overlay": OVERLAY, "straight": STRAIGHT}
MOST_ROUNDS = 100


def read_rounds(value: object) -> int:
    if not is_integer(value) or not 1 <= value <= MOST_ROUNDS:
        raise BadRequest(f"option 'max_rounds' must be an integer from 1 to {MOST_ROUNDS}")
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
