"""DH-15: a line as it would lie on the mountain, for those who may look before they draw."""

from collections.abc import Iterator
from itertools import pairwise

from tablelands.core.game import Paint, unpainted

from ..diagram import ACROSS, BRAILLE, COLOURS, DOT_BITS, DOWN, Cell, mountain_lines
from ..formats.moves import LETTERS, Draw
from ..formats.sealing import put_draw_of
from ..parts import Point
from ..rules.sheet import line_length, line_on_mountain, stop_on_mountain
from ..state import SIDE, STOPS, State


def draw(state: State, seat: int, move: Draw, paint: Paint = unpainted) -> str:
    laid = state.copy()
    put_draw_of(laid, seat, move)
    over = _line_cells(laid, seat, paint) | _hole_cells(laid, seat, move, paint)
    return "\n".join(line.rstrip() for line, _ in mountain_lines(state, paint, over))


def _line_cells(laid: State, seat: int, paint: Paint) -> dict[Cell, str]:
    points = [line_on_mountain(laid, seat, index) for index in range(line_length(laid, seat))]
    dots: dict[Cell, int] = {}
    for stroke in pairwise(points):
        for row, column in _stroke_dots(*stroke):
            cell = row // 4, column // 2
            dots[cell] = dots.get(cell, 0) | DOT_BITS[row % 4][column % 2]
    return {cell: paint(chr(BRAILLE + bits), COLOURS[seat]) for cell, bits in dots.items()}


def _stroke_dots(start: Point, end: Point) -> Iterator[Cell]:
    (x1, y1), (x2, y2) = start, end
    steps = max(abs(x2 - x1) * ACROSS // SIDE, abs(y2 - y1) * DOWN // SIDE) + 1
    for step in range(steps + 1):
        x, y = x1 + (x2 - x1) * step // steps, y1 + (y2 - y1) * step // steps
        yield y * DOWN // SIDE, x * ACROSS // SIDE


def _hole_cells(laid: State, seat: int, move: Draw, paint: Paint) -> dict[Cell, str]:
    cells = {}
    for stop in range(STOPS):
        x, y = stop_on_mountain(laid, seat, stop)
        cells[y * DOWN // SIDE // 4, x * ACROSS // SIDE // 2] = paint(LETTERS[move.holes[stop]], COLOURS[seat])
    return cells
