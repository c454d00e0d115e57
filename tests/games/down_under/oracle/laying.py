"""Why a tile may not be laid: one question after another, the first that fails gives the clause."""

from .actions import after_lay
from .area import could_lie_inside
from .chains import free_half
from .geometry import Door, around, beyond, far_side
from .moves import Lay
from .state import (
    State,
    has_laid,
    mixes_colours,
    occupied,
    open_ends,
    opens_with_squares,
    players_tiles,
    playing_colours,
    route,
    tiles_at,
    two_routes,
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
        or why_spoils_the_square(state, lay)
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
    number = COLOURS.index(lay.colour)
    if number % 2 == 0:
        return why_starts_elsewhere(state, lay)
    return None if completes_square_of(state, COLOURS[number - 1], lay) else "DU-53"


def completes_square_of(state: State, colour: str, lay: Lay) -> bool:
    here = tiles_at(state, lay.cell)
    return free_half(here) == lay.turn and here[0].colour == colour


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


def why_joins_colours(state: State, lay: Lay) -> str | None:
    return "DU-5" if mixes_colours(after_lay(state, lay)) else None


def why_spoils_the_square(state: State, lay: Lay) -> str | None:
    """DU-53: the partner's half must stay legal, and no stub may look into a free half."""
    if has_laid(state, lay.colour) or not opens_with_squares(state):
        return None
    trial = after_lay(state, lay)
    if some_stub_meets_a_free_half(trial) or not partner_can_answer(trial, lay):
        return "DU-53"
    return None


def some_stub_meets_a_free_half(state: State) -> bool:
    stubs = [(tile.cell, tile.turn) for tile in state.tiles if tile.kind == TERMINAL]
    facing = [far_side(stub) for stub in stubs]
    return any(free_half(tiles_at(state, cell)) == edge for cell, edge in facing)


def partner_can_answer(trial: State, lay: Lay) -> bool:
    number = COLOURS.index(lay.colour)
    if number % 2 == 1 or number + 1 >= len(playing_colours(trial)):
        return True
    answer = Lay(TERMINAL, lay.cell, (lay.turn + 2) % 4, COLOURS[number + 1])
    return why_not_lay(trial, answer) is None
