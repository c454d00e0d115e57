"""Bots of Outback's own."""

from functools import lru_cache
from typing import Any

from tablelands.bots.bot import Bot, Question
from tablelands.bots.outback.advice import TurnValues, move_values, turn_values
from tablelands.games.outback.formats.moves import decode
from tablelands.games.outback.state import State

OF_THE_MOMENT = ("dice", "rolls_left", "due")
"""Fields that change within a turn without changing what the turn is worth."""


class ExactBot(Bot):
    """Plays each turn by its exact expectation, as if the game ended with it but for a rule of thumb."""

    name = "exact"

    def choose(self, question: Question) -> Any:
        state = question.state
        values = move_values(state, NOTHING_TO_ROLL if state.takes else _turn_of(_key(state)))
        best = max(values.values())
        codes = [code for code, worth in values.items() if worth == best]
        return decode(question.random.choice(codes))


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
