"""The landscapes as text, side by side, each with its markers below. A hex is four columns wide:

    / \\
   |koa|
    \\ /
"""

from tablelands.core.game import Paint, unpainted

from .components import Row, cell_of_hex
from .formats.moves import SHORT, place_name
from .formats.positions import LOST, content, marker
from .rules.scoring import ANIMAL_COUNT
from .state import ANIMALS, TILE_COUNT, State

COLOURS = ("yellow", "red", "blue", "magenta", "green")
LOST_SPACE = "###"
FREE = " · "
LABEL = 3
GAP = 2

Line = list[str]
"""A line of a diagram, a string for each column; colours do not widen a column."""


def draw(state: State, rows: tuple[Row, ...], paint: Paint = unpainted) -> str:
    blocks = [_block(state, seat, rows, paint) for seat in range(state.seats)]
    gap = " " * GAP
    lines = [gap.join("".join(block[index]) for block in blocks) for index in range(len(blocks[0]))]
    return "\n".join(line.rstrip() for line in lines)


def _block(state: State, seat: int, rows: tuple[Row, ...], paint: Paint) -> list[Line]:
    width = LABEL + max(2 * row.shift + 4 * row.hexes + 1 for row in rows)
    lines = [_line(width, _header(state, seat)), *_landscape(state, seat, rows, width, paint)]
    return [*lines, *(_marker_line(state, seat, animal, width, paint) for animal in range(ANIMAL_COUNT))]


def _line(width: int, text: str) -> Line:
    return list(f"{text:<{width}}"[:width])


def _header(state: State, seat: int) -> str:
    mover = "▶" if seat == state.to_move else " "
    return f"{mover}[{seat + 1}]{' ◆' if seat == state.start else ''}"


def _landscape(state: State, seat: int, rows: tuple[Row, ...], width: int, paint: Paint) -> list[Line]:
    """From the top row down, with an edge line above and below each row."""
    lines = [_line(width, "") for _ in range(2 * len(rows) + 1)]
    for index, row in enumerate(reversed(rows)):
        at = 2 * index + 1
        lines[at][0] = str(row.number)
        for place in range(row.hexes):
            left = LABEL + 2 * row.shift + 4 * place
            lines[at - 1][left + 1], lines[at - 1][left + 3] = "/", "\\"
            lines[at + 1][left + 1], lines[at + 1][left + 3] = "\\", "/"
            lines[at][left], lines[at][left + 4] = "|", "|"
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
    text = f"{marker(state, seat, animal):>4}{_third(state, seat, animal)}"
    line = _line(width, f"   {text}"[:width])
    return [paint(SHORT[animal], COLOURS[animal]), *line[3:]]


def _third(state: State, seat: int, animal: int) -> str:
    """OB-11: which of his bonus tiles this one is."""
    given = state.bonus[seat * TILE_COUNT : seat * TILE_COUNT + state.bonus_count[seat]]
    return f" +{given.index(animal) + 1}" if not state.plus and animal in given else ""
