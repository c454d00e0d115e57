"""What a move changes on the board: two positions compared, for stories and for what is shown before a move is made."""

from ..components import BILLABONG
from ..rules.places import place_at
from ..state import SLOTS, State
from .moves import Billabong, Move


def loops_changed(before: State, after: State) -> list[int]:
    return [colour for colour in range(after.colours) if after.loop[colour] != before.loop[colour]]


def forced_billabongs(before: State, after: State, move: Move) -> list[int]:
    """DU-30, DU-31: the slots of billabongs that were laid without being the move."""
    chosen = place_at(move.x, move.y) if isinstance(move, Billabong) else None
    laid = range(before.slots + 1, after.slots + 1)
    return [slot for slot in laid if after.face[slot] >= BILLABONG and after.place[slot] != chosen]


def closed_places(before: State, after: State) -> list[int]:
    """DU-33, in the order in which they were closed."""
    return [after.place[SLOTS - 1 - index] for index in range(before.closed_cells, after.closed_cells)]


def finished_colours(state: State) -> list[int]:
    """Those that nothing more is laid of: routes closed at both ends, and all of a seat that has declined."""
    return [
        colour
        for colour in range(state.colours)
        if (state.closed_routes >> colour | state.finished >> colour % state.seats) & 1
    ]


def newly_finished(before: State, after: State) -> list[int]:
    return [colour for colour in finished_colours(after) if colour not in finished_colours(before)]
