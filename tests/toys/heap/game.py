from typing import Any

from tablelands.core.ruled_game import RuledGame
from tests.toys.heap import rules
from tests.toys.heap.state import State


class Heap(RuledGame[State, int, int]):
    id = "heap"
    seat_counts = range(2, 7)
    state_type = State
    rules = rules

    def seen_by(self, state: State, seat: int | None) -> State:
        return state


HEAP: Any = Heap()


def heap_of(pebbles: int, *, seats: int = 2, windy: bool = False) -> State:
    state = State()
    state.seats, state.heap, state.windy = seats, pebbles, int(windy)
    return state
