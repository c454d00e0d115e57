"""What the game is about, how to read the board and write a move."""

from collections.abc import Sequence

from tablelands.core.text import Text, same

from .. import diagram
from ..diagram import Paint, unpainted
from ..state import State
from . import texts


def legend(paint: Paint = unpainted) -> Text:
    pictures = same(diagram.legend(paint))
    return same("{pictures}\n\n{how}").fill(pictures=pictures, how=texts.HOW_TO_READ)


def paragraphs(state: State, paint: Paint = unpainted) -> Sequence[Text]:
    return [texts.ABOUT, legend(paint)]
