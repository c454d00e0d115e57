"""Moves: typed, as integer codes, and as JSON."""

from dataclasses import dataclass
from functools import cache
from typing import assert_never

from tablelands.core.json_fields import Fields

from ..components import FACE_COUNT, FACES, FIRST_FACE, KINDS, TURNS
from ..rules.board import CLAIM, REACH, SPAN, STOP
from .wire import MoveJson


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
        case Lay():
            return (_on_span(move.y) * SPAN + _on_span(move.x)) * FACE_COUNT + FIRST_FACE[move.kind] + move.turn
        case Claim():
            return CLAIM
        case Stop():
            return STOP
        case _:
            assert_never(move)


def _on_span(coordinate: int) -> int:
    if -REACH <= coordinate <= REACH:
        return coordinate + REACH
    return 0 if coordinate < 0 else SPAN - 1


@cache
def decode(code: int) -> Move:
    """There are few codes and moves never change, so each is made once."""
    if code == CLAIM:
        return Claim()
    if code == STOP:
        return Stop()
    cell, face = divmod(code, FACE_COUNT)
    kind, turn = FACES[face]
    return Lay(kind, cell % SPAN - REACH, cell // SPAN - REACH, turn)


def to_json(move: Move) -> MoveJson:
    match move:
        case Lay():
            return {"type": "lay", "tile": KINDS[move.kind], "x": move.x, "y": move.y, "turn": move.turn}
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
