"""A move before it is made: the board after it, and what it would change."""

from collections.abc import Sequence

from tablelands.core.text import Text, joined, same

from .. import diagram
from ..components import COLOURS, FIRST_FACE, PATHS
from ..diagram import Paint, unpainted
from ..formats.moves import Lay, Move, encode, named
from ..formats.paths import path_owners
from ..rules import play
from ..rules.places import place_at, spot_of
from ..rules.scoring import points
from ..state import State
from . import story_texts, texts
from .stories import of_move


def shows(state: State) -> bool:
    return True


def show(state: State, seat: int, move: Move, paint: Paint = unpainted) -> Text:
    after = state.copy()
    play(after, encode(named(state, seat, move)))
    told = [same(diagram.draw(after, paint)), *_changes(state, after)]
    if isinstance(move, Lay):
        told.append(_gray_path(after, move))
    told += [scene.text for scene in of_move(state, after, seat, move)]
    return joined(told, "\n")


def _changes(before: State, after: State) -> Sequence[Text]:
    return [
        _change(before, after, colour)
        for colour in range(after.colours)
        if (before.length[colour], points(before, colour)) != (after.length[colour], points(after, colour))
    ]


def _change(before: State, after: State, colour: int) -> Text:
    lengths = {"before": before.length[colour], "after": after.length[colour]}
    told = story_texts.LENGTH_BECOMES.fill(colour=texts.COLOURS[colour], **lengths)
    if not after.special:
        return told
    return story_texts.POINTS_BECOME.fill(lengths=told, before=points(before, colour), after=points(after, colour))


def _gray_path(after: State, move: Lay) -> Text:
    """Whose route the gray path of the tile just laid is on."""
    slot = after.grid[spot_of(place_at(move.x, move.y))]
    gray = PATHS[FIRST_FACE[move.kind] + move.turn][2]
    owner = path_owners(after).get(slot * 4 + gray)
    if owner is None:
        return story_texts.GRAY_WAITS
    return story_texts.GRAY_JOINS.fill(colour=texts.COLOURS[COLOURS.index(owner)])
