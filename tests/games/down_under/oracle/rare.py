"""What was rare about a move, in words: told from the states before and after it, for tests that want such cases."""

from .actions import after_turn
from .legality import ends_after_turn, turns, why_not_turn
from .moves import Decline, Lay, Move, TurnTile
from .rare_ponds import about_meetings, about_settling, about_unjoined_edges
from .scoring import laid_every_dingo
from .state import State, chains_of, colours_of, has_laid, is_loop, playing_colours, route, tiles_at
from .tiles import TERMINAL


def what_was_rare(before: State, move: Move, after: State) -> list[str]:
    return [
        *after.happened,
        *about_loops(before, move, after),
        *about_meetings(before, move, after),
        *about_settling(before, move, after),
        *about_unjoined_edges(before, after),
        *about_terminals(before, move, after),
        *about_passing(before, after),
        *about_the_end(after),
    ]


def about_loops(before: State, move: Move, after: State) -> list[str]:
    found = []
    looping = [colour for colour in playing_colours(after) if is_loop(after, colour)]
    if any(not is_loop(before, colour) for colour in looping):
        found.append("DU-20 a loop is closed")
    if isinstance(move, TurnTile):
        found.append("DU-20 a tile is turned")
    if isinstance(move, TurnTile | Decline):
        found += about_turns(before)
    if isinstance(move, Decline):
        found.append("DU-22 declined")
    return found


def about_turns(state: State) -> list[str]:
    seat = state.to_move
    assert seat is not None
    tried = list(turns(state, seat))
    why = [why_not_turn(state, seat, move) for move in tried]
    found = [] if None in why else ["DU-22 declining is the only move"]
    if any(rule == "DU-20" and opens_one_end(state, seat, move) for move, rule in zip(tried, why, strict=True)):
        found.append("DU-20 a turn would open one end only")
    if "DU-21" in why:
        found.append("DU-21 a turn would break a colour in two")
    if "DU-5" in why:
        found.append("DU-5 a turn would join two colours")
    return found


def opens_one_end(state: State, seat: int, move: TurnTile) -> bool:
    tile = tiles_at(state, move.cell)[0]
    own_quarter_turn = tile.colour in colours_of(state, seat) and (move.turn - tile.turn) % 2 == 1
    return own_quarter_turn and ends_after_turn(after_turn(state, move), str(tile.colour)) == 1


def about_terminals(before: State, move: Move, after: State) -> list[str]:
    if not isinstance(move, Lay) or move.kind != TERMINAL:
        return []
    found = [] if before.options["ends"] == 2 or has_laid(before, move.colour) else about_first_terminals(move, after)
    if after.tiles[-1].outside:
        found.append("DU-9 a terminal outside")
    if before.extending is not None:
        found.append("DU-30 the extension is a terminal")
    if has_laid(before, move.colour) and any(tile.cell == move.cell for tile in before.tiles):
        found.append("DU-12 a terminal back to back")
    return found


def about_first_terminals(move: Lay, after: State) -> list[str]:
    found = [f"DU-53 with start {after.options['start']}, {after.seats} seats"]
    own = route(after, move.colour)
    if own is not None and own.length() > 1:
        found.append("DU-53 gray paths carry the new end on")
    return found


def about_passing(before: State, after: State) -> list[str]:
    if after.to_move is None:
        return []
    found = ["DU-14 passed over"] if after.passed - before.passed else []
    if after.to_move in before.passed and after.to_move != before.to_move:
        found.append("DU-14 freed again")
        if not any(has_laid(before, colour) for colour in colours_of(after, after.to_move)):
            found.append("DU-14 a late first tile")
    return found


def rare_beginning(state: State) -> list[str]:
    """Only DU-53 asks more of some seats than of others before anybody has laid anything."""
    if state.due or not state.passed:
        return []
    return ["DU-14 nobody finds a place" if state.to_move is None else "DU-53 a seat and its partner find no place"]


def about_the_end(state: State) -> list[str]:
    if state.to_move is not None or state.options["scoring"] == "basic":
        return []
    keepers = [seat for seat in range(state.seats) if not laid_every_dingo(state, seat)]
    found = [f"DU-41 animals of the {state.options['start']} count"] if counts_animals_laid_out(state) else []
    if len(keepers) == state.seats:
        found.append("DU-42 nobody laid his dingo")
    elif keepers:
        found.append("DU-42 somebody did not lay his dingo")
    return found


def counts_animals_laid_out(state: State) -> bool:
    """Some route runs over an animal of the line or ring."""
    playing = playing_colours(state)
    laid_out = {tile.cell for tile in state.tiles if tile.colour is not None and tile.colour not in playing}
    routes = [chain for chain in chains_of(state) if chain.colours.intersection(playing)]
    return any(path.animal and path.cell in laid_out for chain in routes for path in chain.paths)
