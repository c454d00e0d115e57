"""What a person to move types; and if it cannot be read or says too little, how to write it, shown by an example."""

import re
from collections.abc import Sequence
from dataclasses import replace

from tablelands.core.errors import BadRequest
from tablelands.core.text import Text

from . import moves, refusal_texts
from .codes import ANY_ANIMAL, NO_ANIMAL
from .moves import COLOUR, Billabong, Lay, Move
from .state import State
from .tiles import TERMINAL

WRONG_TURN = re.compile(rf"({COLOUR}(?:[sctb]|turn))(?:[4-9]|\d\d).*", re.ASCII)
NO_CELL = re.compile(rf"{COLOUR}(?:[sctb]|turn)[0-3][keprd-]?@?", re.ASCII)


def read(text: str, playable: Sequence[Move]) -> Move:
    try:
        return _with_colour(moves.from_notation(text), playable)
    except BadRequest:
        raise BadRequest(_how_to_write(text, [moves.notation(move) for move in playable])) from None


def _with_colour(move: Move, playable: Sequence[Move]) -> Move:
    """DU-54: a colour that was not written is the only one that can make the move."""
    if not isinstance(move, Lay | Billabong) or move.colour is not None:
        return move
    same_but_colour = [
        other for other in playable if isinstance(other, Lay | Billabong) and replace(other, colour=None) == move
    ]
    return same_but_colour[0] if len(same_but_colour) == 1 else move


def _how_to_write(text: str, playable: list[str]) -> Text:
    written = moves.squeezed(text)
    if found := WRONG_TURN.fullmatch(written):
        return refusal_texts.WRONG_TURN.fill(example=_begins_with(found[1], playable) or playable[0])
    if NO_CELL.fullmatch(written):
        return refusal_texts.WHICH_CELL.fill(example=_begins_with(written, playable) or playable[0])
    return refusal_texts.NO_MOVE_HERE.fill(written=text, examples=", ".join(_one_of_each_kind(playable)))


def _begins_with(beginning: str, playable: list[str]) -> str | None:
    return next((written for written in playable if written.startswith(beginning)), None)


def _one_of_each_kind(playable: list[str]) -> list[str]:
    """Of each kind of tile, or of what else can be done."""
    kinds = {written.rpartition(":")[2][0]: written for written in reversed(playable)}
    return list(kinds.values())[::-1]


# What a move must tell depends on the options


def unfitting(state: State, move: Move) -> Text | None:
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
        return moves.notation(move)
    if not state.special or move.kind == TERMINAL:
        return moves.notation(replace(move, animal=ANY_ANIMAL, says_none=False))
    return moves.notation(move if move.animal else replace(move, animal=_animal_left(state, move)))


def _own_colour(state: State) -> int:
    """One that the seat to move has not played this turn."""
    return state.to_move + 2 * (state.played >> state.to_move & 1)


def _animal_left(state: State, move: Lay) -> int:
    """The first that is on a tile of this kind in hand; any if there is no such tile."""
    first = (state.to_move if move.colour is None else move.colour) * 12 + move.kind * 6
    return next((animal for animal in range(1, NO_ANIMAL) if state.hand[first + animal]), 1)
