"""Alpha-beta over the rules of a game of two sides without luck, deeper and deeper until the budget is spent.

The table of positions takes 16 bytes a place, `places` of them (a power of two), and everything else a few kilobytes
for each ply.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from threading import Timer
from types import ModuleType
from typing import Any

from tablelands.core.flat import Flat
from tablelands.core.rule import DECIDE
from tablelands.core.ruled_game import RuledGame
from tablelands.search.kernels.limits import (
    ATTENTION,
    BEST,
    BLUR,
    ENOUGH,
    LIMITS,
    LOOKED_AT,
    REDUCED,
    SEED,
    STOPPED,
)
from tablelands.search.speeds import compiled_kernel, interpreted_kernel

PLACES = 1 << 18
DEEPEST = 32
WIN, PROVEN = 30000, 29000
EVERYTHING = 1 << 40
WORK = 4096
NO_MOVE = (1 << 20) - 1
MOVE_SHIFT = 30
LONGEST_LINE = 8
SEEN_ANYWAY = 2
"""So deep that no win and no loss in one move is overlooked; nothing stops that but, interpreted, the clock."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A move and what it is worth to the side to move: PROVEN and more is a win. Only the best move's value is exact,
    the others' are at most what is said."""

    move: int
    value: int


@dataclass(frozen=True, slots=True)
class Result:
    """`moves` begin with the best; `line` is what both sides would play."""

    value: int
    depth: int
    positions: int
    moves: tuple[Judged, ...]
    line: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AlphaBeta:
    """How to search: `depth` moves ahead at most; moves after the first `attention` ones are looked at `reduced` moves
    less deep; positions are misjudged by up to `blur`."""

    game: RuledGame[Any, Any, Any]
    judgement: str
    weights: tuple[float, ...]
    depth: int = DEEPEST
    attention: int = 12
    reduced: int = 1
    blur: int = 0
    places: int = PLACES

    def kernel(self, *, compiled: bool, bounds_checked: bool = False) -> ModuleType:
        if not compiled:
            return interpreted_kernel(self.game, "alphabeta", judgement=self.judgement)
        return compiled_kernel(self.game, "alphabeta", judgement=self.judgement, bounds_checked=bounds_checked)

    def search(
        self,
        state: Flat,
        seed: int = 0,
        positions: int = EVERYTHING,
        deadline: float | None = None,
        *,
        compiled: bool,
        bounds_checked: bool = False,
    ) -> Result:
        """The same for one seed and number of positions, interpreted or compiled."""
        kernel = self.kernel(compiled=compiled, bounds_checked=bounds_checked)
        room = _Room(self, state, seed, compiled)
        result, anyway = _one_deeper(self, kernel, room, 1), SEEN_ANYWAY if compiled else 1
        for depth in range(2, self.depth + 1):
            if room.limits[STOPPED] or abs(result.value) >= PROVEN or room.choices == 1:
                break
            room.limits[ENOUGH] = positions if depth > SEEN_ANYWAY else EVERYTHING
            with _stopped_at(deadline if depth > anyway else None, room.limits):
                result = _one_deeper(self, kernel, room, depth, result)
        return result


class _Room:
    """All that the kernel works on."""

    def __init__(self, asked: AlphaBeta, state: Flat, seed: int, compiled: bool) -> None:
        game, plies = asked.game, asked.depth + 2
        self.state, self.choices = state, len(game.legal_codes(state))
        room = plies * int(game.rules.MAX_MOVES)
        sides = [seat if game.sides is None else game.sides[seat] for seat in range(game.seats_of(state))]
        limits = [0] * LIMITS
        limits[BEST], limits[ENOUGH] = NO_MOVE, EVERYTHING
        limits[ATTENTION], limits[REDUCED], limits[BLUR] = asked.attention, asked.reduced, asked.blur
        limits[SEED] = seed & (1 << 62) - 1
        lists: list[Any] = [
            [0] * room,
            [0] * room,
            [NO_MOVE] * 2 * plies,
            limits,
            sides,
            list(asked.weights),
            [0] * WORK,
        ]
        if compiled:
            self.states, self.table, lists = _arrays(state, plies, asked.places, lists)
        else:
            self.states, self.table = [state.copy() for _ in range(plies)], [0] * 2 * asked.places
        self.moves, self.scores, self.killers, self.limits, *_ = lists
        self.lists = (self.table, *lists)


def _arrays(state: Flat, plies: int, places: int, lists: list[Any]) -> tuple[Any, Any, list[Any]]:
    import numpy as np

    from tablelands.search.records import record_type, to_record

    states = np.zeros(plies, record_type(type(state)))
    to_record(state, states, 0)
    arrays = [np.array(one, np.float64 if isinstance(one[0], float) else np.int64) for one in lists]
    return states, np.zeros(2 * places, np.int64), arrays


@contextmanager
def _stopped_at(deadline: float | None, limits: Any) -> Iterator[None]:
    """The kernel looks at `limits` all the time, and lets others run meanwhile."""
    if deadline is None:
        yield
        return

    def stop() -> None:
        limits[STOPPED] = 1

    timer = Timer(max(0.0, deadline - time.monotonic()), stop)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _one_deeper(asked: AlphaBeta, kernel: ModuleType, room: _Room, depth: int, before: Result | None = None) -> Result:
    """Or, if it was stopped, what was known before and the best of what was seen since."""
    limits = room.limits
    limits[BEST] = NO_MOVE
    value, positions = int(kernel.alphabeta(room.states, 0, depth, -WIN, WIN + 1, *room.lists)), int(limits[LOOKED_AT])
    if before is None or not limits[STOPPED]:
        tried = zip(room.moves[: room.choices], room.scores[: room.choices], strict=True)
        found = sorted((Judged(int(move), int(score)) for move, score in tried), key=lambda one: -one.value)
        moves = _first(int(limits[BEST]), value, found)
        return Result(value, depth, positions, moves, _line(asked, room, moves[0].move))
    if limits[BEST] == NO_MOVE:
        return replace(before, positions=positions)
    moves = _first(int(limits[BEST]), value, list(before.moves))
    return Result(value, before.depth, positions, moves, _line(asked, room, moves[0].move))


def _first(best: int, value: int, moves: list[Judged]) -> tuple[Judged, ...]:
    """The best in front, and no other better than it."""
    others = (Judged(one.move, min(one.value, value)) for one in moves if one.move != best)
    return (Judged(best, value), *others)


def _line(asked: AlphaBeta, room: _Room, move: int) -> tuple[int, ...]:
    """As far as the table remembers it."""
    rules, key = asked.game.rules, asked.kernel(compiled=False).judgement.key
    state, line = room.state.copy(), [move]
    rules.play(state, move)
    while len(line) < LONGEST_LINE and rules.stage(state) == DECIDE:
        known = key(state)
        place = known % (len(room.table) // 2) * 2
        move = int(room.table[place + 1]) >> MOVE_SHIFT
        if int(room.table[place]) != known or rules.broken(state, move):
            break
        line.append(move)
        rules.play(state, move)
    return tuple(line)
