"""A move as a hint says it."""

from typing import assert_never

from tablelands.bots.sturts_stony_desert import texts
from tablelands.core.text import Text, cell
from tablelands.games.sturts_stony_desert.formats.moves import Claim, Lay, Move, Stop
from tablelands.games.sturts_stony_desert.state import State


def suggest(state: State, seat: int, move: Move) -> Text:
    match move:
        case Lay(kind, x, y):
            return texts.LAY[kind].fill(cell=cell(x, y))
        case Claim():
            return texts.CLAIM
        case Stop():
            return texts.STOP
        case _:
            assert_never(move)
