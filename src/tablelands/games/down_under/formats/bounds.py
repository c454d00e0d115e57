"""DU-8: where the area may still come to lie."""

from ..rules.area import WIDEST
from ..rules.places import ORIGIN, WIDE, cell_at
from ..state import State
from .wire import BoundsJson, BoxJson


def bounds(state: State) -> BoundsJson:
    """Before anything lies the box is taken to be 0,0, where the first tile will."""
    box = _box(state)
    wider = _longest_beside(state, box["south"] - box["north"] + 1) - (box["east"] - box["west"] + 1)
    higher = _longest_beside(state, box["east"] - box["west"] + 1) - (box["south"] - box["north"] + 1)
    return {
        "box": box if state.slots else None,
        "reach": None if state.short >= WIDEST else _grown(box, wider, higher),
        "fixed": {"north": higher == 0, "east": wider == 0, "south": higher == 0, "west": wider == 0},
    }


def _box(state: State) -> BoxJson:
    first, last = ORIGIN, ORIGIN
    if state.slots:
        first, last = state.north * WIDE + state.west, state.south * WIDE + state.east
    (west, north), (east, south) = cell_at(first), cell_at(last)
    return {"west": west, "north": north, "east": east, "south": south}


def _longest_beside(state: State, side: int) -> int:
    """How long the area may be one way when it is so long the other way."""
    return state.long if side <= state.short else state.short


def _grown(box: BoxJson, wider: int, higher: int) -> BoxJson:
    return {
        "west": box["west"] - wider,
        "north": box["north"] - higher,
        "east": box["east"] + wider,
        "south": box["south"] + higher,
    }
