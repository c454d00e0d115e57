"""Legal or not, and every legal move found by trying them all."""

from collections.abc import Iterator
from dataclasses import replace

from .actions import after_pond, after_turn, is_turnable
from .area import inner_cells
from .chains import Chain
from .geometry import Cell, around, beyond, reading_order
from .laying import why_not_lay, why_not_placed
from .leads import leads_into
from .moves import Decline, Lay, LayPond, Move, TurnTile
from .state import (
    State,
    chains_of,
    colours_of,
    has_laid,
    is_loop,
    mixes_colours,
    occupied,
    open_ends,
    playing_colours,
    route,
    tiles_at,
    two_routes,
)
from .tiles import BILLABONG, CURVED, DISTINCT_TURNS, KINDS, least_turn, left_of_kind


def why_illegal(state: State, seat: int, move: Move) -> str | None:
    return why_not_now(state, seat, move) or why_not_there(state, seat, move)


def why_not_now(state: State, seat: int, move: Move) -> str | None:
    """Reasons that lie in the moment and the colour, wherever the move would go."""
    if state.extending is not None:
        return None if isinstance(move, Lay) else "DU-30"
    looping = any(is_loop(state, colour) for colour in colours_of(state, seat))
    match move:
        case Decline():
            return None if looping else "DU-22"
        case TurnTile():
            return None if looping else "DU-20"
        case Lay() | LayPond():
            return "DU-20" if looping else why_not_this_colour(state, seat, move.colour)


def why_not_this_colour(state: State, seat: int, colour: str) -> str | None:
    if colour not in colours_of(state, seat) or colour in state.played:
        return "DU-54"
    waiting = [own for own in colours_of(state, seat) if not has_laid(state, own)]
    if two_routes(state) and waiting and colour != waiting[0]:
        return "DU-54"
    return None


def why_not_there(state: State, seat: int, move: Move) -> str | None:
    match move:
        case Decline():
            return None
        case TurnTile():
            return why_not_turn(state, seat, move)
        case LayPond():
            return why_not_pond(state, seat, move)
        case Lay():
            return why_not_lay(state, move)


def why_not_turn(state: State, seat: int, move: TurnTile) -> str | None:
    own = colours_of(state, seat)
    tiles = [tile for tile in tiles_at(state, move.cell) if is_turnable(tile, move.cell)]
    if not tiles or tiles[0].colour not in own:
        return "DU-20"
    new_turn = least_turn(tiles[0].kind, move.turn)
    if (new_turn - tiles[0].turn) % 2 == 0:
        return "DU-20"
    return why_bad_after_turn(after_turn(state, move), tiles[0].colour)


def why_bad_after_turn(trial: State, colour: str) -> str | None:
    if mixes_colours(trial):
        return "DU-5"
    chains = chains_of(trial)
    if any(parts_of(chains, other) > 1 for other in playing_colours(trial)):
        return "DU-21"
    return None if ends_after_turn(trial, colour) == 2 else "DU-20"


def ends_after_turn(trial: State, colour: str) -> int:
    own = route(trial, colour)
    return 0 if own is None else len(open_ends(trial, own))


def parts_of(chains: list[Chain], colour: str) -> int:
    return sum(colour in chain.colours for chain in chains)


def why_not_pond(state: State, seat: int, move: LayPond) -> str | None:
    meeting = state.meetings.get(move.cell)
    if meeting is None or meeting.by != seat or meeting.turn_number == state.turn_number:
        return "DU-32"
    leading = set(leads_into(state).get(move.cell, {}).values())
    out_of_curves = any(left_of_kind(state.hands[colour], CURVED) == 0 for colour in leading)
    if len(leading) != 2 or move.colour not in leading or not out_of_curves:
        return "DU-32"
    if state.billabongs == 0:
        return "DU-32"
    return "DU-5" if mixes_colours(after_pond(state, move)) else None


def legal_moves(state: State, seat: int) -> Iterator[Move]:
    yield from legal_lays(state, seat)
    for candidates in (ponds(state, seat), turns(state, seat)):
        for move in candidates:
            if why_not_there(state, seat, move) is None:
                yield move
    if why_not_now(state, seat, Decline()) is None:
        yield Decline()


def legal_lays(state: State, seat: int) -> Iterator[Lay]:
    """Where a tile may lie has nothing to do with its animal, so that comes last."""
    for plain in lays(state, seat):
        if why_not_placed(state, plain) is None:
            for (kind, animal), left in sorted(state.hands[plain.colour].items(), key=str):
                if kind == plain.kind and left > 0:
                    yield replace(plain, animal=animal)


def can_play(state: State, seat: int) -> bool:
    return next(legal_moves(state, seat), None) is not None


def lays(state: State, seat: int) -> Iterator[Lay]:
    """Every tile in hand, but for its animal, in every cell and every turn."""
    for colour in colours_of(state, seat):
        if why_not_now(state, seat, Lay(KINDS[0], (0, 0), 0, colour)) is None:
            cells = cells_ahead(state, colour) if has_laid(state, colour) else candidate_cells(state)
            for kind in KINDS:
                if left_of_kind(state.hands[colour], kind):
                    for cell in cells:
                        for turn in range(DISTINCT_TURNS[kind]):
                            yield Lay(kind, cell, turn, colour)


def cells_ahead(state: State, colour: str) -> list[Cell]:
    """What extends a route lies where one of its ends leads (DU-11)."""
    own = route(state, colour)
    return [] if own is None else sorted({beyond(*end) for end in open_ends(state, own)}, key=reading_order)


def ponds(state: State, seat: int) -> Iterator[LayPond]:
    for colour in colours_of(state, seat):
        if why_not_now(state, seat, LayPond((0, 0), 0, colour)) is None:
            for cell in sorted(state.meetings, key=reading_order):
                for turn in range(DISTINCT_TURNS[BILLABONG]):
                    yield LayPond(cell, turn, colour)


def turns(state: State, seat: int) -> Iterator[TurnTile]:
    if why_not_now(state, seat, TurnTile((0, 0), 0)) is None:
        for tile in list(state.tiles):
            if is_turnable(tile, tile.cell):
                for turn in range(DISTINCT_TURNS[tile.kind]):
                    yield TurnTile(tile.cell, turn)


def candidate_cells(state: State) -> list[Cell]:
    cells = occupied(state) | {(0, 0)}
    for cell in occupied(state):
        cells.update(around(cell))
    if state.options["start"] == "frame" and state.size is not None:
        cells.update(inner_cells(state.size))
    if state.options["start"] == "line":
        cells.update(cells_of_box(occupied(state)))
    return sorted(cells, key=reading_order)


def cells_of_box(cells: set[Cell]) -> list[Cell]:
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    return [(x, y) for y in range(min(rows), max(rows) + 1) for x in range(min(columns), max(columns) + 1)]
