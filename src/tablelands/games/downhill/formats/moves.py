"""Typed moves, their integer codes, their JSON and their text notation.

s12300                    start at x = 12300
0:dhbjm                   straight strokes through the holes d, h, b, j, m
3f:dhbjm                  the transparency flipped, then turned by three quarters clockwise
3f:dhbjm:500,700;...      a line given by its points
"""

import re
from dataclasses import dataclass
from typing import Any, assert_never

from tablelands.core.errors import BadRequest
from tablelands.core.reading import Fields, is_integer
from tablelands.core.text import Text

from ..parts import Point
from ..rules.broken import Broken
from ..rules.drawing import FIRST_START, SEQUENCES
from ..state import BOARDS, HOLES, SIDE, STOPS

LETTERS = "abcdefghijklmno"
FARTHEST = (BOARDS + 1) * SIDE
WRITTEN_START = re.compile(r"s(-?\d{1,9})", re.ASCII)
WRITTEN_DRAW = re.compile(r"(-?\d{1,9})(f?):((?:[a-o]|\(-?\d{1,9}\))*)(?::((?:-?\d{1,9},-?\d{1,9};?)*))?", re.ASCII)

NO_MOVE = Text(
    "'{text}' is no move; write for example s12300 (a start), 0:dhbjm (a line), 3f:dhbjm (flipped and turned)",
    "'{text}' ist kein Zug; schreibe etwa s12300 (ein Start), 0:dhbjm (eine Linie), 3f:dhbjm (gewendet und gedreht)",
    "'{text}' n'est pas un coup ; écrivez par exemple s12300 (un départ), 0:dhbjm (une ligne), 3f:dhbjm (retourné et "
    "tourné)",
)


@dataclass(frozen=True, slots=True)
class Start:
    x: int


@dataclass(frozen=True, slots=True)
class Draw:
    """`line` is None for straight strokes."""

    turn: int
    flip: bool
    holes: tuple[int, ...]
    line: tuple[Point, ...] | None = None


Move = Start | Draw


def misplaced(move: Move) -> int:
    """Why no position can hold the move (DH-6), or 0."""
    if isinstance(move, Start):
        return 0
    if not 0 <= move.turn <= 3:
        return int(Broken.NO_SUCH_TURN)
    if len(move.holes) != STOPS:
        return int(Broken.HOLE_COUNT)
    return 0 if all(0 <= hole < HOLES for hole in move.holes) else int(Broken.NO_SUCH_HOLE)


# Codes


def encode(move: Move) -> int:
    """Without the line, which has no number."""
    match move:
        case Start(x):
            return FIRST_START + min(max(x, 0), FARTHEST)
        case Draw(turn, flip, holes):
            code = 4 * int(flip) + turn
            for hole in holes:
                code = code * HOLES + hole
            return code
        case _:
            assert_never(move)


def decode(code: int) -> Move:
    if code >= FIRST_START:
        return Start(code - FIRST_START)
    flip, turn = divmod(code // SEQUENCES, 4)
    holes = tuple(code // HOLES ** (STOPS - 1 - stop) % HOLES for stop in range(STOPS))
    return Draw(turn, bool(flip), holes)


# JSON


def to_json(move: Move) -> dict[str, Any]:
    match move:
        case Start(x):
            return {"type": "start", "x": x}
        case Draw(turn, flip, holes, line):
            written = {"type": "draw", "turn": turn, "flip": flip, "holes": list(holes)}
            return written if line is None else written | {"line": [list(point) for point in line]}
        case _:
            assert_never(move)


def from_json(value: object) -> Move:
    fields = Fields(value, "move")
    if fields.choice("type", ("start", "draw")) == "start":
        return Start(fields.integer("x"))
    turn, flip, holes = fields.integer("turn"), fields.flag("flip"), fields.list("holes")
    if not all(is_integer(hole) for hole in holes):
        raise fields.refuse("'holes' must be a list of integers")
    return Draw(turn, flip, tuple(holes), _line(fields) if "line" in fields.values else None)


def _line(fields: Fields) -> tuple[Point, ...]:
    points = fields.list("line")
    if not all(isinstance(point, list) and len(point) == 2 and all(map(is_integer, point)) for point in points):
        raise fields.refuse("'line' must be a list of points [x, y] in integers")
    return tuple((x, y) for x, y in points)


# Notation


def notation(move: Move) -> str:
    match move:
        case Start(x):
            return f"s{x}"
        case Draw(turn, flip, holes, line):
            written = f"{turn}{'f' * flip}:{''.join(map(_hole_name, holes))}"
            return written if line is None else f"{written}:{';'.join(f'{x},{y}' for x, y in line)}"
        case _:
            assert_never(move)


def _hole_name(hole: int) -> str:
    return LETTERS[hole] if 0 <= hole < HOLES else f"({hole})"


def from_notation(text: str) -> Move:
    written = "".join(text.lower().split())
    start, draw = WRITTEN_START.fullmatch(written), WRITTEN_DRAW.fullmatch(written)
    if start is not None:
        return Start(int(start[1]))
    if draw is None:
        raise BadRequest(NO_MOVE.fill(text=text))
    turn, flip, holes, line = draw.groups()
    named = re.findall(r"[a-o]|-?\d+", holes)
    numbers = tuple(LETTERS.index(name) if name in LETTERS else int(name) for name in named)
    return Draw(int(turn), bool(flip), numbers, None if line is None else _points(line))


def _points(written: str) -> tuple[Point, ...]:
    numbers = [int(number) for number in re.findall(r"-?\d+", written)]
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))
