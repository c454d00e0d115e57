"""What sides and seats are called."""

from functools import cache

from tablelands.core.text import Named, Text, mover

from ..state import State, side_of
from . import texts


def axis_of(state: State, side: int) -> Text:
    return texts.AXES[side ^ state.swap_axes]


def side_name(state: State, side: int) -> Text:
    """At the beginning of a sentence."""
    return texts.SENTENCE_AXES[side ^ state.swap_axes]


def player_name(state: State, seat: int) -> Named:
    """At the beginning of a sentence: the side, and which of its partners."""
    return named(*player_of(state, seat))


def player_of(state: State, seat: int) -> tuple[int, int, bool]:
    """What a name depends on: the seat, its axis, and whether there is a partner to tell it from."""
    return seat, side_of(seat) ^ state.swap_axes, state.seats > 2


@cache
def named(seat: int, axis: int, has_partner: bool) -> Named:
    side = texts.SENTENCE_AXES[axis]
    return mover(seat, texts.PARTNER.fill(side=side, number=seat + 1) if has_partner else side)
