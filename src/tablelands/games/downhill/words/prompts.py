"""How the game stands, and at the end how the points came about (DH-11 to DH-13), in words."""

from tablelands.core.text import Text

from .. import diagram
from ..formats.moves import LETTERS
from ..rules import ranking
from ..rules.course import bottom
from ..state import OVERLAY, SIDE, STOPS, TO_DRAW, TO_START, State
from . import texts


def status(state: State) -> list[Text]:
    lines = [_standing(state, seat) for seat in range(state.seats) if state.started[seat] and not state.finished[seat]]
    return lines + _task(state)


def _standing(state: State, seat: int) -> Text:
    return texts.STANDING.fill(
        sign=diagram.SIGNS[seat],
        x=state.mark_x[seat],
        y=state.mark_y[seat],
        to_go=bottom(state) - state.mark_y[seat],
        flags=ranking.flag_points(state, seat),
    )


def _task(state: State) -> list[Text]:
    if state.phase == TO_START:
        return [texts.MARK_START.fill(example=state.columns * SIDE // 2, width=state.columns * SIDE)]
    if state.phase != TO_DRAW:
        return []
    example = LETTERS[1 : STOPS + 1]
    lines = [texts.DRAW_LINE.fill(round=state.round, rounds=state.max_rounds, example=example)]
    return [*lines, texts.LOOK_FIRST.fill(example=example)] if state.assist == OVERLAY else lines


def explain(state: State) -> list[Text]:
    """Best first."""
    order = sorted(range(state.seats), key=lambda seat: (-ranking.score(state, seat), ranking.rank(state, seat)))
    return [_score(state, seat) for seat in order]


def _score(state: State, seat: int) -> Text:
    finished = state.finished[seat]
    how = (texts.FINISHED_AT if finished else texts.STOPPED_AT).fill(
        y=state.finish[seat] if finished else state.mark_y[seat]
    )
    values = [ranking.flag_value(state, slot) for slot in range(state.slots) if state.owner[slot] == seat]
    return texts.SCORE.fill(
        sign=diagram.SIGNS[seat],
        place=ranking.rank(state, seat) + 1,
        how=how,
        race=ranking.race_points(state, seat),
        flags=" + ".join(map(str, values)) or "0",
        total=ranking.score(state, seat),
    )
