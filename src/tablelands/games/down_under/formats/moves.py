"""Moves: typed, as integer codes, and as JSON."""

from dataclasses import dataclass, field
from typing import assert_never

from tablelands.core.json_fields import Fields

from ..components import ANIMALS, COLOURS, FIRST_FACE, KIND_OF, KINDS, TURNS
from ..rules.places import (
    ANIMAL_SHIFT,
    ANY_ANIMAL,
    COLOUR_SHIFT,
    DECLINE,
    FURTHEST,
    LAY_BILLABONG,
    NO_ANIMAL,
    PLACE_SHIFT,
    TURN_TILE,
    cell_at,
    place_at,
)
from .wire import LayBillabongJson, LayJson, MoveJson

BILLABONG_TURNS = 2


@dataclass(frozen=True, slots=True)
class Lay:
    """`colour` is given where a seat plays two, `animal` with special scoring. That a terminal has none is then said
    too, in JSON, but makes it no other move."""

    kind: int
    x: int
    y: int
    turn: int
    animal: int = ANY_ANIMAL
    colour: int | None = None
    says_none: bool = field(default=False, compare=False)

    @property
    def animal_code(self) -> int:
        return NO_ANIMAL if self.says_none else self.animal


@dataclass(frozen=True, slots=True)
class Turn:
    """DU-20: `turn` is the tile's new turn. What kind of tile it is does not show here, so 2 is not 0."""

    x: int
    y: int
    turn: int


@dataclass(frozen=True, slots=True)
class Billabong:
    """DU-32."""

    x: int
    y: int
    turn: int
    colour: int | None = None


@dataclass(frozen=True, slots=True)
class Decline:
    """DU-22."""


Move = Lay | Turn | Billabong | Decline


def lay(kind: int, x: int, y: int, turn: int, animal: int = ANY_ANIMAL, colour: int | None = None) -> Lay:
    none = animal == NO_ANIMAL
    return Lay(kind, x, y, turn % TURNS[kind], ANY_ANIMAL if none else animal, colour, none)


def encode(move: Move) -> int:
    match move:
        case Lay(kind, x, y, turn, _, colour):
            return _code(x, y, FIRST_FACE[kind] - 1 + turn, colour, move.animal_code)
        case Billabong(x, y, turn, colour):
            return _code(x, y, LAY_BILLABONG + turn, colour)
        case Turn(x, y, turn):
            return _code(x, y, TURN_TILE + turn)
        case Decline():
            return DECLINE
        case _:
            assert_never(move)


def _code(x: int, y: int, action: int, colour: int | None = None, animal: int = ANY_ANIMAL) -> int:
    place, named = place_at(_in_reach(x), _in_reach(y)), 0 if colour is None else colour + 1
    return place << PLACE_SHIFT | named << COLOUR_SHIFT | animal << ANIMAL_SHIFT | action


def _in_reach(coordinate: int) -> int:
    return min(max(coordinate, -FURTHEST), FURTHEST)


def decode(code: int) -> Move:
    if code == DECLINE:
        return Decline()
    x, y = cell_at(code >> PLACE_SHIFT)
    named = code >> COLOUR_SHIFT & 7
    colour = named - 1 if named else None
    action = code & 15
    if action >= TURN_TILE:
        return Turn(x, y, action - TURN_TILE)
    if action >= LAY_BILLABONG:
        return Billabong(x, y, action - LAY_BILLABONG, colour)
    kind = KIND_OF[action + 1]
    return lay(kind, x, y, action + 1 - FIRST_FACE[kind], code >> ANIMAL_SHIFT & 7, colour)


# JSON


def to_json(move: Move) -> MoveJson:
    match move:
        case Lay():
            return _lay_to_json(move)
        case Turn(x, y, turn):
            return {"type": "turn", "x": x, "y": y, "turn": turn}
        case Billabong(x, y, turn, colour):
            billabong: LayBillabongJson = {"type": "billabong", "x": x, "y": y, "turn": turn}
            return billabong if colour is None else {**billabong, "colour": COLOURS[colour]}
        case Decline():
            return {"type": "decline"}
        case _:
            assert_never(move)


def _lay_to_json(move: Lay) -> LayJson:
    written: LayJson = {"type": "lay", "tile": KINDS[move.kind], "x": move.x, "y": move.y, "turn": move.turn}
    if move.says_none:
        written["animal"] = None
    elif move.animal != ANY_ANIMAL:
        written["animal"] = ANIMALS[move.animal - 1]
    if move.colour is not None:
        written["colour"] = COLOURS[move.colour]
    return written


def from_json(value: object) -> Move:
    fields = Fields(value, "move")
    match fields.choice("type", ("lay", "turn", "billabong", "decline")):
        case "decline":
            return Decline()
        case "lay":
            kind = KINDS.index(fields.choice("tile", KINDS))
            return lay(kind, *_cell_and_turn(fields), _read_animal(fields), _read_colour(fields))
        case "turn":
            return Turn(*_cell_and_turn(fields))
        case _:
            x, y, turn = _cell_and_turn(fields)
            return Billabong(x, y, turn % BILLABONG_TURNS, _read_colour(fields))


def _cell_and_turn(fields: Fields) -> tuple[int, int, int]:
    return fields.integer("x"), fields.integer("y"), fields.integer("turn", 0, 3)


def _read_animal(fields: Fields) -> int:
    if "animal" not in fields.values:
        return ANY_ANIMAL
    return ANIMALS.index(fields.choice("animal", ANIMALS)) + 1 if fields.has("animal") else NO_ANIMAL


def _read_colour(fields: Fields) -> int | None:
    return COLOURS.index(fields.choice("colour", COLOURS)) if fields.has("colour") else None
