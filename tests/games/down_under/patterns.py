"""Boards from which a very rare case is one play away: how much a state looks like one of them."""

from collections.abc import Iterator

from tests.games.down_under.oracle.chains import Chain, chain_at
from tests.games.down_under.oracle.geometry import EDGES, Cell, Door, Edge, beyond
from tests.games.down_under.oracle.leads import leads_into
from tests.games.down_under.oracle.rare_ponds import unjoined_edges
from tests.games.down_under.oracle.state import (
    State,
    chains_of,
    is_loop,
    occupied,
    open_ends,
    playing_colours,
    route,
    tiles_at,
)
from tests.games.down_under.oracle.tiles import CURVED


def colours_into(state: State) -> dict[Cell, set[str]]:
    return {cell: set(entries.values()) for cell, entries in leads_into(state).items()}


def neutral_into(state: State) -> dict[Cell, set[Chain]]:
    found: dict[Cell, set[Chain]] = {}
    for chain in chains_of(state):
        if not chain.colours:
            for end in chain.loose_ends:
                found.setdefault(beyond(*end), set()).add(chain)
    return found


def empty_pairs(state: State) -> Iterator[tuple[Cell, Edge, Cell]]:
    """Neighbouring cells, both empty, the first with a route leading in."""
    taken = occupied(state) | state.closed
    for cell in leads_into(state):
        for edge in EDGES:
            if beyond(cell, edge) not in taken:
                yield cell, edge, beyond(cell, edge)


def two_colours_beyond(state: State) -> int:
    """DU-33, no extension possible: the fourth edge leads between the ends of two others."""
    leading, best = leads_into(state), 0
    for cell, edge, onward in empty_pairs(state):
        here = {colour for side, colour in leading[cell].items() if side != edge}
        sides = [leading.get(onward, {}).get((edge + quarter) % 4) for quarter in (1, 3)]
        across = {colour for colour in sides if colour is not None}
        best = max(best, 20 * min(len(here), 2) + 20 * len(across) + 10 * len(across - here))
    return best


def two_at_once(state: State) -> int:
    """DU-31 and the mover's own other end: one tile brings a colour itself, and another along a neutral chain."""
    leading, neutral, best = colours_into(state), neutral_into(state), 0
    for cell, _, onward in empty_pairs(state):
        here, there = leading[cell], leading.get(onward, set())
        shared = neutral.get(cell, set()) & neutral.get(onward, set())
        near = 15 * bool(neutral.get(cell)) + 15 * bool(neutral.get(onward)) + 40 * bool(shared)
        best = max(best, 20 * min(len(here), 2) + 20 * min(len(there), 2) + near + 15 * len(here & there))
    return best


def two_cells_beside(state: State) -> int:
    """DU-33, several cells: both paths of one tile lead into cells where two others meet."""
    leading, best = colours_into(state), 0
    for cell, inner in leading.items():
        beside = [leading.get(beyond(cell, edge), set()) - inner for edge in EDGES]
        crowded = sorted((min(len(colours), 2) for colours in beside), reverse=True)[:2]
        best = max(best, 15 * min(len(inner), 2) + 20 * sum(crowded))
    return best


def before_open_ponds(state: State) -> list[Cell]:
    """Cells before an edge of a billabong that no route has entered."""
    return [beyond(cell, edge) for cell, edge in unjoined_edges(state) if not is_entered(state, (cell, edge))]


def is_entered(state: State, door: Door) -> bool:
    chain = chain_at(chains_of(state), door)
    return chain is not None and bool(chain.colours)


def crowd_at_an_open_pond(state: State) -> int:
    """DU-33: the fourth edge faces an edge of another billabong that nobody has entered."""
    free = [cell for cell in before_open_ponds(state) if cell not in occupied(state)]
    return max((200 - 8 * sum(nearest(ahead(state), cell)[:3]) for cell in free), default=0)


def loop_at_an_open_pond(state: State) -> int:
    """DU-20: a curve of a loop whose gray path runs into a billabong; turned, the loop would end there."""
    cells = before_open_ponds(state)
    return max((loops_past(state, colour, cell) for cell in cells for colour in ahead(state)), default=0)


def loops_past(state: State, colour: str, cell: Cell) -> int:
    led = ahead(state)[colour]
    past = any(tile.colour == colour and tile.kind == CURVED for tile in tiles_at(state, cell))
    if past and is_loop(state, colour):
        return 600
    if past and len(led) == 2:
        return 400 - 8 * distance(*led)
    still_free = len(led) == 2 and cell not in occupied(state)
    return 200 - 8 * min(distance(end, cell) for end in led) if still_free else 0


def ahead(state: State) -> dict[str, list[Cell]]:
    """The cells that each colour's open ends lead into."""
    routes = {colour: route(state, colour) for colour in playing_colours(state)}
    return {
        colour: [beyond(*end) for end in open_ends(state, own)] for colour, own in routes.items() if own is not None
    }


def nearest(led: dict[str, list[Cell]], place: Cell) -> list[int]:
    """How far each colour is from leading into a cell, the nearest first."""
    return sorted(min((distance(cell, place) for cell in cells), default=20) for cells in led.values())


def distance(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
