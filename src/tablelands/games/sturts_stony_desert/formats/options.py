"""The options of a game, put into the position that it begins with."""

from tablelands.core.options import Setup
from tablelands.core.wire import CellsJson, SidesJson

from ..rules import flow
from ..state import AREA, State


def check(setup: Setup) -> None:
    """Every option goes with every other."""


def sketch_of_sides(swapped: bool, _seats: int) -> CellsJson:
    """SD-3: the first seat's side goes from west to east, unless the axes are swapped."""
    across, down = int(swapped), int(not swapped)
    sides: SidesJson = {"N": down, "E": across, "S": down, "W": across}
    return {"kind": "cells", "columns": AREA, "rows": AREA, "open": False, "paths": [], "sides": sides}


def begin(setup: Setup) -> State:
    state = State()
    flow.start(state, setup.seats, int(setup.options["claim"]), int(setup.options["swap_axes"]))
    return state
