"""Forced billabongs: three or four colours in one empty cell (DU-30, DU-31, DU-33)."""

from dataclasses import dataclass, replace

from .chains import chain_at
from .geometry import EDGES, Cell, Edge, beyond, far_side, reading_order
from .laying import why_not_placed
from .leads import Entries, leads_into
from .legality import lays
from .state import Extension, State, chains_of, colours_of
from .tiles import BILLABONG, Tile


@dataclass(frozen=True)
class Cause:
    """The tile whose laying or turning has to be settled."""

    seat: int
    cell: Cell
    colour: str


def settle(state: State, cause: Cause) -> None:
    while state.extending is None:
        crowded = crowded_cells(state, cause)
        if not crowded:
            return
        settle_cell(state, cause, crowded[0])


def crowded_cells(state: State, cause: Cause) -> list[Cell]:
    leading = leads_into(state)
    crowded = [cell for cell, entries in leading.items() if len(set(entries.values())) >= 3]
    neighbours = [beyond(cause.cell, edge) for edge in EDGES]
    near = [cell for cell in neighbours if cell in crowded]
    far = sorted((cell for cell in crowded if cell not in near), key=reading_order)
    return near + far


def settle_cell(state: State, cause: Cause, cell: Cell) -> None:
    if state.billabongs == 0:
        state.closed.add(cell)
        return
    entries = leads_into(state)[cell]
    state.billabongs -= 1
    state.tiles.append(Tile(cell, BILLABONG, 0))
    colour = colour_that_goes_on(state, cause, entries)
    if colour is not None:
        lead_out(state, cause.seat, cell, colour, entries)


def colour_that_goes_on(state: State, cause: Cause, entries: Entries) -> str | None:
    leading = set(entries.values())
    if len(leading) == 4:
        return None
    own = [colour for colour in colours_of(state, cause.seat) if colour in leading]
    if cause.colour in own:
        return cause.colour
    return own[0] if own else None


def lead_out(state: State, seat: int, cell: Cell, colour: str, entries: Entries) -> None:
    """The pond lies with every entry ended; join the mover's to the fourth edge if that works."""
    ways_in = [edge for edge in EDGES if entries.get(edge) == colour]
    if len(ways_in) == 2:
        join(state, cell, ways_in[0], ways_in[1])
        return
    ways_out = [edge for edge in EDGES if edge not in entries]
    if ways_out:
        lead_out_of(state, seat, Extension(cell, ways_out[0], colour), ways_in[0])


def lead_out_of(state: State, seat: int, way: Extension, way_in: Edge) -> None:
    neighbour = chain_at(chains_of(state), far_side((way.cell, way.edge)))
    if neighbour is not None:
        if not neighbour.colours():
            join(state, way.cell, way_in, way.edge)
        return
    trial = state.copy()
    join(trial, way.cell, way_in, way.edge)
    trial.extending = way
    if any(why_not_placed(trial, lay) is None for lay in lays(trial, seat)):
        join(state, way.cell, way_in, way.edge)
        state.extending = way


def join(state: State, cell: Cell, one: Edge, other: Edge) -> None:
    pair = (min(one, other), max(one, other))
    state.tiles = [replace(tile, joins=(pair,)) if tile.cell == cell else tile for tile in state.tiles]
