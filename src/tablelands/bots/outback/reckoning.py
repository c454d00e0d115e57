"""Asks the kernels about a position: the turn as a whole, and every legal move. Compiled once the bots are warm, until
then interpreted, with the same answers."""

from collections.abc import Sequence
from functools import lru_cache
from types import ModuleType
from typing import Any

from tablelands.bots.compilation import is_loaded
from tablelands.bots.outback import kernels
from tablelands.bots.outback.advice import TurnValues
from tablelands.bots.outback.kernels import advise, reckon
from tablelands.bots.outback.kernels.features import FOUND
from tablelands.bots.outback.kernels.turns import CHOICE
from tablelands.bots.outback.knowledge import weights_for
from tablelands.games.outback.rules import flow
from tablelands.games.outback.rules.expectation import EXPECTED
from tablelands.games.outback.rules.walk import WALK_SIZE
from tablelands.games.outback.state import ROLLS, State

GAME_ID = "outback"
OF_THE_MOMENT = ("dice", "rolls_left", "due")
"""Fields that change within a turn without changing what the turn is worth."""

Key = tuple[tuple[str, int | tuple[int, ...]], ...]


def turn_values(state: State, way: int) -> TurnValues:
    """Of the turn that is going on, with nothing taken yet."""
    return TurnValues(_turn(_key(state), way))


def move_values(state: State, way: int, foresight: int = ROLLS) -> dict[int, float]:
    """What each legal move is worth with the best play after it, by its code."""
    values = NOTHING_TO_ROLL if state.takes else _turn(_key(state), way)
    desk = _desk(is_loaded(GAME_ID))
    desk.put(state)
    count = desk.advise(desk.states, foresight, desk.codes, desk.worths, desk.floats(values), *desk.about(state, way))
    return {int(code): float(worth) for code, worth in zip(desk.codes[:count], desk.worths[:count], strict=True)}


NOTHING_TO_ROLL: tuple[float, ...] = (0.0,)


def _key(state: State) -> Key:
    """The position at the beginning of the turn, as something that can be remembered."""
    fields = {name: value for name, value in vars(state).items() if name not in OF_THE_MOMENT}
    return tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in fields.items())


@lru_cache(maxsize=64)
def _turn(key: Key, way: int) -> tuple[float, ...]:
    state = State()
    for name, value in key:
        setattr(state, name, list(value) if isinstance(value, tuple) else value)
    desk = _desk(is_loaded(GAME_ID))
    desk.put(state)
    values = desk.floats([0.0] * EXPECTED)
    walk, weights, found, _, _ = desk.about(state, way)
    desk.reckon(desk.states, values, walk, weights, found, way)
    return tuple(float(value) for value in values)


class _Desk:
    """Room to work for kernels of one speed."""

    def __init__(self, reckon: ModuleType, advise: ModuleType) -> None:
        self.reckon, self.advise = reckon.reckon, advise.advise
        self.states: Any = [State(), State()]
        self.codes = self.integers(flow.MAX_MOVES)
        self.worths = self.floats([0.0] * flow.MAX_MOVES)
        self._walk, self._found, self._choice = map(self.integers, (WALK_SIZE, FOUND, CHOICE))

    def put(self, state: State) -> None:
        self.states[0] = state.copy()

    def integers(self, size: int) -> Any:
        return [0] * size

    def floats(self, values: Sequence[float]) -> Any:
        return list(values)

    def about(self, state: State, way: int) -> tuple[Any, Any, Any, Any, int]:
        """What else kernels want to know."""
        return self._walk, self.floats(weights_for(state)), self._found, self._choice, way


class _CompiledDesk(_Desk):
    def __init__(self) -> None:
        import numpy as np

        from tablelands.games.outback.game import GAME
        from tablelands.search.kernel_loader import compiled_kernel
        from tablelands.search.numpy_records import record_type, to_record

        self._numpy, self._to_record = np, to_record
        super().__init__(*(compiled_kernel(GAME, name, kernels.__name__) for name in ("reckon", "advise")))
        self.states = np.zeros(2, record_type(State))

    def put(self, state: State) -> None:
        self._to_record(state, self.states, 0)

    def integers(self, size: int) -> Any:
        return self._numpy.zeros(size, self._numpy.int64)

    def floats(self, values: Sequence[float]) -> Any:
        return self._numpy.array(values, self._numpy.float64)


@lru_cache(maxsize=2)
def _desk(compiled: bool) -> _Desk:
    return _CompiledDesk() if compiled else _Desk(reckon, advise)
