"""A move before it is made: the landscapes after it, and what it would set off."""

from tablelands.core.text import Text
from tablelands.core.viewport import Viewport

from ..diagram import Diagram, Paint, unpainted
from ..formats.moves import Move, encode
from ..rules import play
from ..state import State
from .stories import of_move


class Look:
    def __init__(self, diagram: Diagram) -> None:
        self.diagram = diagram

    def shows(self, state: State) -> bool:
        return True

    def show(
        self, state: State, seat: int, move: Move, paint: Paint = unpainted, viewport: Viewport | None = None
    ) -> str:
        return self.diagram.draw(_after(state, move), paint, viewport)

    def changes(self, state: State, seat: int, move: Move) -> list[Text]:
        return [scene.text for scene in of_move(state, _after(state, move), seat, move)]


def _after(state: State, move: Move) -> State:
    after = state.copy()
    play(after, encode(move))
    return after
