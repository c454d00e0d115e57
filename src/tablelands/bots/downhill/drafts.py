"""Drafts of lines: how well a bot judges by eye, and the line that it draws then."""

from dataclasses import dataclass
from functools import cache
from math import cos, sin
from random import Random
from typing import Any

from tablelands.bots.downhill import kernels
from tablelands.bots.downhill.kernels import sealing
from tablelands.bots.downhill.kernels.beliefs import ONE
from tablelands.bots.downhill.kernels.plan import NONE, WORK
from tablelands.games.downhill.formats.moves import Draw
from tablelands.games.downhill.formats.sealing import draw_of, put_draw_of
from tablelands.games.downhill.rules.drawing import clear_draw
from tablelands.games.downhill.state import MAX_POINTS, STRAIGHT, State


@dataclass(frozen=True, slots=True)
class Judgement:
    """`error` is the usual relative error of scale, angle (in radians) and offset (of OFFSET); `caution` the share of
    the distance by which one keeps away from things; `flag_worth` what a point for a flag is worth of the way down;
    `drift` how much one would rather go east, or west; `home_worth` how much one wants to cross the bottom edge;
    `breadth` how many lines one has in mind at a time, at most BEAM; `swerves` whether one bends strokes for flags."""

    error: float
    caution: float = 0.0
    flag_worth: int = 800
    drift: float = 0.0
    home_worth: int = 20000
    breadth: int = 32
    swerves: bool = False


OFFSET = 3000
WAYS = 5


def some_eye(judgement: Judgement, state: State, random: Random) -> list[int]:
    """Random errors of judgement for one line."""
    error = judgement.error
    scale, angle = random.gauss(1, error), random.gauss(0, error)
    east, south = random.gauss(0, error * OFFSET), random.gauss(0, error * OFFSET)
    turned = round(ONE * scale * cos(angle)), round(ONE * scale * sin(angle))
    ways = 1 if state.assist == STRAIGHT else WAYS
    seen = [*turned, round(east), round(south), round(ONE * judgement.caution)]
    return [
        *seen,
        judgement.flag_worth,
        ways,
        round(ONE * judgement.drift),
        judgement.home_worth,
        judgement.breadth,
        int(judgement.swerves),
    ]


class Drafter:
    """Drafts lines with the interpreted kernel."""

    def plan(self, state: State, seat: int, eye: list[int]) -> Draw | None:
        """The line that a seat draws with this eye; None if no stroke seems to lead anywhere."""
        trial = state.copy()
        clear_draw(trial, seat)
        promise = sealing.draft([trial], 0, seat, eye, [0] * WORK)
        return draw_of(trial, seat) if promise != NONE else None

    def promise(self, state: State, seat: int, eye: list[int]) -> int:
        """The believed value of that line."""
        return sealing.draft([state.copy()], 0, seat, eye, [0] * WORK)


class CompiledDrafter(Drafter):
    def __init__(self) -> None:
        import numpy as np

        from tablelands.games.downhill.game import GAME
        from tablelands.search.kernel_loader import compiled_kernel
        from tablelands.search.numpy_records import record_type

        self._numpy = np
        self._draft = compiled_kernel(GAME, "sealing", kernels.__name__).draft
        self._records, self._work = np.zeros(1, record_type(State)), np.zeros(WORK, np.int64)

    def plan(self, state: State, seat: int, eye: list[int]) -> Draw | None:
        return drawn_in(self._records, 0, state, seat) if self.promise(state, seat, eye) != NONE else None

    def promise(self, state: State, seat: int, eye: list[int]) -> int:
        put_seen(state, self._records, 0)
        return int(self._draft(self._records, 0, seat, self._numpy.array(eye, self._numpy.int64), self._work))


@cache
def drafter(compiled: bool) -> Drafter:
    return CompiledDrafter() if compiled else Drafter()


NEEDED = [name for name in State.LAYOUT if name != "points"]
"""The fields that a kernel needs: without lines, which are long, and secret to others."""
OF_DRAWS = ("drawn", "draw_turn", "draw_flip", "draw_holes", "draw_points", "draw_stops")


def put_seen(state: State, records: Any, index: int) -> None:
    """Write a state to a record, without the lines that were drawn."""
    for name in NEEDED:
        records[name][index] = 0 if name in OF_DRAWS else getattr(state, name)


def put_drawn(state: State, records: Any, index: int, seat: int, move: Draw) -> None:
    """Write a state to a record, with the line of this seat only."""
    put_seen(state, records, index)
    sealed = state.copy()
    for other in range(state.seats):
        clear_draw(sealed, other)
    put_draw_of(sealed, seat, move)
    for name in (*OF_DRAWS, "points"):
        records[name][index] = getattr(sealed, name)


def drawn_in(records: Any, index: int, state: State, seat: int) -> Draw:
    """The sealed line of a seat in a record."""
    sealed = State()
    sealed.hand, sealed.holes = state.hand, state.holes
    for name in OF_DRAWS:
        setattr(sealed, name, records[name][index].tolist())
    begin, points = seat * MAX_POINTS * 2, sealed.draw_points[seat] * 2
    sealed.points[begin : begin + points] = records["points"][index][begin : begin + points].tolist()
    return draw_of(sealed, seat)
