"""Reading moves, and finding them by trying every subset of the dice."""

from itertools import product
from typing import Any

from .components import ANIMALS, FACES, JOKER, in_order
from .errors import Malformed
from .land import Land

Move = dict[str, Any]

CLAUSE = {"keep": "OB-7", "take": "OB-8", "done": "OB-8", "block": "OB-9"}


def subsets(dice: list[str]) -> list[list[str]]:
    choices = product([False, True], repeat=len(dice))
    return [[die for die, chosen in zip(dice, choice, strict=True) if chosen] for choice in choices]


def keeps(dice: list[str]) -> list[Move]:
    rerolling = [kept for kept in subsets(dice) if len(kept) < len(dice)]  # OB-7
    distinct = {tuple(in_order(kept, FACES)) for kept in rerolling}
    return [{"type": "keep", "dice": list(kept)} for kept in sorted(distinct)]


def is_group(dice: list[str], animal: str) -> bool:
    return animal in dice and all(die in (animal, JOKER) for die in dice)  # OB-8


def takes(dice: list[str], jeep: list[str], land: Land) -> list[Move]:
    distinct = {
        (animal, group.count(JOKER), row, index)
        for group in subsets(dice)
        for animal in jeep
        for row, index in land.free()
        if len(group) == row and is_group(group, animal)
    }
    return [take(*parts) for parts in sorted(distinct)]


def take(animal: str, jokers: int, row: int, index: int) -> Move:
    return {"type": "take", "animal": animal, "jokers": jokers, "row": row, "hex": index}


def blocks(land: Land) -> list[Move]:
    return [{"type": "block", "row": row, "hex": index} for row, index in land.free()]


def dice_of(move: Move) -> list[str]:
    true_symbols: int = move["row"] - move["jokers"]
    jokers: int = move["jokers"]
    return [move["animal"]] * true_symbols + [JOKER] * jokers


def parse_move(move: Any) -> Move:
    if not isinstance(move, dict) or not isinstance(move.get("type"), str):
        raise Malformed("move")
    if move["type"] not in CLAUSE:
        raise Malformed("type")
    if move["type"] == "keep":
        return {"type": "keep", "dice": parse_dice(move.get("dice"))}
    parsed = {"type": move["type"]}
    if move["type"] == "take":
        parsed |= {"animal": parse_animal(move), "jokers": parse_integer(move, "jokers")}
    if move["type"] in ("take", "block"):
        parsed |= {name: parse_integer(move, name) for name in ("row", "hex")}
    return parsed


def parse_dice(dice: Any) -> list[str]:
    if not isinstance(dice, list) or not all(die in FACES for die in dice):
        raise Malformed("dice")
    return in_order(dice, FACES)


def parse_animal(move: Move) -> str:
    if move.get("animal") not in ANIMALS:
        raise Malformed("animal")
    return str(move["animal"])


def parse_integer(move: Move, name: str) -> int:
    if type(move.get(name)) is not int:
        raise Malformed(name)
    return int(move[name])
