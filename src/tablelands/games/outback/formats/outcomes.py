"""Chance outcomes: typed, as integer codes, as JSON, and as a log line shows them."""

from dataclasses import dataclass
from random import Random
from typing import assert_never

from tablelands.core.errors import IllegalMove
from tablelands.core.json_fields import Fields
from tablelands.core.node import Chance
from tablelands.core.text import Text

from ..rules.chance import due_count, impossible
from ..rules.codes import due_of, outcome_code, what_of
from ..rules.dice import FACE_COUNT, pack, packed_count
from ..rules.rolling import roll
from ..state import ANIMALS, BONUS, BONUS_TILES, DRAW, FACES, PENALTIES, PENALTY, ROLL, START, TILE_COUNT, State
from ..words import play_texts as texts
from ..words import refusal_texts
from ..words.names import bonus_names, counted, player_at
from ..words.reasons import REASONS
from ..words.texts import PENALTY_NAMES
from .moves import Counts, names_of, read_counts
from .notation import short_names
from .wire import OutcomeJson

NAMES = ("start", "bonus", "penalty", "draw", "dice")
"""What is due, by START to ROLL."""
NO_SEAT = 1 << 6
LUCK_BITS = 62


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


def encode(state: State, outcome: Outcome) -> int:
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


def decode(state: State, code: int) -> Outcome:
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


def to_json(outcome: Outcome) -> OutcomeJson:
    match outcome:
        case Starts(seat):
            return {"start": seat}
        case BonusTiles(tiles):
            return {"bonus": names_of(BONUS_TILES, tiles)}
        case PenaltyTile(penalty):
            return {"penalty": PENALTIES[penalty]}
        case Drawn(animals):
            return {"draw": names_of(ANIMALS, animals)}
        case Rolled(dice):
            return {"dice": names_of(FACES, dice)}
        case _:
            assert_never(outcome)


def from_json(value: object) -> Outcome:
    fields = Fields(value, "outcome")
    named = [name for name in NAMES if name in fields.values]
    if len(named) != 1:
        raise fields.refuse(refusal_texts.ONE_OUTCOME.fill(names=", ".join(NAMES)))
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


def write(outcome: Outcome) -> str:
    match outcome:
        case Starts(seat):
            return f"start: {seat}"
        case BonusTiles(tiles):
            return f"bonus: {' '.join(names_of(BONUS_TILES, tiles))}"
        case PenaltyTile(penalty):
            return f"penalty: {PENALTIES[penalty]}"
        case Drawn(animals):
            return f"jeep: {short_names(animals)}"
        case Rolled(dice):
            return f"dice: {short_names(dice)}"
        case _:
            assert_never(outcome)


# What can come up


def due(state: State) -> Chance:
    return Chance(NAMES[state.due], due_count(state))


def sample(state: State, random: Random) -> Outcome:
    """Rolls the dice themselves, which is quicker than to choose from all that they may show."""
    scratch = [0] * len(ANIMALS)
    return decode(state, roll(state, random.getrandbits(LUCK_BITS), scratch, scratch))


def check(state: State, outcome: Outcome) -> None:
    broken = impossible(state, encode(state, outcome))
    if broken:
        raise IllegalMove(*REASONS[broken])


def tell(outcome: Outcome) -> Text:
    match outcome:
        case Starts(seat):
            return texts.STARTS.fill(player=player_at(seat))
        case BonusTiles(tiles):
            return texts.BONUS_DRAWN.fill(tiles=bonus_names(names_of(BONUS_TILES, tiles)))
        case PenaltyTile(penalty):
            return texts.PENALTY_DRAWN.fill(tile=PENALTY_NAMES[penalty])
        case Drawn(animals):
            return texts.INTO_THE_JEEP.fill(animals=counted(animals))
        case Rolled(dice):
            return texts.ROLLED.fill(dice=counted(dice))
        case _:
            assert_never(outcome)
