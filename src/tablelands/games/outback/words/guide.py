"""The rules in short, only what the options in force bring about; how to read the landscapes and write a move."""

from collections.abc import Sequence

from tablelands.core.text import Text, joined

from ..diagram import Paint, unpainted
from ..formats.positions import bonus_called
from ..rules.landscape import size_of
from ..rules.scoring import ANIMAL_COUNT
from ..state import JEEP_PLACES, NOT_DRAWN, TILE_COUNT, State
from . import guide_texts
from .names import worth
from .prompts import penalty_text

HEADLINE = "cyan"
Paragraph = tuple[Text, Sequence[Text]]


def legend(paint: Paint = unpainted) -> Text:
    return guide_texts.HOW_TO_READ


def paragraphs(state: State, paint: Paint = unpainted) -> list[Text]:
    sections = [
        (guide_texts.AIM, [guide_texts.SETTLE]),
        _beginning(state),
        (guide_texts.ROLLING, [guide_texts.UP_TO_THREE.fill(dice=state.dice_count)]),
        (guide_texts.TAKING, [guide_texts.GROUPS_OF_DICE, guide_texts.MUST_TAKE]),
        _losing(state),
        _points(state),
        _bonus(state),
        (guide_texts.END, [guide_texts.ALL_FULL if state.all_full else guide_texts.FIRST_FULL]),
        (guide_texts.COUNT, [guide_texts.COUNTING.fill(start=state.start_value), guide_texts.TIES]),
    ]
    return [*(_headed(headline, sentences, paint) for headline, sentences in sections), legend(paint)]


def _headed(headline: Text, sentences: Sequence[Text], paint: Paint) -> Text:
    painted = Text(*(paint(word, HEADLINE) for word in (headline.en, headline.de, headline.fr)))
    return guide_texts.PARAGRAPH.fill(headline=painted, text=joined(sentences, " "))


def _beginning(state: State) -> Paragraph:
    start = guide_texts.START.fill(hexes=size_of(state.hexes), start=state.start_value, places=JEEP_PLACES)
    return guide_texts.BEGINNING, [start.fill(tiles=_all_tiles(state))]


def _all_tiles(state: State) -> int:
    """Wherever they lie now; the kinds of unseen ones are counted with the bag (OB-9)."""
    settled = sum(size_of(state.settled[owner]) for owner in range(state.seats * ANIMAL_COUNT))
    return sum(state.bag) + sum(state.jeep) + settled


def _losing(state: State) -> Paragraph:
    drawn = state.penalty == NOT_DRAWN
    cost = guide_texts.LOST_COST_DRAWN if drawn else guide_texts.LOST_COST.fill(rule=penalty_text(state))
    return guide_texts.LOSING, [guide_texts.NOTHING_TO_TAKE, cost]


def _points(state: State) -> Paragraph:
    upper = state.track_end - state.left_end
    moving = guide_texts.MARKERS_MOVE.fill(start=state.start_value, left=state.left_end, upper=upper)
    return guide_texts.POINTS, [moving]


def _bonus(state: State) -> Paragraph:
    if not state.plus:
        return guide_texts.BONUS, [guide_texts.THIRD_OF_A_KIND]
    if state.tiles_to_draw:
        return guide_texts.BONUS, [guide_texts.FIVE_DRAWN, guide_texts.FULL_ROWS]
    tiles = joined([worth(bonus_called(state, tile), state.tile_values[tile]) for tile in _in_play(state)])
    return guide_texts.BONUS, [guide_texts.OPEN_TILES.fill(tiles=tiles), guide_texts.FULL_ROWS]


def _in_play(state: State) -> list[int]:
    """Those that lie open, and those that somebody has."""
    earned = [
        tile
        for seat in range(state.seats)
        for tile in state.bonus[seat * TILE_COUNT : seat * TILE_COUNT + state.bonus_count[seat]]
    ]
    return [tile for tile in range(TILE_COUNT) if state.tiles >> tile & 1 or tile in earned]
