"""A move before it is made: a start on the mountain, a line on the transparency alone. DH-15: only with an overlay does
one see how a line would lie on the mountain."""

from collections.abc import Sequence
from itertools import pairwise

from tablelands.core.text import Text
from tablelands.core.viewport import Viewport

from ..components import Point
from ..diagram import (
    COLOURS,
    framed_sheet,
    mountain_lines,
    mountain_of,
    scale_for,
    sheet_canvas,
    unpainted,
)
from ..formats.board_layout import laid_line
from ..formats.dots import Canvas, Paint
from ..formats.moves import Draw, Move, Start
from ..formats.notation import LETTERS
from ..formats.sealing import put_draw_of
from ..formats.wire import LaidLineJson
from ..rules.starts import put_start
from ..state import OVERLAY, TO_DRAW, TO_START, State


def shows(state: State) -> bool:
    return bool(state.phase in (TO_START, TO_DRAW))


def show(state: State, seat: int, move: Move, paint: Paint = unpainted, viewport: Viewport | None = None) -> str:
    match move:
        case Start(x):
            lines = _with_start(state, seat, x, paint, viewport)
        case Draw() if state.assist == OVERLAY:
            lines = _on_mountain(state, seat, move, paint, viewport)
        case Draw():
            lines = _on_transparency(state, seat, move, paint)
    return "\n".join(line.rstrip() for line in lines)


def changes(state: State, seat: int, move: Move) -> Sequence[Text]:
    """How far a line leads is what everybody has to judge by eye."""
    return ()


def _with_start(state: State, seat: int, x: int, paint: Paint, viewport: Viewport | None) -> list[str]:
    marked = state.copy()
    put_start(marked, seat, x)
    return mountain_lines(marked, paint, mountain_of(marked, scale_for(marked, viewport)))


def _on_mountain(state: State, seat: int, move: Draw, paint: Paint, viewport: Viewport | None) -> list[str]:
    canvas = mountain_of(state, scale_for(state, viewport))
    laid = _laid(state, seat, move)
    _put_line(canvas, laid["line"], COLOURS[seat])
    for stop, number in zip(laid["stops"], move.holes, strict=True):
        canvas.put_sign(_point(laid["line"][stop]), LETTERS[number], COLOURS[seat])
    return mountain_lines(state, paint, canvas)


def _on_transparency(state: State, seat: int, move: Draw, paint: Paint) -> list[str]:
    """Flipped and turned as it will be laid down."""
    laid = _laid(state, seat, move)
    left, top, *size = laid["sheet"]["box"]
    canvas = sheet_canvas(size)
    _put_line(canvas, [[x - left, y - top] for x, y in laid["line"]], COLOURS[seat])
    for number, (x, y) in enumerate(laid["sheet"]["holes"]):
        canvas.put_sign((x - left, y - top), LETTERS[number], COLOURS[seat] if number in move.holes else "")
    return framed_sheet(seat, canvas, paint)


def _put_line(canvas: Canvas, line: Sequence[Sequence[int]], colour: str) -> None:
    for start, end in pairwise(line):
        canvas.put_stroke(_point(start), _point(end), colour)


def _point(pair: Sequence[int]) -> Point:
    x, y = pair
    return x, y


def _laid(state: State, seat: int, move: Draw) -> LaidLineJson:
    drawn = state.copy()
    put_draw_of(drawn, seat, move)
    return laid_line(drawn, seat)
