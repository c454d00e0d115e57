"""Why a game is over."""

from collections.abc import Sequence

from tablelands.core.scene import Scene
from tablelands.core.text import Text

from ..state import NOBODY, State
from . import texts
from .prompts import axis_of


def reason(state: State) -> Text:
    winner = 0 if state.winner == NOBODY else state.winner
    return texts.ENDINGS[state.ending].fill(axis=axis_of(state, winner))


def explain(state: State) -> Sequence[Scene]:
    """The reason says it all."""
    return []
