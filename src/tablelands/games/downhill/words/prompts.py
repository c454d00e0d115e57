"""How the game stands, and what to do."""

from collections.abc import Sequence

from tablelands.core.text import Text, same

from .. import diagram
from ..formats.moves import Move
from ..formats.notation import LETTERS
from ..rules import ranking
from ..rules.course import bottom
from ..state import OVERLAY, SIDE, STOPS, TO_DRAW, TO_START, State
from . import texts


def seat_name(state: State, seat: int) -> Text:
    return same(diagram.SIGNS[seat])


def status(state: State, seat: int | None, moves: Sequence[Move] | None) -> list[Text]:
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
