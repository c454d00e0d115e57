"""The options of a game, put into the position that it begins with."""

from tablelands.core.options import Setup

from ..rules import flow
from ..state import State


def check(setup: Setup) -> None:
    """Every option goes with every other."""


def begin(setup: Setup) -> State:
    state = State()
    flow.start(state, setup.seats, int(setup.options["claim"]), int(setup.options["swap_axes"]))
    return state
