"""Round one with terminals, two of them back to back in a square (DU-53, DU-54)."""

from .actions import after_lay
from .area import could_lie_inside
from .chains import free_half
from .geometry import Cell, beyond
from .moves import Lay
from .state import State, has_laid, mixes_colours, occupied, playing_colours, route, tiles_at
from .tiles import COLOURS, TERMINAL


def opens_a_square(colour: str) -> bool:
    return COLOURS.index(colour) % 2 == 0


def completes_square_of_partner(state: State, lay: Lay) -> bool:
    here = tiles_at(state, lay.cell)
    partner = COLOURS[COLOURS.index(lay.colour) - 1]
    return free_half(here) == lay.turn and here[0].colour == partner


def why_spoils_the_square(state: State, lay: Lay) -> str | None:
    """With the partner's in place no two colours are joined, and new ends as well as old ones lead on."""
    newcomers = [lay, *answers(state, lay)]
    trial = state
    for terminal in newcomers:
        trial = after_lay(trial, terminal)
    led_on = [colour for colour in playing_colours(state) if leads_on(state, colour)]
    colours = led_on + [terminal.colour for terminal in newcomers]
    if mixes_colours(trial) or not all(leads_on(trial, colour) for colour in colours):
        return "DU-53"
    return None


def answers(state: State, lay: Lay) -> list[Lay]:
    """The partner's terminal, where one follows."""
    partner = COLOURS[(COLOURS.index(lay.colour) + 1) % 4]
    if not opens_a_square(lay.colour) or partner not in playing_colours(state) or has_laid(state, partner):
        return []
    return [Lay(TERMINAL, lay.cell, (lay.turn + 2) % 4, partner)]


def leads_on(state: State, colour: str) -> bool:
    chain = route(state, colour)
    return chain is not None and any(is_empty_cell_of_area(state, beyond(*end)) for end in chain.loose_ends)


def is_empty_cell_of_area(state: State, cell: Cell) -> bool:
    return cell not in occupied(state) and cell not in state.closed and could_lie_inside(state, cell)
