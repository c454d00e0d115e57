"""Moves: typed, as integer codes, as JSON, and as people write them.

Notation: `s1@-2,3` lays a straight tile in turn 1 at x -2, y 3 (`c` curved, `t` terminal); `s1e@-2,3` one with an emu
(`k` kangaroo, `p` platypus, `r` rabbit, `d` dingo; `-` for none is understood); `red:s1@-2,3` where a seat plays two
colours; `b0@1,1` lays a billabong; `turn3@0,0` turns a laid tile; `decline`.
"""

import re
from dataclasses import dataclass, field
from typing import Any, assert_never

from tablelands.core.errors import BadRequest
from tablelands.core.reading import Fields

from . import refusal_texts, texts
from .codes import ANIMAL_SHIFT, ANY_ANIMAL, COLOUR_SHIFT, DECLINE, LAY_POND, NO_ANIMAL, PLACE_SHIFT, TURN_TILE
from .places import FURTHEST, cell_at, place_at
from .tiles import ANIMALS, COLOURS, FIRST_FACE, KIND_OF, KINDS, TERMINAL, TURNS

KIND_LETTERS = "sct"
ANIMAL_LETTERS = " keprd-"
"""By animal: not given, the five animals, and none."""
POND_TURNS = 2

CELL = r"@?\(?(-?\d{1,9}),(-?\d{1,9})\)?"
NAMES = {name.lower(): colour for colour, text in enumerate(texts.COLOURS) for name in (text.en, text.de, text.fr)}
COLOUR_LETTERS = {name[0]: colour for colour, name in enumerate(COLOURS)}
COLOUR = rf"(?:({'|'.join([*NAMES, *COLOUR_LETTERS])}):?)?"
"""As people name it in any language, or by its letter on the board."""
WRITTEN_LAY = re.compile(rf"{COLOUR}([sct])([0-3])([keprd-]?){CELL}", re.ASCII)
WRITTEN_POND = re.compile(rf"{COLOUR}b([0-3]){CELL}", re.ASCII)
WRITTEN_TURN = re.compile(rf"turn([0-3]){CELL}", re.ASCII)


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
            return _code(x, y, LAY_POND + turn, colour)
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
    if action >= LAY_POND:
        return Billabong(x, y, action - LAY_POND, colour)
    kind = KIND_OF[action + 1]
    return lay(kind, x, y, action + 1 - FIRST_FACE[kind], code >> ANIMAL_SHIFT & 7, colour)


# JSON


def to_json(move: Move) -> dict[str, Any]:
    match move:
        case Lay(kind, x, y, turn, _, colour):
            told = {"type": "lay", "tile": KINDS[kind], "x": x, "y": y, "turn": turn}
            return told | _animal(move) | _colour(colour)
        case Turn(x, y, turn):
            return {"type": "turn", "x": x, "y": y, "turn": turn}
        case Billabong(x, y, turn, colour):
            return {"type": "billabong", "x": x, "y": y, "turn": turn} | _colour(colour)
        case Decline():
            return {"type": "decline"}
        case _:
            assert_never(move)


def _animal(move: Lay) -> dict[str, Any]:
    if move.says_none:
        return {"animal": None}
    return {} if move.animal == ANY_ANIMAL else {"animal": ANIMALS[move.animal - 1]}


def _colour(colour: int | None) -> dict[str, Any]:
    return {} if colour is None else {"colour": COLOURS[colour]}


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
            return Billabong(x, y, turn % POND_TURNS, _read_colour(fields))


def _cell_and_turn(fields: Fields) -> tuple[int, int, int]:
    return fields.integer("x"), fields.integer("y"), fields.integer("turn", 0, 3)


def _read_animal(fields: Fields) -> int:
    if "animal" not in fields.values:
        return ANY_ANIMAL
    return ANIMALS.index(fields.choice("animal", ANIMALS)) + 1 if fields.has("animal") else NO_ANIMAL


def _read_colour(fields: Fields) -> int | None:
    return COLOURS.index(fields.choice("colour", COLOURS)) if fields.has("colour") else None


# Notation


def notation(move: Move) -> str:
    match move:
        case Lay(kind, x, y, turn, _, colour):
            animal = "" if kind == TERMINAL and move.says_none else ANIMAL_LETTERS[move.animal_code].strip()
            return f"{_prefix(colour)}{KIND_LETTERS[kind]}{turn}{animal}@{x},{y}"
        case Turn(x, y, turn):
            return f"turn{turn}@{x},{y}"
        case Billabong(x, y, turn, colour):
            return f"{_prefix(colour)}b{turn}@{x},{y}"
        case Decline():
            return "decline"
        case _:
            assert_never(move)


def _prefix(colour: int | None) -> str:
    return "" if colour is None else f"{COLOURS[colour]}:"


def squeezed(text: str) -> str:
    return "".join(text.lower().split())


def from_notation(text: str) -> Move:
    written = squeezed(text)
    if written == "decline":
        return Decline()
    if found := WRITTEN_LAY.fullmatch(written):
        colour, kind, turn, animal, x, y = found.groups()
        return lay(
            KIND_LETTERS.index(kind), int(x), int(y), int(turn), ANIMAL_LETTERS.index(animal or " "), _named(colour)
        )
    if found := WRITTEN_POND.fullmatch(written):
        colour, turn, x, y = found.groups()
        return Billabong(int(x), int(y), int(turn) % POND_TURNS, _named(colour))
    if found := WRITTEN_TURN.fullmatch(written):
        turn, x, y = found.groups()
        return Turn(int(x), int(y), int(turn))
    raise BadRequest(refusal_texts.NO_MOVE.fill(written=text))


def _named(colour: str | None) -> int | None:
    return None if colour is None else (NAMES | COLOUR_LETTERS)[colour]
