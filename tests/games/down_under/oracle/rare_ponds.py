"""What was rare about meetings and billabongs (DU-30 to DU-33)."""

from .chains import chain_at
from .geometry import EDGES, Cell, Door
from .leads import leads_into, meeting_pairs
from .legality import why_not_pond
from .moves import Decline, LayPond, Move
from .settling import settle
from .state import State, chains_of, colours_of, playing_colours
from .tiles import BILLABONG, CURVED, left_of_kind
from .turns import put


def about_meetings(before: State, move: Move, after: State) -> list[str]:
    reading = f"DU-32 {before.options['meeting']}"
    found = [f"{reading}: {why}" for why in who_may_not(before)]
    if isinstance(move, LayPond):
        found.append(f"{reading}: billabong laid, turn {move.turn}")
    new = set(after.meetings) - set(before.meetings)
    if new:
        found.append(f"{reading}: two colours meet")
    if before.to_move is not None and any(is_a_third(after, before.to_move, cell) for cell in new):
        found.append(f"{reading}: two colours meet by a third player's play")
    return found


def is_a_third(state: State, seat: int, cell: Cell) -> bool:
    return meeting_pairs(state)[cell].isdisjoint(colours_of(state, seat))


def who_may_not(state: State) -> list[str]:
    """The player to move leads into such a cell, there are billabongs, and yet he may not lay one."""
    seat, found = state.to_move, []
    assert seat is not None
    if state.extending is not None:
        return []
    for cell, pair in meeting_pairs(state).items():
        own = pair.intersection(colours_of(state, seat))
        if own and all(why_not_pond(state, seat, LayPond(cell, turn, min(own))) for turn in (0, 1)):
            found.append(why_he_may_not(state, seat, cell, pair))
    return found


def why_he_may_not(state: State, seat: int, cell: Cell, pair: set[str]) -> str:
    if state.billabongs == 0:
        return "no billabong is left"
    if all(left_of_kind(state.hands[colour], CURVED) for colour in pair):
        return "both have curves"
    if state.meetings[cell].by != seat:
        return "somebody else's play did it"
    if state.meetings[cell].turn_number == state.turn_number:
        return "only on a later turn"
    return "neither turn fits"


def crowded(state: State) -> set[Cell]:
    return {cell for cell, entries in leads_into(state).items() if len(set(entries.values())) >= 3}


def about_settling(before: State, move: Move, after: State) -> list[str]:
    if isinstance(move, Decline):
        return []
    waiting, found = crowded(before), []
    settled = settled_cells(after) - settled_cells(before) - {move.cell}
    if before.extending is not None and settled - waiting:
        found.append("DU-33 an extension causes the next")
    if len(settled) > 1:
        found.append("DU-33 several cells in one play")
    if crowded(after):
        found.append("DU-33 a cell waits for the extension")
    if len(settled | crowded(after)) > 1 and order_matters(before, move, after):
        found.append("DU-33 the order of cells matters")
    return found


def settled_cells(state: State) -> set[Cell]:
    return {tile.cell for tile in state.tiles if tile.kind == BILLABONG} | state.closed


def order_matters(before: State, move: Move, after: State) -> bool:
    assert before.to_move is not None
    assert not isinstance(move, Decline)
    other = before.copy()
    settle(other, put(other, before.to_move, move), pick=lambda cells: cells[-1])
    return outcome(other) != outcome(after)


def outcome(state: State) -> object:
    return set(state.tiles), state.closed, state.extending


def about_unjoined_edges(before: State, after: State) -> list[str]:
    """A route arrives at a billabong that lay there before."""
    playing = set(playing_colours(after))
    for door in unjoined_edges(before):
        arrived, was = chain_at(chains_of(after), door), chain_at(chains_of(before), door)
        if arrived and was and arrived.colours & playing and not was.colours & playing:
            return ["DU-33 a route arrives later at an unjoined edge"]
    return []


def unjoined_edges(state: State) -> list[Door]:
    ponds = [tile for tile in state.tiles if tile.kind == BILLABONG]
    return [(pond.cell, edge) for pond in ponds for edge in EDGES if not any(edge in pair for pair in pond.joins)]
