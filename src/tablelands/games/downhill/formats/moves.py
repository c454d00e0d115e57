"""Moves: typed, as integer codes, and as JSON."""

from dataclasses import dataclass
from typing import assert_never

from tablelands.core.json_fields import Fields, is_integer

from ..components import Point
from ..rules.broken import Broken
from ..rules.drawing import FIRST_START, SEQUENCES
from ..state import BOARDS, HOLES, SIDE, STOPS
from ..words import refusal_texts as texts
from .wire import DrawJson, MoveJson

FARTHEST = (BOARDS + 1) * SIDE


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


def to_json(move: Move) -> MoveJson:
    match move:
        case Start(x):
            return {"type": "start", "x": x}
        case Draw(turn, flip, holes, line):
            written: DrawJson = {"type": "draw", "turn": turn, "flip": flip, "holes": list(holes)}
            if line is not None:
                written["line"] = [list(point) for point in line]
            return written
        case _:
            assert_never(move)


def from_json(value: object) -> Move:
    fields = Fields(value, "move")
    if fields.choice("type", ("start", "draw")) == "start":
        return Start(fields.integer("x"))
    turn, flip, holes = fields.integer("turn"), fields.flag("flip"), fields.list("holes")
    if not all(is_integer(hole) for hole in holes):
        raise fields.refuse(texts.NO_HOLES)
    return Draw(turn, flip, tuple(holes), _line(fields) if "line" in fields.values else None)


def _line(fields: Fields) -> tuple[Point, ...]:
    points = fields.list("line")
    if not all(isinstance(point, list) and len(point) == 2 and all(map(is_integer, point)) for point in points):
        raise fields.refuse(texts.NO_LINE)
    return tuple((x, y) for x, y in points)
