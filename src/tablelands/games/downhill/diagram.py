"""The mountain in braille dots, and beside it the transparencies of those who still draw, twice as large.

A board is 14 characters wide and 7 high. Numbers at the edges are thousands.
"""

from tablelands.core.game import Paint, unpainted

from .formats.moves import LETTERS
from .rules.geometry import point_near
from .rules.ranking import flag_value
from .rules.sheet import hole
from .state import (
    FINISHED,
    HOLES,
    NOBODY,
    OBSTACLES,
    SHEET_HEIGHT,
    SHEET_WIDTH,
    SIDE,
    TREE,
    WIDEST,
    State,
)

SIGNS = "ABCDEF"
COLOURS = ("red", "blue", "magenta", "cyan", "bold", "yellow")
WIDE, HIGH = 14, 7
"""Characters of a board; each has 2 by 4 dots."""
ACROSS, DOWN = WIDE * 2, HIGH * 4
BRAILLE = 0x2800
DOT_BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
SHEET_WIDE, SHEET_HIGH = -(-SHEET_WIDTH * 2 * WIDE // SIDE), -(-SHEET_HEIGHT * 2 * HIGH // SIDE)

Cell = tuple[int, int]
"""Line and column of a character."""


def draw(state: State, paint: Paint = unpainted) -> str:
    if not state.slots:
        return "?"
    mountain = mountain_lines(state, paint, {})
    width = state.columns * WIDE + 8
    drawing = [] if state.phase == FINISHED else [seat for seat in range(state.seats) if not state.drawn[seat]]
    sheets = [line for seat in drawing for line in _sheet(state, seat, paint)]
    mountain += [("", 0)] * (len(sheets) - len(mountain))
    sheets += [""] * (len(mountain) - len(sheets))
    lines = [f"{left}{' ' * (width - size)}  {right}" for (left, size), right in zip(mountain, sheets, strict=True)]
    return "\n".join(line.rstrip() for line in lines)


# The mountain


def mountain_lines(state: State, paint: Paint, over: dict[Cell, str]) -> list[tuple[str, int]]:
    """Its lines, each with the number of characters that one sees; `over` is what lies on top."""
    cells = _obstacle_cells(state, paint) | _flag_cells(state, paint) | over | _mark_cells(state, paint)
    ruler = "".join(f"{10 * column:<{WIDE}}" for column in range(state.columns)) + str(10 * state.columns)
    border = ("┬" + "─" * (WIDE - 1)) * state.columns
    lines = [(f"     {ruler}", len(ruler) + 5), (f"    ┌─{border[1:]}┐", len(border) + 6)]
    for line in range(state.rows * HIGH):
        label = str(line // HIGH * 10) if line % HIGH == 0 else ""
        row = "".join(cells.get((line, at), _ground(state, line, at)) for at in range(state.columns * WIDE))
        lines.append((f"{label:>3} │{row}│", state.columns * WIDE + 6))
    lines.append((f"{state.rows * 10:>3} └─{border[1:].replace('┬', '┴')}┘", len(border) + 6))
    return lines


def _ground(state: State, line: int, at: int) -> str:
    return "░" if state.slot_at[line // HIGH * WIDEST + at // WIDE] == NOBODY else " "


def _obstacle_cells(state: State, paint: Paint) -> dict[Cell, str]:
    dots: dict[Cell, int] = {}
    colours: dict[Cell, str] = {}
    for slot in range(state.slots):
        for at in range(slot * OBSTACLES, slot * OBSTACLES + state.obstacles[slot]):
            for row, column in _dots(state, at):
                cell = row // 4, column // 2
                dots[cell] = dots.get(cell, 0) | DOT_BITS[row % 4][column % 2]
                colours[cell] = "green" if state.kind[at] == TREE else "yellow"
    return {cell: paint(chr(BRAILLE + bits), colours[cell]) for cell, bits in dots.items()}


def _dots(state: State, at: int) -> list[Cell]:
    """The dots whose centres an obstacle covers."""
    x1, y1, x2, y2, r = state.x1[at], state.y1[at], state.x2[at], state.y2[at], state.radius[at]
    rows = range((min(y1, y2) - r) * DOWN // SIDE, (max(y1, y2) + r) * DOWN // SIDE + 1)
    columns = range((min(x1, x2) - r) * ACROSS // SIDE, (max(x1, x2) + r) * ACROSS // SIDE + 1)
    return [
        (row, column)
        for row in rows
        for column in columns
        if point_near(_middle(column, ACROSS), _middle(row, DOWN), x1, y1, x2 - x1, y2 - y1, 1, 1, r)
    ]


def _middle(dot: int, dots: int) -> int:
    return (2 * dot + 1) * SIDE // (2 * dots)


def _cell(state: State, x: int, y: int) -> Cell:
    """Points on the far edges belong to the last character."""
    return min(y * HIGH // SIDE, state.rows * HIGH - 1), min(x * WIDE // SIDE, state.columns * WIDE - 1)


def _flag_cells(state: State, paint: Paint) -> dict[Cell, str]:
    """Its value, or the small letter of the seat that has it."""
    cells = {}
    for slot in range(state.slots):
        line, at = _cell(state, state.flag_x[slot], state.flag_y[slot])
        owner = state.owner[slot]
        sign = str(flag_value(state, slot)) if owner == NOBODY else SIGNS[owner].lower()
        colour = "bold" if owner == NOBODY else COLOURS[owner]
        cells.update({(line, at + index): paint(letter, colour) for index, letter in enumerate(sign)})
    return cells


def _mark_cells(state: State, paint: Paint) -> dict[Cell, str]:
    standing = [seat for seat in range(state.seats) if state.started[seat] and not state.finished[seat]]
    return {
        _cell(state, state.mark_x[seat], state.mark_y[seat]): paint(SIGNS[seat], COLOURS[seat]) for seat in standing
    }


# The transparency


def _sheet(state: State, seat: int, paint: Paint) -> list[str]:
    letters = {}
    for number in range(HOLES):
        x, y = hole(state, seat, number)
        letters[min(y * 2 * HIGH // SIDE, SHEET_HIGH - 1), min(x * 2 * WIDE // SIDE, SHEET_WIDE - 1)] = LETTERS[number]
    ruler = [" "] * SHEET_WIDE
    for thousand in range(SHEET_WIDTH // 1000):
        ruler[thousand * 1000 * 2 * WIDE // SIDE] = str(thousand)
    lines = [f"{paint(SIGNS[seat], COLOURS[seat])} {''.join(ruler)}", f" ┌{'─' * SHEET_WIDE}┐"]
    for line in range(SHEET_HIGH):
        thousand, rest = divmod(-(-line * SIDE // (2 * HIGH)), 1000)
        label = str(thousand) if rest < SIDE // (2 * HIGH) else " "
        lines.append(f"{label}│{''.join(letters.get((line, at), ' ') for at in range(SHEET_WIDE))}│")
    return [*lines, f" └{'─' * SHEET_WIDE}┘"]
