"""The rules in short, only what the options in force bring about; how to read the board and write a move."""

from collections.abc import Sequence

from tablelands.core.text import Text, joined, same

from .. import diagram
from ..diagram import Paint, unpainted
from ..state import State
from . import guide_texts as texts

HEADLINE = "cyan"
Paragraph = tuple[Text, Sequence[Text]]
SIDES = {2: texts.TWO_SIDES, 3: texts.THREE_PLAY, 4: texts.FOUR_PLAY}


def legend(paint: Paint = unpainted) -> Text:
    pictures = same(diagram.legend(paint))
    return same("{pictures}\n\n{how}").fill(pictures=pictures, how=texts.HOW_TO_READ)


def paragraphs(state: State, paint: Paint = unpainted) -> Sequence[Text]:
    paragraphs: list[Paragraph] = [
        (texts.AIM, [_aim(state)]),
        (texts.TILES, [texts.SHARED, texts.KINDS]),
        (texts.ROUTES, [texts.TRAIN, texts.SPAN]),
        (texts.FIRST_PHASE, [texts.LAY, texts.WIN_AT_ONCE]),
        (texts.SECOND_PHASE, [texts.COVER, texts.WIN_LATER]),
    ]
    if state.claims:
        paragraphs.append((texts.CLAIM, [texts.MAKE_CLAIM, texts.ANSWER_CLAIM]))
    paragraphs.append((texts.END, [texts.LAST_TRIPLE, texts.NO_TIE if state.claims else texts.TIE]))
    return [*(_headed(headline, sentences, paint) for headline, sentences in paragraphs), legend(paint)]


def _aim(state: State) -> Text:
    first, second = texts.WAYS[state.swap_axes], texts.WAYS[1 - state.swap_axes]
    return SIDES[state.seats].fill(first=first, second=second)


def _headed(headline: Text, sentences: Sequence[Text], paint: Paint) -> Text:
    painted = Text(*(paint(word, HEADLINE) for word in (headline.en, headline.de, headline.fr)))
    return texts.PARAGRAPH.fill(headline=painted, text=joined(sentences, " "))
