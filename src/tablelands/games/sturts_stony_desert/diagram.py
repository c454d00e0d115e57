"""The board as text. A tile is five columns by three rows; each curve is an arc around its corner, and the dots are
the edges where arcs meet:

    ╭╯ ╰╮
    •   •
    ╰╮ ╭╯
"""

from tablelands.core.game import Paint, unpainted

from .components import FACES, LETTERS, corners_of
from .formats.positions import Cell, faces, marks, place
from .rules import board
from .state import ES, NE, SW, TRIPLE, WN, State

BLANK = ("     ", "     ", "     ")
OPEN = ("     ", "  ·  ", "     ")
MARK = ("     ", "  ◆  ", "     ")
AXIS_COLOURS = ("blue", "red")
"""Of west-east and north-south."""


def tile_picture(kind: int, turn: int) -> tuple[str, str, str]:
    corners = corners_of(kind, turn)

    def arc(corner: int, drawn: str) -> str:
        return drawn if corner in corners else "  "

    def dot(*at: int) -> str:
        return "•" if corners & set(at) else " "

    return (
        arc(WN, "╭╯") + " " + arc(NE, "╰╮"),
        dot(WN, SW) + "   " + dot(NE, ES),
        arc(SW, "╰╮") + " " + arc(ES, "╭╯"),
    )


def draw(state: State, paint: Paint = unpainted) -> str:
    pictures = _pictures(state, paint)
    xs, ys = _span([x for x, _ in pictures]), _span([y for _, y in pictures])
    lines = [" " * 4 + "".join(f"{x:^6}" for x in xs)]
    for y in ys:
        for row in range(3):
            label = f"{y:>3} " if row == 1 else " " * 4
            lines.append(label + " ".join(pictures.get((x, y), BLANK)[row] for x in xs))
    return "\n".join(line.rstrip() for line in lines)


def legend(paint: Paint = unpainted) -> str:
    """The ten ways a tile can lie, under the names they have in a move."""
    laid_flat = [face for face in FACES if face[0] != TRIPLE]
    on_top = [face for face in FACES if face[0] == TRIPLE]
    return "\n\n".join(_row_of_faces(faces, paint) for faces in (laid_flat, on_top))


def _row_of_faces(shown: list[tuple[int, int]], paint: Paint) -> str:
    pictures = [_painted(tile_picture(kind, turn), kind, paint) for kind, turn in shown]
    lines = ["  ".join(f"{f'{LETTERS[kind]}{turn}':^5}" for kind, turn in shown)]
    lines += ["  ".join(picture[row] for picture in pictures) for row in range(3)]
    return "\n".join(line.rstrip() for line in lines)


def _pictures(state: State, paint: Paint) -> dict[Cell, tuple[str, ...]]:
    pictures: dict[Cell, tuple[str, ...]] = {}
    if state.tiles < board.FULL and not state.ending:
        where = board.open_cells(state)
        pictures.update({place(state, cell): OPEN for cell in range(board.WINDOW) if where >> cell & 1})
    for cell, face in faces(state).items():
        kind, turn = FACES[face]
        pictures[cell] = _painted(tile_picture(kind, turn), kind, paint)
    for mark in marks(state):
        colour = AXIS_COLOURS[mark["side"] ^ state.swap_axes]
        pictures[mark["x"], mark["y"]] = tuple(paint(row, colour) for row in MARK)
    return pictures


def _painted(picture: tuple[str, ...], kind: int, paint: Paint) -> tuple[str, ...]:
    return tuple(paint(row, "yellow") for row in picture) if kind == TRIPLE else picture


def _span(values: list[int]) -> range:
    return range(min(values), max(values) + 1)
