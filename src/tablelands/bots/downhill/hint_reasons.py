"""Why to draw a line: where it would lead if nobody else moved."""

from tablelands.bots.downhill import texts
from tablelands.core.text import Text, listed, same
from tablelands.games.downhill.formats.moves import Draw, Move
from tablelands.games.downhill.formats.notation import LETTERS
from tablelands.games.downhill.formats.sealing import put_draw_of
from tablelands.games.downhill.rules.drawing import clear_draw
from tablelands.games.downhill.state import State
from tablelands.games.downhill.words.stories import Run, of_round


def reasons(state: State, seat: int, move: Move) -> list[Text]:
    if not isinstance(move, Draw):
        return []
    drawn = state.copy()
    for other in range(state.seats):
        clear_draw(drawn, other)
    put_draw_of(drawn, seat, move)
    return [_expect(run) for run in of_round(drawn)]


def _expect(run: Run) -> Text:
    if run.stop == 0:
        return texts.YOU_STAY
    text = texts.YOU_FINISH if run.stop is None else texts.YOU_GET_TO.fill(hole=LETTERS[run.holes[run.stop]])
    return text.fill(flags=_flags(run))


def _flags(run: Run) -> Text:
    if not run.flags:
        return same("")
    text = texts.WITH_FLAG if len(run.flags) == 1 else texts.WITH_FLAGS
    return text.fill(flags=listed([same(str(value)) for _, _, value in run.flags]))
