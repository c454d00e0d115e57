"""Bots of Outback's own."""

from functools import lru_cache

from tablelands.bots import texts
from tablelands.bots.bot import Answer, Bot, Candidate, Question
from tablelands.bots.outback.advice import TurnValues, move_values, turn_values
from tablelands.bots.simple import GreedyBot, best_of
from tablelands.games.outback.formats.moves import decode
from tablelands.games.outback.state import State

THINKING_TIME = 1500
"""Milliseconds that reckoning a turn out may take on a slow machine, interpreted. With less it looks one move ahead."""
OF_THE_MOMENT = ("dice", "rolls_left", "due")
"""Fields that change within a turn without changing what the turn is worth."""


class ExactBot(Bot):
    """Plays each turn by its exact expectation, as if the game ended with it but for a rule of thumb."""

    name = "exact"

    title = texts.EXACT
    about = texts.EXACT_ABOUT

    def answer(self, question: Question) -> Answer:
        if not question.allows(THINKING_TIME):
            return GreedyBot().answer(question)
        state = question.state
        values = move_values(state, NOTHING_TO_ROLL if state.takes else _turn_of(_key(state)))
        candidates = [Candidate(decode(code), float(worth)) for code, worth in values.items()]
        question.random.shuffle(candidates)
        return best_of(candidates)


NOTHING_TO_ROLL = TurnValues([])
Key = tuple[tuple[str, int | tuple[int, ...]], ...]


def _key(state: State) -> Key:
    """The position at the beginning of the turn, as something that can be remembered."""
    fields = {name: value for name, value in vars(state).items() if name not in OF_THE_MOMENT}
    return tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in fields.items())


@lru_cache(maxsize=64)
def _turn_of(key: Key) -> TurnValues:
    state = State()
    for name, value in key:
        setattr(state, name, list(value) if isinstance(value, tuple) else value)
    return turn_values(state)


BOTS: tuple[Bot, ...] = (ExactBot(),)
