"""What every position of a small area is worth."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from research.solving.shapes import positions_of, shapes_by_turn
from research.solving.small import small_game
from tablelands.games.sturts_stony_desert.formats.positions import faces
from tablelands.games.sturts_stony_desert.state import STRIDE
from tablelands.search.kernel_loader import compiled_kernel, interpreted_kernel
from tablelands.search.numpy_records import record_type, to_record

KERNELS = "research.solving.kernels"
LOST, TIED, WON, OVER = range(4)
"""Columns of the tally."""
ROOM_FOR_LAYS = 2 * STRIDE**2


@dataclass(frozen=True)
class Solution:
    """`first` and `second` have what positions of each phase are worth to the side to move, 1, 0 or -1, by their number
    (see `kernels.numbers`). The tally counts positions after each number of turns."""

    side: int
    first: npt.NDArray[np.int8]
    second: npt.NDArray[np.int8]
    tally: npt.NDArray[np.int64]

    def worth(self, state: Any) -> int:
        """Of a position that is not over, to the side to move."""
        if state.claims or state.swap_axes:
            raise ValueError("solved are games without claims in which the first side goes from west to east")
        numbers, digits = interpreted_kernel(small_game(self.side), "numbers", KERNELS), [-1] * self.side**2
        for (x, y), face in faces(state).items():
            digits[(y - state.top) * self.side + x - state.left] = face
        if state.triples:
            return int(self.second[numbers.number_in_second_phase(digits)])
        return int(self.first[numbers.number_in_first_phase(digits)])

    def worth_of_move(self, state: Any, code: int) -> int:
        """To the side that makes it."""
        rules, after = small_game(self.side).rules, state.copy()
        rules.play(after, code)
        if after.ending:
            return int(2 * rules.score(after, state.to_move)) - 1
        return -self.worth(after)


def solve(side: int, seen: Callable[[int, int], None] = lambda done, total: None) -> Solution:
    """From the last turn back to the first. `seen` is told how many positions are done, and how many there are."""
    game = small_game(side)
    numbers, settle = (compiled_kernel(game, name, KERNELS) for name in ("numbers", "settle"))
    layers, cells = shapes_by_turn(game), side * side
    first = np.zeros(numbers.FIRST_BASE**cells, np.int8)
    second = np.zeros(numbers.SECOND_BASE**cells, np.int8)
    tally = np.zeros((len(layers), OVER + 1), np.int64)
    states = np.zeros(1, record_type(game.state_type))
    digits, lays = np.zeros(cells, np.int64), np.zeros(ROOM_FOR_LAYS, np.int64)
    total = sum(positions_of(shape) for layer in layers for shape in layer)
    for turn, layer in reversed(list(enumerate(layers))):
        for shape in layer:
            to_record(shape, states, 0)
            settle.settle(states, first, second, digits, lays, tally[turn])
            seen(int(tally.sum()), total)
    return Solution(side, first, second, tally)
