"""A move as a hint says it."""

from typing import assert_never

from tablelands.bots.down_under import texts
from tablelands.core.text import Text, cell
from tablelands.games.down_under.formats.moves import Billabong, Decline, Lay, Move, Turn, encode
from tablelands.games.down_under.rules.places import ANY_ANIMAL, colour_of
from tablelands.games.down_under.state import State
from tablelands.games.down_under.words import play_texts
from tablelands.games.down_under.words.texts import CAPITALS


def suggest(state: State, seat: int, move: Move) -> Text:
    """With two routes, for which of them (DU-54)."""
    words = _words(move)
    if state.routes == 1 or not isinstance(move, Lay | Billabong):
        return words
    return texts.FOR_COLOUR.fill(colour=CAPITALS[colour_of(state, encode(move))], what=words)


def _words(move: Move) -> Text:
    match move:
        case Lay(kind, x, y, _, animal):
            text = texts.LAY if animal == ANY_ANIMAL else texts.LAY_ANIMAL
            return text.fill(tile=play_texts.TILES[kind], animal=play_texts.AN_ANIMAL[animal - 1], cell=cell(x, y))
        case Billabong(x, y):
            return texts.LAY_BILLABONG.fill(cell=cell(x, y))
        case Turn(x, y):
            return texts.TURN.fill(cell=cell(x, y))
        case Decline():
            return texts.DECLINE
        case _:
            assert_never(move)
