"""What the player at the move should know."""

from collections.abc import Sequence

from tablelands.core.text import Text

from ..components import KINDS
from ..formats.moves import Move
from ..rules import board
from ..state import NOBODY, State, side_of
from . import texts


def seat_name(state: State, seat: int) -> Text:
    return axis_of(state, side_of(seat))


def status(state: State, seat: int | None, moves: Sequence[Move] | None) -> Sequence[Text]:
    supply = texts.SUPPLY.fill(**dict(zip(KINDS, state.supply, strict=True)))
    return [supply] if state.ending else [supply, _task(state)]


def axis_of(state: State, side: int) -> Text:
    return texts.AXES[side ^ state.swap_axes]


def _task(state: State) -> Text:
    if state.tiles < board.FULL:
        return texts.FIRST_PHASE.fill(tiles=state.tiles)
    if state.claimer != NOBODY:
        return texts.REFUTE
    for side in (0, 1):
        if state.routes[side]:
            return texts.BREAK_IT.fill(axis=axis_of(state, side))
    return texts.SECOND_PHASE
