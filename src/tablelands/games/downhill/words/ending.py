"""Why a game is over, and how the points came about (DH-11 to DH-13)."""

from tablelands.core.scene import Scene
from tablelands.core.text import Text

from .. import diagram
from ..rules import ranking
from ..rules.flow import somebody_finished
from ..state import State
from . import texts


def reason(state: State) -> Text:
    finished = somebody_finished(state)
    return (texts.SOMEBODY_FINISHED if finished else texts.ROUNDS_ARE_OVER).fill(round=state.round)


def explain(state: State) -> list[Scene]:
    """Best first."""
    order = sorted(range(state.seats), key=lambda seat: (-ranking.score(state, seat), ranking.rank(state, seat)))
    return [Scene("line", _score(state, seat), {}) for seat in order]


def _score(state: State, seat: int) -> Text:
    finished = state.finished[seat]
    how = (texts.FINISHED_AT if finished else texts.STOPPED_AT).fill(
        y=state.finish[seat] if finished else state.mark_y[seat]
    )
    values = [ranking.flag_value(state, slot) for slot in range(state.slots) if state.owner[slot] == seat]
    return texts.SCORE.fill(
        sign=diagram.SIGNS[seat],
        place=ranking.rank(state, seat) + 1,
        how=how,
        race=ranking.race_points(state, seat),
        flags=" + ".join(map(str, values)) or "0",
        total=ranking.score(state, seat),
    )
