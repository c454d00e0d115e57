"""The board as text. A tile is five columns by three rows; each curve is an arc around its corner, and the dots are
the edges where arcs meet:

    ╭╯ ╰╮
    •   •
    ╰╮ ╭╯

At a terminal every cell shows its corners, an open one its name, and a new tile a star; rows without tiles take one
line.
A standing route has the colour of its side.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby

from tablelands.core.history import moves_in
from tablelands.core.viewport import Viewport

from .components import FACES, LETTERS, corners_of
from .formats.moves import Lay
from .formats.positions import Cell, faces, marks, place
from .formats.routes import corner_of, standing_routes
from .rules import board
from .state import ES, NE, SW, TRIPLE, WN, State
from .words.texts import NEW as NEW

Paint = Callable[[str, str], str]
"""Given a piece of the diagram and the name of a colour, answers the piece in that colour."""
NAMES_COLUMNS = True
"""Whether the first line says what stands below it; a low window says it once more at the bottom."""


def unpainted(piece: str, colour: str) -> str:
    return piece


WIDTH, HEIGHT = 5, 3
Canvas = dict[tuple[int, int], tuple[str, str]]
"""Characters and their colours, by column and row of a cell; what is missing is blank."""

ARCS = {WN: "╭╯", NE: "╰╮", SW: "╰╮", ES: "╭╯"}
ARC_AT = {WN: (0, 0), NE: (3, 0), SW: (0, 2), ES: (3, 2)}
DOTS = {(0, 1): (WN, SW), (4, 1): (NE, ES)}
"""Where arcs meet at the west and the east edge."""
CORNERS = ((0, 0), (4, 0), (0, 2), (4, 2))
MIDDLE = (2, 1)
AXIS_COLOURS = ("blue", "red")
"""Of west-east and north-south."""
GRAY = "grey"


def draw(state: State, paint: Paint = unpainted, viewport: Viewport | None = None) -> str:
    canvases = _canvases(state)
    if viewport is not None:
        _help_the_eye(state, canvases, viewport)
    xs, ys = _span([x for x, _ in canvases]), _span([y for _, y in canvases])
    lines = [" " * 4 + "".join(f"{x:^6}" for x in xs)]
    for y in ys:
        row_canvases = [canvases.get((x, y), {}) for x in xs]
        for row in range(HEIGHT) if viewport is None or _has_tiles(row_canvases) else (1,):
            label = f"{y:>3} " if row == 1 else " " * 4
            lines.append(label + " ".join(row_of(canvas, row, paint) for canvas in row_canvases))
    return "\n".join(line.rstrip() for line in lines)


def _has_tiles(canvases: Sequence[Canvas]) -> bool:
    """Names and marks need one line only."""
    return any(row != 1 for canvas in canvases for _, row in canvas)


def row_of(canvas: Canvas, row: int, paint: Paint) -> str:
    pieces = [canvas.get((column, row), (" ", "")) for column in range(WIDTH)]
    runs = [(colour, "".join(piece for piece, _ in run)) for colour, run in groupby(pieces, lambda piece: piece[1])]
    return "".join(paint(run, colour) if colour else run for colour, run in runs)


def legend(paint: Paint = unpainted) -> str:
    """The ten ways a tile can lie, under the names they have in a move."""
    laid_flat = [face for face in FACES if face[0] != TRIPLE]
    on_top = [face for face in FACES if face[0] == TRIPLE]
    return "\n\n".join(_row_of_faces(faces, paint) for faces in (laid_flat, on_top))


def _row_of_faces(shown: list[tuple[int, int]], paint: Paint) -> str:
    canvases = [_tile(kind, turn, {}) for kind, turn in shown]
    lines = ["  ".join(f"{f'{LETTERS[kind]}{turn}':^5}" for kind, turn in shown)]
    lines += ["  ".join(row_of(canvas, row, paint) for canvas in canvases) for row in range(HEIGHT)]
    return "\n".join(line.rstrip() for line in lines)


def _span(values: list[int]) -> range:
    return range(min(values), max(values) + 1)


# Cells


def _canvases(state: State) -> dict[Cell, Canvas]:
    routes = _route_colours(state)
    canvases: dict[Cell, Canvas] = {cell: {MIDDLE: ("·", "")} for cell in _open_cells(state)}
    for cell, face in faces(state).items():
        canvases[cell] = _tile(*FACES[face], routes.get(cell, {}))
    for mark in marks(state):
        canvases[mark["x"], mark["y"]] = {MIDDLE: ("◆", AXIS_COLOURS[mark["side"] ^ state.swap_axes])}
    return canvases


def _open_cells(state: State) -> list[Cell]:
    if state.tiles == board.FULL or state.ending:
        return []
    where = board.open_cells(state)
    return [place(state, cell) for cell in range(board.WINDOW) if where >> cell & 1]


def _tile(kind: int, turn: int, routes: Mapping[int, str]) -> Canvas:
    """`routes` has the colours of the curves that a standing route runs on, by their corners."""
    usual = "yellow" if kind == TRIPLE else ""
    corners = corners_of(kind, turn)
    canvas: Canvas = {}
    for corner in corners:
        (column, row), colour = ARC_AT[corner], routes.get(corner, usual)
        canvas |= {(column + step, row): (ARCS[corner][step], colour) for step in (0, 1)}
    for at, meeting in DOTS.items():
        if there := [corner for corner in meeting if corner in corners]:
            canvas[at] = ("•", next((routes[corner] for corner in there if corner in routes), usual))
    return canvas


def _route_colours(state: State) -> dict[Cell, dict[int, str]]:
    colours: dict[Cell, dict[int, str]] = {}
    for route in standing_routes(state) if any(state.routes) else []:
        colour = AXIS_COLOURS[route["side"] ^ state.swap_axes]
        for curve in route["curves"]:
            colours.setdefault((curve["x"], curve["y"]), {})[corner_of(curve)] = colour
    return colours


# What helps at a terminal


def _help_the_eye(state: State, canvases: dict[Cell, Canvas], viewport: Viewport) -> None:
    laid = faces(state)
    for cell in _open_cells(state):
        canvases[cell] = _named(cell)
    for cell in laid:
        canvases[cell] = dict.fromkeys(CORNERS, ("·", GRAY)) | canvases[cell]
    for _, move in moves_in(viewport.new):
        if isinstance(move, Lay) and (move.x, move.y) in laid:
            canvases[move.x, move.y][MIDDLE] = ("*", "bold")


def _named(cell: Cell) -> Canvas:
    name = f"{cell[0]},{cell[1]}"
    first = (WIDTH - len(name) + 1) // 2
    return {(first + index, 1): (character, GRAY) for index, character in enumerate(name)}
