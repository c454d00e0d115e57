"""The exact value of a turn, computed interpreted or compiled, with the same result.

`value` is a custom value function, as the game's rules expect it; `expect_compiled` compiles it.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from tablelands.core.flat import Flat
from tablelands.core.ruled_game import RuledGame
from tablelands.search.kernel_loader import compiled_kernel, interpreted_kernel

Value = Callable[[Any, int], float]


def expect_interpreted(game: RuledGame[Any, Any, Any], state: Flat, value: Value | None = None) -> list[float]:
    kernel = interpreted_kernel(game, "expect")
    expect = kernel.expect if value is None else kernel.rules.expecting(value)
    values = [0.0] * int(game.rules.EXPECTED)
    expect([state.copy()], values, [0] * int(game.rules.WALK_SIZE))
    return values


def expect_compiled(
    game: RuledGame[Any, Any, Any], state: Flat, value: Value | None = None, *, bounds_checked: bool = False
) -> list[float]:
    import numpy as np

    from tablelands.search.numpy_records import record_type, to_record

    expect = compiled_kernel(game, "expect", bounds_checked=bounds_checked).expect
    if value is not None:
        expect = _compiled_with(game, value)
    states, values = np.zeros(1, record_type(game.state_type)), np.zeros(int(game.rules.EXPECTED))
    to_record(state, states, 0)
    expect(states, values, np.zeros(int(game.rules.WALK_SIZE), np.int64))
    return list(values.tolist())


@cache
def _compiled_with(game: RuledGame[Any, Any, Any], value: Value) -> Any:
    import numba

    return numba.njit(compiled_kernel(game, "expect").rules.expecting(value), error_model="numpy", nogil=True)
