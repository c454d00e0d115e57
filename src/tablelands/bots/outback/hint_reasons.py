"""Why to roll on, or why not: by what the turn is worth, exactly."""

from tablelands.bots.advice import number
from tablelands.bots.compilation import is_loaded
from tablelands.bots.outback import texts
from tablelands.bots.outback.kernels.judgement import LEAD
from tablelands.bots.outback.reckoning import GAME_ID, move_values, turn_values
from tablelands.core.text import Text, points
from tablelands.games.outback.formats.moves import Keep, Move, Take
from tablelands.games.outback.rules.codes import KEEP, kind_of
from tablelands.games.outback.state import State


def reasons(state: State, seat: int, move: Move) -> list[Text]:
    """In points of the lead. Interpreted it would take too long for a hint, and after a take nothing is rolled."""
    if state.takes or not is_loaded(GAME_ID):
        return []
    turn, dice = turn_values(state, LEAD), tuple(state.dice)
    stopping = turn.of_stopping(dice)
    if isinstance(move, Keep):
        if stopping is None:
            return [texts.NOTHING_YET]
        return _by(texts.ROLLING_PROMISES, turn.of_keeping(move.dice, state.rolls_left) - stopping)
    if isinstance(move, Take) and stopping is not None:
        keeps = [worth for code, worth in move_values(state, LEAD).items() if kind_of(code) == KEEP]
        return _by(texts.TAKING_BRINGS, stopping - max(keeps)) if keeps else []
    return []


def _by(text: Text, gain: float) -> list[Text]:
    rounded = round(gain, 1)
    return [text.fill(points=points(rounded).fill(count=number(rounded)))] if rounded > 0 else []
