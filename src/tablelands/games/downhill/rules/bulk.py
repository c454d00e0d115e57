"""Many lines at once, for measuring and research: each from its own mark, none of them leaving a trace."""

from typing import Any

from tablelands.core.rule import rule

from ..state import State
from .drawing import find_stops, put_draw
from .sheet import line_on_mountain
from .touching import NOTHING, passes_flag
from .travel import trace, travelled

ANSWERS = 3
"""Of each line: the hole where it stops, whether it touches anything, the flags on the way as bits."""


@rule
def bulk(states: Any, index: int, codes: list[int], marks: list[int], answers: list[int]) -> None:
    """Straight strokes by seat 0, given as codes of draws, from marks given as x and y in turn."""
    s = states[index]
    for number in range(len(codes)):
        s.mark_x[0], s.mark_y[0] = marks[2 * number], marks[2 * number + 1]
        put_draw(s, 0, codes[number])
        find_stops(s, 0)
        stop, stroke, what = trace(s, 0)
        answers[ANSWERS * number] = stop
        answers[ANSWERS * number + 1] = int(what != NOTHING)
        answers[ANSWERS * number + 2] = flags_on_the_way(s, travelled(s, 0, stop, stroke))


@rule
def flags_on_the_way(s: State, strokes: int) -> int:
    flags = 0
    for stroke in range(strokes):
        ax, ay = line_on_mountain(s, 0, stroke)
        bx, by = line_on_mountain(s, 0, stroke + 1)
        for slot in range(s.slots):
            flags |= int(passes_flag(s, slot, ax, ay, bx - ax, by - ay)) << slot
    return flags
