"""What sides and seats are called."""

from tablelands.core.text import Text, mover

from ..state import State, side_of
from . import texts


def axis_of(state: State, side: int) -> Text:
    return texts.AXES[side ^ state.swap_axes]


def side_name(state: State, side: int) -> Text:
    """At the beginning of a sentence."""
    return texts.SENTENCE_AXES[side ^ state.swap_axes]


def player_name(state: State, seat: int) -> Text:
    """At the beginning of a sentence: the side, and which of its partners."""
    side = side_name(state, side_of(seat))
    return mover(seat, side if state.seats == 2 else texts.PARTNER.fill(side=side, number=seat + 1))
