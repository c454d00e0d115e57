"""Moves: typed, as integer codes, and as JSON."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar, assert_never

from tablelands.core.json_fields import Fields

from ..rules import codes
from ..rules.dice import FACE_COUNT, pack, packed_count
from ..state import ANIMALS, FACES, FIRST_ROW, STRIDE
from ..words import refusal_texts as texts
from .wire import MoveJson, TakeJson

Counts = tuple[int, ...]
Name = TypeVar("Name", bound=str)


@dataclass(frozen=True, slots=True)
class Keep:
    """How many dice of each of FACES are kept; the others are rolled again."""

    dice: Counts


@dataclass(frozen=True, slots=True)
class Take:
    """`row` is the number of the row, `hex` counts from the left; row - jokers dice show the animal."""

    animal: int
    jokers: int
    row: int
    hex: int


@dataclass(frozen=True, slots=True)
class Done:
    pass


@dataclass(frozen=True, slots=True)
class Block:
    row: int
    hex: int


Move = Keep | Take | Done | Block


# Codes


def encode(move: Move) -> int:
    match move:
        case Keep(dice):
            return codes.keep_code(pack(dice))
        case Take(animal, jokers, row, hex_):
            possible = jokers if 0 <= jokers < codes.NO_JOKERS else codes.NO_JOKERS
            return codes.take_code(animal, possible, codes.place_code(row, hex_))
        case Done():
            return codes.FINISH
        case Block(row, hex_):
            return codes.block_code(codes.place_code(row, hex_))
        case _:
            assert_never(move)


def decode(code: int) -> Move:
    row, hex_ = divmod(codes.cell_of(code), STRIDE)
    match codes.kind_of(code):
        case codes.KEEP:
            return Keep(tuple(packed_count(codes.kept_of(code), face) for face in range(FACE_COUNT)))
        case codes.TAKE:
            return Take(codes.animal_of(code), codes.jokers_of(code), row + FIRST_ROW, hex_)
        case codes.FINISH:
            return Done()
        case _:
            return Block(row + FIRST_ROW, hex_)


# JSON


def names_of(names: tuple[Name, ...], counts: Sequence[int]) -> list[Name]:
    """A multiset as a list: each name as often as it is there."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def read_counts(fields: Fields, name: str, known: tuple[str, ...]) -> Counts:
    """A multiset given as a list of names in any order."""
    names = fields.list(name)
    for given in names:
        if not isinstance(given, str) or given not in known:
            raise fields.refuse(texts.NAMES_ONLY.fill(name=name, known=", ".join(known)))
    return tuple(names.count(name) for name in known)


def to_json(move: Move) -> MoveJson:
    match move:
        case Keep(dice):
            return {"type": "keep", "dice": names_of(FACES, dice)}
        case Take():
            return take_to_json(move)
        case Done():
            return {"type": "done"}
        case Block(row, hex_):
            return {"type": "block", "row": row, "hex": hex_}
        case _:
            assert_never(move)


def take_to_json(take: Take) -> TakeJson:
    return {"type": "take", "animal": ANIMALS[take.animal], "jokers": take.jokers, "row": take.row, "hex": take.hex}


def from_json(value: object) -> Move:
    fields = Fields(value, "move")
    match fields.choice("type", ("keep", "take", "done", "block")):
        case "keep":
            return Keep(read_counts(fields, "dice", FACES))
        case "take":
            animal = ANIMALS.index(fields.choice("animal", ANIMALS))
            return Take(animal, fields.integer("jokers"), fields.integer("row"), fields.integer("hex"))
        case "done":
            return Done()
        case _:
            return Block(fields.integer("row"), fields.integer("hex"))
