"""What a screen draws beyond the position: the shape of landscape and track, and how everybody stands."""

from tablelands.core.options import Setup

from ..components import Components
from ..rules.scoring import ANIMAL_COUNT, somebody_is_full
from ..state import BY_ROW, FINISHED, FLAT, NEIGHBOURS_A, NOT_DRAWN, PENALTIES, PLAIN, Face, State
from .options import edition_of
from .outlook import dice_of, outlook
from .positions import animal_counts, takes_of
from .standings import standing
from .wire import LostRuleJson, RowJson, ScreenJson, TrackJson


class Screen:
    """With the components of a game."""

    MARKED = ("bonus", "lost", "last-round")
    outlook = staticmethod(outlook)

    def __init__(self, components: Components) -> None:
        self.components = components

    def write(self, setup: Setup, state: State) -> ScreenJson:
        return {
            "rows": _rows(self.components, setup),
            "track": _track(state),
            "dice_count": state.dice_count,
            "spent": _spent(state),
            "lost_rule": lost_rule(state),
            "last_round": is_last_round(state),
            "standings": [standing(state, seat) for seat in range(state.seats)],
        }

    def progress(self, state: State) -> list[int]:
        """What everybody would score if it ended now."""
        return [standing(state, seat)["score"] for seat in range(state.seats)]


def _rows(components: Components, setup: Setup) -> list[RowJson]:
    rows = edition_of(components, setup).rows
    return [{"number": row.number, "hexes": row.hexes, "shift": row.shift} for row in rows]


def _track(state: State) -> TrackJson:
    return {"start": state.start_value, "left": state.left_end, "upper": state.track_end - state.left_end}


def _spent(state: State) -> list[Face]:
    return [face for take in takes_of(state) for face in dice_of(take)]


def lost_rule(state: State) -> LostRuleJson:
    """OB-13, OB-22."""
    if state.penalty == NOT_DRAWN:
        return {"kind": "not-drawn", "each": None, "beside": None}
    if state.penalty == PLAIN:
        return {"kind": "plain", "each": state.lost_costs[PLAIN], "beside": None}
    kind = PENALTIES[state.penalty - FLAT]
    if state.penalty == FLAT:
        return {"kind": kind, "each": state.lost_costs[FLAT], "beside": None}
    if state.penalty == BY_ROW:
        return {"kind": kind, "each": None, "beside": None}
    first = (state.penalty - NEIGHBOURS_A) * ANIMAL_COUNT
    return {"kind": kind, "each": None, "beside": animal_counts(state.near_costs[first : first + ANIMAL_COUNT])}


def is_last_round(state: State) -> bool:
    """OB-12: a landscape is full, and the others play the round to its end."""
    return not state.all_full and state.due != FINISHED and somebody_is_full(state)
