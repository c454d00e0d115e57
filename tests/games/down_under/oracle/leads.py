"""Which colours lead into which empty cells, and who made two of them meet (DU-30 to DU-32)."""

from .geometry import EAST, NORTH, SOUTH, WEST, Cell, Edge, far_side
from .state import Meeting, State, chains_of, occupied, playing_colours

Entries = dict[Edge, str]
NEIGHBOURING_PAIRS = (((NORTH, EAST), (SOUTH, WEST)), ((EAST, SOUTH), (WEST, NORTH)))


def leads_into(state: State) -> dict[Cell, Entries]:
    """For each open empty cell, the edges by which playing colours lead in."""
    playing, taken = playing_colours(state), occupied(state) | state.closed
    entries: dict[Cell, Entries] = {}
    for chain in chains_of(state):
        for colour in chain.colours.intersection(playing):
            for cell, edge in map(far_side, chain.loose_ends):
                if cell not in taken:
                    entries.setdefault(cell, {})[edge] = colour
    return entries


def meeting_pairs(state: State) -> dict[Cell, set[str]]:
    """DU-32: where two colours meet, in the reading that is played."""
    meet = both_ends_meet if state.options["meeting"] == "both-ends" else one_end_meets
    return {cell: set(entries.values()) for cell, entries in leads_into(state).items() if meet(entries)}


def one_end_meets(entries: Entries) -> bool:
    return len(set(entries.values())) == 2


def both_ends_meet(entries: Entries) -> bool:
    if len(entries) < 4 or len(set(entries.values())) != 2:
        return False
    return any(
        all(entries[one] == entries[other] for one, other in (first, second)) for first, second in NEIGHBOURING_PAIRS
    )


def remember_meetings(before: dict[Cell, set[str]], state: State, seat: int) -> None:
    """DU-32: a pair that was not there before the play is the work of its player."""
    fresh = Meeting(seat, state.turn_number)
    state.meetings = {
        cell: state.meetings[cell] if before.get(cell) == pair else fresh for cell, pair in meeting_pairs(state).items()
    }
