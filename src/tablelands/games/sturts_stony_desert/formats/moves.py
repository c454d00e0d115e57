"""Moves: typed, as integer codes, as JSON, and as people write them.

Notation: `d1@-2,3` lays a double in turn 1 at x -2, y 3 (`f` fork, `t` triple); `claim`; `stop`.
"""

import re
from dataclasses import dataclass
from typing import Any, assert_never

from tablelands.core.errors import BadRequest
from tablelands.core.reading import Fields
from tablelands.core.text import Text

from ..components import FACE_COUNT, FACES, FIRST_FACE, KINDS, LETTERS, TURNS
from ..rules.board import CLAIM, REACH, SPAN, STOP

WRITTEN_LAY = re.compile(r"([dft])([0-3])@?\(?(-?\d{1,9}),(-?\d{1,9})\)?", re.ASCII)
NO_MOVE = Text(
    "'{written}' is no move; write for example d1@0,-1 (double), f3@0,0 (fork), t2@1,1 (triple), claim or stop.",
    "'{written}' ist kein Zug; schreibe etwa d1@0,-1 (Zweier), f3@0,0 (Gabel), t2@1,1 (Dreier), claim oder stop.",
    "'{written}' n'est pas un coup ; écrivez p. ex. d1@0,-1 (double), f3@0,0 (fourche), t2@1,1 (triple), claim, stop.",
)


@dataclass(frozen=True, slots=True)
class Lay:
    """`kind` and `turn` as in SD-1; the turn is the least that shows the same paths."""

    kind: int
    x: int
    y: int
    turn: int


@dataclass(frozen=True, slots=True)
class Claim:
    pass


@dataclass(frozen=True, slots=True)
class Stop:
    pass


Move = Lay | Claim | Stop


def lay(kind: int, x: int, y: int, turn: int) -> Lay:
    return Lay(kind, x, y, turn % TURNS[kind])


def encode(move: Move) -> int:
    match move:
        case Lay(kind, x, y, turn):
            return (_on_span(y) * SPAN + _on_span(x)) * FACE_COUNT + FIRST_FACE[kind] + turn
        case Claim():
            return CLAIM
        case Stop():
            return STOP
        case _:
            assert_never(move)


def _on_span(coordinate: int) -> int:
    return min(max(coordinate, -REACH), REACH) + REACH


def decode(code: int) -> Move:
    if code == CLAIM:
        return Claim()
    if code == STOP:
        return Stop()
    cell, face = divmod(code, FACE_COUNT)
    kind, turn = FACES[face]
    return Lay(kind, cell % SPAN - REACH, cell // SPAN - REACH, turn)


def to_json(move: Move) -> dict[str, Any]:
    match move:
        case Lay(kind, x, y, turn):
            return {"type": "lay", "tile": KINDS[kind], "x": x, "y": y, "turn": turn}
        case Claim():
            return {"type": "claim"}
        case Stop():
            return {"type": "stop"}
        case _:
            assert_never(move)


def from_json(value: object) -> Move:
    fields = Fields(value, "move")
    match fields.choice("type", ("lay", "claim", "stop")):
        case "lay":
            kind = KINDS.index(fields.choice("tile", KINDS))
            return lay(kind, fields.integer("x"), fields.integer("y"), fields.integer("turn", 0, 3))
        case "claim":
            return Claim()
        case _:
            return Stop()


def notation(move: Move) -> str:
    match move:
        case Lay(kind, x, y, turn):
            return f"{LETTERS[kind]}{turn}@{x},{y}"
        case Claim():
            return "claim"
        case Stop():
            return "stop"
        case _:
            assert_never(move)


def from_notation(text: str) -> Move:
    written = "".join(text.lower().split())
    if written == "claim":
        return Claim()
    if written == "stop":
        return Stop()
    found = WRITTEN_LAY.fullmatch(written)
    if found is None:
        raise BadRequest(NO_MOVE.fill(written=text))
    letter, turn, x, y = found.groups()
    return lay(LETTERS.index(letter), int(x), int(y), int(turn))
