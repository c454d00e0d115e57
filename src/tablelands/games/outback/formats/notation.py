"""Moves as people write them: `keep koa koa *` (`*` is a joker; `keep -` rolls all dice); `koa*@4c` takes a koala with
one joker for the third hex from the left in row 4; `done`; `block@4c`."""

import re
from collections.abc import Sequence
from typing import assert_never

from tablelands.core.errors import BadRequest
from tablelands.core.move_examples import NO_MOVE, list_examples, not_a_move
from tablelands.core.text import OR, Text, give_ids, listed, same

from ..rules.dice import FACE_COUNT
from ..state import ANIMALS, FACES, State
from .moves import Block, Counts, Done, Keep, Move, Take

SHORT = ("emu", "kan", "koa", "pla", "mon", "*")
"""How faces are written, in diagrams too."""
WRITTEN_PLACE = r"@?(-?\d{1,9})(?:([a-z])|#(-?\d{1,9}))"
WRITTEN_TAKE = re.compile(r"([a-z]+)(\**|\*-?\d{1,9})" + WRITTEN_PLACE, re.ASCII)
WRITTEN_BLOCK = re.compile("block" + WRITTEN_PLACE, re.ASCII)
WHICH_DICE = Text(
    "Say which dice to keep (- for none), for example {examples}.",
    "Sag, welche Würfel du behältst (- für keinen), zum Beispiel {examples}.",
    "Dites quels dés garder (- pour aucun), par exemple {examples}.",
)
NO_FACE = Text(
    "'{word}' is no animal; write for example {known}.",
    "„{word}“ ist kein Tier; schreibe zum Beispiel {known}.",
    "«\u00a0{word}\u00a0» n’est pas un animal\u00a0; écrivez par exemple {known}.",
)
ROLL_ALL = Keep((0,) * FACE_COUNT)
EXAMPLES: list[Move] = [Keep((0, 0, 2, 0, 0, 1)), ROLL_ALL, Take(2, 1, 4, 2), Done(), Block(4, 2)]

give_ids("outback.notation", globals())


def write(move: Move) -> str:
    match move:
        case Keep(dice):
            return "keep " + (short_names(dice) or "-")
        case Take(animal, jokers, row, hex_):
            return f"{SHORT[animal]}{_stars(jokers)}@{place_name(row, hex_)}"
        case Done():
            return "done"
        case Block(row, hex_):
            return f"block@{place_name(row, hex_)}"
        case _:
            assert_never(move)


def short_names(counts: Counts) -> str:
    return " ".join(name for name, count in zip(SHORT, counts, strict=False) for _ in range(count))


def place_name(row: int, hex_: int) -> str:
    return f"{row}{chr(ord('a') + hex_)}" if 0 <= hex_ < 26 else f"{row}#{hex_}"


def _stars(jokers: int) -> str:
    return "*" * jokers if 0 <= jokers < 8 else f"*{jokers}"


def read(text: str) -> Move:
    written = text.lower().strip()
    if written == "done":
        return Done()
    if written.startswith("keep"):
        return Keep(_written_dice(written.removeprefix("keep")))
    close = "".join(written.split())
    if found := WRITTEN_BLOCK.fullmatch(close):
        return Block(*_place(*found.groups()))
    if found := WRITTEN_TAKE.fullmatch(close):
        animal, stars, *place = found.groups()
        return Take(_face(animal, ANIMALS), _jokers(stars), *_place(*place))
    raise not_a_move(text, _one_of_each(EXAMPLES))


def _written_dice(written: str) -> Counts:
    if not written.strip():
        raise BadRequest(WHICH_DICE.fill(examples=_one_of_each(EXAMPLES[:2])))
    words = [] if written.strip() == "-" else written.replace("*", " * ").replace(",", " ").split()
    faces = [_face(word, FACES) for word in words]
    return tuple(faces.count(face) for face in range(FACE_COUNT))


def _face(word: str, known: tuple[str, ...]) -> int:
    for face, name in enumerate(known):
        if word in (name, SHORT[face]):
            return face
    raise BadRequest(NO_FACE.fill(word=word, known=listed([same(short) for short in SHORT[: len(known)]], OR)))


def _jokers(stars: str) -> int:
    return int(stars[1:]) if stars.strip("*") else len(stars)


def _place(row: str, letter: str | None, number: str | None) -> tuple[int, int]:
    return int(row), int(number) if number is not None else ord(letter or "a") - ord("a")


def typed(state: State, seat: int, text: str, moves: Sequence[Move] | None) -> Move:
    """A refusal shows only what can be done now."""
    try:
        return read(text)
    except BadRequest as refusal:
        if not moves or refusal.code != NO_MOVE.id:
            raise
        raise not_a_move(text, _one_of_each(moves)) from None


def _one_of_each(moves: Sequence[Move]) -> Text:
    return list_examples(moves, write, lambda move: (type(move), move == ROLL_ALL))
