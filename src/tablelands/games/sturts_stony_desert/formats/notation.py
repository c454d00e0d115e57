"""Moves as people write them: `d1@-2,3` lays a double in turn 1 at x -2, y 3 (`f` fork, `t` triple); `claim`;
`stop`."""

import re
from collections.abc import Sequence
from typing import assert_never

from tablelands.core.errors import BadRequest
from tablelands.core.move_examples import list_examples, not_a_move
from tablelands.core.text import Text

from ..components import LETTERS
from ..state import DOUBLE, FORK, TRIPLE, State
from .moves import Claim, Lay, Move, Stop, lay

WRITTEN_LAY = re.compile(r"([dft])([0-3])@?\(?(-?\d{1,9}),(-?\d{1,9})\)?", re.ASCII)
EXAMPLES: list[Move] = [lay(DOUBLE, 0, -1, 1), lay(FORK, 0, 0, 3), lay(TRIPLE, 1, 1, 2), Claim(), Stop()]


def write(move: Move) -> str:
    match move:
        case Lay(kind, x, y, turn):
            return f"{LETTERS[kind]}{turn}@{x},{y}"
        case Claim():
            return "claim"
        case Stop():
            return "stop"
        case _:
            assert_never(move)


def read(text: str) -> Move:
    written = "".join(text.lower().split())
    if written == "claim":
        return Claim()
    if written == "stop":
        return Stop()
    found = WRITTEN_LAY.fullmatch(written)
    if found is None:
        raise not_a_move(text, _one_of_each(EXAMPLES))
    letter, turn, x, y = found.groups()
    return lay(LETTERS.index(letter), int(x), int(y), int(turn))


def typed(state: State, seat: int, text: str, moves: Sequence[Move] | None) -> Move:
    """A refusal shows only what can be done now: nothing of claims where they are not played."""
    try:
        return read(text)
    except BadRequest:
        raise not_a_move(text, _one_of_each(moves or EXAMPLES)) from None


def _one_of_each(moves: Sequence[Move]) -> Text:
    return list_examples(moves, write, lambda move: write(move)[0])
