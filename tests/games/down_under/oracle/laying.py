"""Why a tile may not be laid: one question after another, the first that fails gives the clause."""

from .actions import as_tile
from .area import could_lie_inside
from .chains import free_half
from .geometry import Door, around, beyond, far_side
from .moves import Lay
from .squares import completes_square_of_partner, is_empty_cell_of_area, opens_a_square, why_spoils_the_square
from .state import (
    State,
    has_laid,
    occupied,
    open_ends,
    opens_with_squares,
    players_tiles,
    route,
    tiles_at,
    two_routes,
    would_mix_colours,
)
from .tiles import COLOURS, TERMINAL, colour_edges, left_of_kind


def why_not_lay(state: State, lay: Lay) -> str | None:
    return why_not_in_hand(state, lay) or why_not_placed(state, lay)


def why_not_placed(state: State, lay: Lay) -> str | None:
    """Where it would lie; the animal on it makes no difference."""
    return (
        why_cell_is_taken(state, lay)
        or why_off_the_area(state, lay)
        or why_out_of_place(state, lay)
        or why_joins_colours(state, lay)
        or why_spoils_round_one(state, lay)
    )


def why_not_in_hand(state: State, lay: Lay) -> str | None:
    hand = state.hands[lay.colour]
    if left_of_kind(hand, lay.kind) == 0:
        return "DU-1"
    return None if hand[lay.kind, lay.animal] > 0 else "DU-4"


def why_cell_is_taken(state: State, lay: Lay) -> str | None:
    if lay.cell in state.closed:
        return "DU-33"
    here = tiles_at(state, lay.cell)
    back_to_back = lay.kind == TERMINAL and free_half(here) == lay.turn
    return "DU-12" if here and not back_to_back else None


def why_off_the_area(state: State, lay: Lay) -> str | None:
    if lay.kind == TERMINAL or could_lie_inside(state, lay.cell):
        return None
    return "DU-8"


def why_out_of_place(state: State, lay: Lay) -> str | None:
    if state.extending is not None:
        return why_not_the_extension(state, lay)
    if has_laid(state, lay.colour):
        return why_does_not_extend(state, lay)
    if opens_with_squares(state):
        return why_no_opening_terminal(state, lay)
    return why_no_opening_tile(state, lay)


def why_no_opening_tile(state: State, lay: Lay) -> str | None:
    if lay.kind == TERMINAL:
        return "DU-10"
    return why_starts_elsewhere(state, lay)


def why_starts_elsewhere(state: State, lay: Lay) -> str | None:
    if not state.tiles:
        return None if lay.cell == (0, 0) else "DU-3"
    if not players_tiles(state):
        return None  # DU-10: a line or frame leaves the whole inside open
    touches = any(cell in occupied(state) for cell in around(lay.cell))
    return None if touches else "DU-10"


def why_no_opening_terminal(state: State, lay: Lay) -> str | None:
    if lay.kind != TERMINAL:
        return "DU-53"
    if not opens_a_square(lay.colour):
        return None if completes_square_of_partner(state, lay) else "DU-53"
    return why_starts_elsewhere(state, lay) or (None if is_empty_cell_of_area(state, lay.cell) else "DU-53")


def why_does_not_extend(state: State, lay: Lay) -> str | None:
    if two_routes(state) and len(state.tiles) == len(COLOURS) and lay.kind == TERMINAL:
        return "DU-54"
    if not any(tiles_at(state, beyond(*door)) for door in colour_doors(lay)):
        return "DU-11"
    own = route(state, lay.colour)
    ends = [] if own is None else open_ends(state, own)
    reached = any(far_side(end) in colour_doors(lay) for end in ends)
    return None if reached else "DU-11"


def why_not_the_extension(state: State, lay: Lay) -> str | None:
    pond = state.extending
    assert pond is not None
    goes_on = far_side((pond.cell, pond.edge)) in colour_doors(lay)
    return None if goes_on and lay.colour == pond.colour else "DU-30"


def colour_doors(lay: Lay) -> list[Door]:
    return [(lay.cell, edge) for edge in colour_edges(lay.kind, lay.turn)]


def why_spoils_round_one(state: State, lay: Lay) -> str | None:
    if has_laid(state, lay.colour) or not opens_with_squares(state):
        return None
    return why_spoils_the_square(state, lay)


def why_joins_colours(state: State, lay: Lay) -> str | None:
    return "DU-5" if would_mix_colours(state, as_tile(state, lay)) else None
