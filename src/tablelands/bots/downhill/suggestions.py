"""A move as a hint says it."""

from typing import assert_never

from tablelands.bots.downhill import texts
from tablelands.core.text import Text
from tablelands.games.downhill.formats.moves import Draw, Move, Start
from tablelands.games.downhill.formats.notation import LETTERS
from tablelands.games.downhill.state import SIDE, State
from tablelands.games.downhill.words.stories import how_it_lies


def suggest(state: State, seat: int, move: Move) -> Text:
    match move:
        case Start(x):
            part = x * len(texts.WHERE) // (state.columns * SIDE + 1)
            return texts.START.fill(where=texts.WHERE[part])
        case Draw(turn, flip, holes):
            return texts.DRAW.fill(holes=", ".join(LETTERS[hole] for hole in holes), how=how_it_lies(turn, flip))
        case _:
            assert_never(move)
