"""A move before it is made: the landscapes after it, and what it would set off."""

from tablelands.core.sight import Sight
from tablelands.core.text import Text

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

    def show(self, state: State, seat: int, move: Move, paint: Paint = unpainted, sight: Sight | None = None) -> str:
        return self.diagram.draw(_after(state, move), paint, sight)

    def changes(self, state: State, seat: int, move: Move) -> list[Text]:
        return [scene.text for scene in of_move(state, _after(state, move), seat, move)]


def _after(state: State, move: Move) -> State:
    after = state.copy()
    play(after, encode(move))
    return after
