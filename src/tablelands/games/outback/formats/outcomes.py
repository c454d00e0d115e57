"""Chance outcomes: typed, as integer codes, as JSON, and as a log line shows them."""

from dataclasses import dataclass
from typing import Any, assert_never

from tablelands.core.errors import BadRequest
from tablelands.core.reading import Fields

from ..rules.codes import due_of, outcome_code, what_of
from ..rules.dice import FACE_COUNT, pack, packed_count
from ..state import ANIMALS, BONUS, BONUS_TILES, DRAW, FACES, PENALTIES, PENALTY, ROLL, START, TILE_COUNT
from .moves import Counts, names_of, read_counts, short_names

NAMES = ("start", "bonus", "penalty", "draw", "dice")
"""What is due, by START to ROLL."""
NO_SEAT = 1 << 6


@dataclass(frozen=True, slots=True)
class Starts:
    seat: int


@dataclass(frozen=True, slots=True)
class BonusTiles:
    tiles: Counts
    """How often each of BONUS_TILES was named."""


@dataclass(frozen=True, slots=True)
class PenaltyTile:
    penalty: int


@dataclass(frozen=True, slots=True)
class Drawn:
    animals: Counts


@dataclass(frozen=True, slots=True)
class Rolled:
    dice: Counts


Outcome = Starts | BonusTiles | PenaltyTile | Drawn | Rolled


def encode(outcome: Outcome) -> int:
    match outcome:
        case Starts(seat):
            return outcome_code(START, seat if 0 <= seat < NO_SEAT else NO_SEAT)
        case BonusTiles(tiles):
            return outcome_code(BONUS, 0 if max(tiles) > 1 else _mask(tiles))
        case PenaltyTile(penalty):
            return outcome_code(PENALTY, penalty)
        case Drawn(animals):
            return outcome_code(DRAW, pack(animals))
        case Rolled(dice):
            return outcome_code(ROLL, pack(dice))
        case _:
            assert_never(outcome)


def _mask(tiles: Counts) -> int:
    return sum(1 << tile for tile, count in enumerate(tiles) if count)


def decode(code: int) -> Outcome:
    due, what = due_of(code), what_of(code)
    if due == START:
        return Starts(what)
    if due == BONUS:
        return BonusTiles(tuple(what >> tile & 1 for tile in range(TILE_COUNT)))
    if due == PENALTY:
        return PenaltyTile(what)
    if due == DRAW:
        return Drawn(tuple(packed_count(what, animal) for animal in range(len(ANIMALS))))
    return Rolled(tuple(packed_count(what, face) for face in range(FACE_COUNT)))


def to_json(outcome: Outcome) -> dict[str, Any]:
    match outcome:
        case Starts(seat):
            return {"start": seat}
        case BonusTiles(tiles):
            return {"bonus": tile_names(tiles)}
        case PenaltyTile(penalty):
            return {"penalty": PENALTIES[penalty]}
        case Drawn(animals):
            return {"draw": names_of(animals)}
        case Rolled(dice):
            return {"dice": names_of(dice)}
        case _:
            assert_never(outcome)


def tile_names(tiles: Counts) -> list[str]:
    return [name for name, count in zip(BONUS_TILES, tiles, strict=True) for _ in range(count)]


def from_json(value: object) -> Outcome:
    fields = Fields(value, "outcome")
    named = [name for name in NAMES if name in fields.values]
    if len(named) != 1:
        raise BadRequest(f"outcome: it must have exactly one of {', '.join(NAMES)}")
    match named[0]:
        case "start":
            return Starts(fields.integer("start"))
        case "bonus":
            return BonusTiles(read_counts(fields, "bonus", BONUS_TILES))
        case "penalty":
            return PenaltyTile(PENALTIES.index(fields.choice("penalty", PENALTIES)))
        case "draw":
            return Drawn(read_counts(fields, "draw", ANIMALS))
        case _:
            return Rolled(read_counts(fields, "dice", FACES))


def notation(outcome: Outcome) -> str:
    match outcome:
        case Starts(seat):
            return f"start: {seat}"
        case BonusTiles(tiles):
            return f"bonus: {' '.join(tile_names(tiles))}"
        case PenaltyTile(penalty):
            return f"penalty: {PENALTIES[penalty]}"
        case Drawn(animals):
            return f"jeep: {short_names(animals)}"
        case Rolled(dice):
            return f"dice: {short_names(dice)}"
        case _:
            assert_never(outcome)
