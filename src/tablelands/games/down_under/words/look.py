"""A move before it is made: the board after it, and what it would change."""

from collections.abc import Sequence

from tablelands.core.text import Text
from tablelands.core.viewport import Viewport

from .. import diagram
from ..components import COLOURS, FIRST_FACE, PATHS
from ..diagram import Paint, unpainted
from ..formats.board import owner_of
from ..formats.moves import Lay, Move, encode
from ..formats.notation import canonical_move
from ..rules import play
from ..rules.places import place_at, spot_of
from ..rules.scoring import points
from ..state import State
from . import play_texts, texts
from .stories import of_move

ROUTE_CHANGES = ("led", "animals")
"""Scenes about routes, which a look shows anyway, one's own too."""


def shows(state: State) -> bool:
    return True


def show(state: State, seat: int, move: Move, paint: Paint = unpainted, viewport: Viewport | None = None) -> str:
    return diagram.draw(_after(state, seat, move), paint, viewport)


def changes(state: State, seat: int, move: Move) -> list[Text]:
    after = _after(state, seat, move)
    lines = list(_changes(state, after))
    if isinstance(move, Lay):
        lines.append(_gray_path(after, move))
    return [*lines, *(scene.text for scene in of_move(state, after, seat, move) if scene.kind not in ROUTE_CHANGES)]


def _after(state: State, seat: int, move: Move) -> State:
    after = state.copy()
    play(after, encode(canonical_move(state, seat, move)))
    return after


def _changes(before: State, after: State) -> Sequence[Text]:
    return [
        _change(before, after, colour)
        for colour in range(after.colours)
        if (before.length[colour], points(before, colour)) != (after.length[colour], points(after, colour))
    ]


def _change(before: State, after: State, colour: int) -> Text:
    lengths = {"before": before.length[colour], "after": after.length[colour]}
    lengths_become = play_texts.LENGTH_BECOMES.fill(colour=texts.CAPITALS[colour], **lengths)
    if not after.special:
        return lengths_become
    return play_texts.POINTS_BECOME.fill(
        lengths=lengths_become, before=points(before, colour), after=points(after, colour)
    )


def _gray_path(after: State, move: Lay) -> Text:
    """Whose route the gray path of the tile just laid is on."""
    slot = after.grid[spot_of(place_at(move.x, move.y))]
    gray = PATHS[FIRST_FACE[move.kind] + move.turn][2]
    owner = owner_of(after, slot * 4 + gray)
    if owner is None:
        return play_texts.GRAY_WAITS
    return play_texts.GRAY_JOINS.fill(colour=texts.COLOURS[COLOURS.index(owner)])
