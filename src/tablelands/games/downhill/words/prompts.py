"""How the game stands, and what to do."""

from collections.abc import Sequence

from tablelands.core.text import Text, same

from .. import diagram
from ..formats.moves import Move
from ..formats.notation import LETTERS
from ..rules import flow, ranking
from ..rules.course import bottom
from ..state import OVERLAY, SIDE, STOPS, STRAIGHT, TO_DRAW, TO_START, State
from . import play_texts as texts

EXAMPLE = LETTERS[1 : STOPS + 1]


def seat_name(state: State, seat: int) -> Text:
    return same(diagram.SIGNS[seat])


def status(state: State, seat: int | None, moves: Sequence[Move] | None) -> list[Text]:
    """Moves cannot be listed: who is to move is told by the position, unless the table has ended the game."""
    on_course = [racer for racer in range(state.seats) if state.started[racer] and not state.finished[racer]]
    lines = [_standing(state, racer) for racer in on_course]
    to_move = moves is None and _is_to_move(state, seat)
    if state.phase == TO_START:
        lines.append(_start(state, to_move))
    elif state.phase == TO_DRAW:
        lines.append(texts.ROUND.fill(round=state.round, rounds=state.max_rounds))
        lines += _task(state) if to_move else [_waiting(state, seat)]
    return lines


def _is_to_move(state: State, seat: int | None) -> bool:
    if seat is None:
        return False
    return not state.drawn[seat] if state.phase == TO_DRAW else seat == flow.mover(state)


def _standing(state: State, seat: int) -> Text:
    return texts.STANDING.fill(
        sign=diagram.SIGNS[seat],
        x=state.mark_x[seat],
        y=state.mark_y[seat],
        to_go=bottom(state) - state.mark_y[seat],
        flags=ranking.flag_points(state, seat),
    )


def _start(state: State, to_move: bool) -> Text:
    if to_move:
        return texts.MARK_START.fill(example=state.columns * SIDE // 2, width=state.columns * SIDE)
    return texts.WAITS_FOR_START.fill(sign=diagram.SIGNS[flow.mover(state)])


def _task(state: State) -> list[Text]:
    task = (texts.CHOOSE_HOLES if state.assist == STRAIGHT else texts.DRAW_LINE).fill(example=EXAMPLE)
    return [task, texts.LOOK_FIRST.fill(example=EXAMPLE)] if state.assist == OVERLAY else [task]


def _waiting(state: State, seat: int | None) -> Text:
    """Who else has drawn is not in what a seat sees of the position."""
    return texts.ALL_DRAW if seat is None or not state.drawn[seat] else texts.YOURS_IS_SEALED
