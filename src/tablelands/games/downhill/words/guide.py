"""What the game is about, how to read the mountain and write a line."""

from collections.abc import Sequence

from tablelands.core.text import Text

from ..diagram import Paint, unpainted
from ..state import State
from . import texts


def legend(paint: Paint = unpainted) -> Text:
    return texts.HOW_TO_READ


def paragraphs(state: State, paint: Paint = unpainted) -> Sequence[Text]:
    return [texts.ABOUT, legend(paint)]
