"""The rules in short, only what the options in force bring about; how to read the mountain and write a line."""

from collections.abc import Sequence

from tablelands.core.text import Text, joined, listed, same

from ..diagram import Paint, unpainted
from ..rules.ranking import RACE_POINTS
from ..state import OVERLAY, STRAIGHT, State
from . import guide_texts as texts

HEADLINE = "cyan"
Paragraph = tuple[Text, Sequence[Text]]


def legend(paint: Paint = unpainted) -> Text:
    return texts.HOW_TO_READ


def paragraphs(state: State, paint: Paint = unpainted) -> list[Text]:
    headed: list[Paragraph] = [
        (texts.AIM, [texts.RACE]),
        (texts.MOUNTAIN, _mountain(state)),
        (texts.START, [texts.MARK_START]),
        (texts.DRAWING, [texts.ALL_DRAW, *_drawing(state)]),
        (texts.RUN, [texts.LAID_ON, texts.PASS_ON]),
        (texts.FLAGS, [texts.TAKE_FLAGS.fill(rows=state.rows)]),
        (texts.END, [texts.LAST_ROUND.fill(rounds=state.max_rounds)]),
        (texts.POINTS, [_points(state)]),
    ]
    return [*(_headed(headline, sentences, paint) for headline, sentences in headed), legend(paint)]


def _headed(headline: Text, sentences: Sequence[Text], paint: Paint) -> Text:
    painted = Text(*(paint(word, HEADLINE) for word in (headline.en, headline.de, headline.fr)))
    return texts.PARAGRAPH.fill(headline=painted, text=joined(sentences, " "))


def _mountain(state: State) -> list[Text]:
    boards = texts.BOARDS.fill(rows=state.rows, columns=state.columns)
    full = state.slots in (0, state.rows * state.columns)
    return [boards] if full else [boards, texts.HOLES_IN_COURSE]


def _drawing(state: State) -> list[Text]:
    """DH-15."""
    viewport = texts.WITH_OVERLAY if state.assist == OVERLAY else texts.BY_EYE
    return [texts.STRAIGHT if state.assist == STRAIGHT else texts.BENDS, viewport]


def _points(state: State) -> Text:
    points = listed([same(str(RACE_POINTS[state.seats - 2][rank])) for rank in range(state.seats)])
    return texts.RANKING.fill(seats=state.seats, points=points)
