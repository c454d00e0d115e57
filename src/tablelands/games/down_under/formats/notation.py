"""Moves as people write them: `s1@-2,3` lays a straight tile in turn 1 at x -2, y 3 (`c` curved, `t` terminal);
`s1e@-2,3` one with an emu (`k` kangaroo, `p` platypus, `r` rabbit, `d` dingo; `-` for none is understood);
`red:s1@-2,3` where a seat plays two colours; `b0@1,1` lays a billabong; `turn3@0,0` turns a laid tile; `decline`.

What cannot be read, or says too little, is answered with how to write it, shown by an example.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from tablelands.core.errors import BadRequest
from tablelands.core.move_examples import list_examples, not_a_move
from tablelands.core.text import Text, same

from ..components import COLOURS, TERMINAL
from ..rules.places import ANY_ANIMAL, NO_ANIMAL
from ..state import State
from ..words import refusal_texts, texts
from .moves import BILLABONG_TURNS, Billabong, Decline, Lay, Move, Turn, lay

KIND_LETTERS = "sct"
ANIMAL_LETTERS = " keprd-"
"""By animal: not given, the five animals, and none."""

CELL = r"@?\(?(-?\d{1,9}),(-?\d{1,9})\)?"
NAMES = {name.lower(): colour for colour, text in enumerate(texts.COLOURS) for name in (text.en, text.de, text.fr)}
COLOUR_LETTERS = {name[0]: colour for colour, name in enumerate(COLOURS)}
COLOUR = rf"(?:({'|'.join([*NAMES, *COLOUR_LETTERS])}):?)?"
"""As people name it in any language, or by its letter on the board."""
WRITTEN_LAY = re.compile(rf"{COLOUR}([sct])([0-3])([keprd-]?){CELL}", re.ASCII)
WRITTEN_BILLABONG = re.compile(rf"{COLOUR}b([0-3]){CELL}", re.ASCII)
WRITTEN_TURN = re.compile(rf"turn([0-3]){CELL}", re.ASCII)
WRONG_TURN = re.compile(rf"({COLOUR}(?:[sctb]|turn))(?:[4-9]|\d\d).*", re.ASCII)
NO_CELL = re.compile(rf"{COLOUR}(?:[sctb]|turn)[0-3][keprd-]?@?", re.ASCII)


def write(move: Move) -> str:
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


def read(text: str) -> Move:
    written = squeezed(text)
    if written == "decline":
        return Decline()
    if found := WRITTEN_LAY.fullmatch(written):
        colour, kind, turn, animal, x, y = found.groups()
        return lay(
            KIND_LETTERS.index(kind), int(x), int(y), int(turn), ANIMAL_LETTERS.index(animal or " "), _colour(colour)
        )
    if found := WRITTEN_BILLABONG.fullmatch(written):
        colour, turn, x, y = found.groups()
        return Billabong(int(x), int(y), int(turn) % BILLABONG_TURNS, _colour(colour))
    if found := WRITTEN_TURN.fullmatch(written):
        turn, x, y = found.groups()
        return Turn(int(x), int(y), int(turn))
    raise not_a_move(text, same("c3@0,-1"))


def _colour(name: str | None) -> int | None:
    return None if name is None else (NAMES | COLOUR_LETTERS)[name]


# What a person to move types


def typed(state: State, seat: int, text: str, moves: Sequence[Move] | None) -> Move:
    playable = moves or []
    try:
        written = read(text)
    except BadRequest:
        raise _how_to_write(text, [write(move) for move in playable]) from None
    return canonical_move(state, seat, _with_colour(written, playable))


def _with_colour(move: Move, playable: Sequence[Move]) -> Move:
    """DU-54: a colour that was not written is the only one that can make the move."""
    if not isinstance(move, Lay | Billabong) or move.colour is not None:
        return move
    same_but_colour = [
        other for other in playable if isinstance(other, Lay | Billabong) and replace(other, colour=None) == move
    ]
    return same_but_colour[0] if len(same_but_colour) == 1 else move


def _how_to_write(text: str, playable: list[str]) -> BadRequest:
    written = squeezed(text)
    if found := WRONG_TURN.fullmatch(written):
        return BadRequest(refusal_texts.WRONG_TURN.fill(example=_begins_with(found[1], playable) or playable[0]))
    if NO_CELL.fullmatch(written):
        return BadRequest(refusal_texts.WHICH_CELL.fill(example=_begins_with(written, playable) or playable[0]))
    return not_a_move(text, list_examples(playable, str, _kind))


def _begins_with(beginning: str, playable: list[str]) -> str | None:
    return next((written for written in playable if written.startswith(beginning)), None)


def _kind(written: str) -> str:
    """Of tile, or of what else can be done."""
    return written.rpartition(":")[2][0]


# What a move must tell depends on the options


def canonical_move(state: State, seat: int, move: Move) -> Move:
    """A colour is named where a seat plays two, an animal (or none, for a terminal) with special scoring."""
    if isinstance(move, Lay | Billabong) and state.routes == 1:
        move = replace(move, colour=None)
    if isinstance(move, Lay) and not state.special:
        move = replace(move, says_none=False)
    elif isinstance(move, Lay) and move.kind == TERMINAL and move.animal == ANY_ANIMAL:
        move = replace(move, says_none=True)
    if wrong := _unfitting(state, move):
        raise BadRequest(wrong)
    return move


def _unfitting(state: State, move: Move) -> Text | None:
    """What to tell about a field that is missing, or one too many."""
    if isinstance(move, Lay | Billabong) and move.colour is None and state.routes == 2:
        return refusal_texts.COLOUR_MISSING.fill(example=_as_it_should_be(state, move))
    if not isinstance(move, Lay):
        return None
    if state.special and move.animal_code == ANY_ANIMAL:
        return refusal_texts.ANIMAL_MISSING.fill(example=_as_it_should_be(state, move))
    if not state.special and move.animal_code != ANY_ANIMAL:
        return refusal_texts.ANIMAL_TOO_MUCH.fill(example=_as_it_should_be(state, move))
    return None


def _as_it_should_be(state: State, move: Lay | Billabong) -> str:
    if state.routes == 2 and move.colour is None:
        move = replace(move, colour=_own_colour(state))
    if isinstance(move, Billabong):
        return write(move)
    if not state.special or move.kind == TERMINAL:
        return write(replace(move, animal=ANY_ANIMAL, says_none=False))
    return write(move if move.animal else replace(move, animal=_animal_left(state, move)))


def _own_colour(state: State) -> int:
    """One that the seat to move has not played this turn."""
    return state.to_move + 2 * (state.played >> state.to_move & 1)


def _animal_left(state: State, move: Lay) -> int:
    """The first that is on a tile of this kind in hand; any if there is no such tile."""
    first = (state.to_move if move.colour is None else move.colour) * 12 + move.kind * 6
    return next((animal for animal in range(1, NO_ANIMAL) if state.hand[first + animal]), 1)
