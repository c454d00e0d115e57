"""A move before it is made: the board after it, what it would set off, and what the next tile could then do."""

from tablelands.core.text import Text, apart, cell, joined
from tablelands.core.viewport import Viewport

from .. import diagram
from ..diagram import Paint, unpainted
from ..formats.moves import Move, encode
from ..formats.screen import threats
from ..rules import play
from ..state import State
from . import texts
from .ending import reason
from .names import axis_of
from .stories import of_move


def shows(state: State) -> bool:
    return True


def show(state: State, seat: int, move: Move, paint: Paint = unpainted, viewport: Viewport | None = None) -> str:
    return diagram.draw(_after(state, move), paint, viewport)


def changes(state: State, seat: int, move: Move) -> list[Text]:
    after = _after(state, move)
    if after.ending:
        return [reason(after)]
    return [*(scene.text for scene in of_move(state, after, seat, move)), *_next_tile(after)]


def _after(state: State, move: Move) -> State:
    after = state.copy()
    play(after, encode(move))
    return after


def _next_tile(after: State) -> list[Text]:
    found = threats(after)
    if not found:
        return [texts.NO_ROUTE_NEXT]
    sides = sorted({threat["side"] for threat in found})
    return [texts.ROUTE_NEXT.fill(axis=axis_of(after, side), cells=_cells(after, side)) for side in sides]


def _cells(after: State, side: int) -> Text:
    cells = [cell(threat["x"], threat["y"]) for threat in threats(after) if threat["side"] == side]
    return apart(joined(cells, " "), joined(cells))
