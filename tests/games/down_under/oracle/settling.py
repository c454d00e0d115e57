"""Forced billabongs: three or four colours in one empty cell (DU-30, DU-31, DU-33)."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from .chains import chain_at
from .geometry import EDGES, Cell, Edge, beyond, far_side, reading_order
from .laying import why_not_placed
from .leads import Entries, leads_into
from .legality import lays
from .state import Extension, State, chains_of, colours_of, tiles_at
from .tiles import BILLABONG, Tile


@dataclass(frozen=True)
class Cause:
    """The tile whose laying or turning has to be settled."""

    seat: int
    cell: Cell
    colour: str


def first(cells: list[Cell]) -> Cell:
    return cells[0]


def settle(state: State, cause: Cause, pick: Callable[[list[Cell]], Cell] = first) -> None:
    while state.extending is None:
        crowded = crowded_cells(state, cause)
        if not crowded:
            return
        settle_cell(state, cause, pick(crowded))


def crowded_cells(state: State, cause: Cause) -> list[Cell]:
    leading = leads_into(state)
    crowded = [cell for cell, entries in leading.items() if len(set(entries.values())) >= 3]
    neighbours = [beyond(cause.cell, edge) for edge in EDGES]
    near = [cell for cell in neighbours if cell in crowded]
    far = sorted((cell for cell in crowded if cell not in near), key=reading_order)
    return near + far


def settle_cell(state: State, cause: Cause, cell: Cell) -> None:
    entries = leads_into(state)[cell]
    if state.billabongs == 0:
        state.closed.add(cell)
        state.happened.append("DU-33 none left")
        return
    state.billabongs -= 1
    state.tiles += (Tile(cell, BILLABONG, 0),)
    if len(set(entries.values())) == 4:
        state.happened.append("DU-31 four colours")
        return
    state.happened.append("DU-30 three colours")
    colour = colour_that_goes_on(state, cause, entries)
    if colour is None:
        state.happened.append("DU-33 mover not among the three")
    else:
        state.happened.append(f"DU-30 {lead_out(state, cause.seat, cell, colour, entries)}")


def colour_that_goes_on(state: State, cause: Cause, entries: Entries) -> str | None:
    own = [colour for colour in colours_of(state, cause.seat) if colour in entries.values()]
    if len(own) == 2:
        state.happened.append("DU-54 both own colours lead in")
    if cause.colour in own:
        return cause.colour
    if own and len(colours_of(state, cause.seat)) == 2:
        state.happened.append("DU-54 the other own colour goes on")
    return own[0] if own else None


def lead_out(state: State, seat: int, cell: Cell, colour: str, entries: Entries) -> str:
    """The pond lies with every entry ended; join the mover's to the fourth edge if that works, and say what came."""
    ways_in = [edge for edge in EDGES if entries.get(edge) == colour]
    if len(ways_in) == 2:
        join(state, cell, ways_in[0], ways_in[1])
        return "joined to his own other end"
    ways_out = [edge for edge in EDGES if edge not in entries]
    if not ways_out:
        return "no way out, somebody else's other end"
    return lead_out_of(state, seat, Extension(cell, ways_out[0], colour), ways_in[0])


def lead_out_of(state: State, seat: int, way: Extension, way_in: Edge) -> str:
    outside = far_side((way.cell, way.edge))
    neighbour = chain_at(chains_of(state), outside)
    if neighbour is not None and neighbour.colours:
        return "no way out, a line or ring"
    if neighbour is not None:
        join(state, way.cell, way_in, way.edge)
        beside = any(tile.kind == BILLABONG for tile in tiles_at(state, outside[0]))
        return "joined to a billabong" if beside else "joined to a neutral path"
    trial = state.copy()
    join(trial, way.cell, way_in, way.edge)
    trial.extending = way
    if not any(why_not_placed(trial, lay) is None for lay in lays(trial, seat)):
        return "no extension possible"
    join(state, way.cell, way_in, way.edge)
    state.extending = way
    return "extension"


def join(state: State, cell: Cell, one: Edge, other: Edge) -> None:
    pair = (min(one, other), max(one, other))
    state.tiles = tuple(replace(tile, joins=(pair,)) if tile.cell == cell else tile for tile in state.tiles)
