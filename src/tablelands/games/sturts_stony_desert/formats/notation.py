"""Moves as people write them: `d1@-2,3` lays a double in turn 1 at x -2, y 3 (`f` fork, `t` triple); `claim`;
`stop`."""

import re
from collections.abc import Sequence
from typing import assert_never

from tablelands.core.errors import BadRequest
from tablelands.core.text import Text, give_ids

from ..components import LETTERS
from ..state import State
from .moves import Claim, Lay, Move, Stop, lay

WRITTEN_LAY = re.compile(r"([dft])([0-3])@?\(?(-?\d{1,9}),(-?\d{1,9})\)?", re.ASCII)
NO_MOVE = Text(
    "'{written}' is no move; write for example d1@0,-1 (double), f3@0,0 (fork), t2@1,1 (triple), claim or stop.",
    "'{written}' ist kein Zug; schreibe etwa d1@0,-1 (Zweier), f3@0,0 (Gabel), t2@1,1 (Dreier), claim oder stop.",
    "'{written}' n'est pas un coup ; écrivez p. ex. d1@0,-1 (double), f3@0,0 (fourche), t2@1,1 (triple), claim, stop.",
)
give_ids("sturts-stony-desert.notation", globals())


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
        raise BadRequest(NO_MOVE.fill(written=text))
    letter, turn, x, y = found.groups()
    return lay(LETTERS.index(letter), int(x), int(y), int(turn))


def typed(state: State, seat: int, text: str, moves: Sequence[Move] | None) -> Move:
    return read(text)
