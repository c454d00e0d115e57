"""The landscapes as text, each with its markers below: side by side as many as the window is wide for, the others below
them. A hex is four columns wide:

    / \\
   |koa|
    \\ /

At a terminal a hex that somebody has just filled stands in parentheses: (koa).
"""

from collections.abc import Callable
from typing import NamedTuple

from tablelands.core.history import moves_in
from tablelands.core.viewport import Viewport

from .components import Components, Row, cell_of_hex
from .formats.moves import Block, Take
from .formats.notation import SHORT, place_name
from .formats.positions import LOST, content, marker
from .rules.scoring import ANIMAL_COUNT
from .state import ANIMALS, TILE_COUNT, State
from .words.texts import NEW as NEW

Paint = Callable[[str, str], str]
"""Given a piece of the diagram and the name of a colour, answers the piece in that colour."""
NAMES_COLUMNS = True
"""Whether the first line says what stands below it; a low window says it once more at the bottom."""


def unpainted(piece: str, colour: str) -> str:
    return piece


COLOURS = ("yellow", "red", "blue", "magenta", "green")
LOST_SPACE = "###"
FREE = " · "


class Layout(NamedTuple):
    label: int
    """Columns before a landscape."""
    gap: int
    """Columns between two of them."""
    beside: bool = False
    """Whether the markers stand beside the landscape, for a low window, instead of below it."""

    def width(self, rows: tuple[Row, ...]) -> int:
        landscape = self.label + max(2 * row.shift + 4 * row.hexes + 1 for row in rows)
        return landscape + (MARKER_WIDTH if self.beside else 0)

    def height(self, rows: tuple[Row, ...]) -> int:
        return 2 * len(rows) + 2 + (0 if self.beside else ANIMAL_COUNT)

    def in_a_line(self, rows: tuple[Row, ...], room: int) -> int:
        """How many landscapes stand side by side."""
        return max(1, (room + self.gap) // (self.width(rows) + self.gap))


MARKER_WIDTH = 10
ROOMY, TIGHT = Layout(3, 2), Layout(2, 1)
LOW = (Layout(3, 2, beside=True), Layout(2, 1, beside=True))

Line = list[str]
"""A line of a diagram, a string for each column; colours do not widen a column."""


Hex = tuple[int, int, int]
"""Seat, row and place of one."""


def draw(state: State, rows: tuple[Row, ...], paint: Paint = unpainted, viewport: Viewport | None = None) -> str:
    layout = _layout(state, rows, viewport)
    count = state.seats if viewport is None else layout.in_a_line(rows, viewport.width)
    seats = list(range(state.seats)) if count >= state.seats else _own_last(state, viewport)
    blocks = [_block(state, seat, rows, paint, layout, _new_hexes(viewport)) for seat in seats]
    bands = [_side_by_side(blocks[first : first + count], layout) for first in range(0, len(blocks), count)]
    return "\n\n".join(bands)


def _layout(state: State, rows: tuple[Row, ...], viewport: Viewport | None) -> Layout:
    if viewport is None:
        return ROOMY
    low = viewport.height is not None and ROOMY.height(rows) > viewport.height
    layouts = [*(LOW if low else ()), ROOMY, TIGHT]
    return next((layout for layout in layouts if layout.in_a_line(rows, viewport.width) >= state.seats), TIGHT)


def _own_last(state: State, viewport: Viewport | None) -> list[int]:
    """Nearest to where one types, so that the others' scroll away first."""
    own = 0 if viewport is None or viewport.seat is None else viewport.seat
    return [(own + 1 + step) % state.seats for step in range(state.seats)]


def _side_by_side(blocks: list[list[Line]], layout: Layout) -> str:
    lines = [(" " * layout.gap).join("".join(line) for line in beside) for beside in zip(*blocks, strict=True)]
    return "\n".join(line.rstrip() for line in lines)


def _new_hexes(viewport: Viewport | None) -> set[Hex]:
    moves = moves_in(viewport.new) if viewport else ()
    return {(seat, move.row, move.hex) for seat, move in moves if isinstance(move, Take | Block)}


def _block(state: State, seat: int, rows: tuple[Row, ...], paint: Paint, layout: Layout, new: set[Hex]) -> list[Line]:
    width = layout.width(rows)
    landscape = _landscape(state, seat, rows, paint, layout, new)
    lines = [_line(width, _header(state, seat)), *landscape]
    if not layout.beside:
        return [*lines, *(_marker_line(state, seat, animal, width, paint) for animal in range(ANIMAL_COUNT))]
    for animal in range(ANIMAL_COUNT):
        landscape[1 + animal][1 - MARKER_WIDTH :] = _marker_line(state, seat, animal, MARKER_WIDTH - 1, paint)
    return lines


def _line(width: int, text: str) -> Line:
    return list(f"{text:<{width}}"[:width])


def _header(state: State, seat: int) -> str:
    mover = "▶" if seat == state.to_move else " "
    return f"{mover}[{seat + 1}]{' ◆' if seat == state.start else ''}"


def _landscape(
    state: State, seat: int, rows: tuple[Row, ...], paint: Paint, layout: Layout, new: set[Hex]
) -> list[Line]:
    """From the top row down, with an edge line above and below each row."""
    lines = [_line(layout.width(rows), "") for _ in range(2 * len(rows) + 1)]
    for index, row in enumerate(reversed(rows)):
        at = 2 * index + 1
        lines[at][0] = str(row.number)
        for place in range(row.hexes):
            left = layout.label + 2 * row.shift + 4 * place
            lines[at - 1][left + 1], lines[at - 1][left + 3] = "/", "\\"
            lines[at + 1][left + 1], lines[at + 1][left + 3] = "\\", "/"
            sides = ("(", ")") if (seat, row.number, place) in new else (lines[at][left].strip() or "|", "|")
            lines[at][left], lines[at][left + 4] = sides
            lines[at][left + 1 : left + 4] = [_inside(state, seat, row.number, place, paint), "", ""]
    return lines


def _inside(state: State, seat: int, row: int, place: int, paint: Paint) -> str:
    what = content(state, seat, cell_of_hex(row, place))
    if what == LOST:
        return paint(LOST_SPACE, "grey")
    if what is not None:
        animal = ANIMALS.index(what)
        return paint(SHORT[animal], COLOURS[animal])
    return paint(f"{place_name(row, place):^3}", "grey") if seat == state.to_move else paint(FREE, "grey")


def _marker_line(state: State, seat: int, animal: int, width: int, paint: Paint) -> Line:
    third = _third(state, seat, animal)
    text = f"   {marker(state, seat, animal):>4}{third}"
    line = _line(width, text if len(text) <= width else text.replace(third, third.strip()))
    return [paint(SHORT[animal], COLOURS[animal]), *line[3:]]


def _third(state: State, seat: int, animal: int) -> str:
    """OB-11: the number of this bonus tile among those of its player."""
    given = state.bonus[seat * TILE_COUNT : seat * TILE_COUNT + state.bonus_count[seat]]
    return f" +{given.index(animal) + 1}" if not state.plus and animal in given else ""


class Diagram:
    """With the landscapes of a game's components."""

    NAMES_COLUMNS = NAMES_COLUMNS
    NEW = NEW

    def __init__(self, components: Components) -> None:
        self.components = components

    def draw(self, state: State, paint: Paint = unpainted, viewport: Viewport | None = None) -> str:
        edition = self.components.plus if state.plus else self.components.basic
        return draw(state, edition.rows, paint, viewport)
