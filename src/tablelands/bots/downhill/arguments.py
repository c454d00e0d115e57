"""Why to draw a line: where it would lead if nobody else moved."""

from tablelands.bots.downhill import texts
from tablelands.core.text import Text
from tablelands.games.downhill.formats.moves import Draw, Move
from tablelands.games.downhill.formats.sealing import put_draw_of
from tablelands.games.downhill.rules.drawing import clear_draw
from tablelands.games.downhill.state import State
from tablelands.games.downhill.words.stories import of_round


def reasons(state: State, seat: int, move: Move) -> list[Text]:
    if not isinstance(move, Draw):
        return []
    drawn = state.copy()
    for other in range(state.seats):
        clear_draw(drawn, other)
    put_draw_of(drawn, seat, move)
    return [texts.AS_THINGS_STAND.fill(run=run.text()) for run in of_round(drawn)]
