"""Iterative deepening alpha-beta for games of two sides without chance.

The transposition table takes 16 bytes for each of `places` entries (a power of two), everything else a few kilobytes
per ply.
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
from tablelands.search.kernel_loader import compiled_kernel, interpreted_kernel
from tablelands.search.kernels.alphabeta_limits import (
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

PLACES = 1 << 18
DEEPEST = 32
WIN, PROVEN = 30000, 29000
EVERYTHING = 1 << 40
WORK = 4096
NO_MOVE = (1 << 20) - 1
MOVE_SHIFT = 30
LONGEST_LINE = 8
SEEN_ANYWAY = 2
"""The depth that is always searched, so that no win or loss in one move is missed; a clock may stop it."""


@dataclass(frozen=True, slots=True)
class MoveScore:
    """A move and its value for the side to move; PROVEN or more is a win. Only the best move's value is exact, the
    others are upper bounds."""

    move: int
    value: int


@dataclass(frozen=True, slots=True)
class Result:
    """`moves` begin with the best; `line` is what both sides would play."""

    value: int
    depth: int
    positions: int
    moves: tuple[MoveScore, ...]
    line: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AlphaBeta:
    """A search of at most `depth` moves; after the first `attention` moves of a position, the others are searched
    `reduced` moves less deep; positions are misjudged by up to `blur`."""

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
        """Deterministic for a seed and a number of positions, interpreted or compiled."""
        kernel = self.kernel(compiled=compiled, bounds_checked=bounds_checked)
        workspace = _Workspace(self, state, seed, compiled)
        result, anyway = _search_depth(self, kernel, workspace, 1), SEEN_ANYWAY if compiled else 1
        for depth in range(2, self.depth + 1):
            if workspace.limits[STOPPED] or abs(result.value) >= PROVEN or workspace.choices == 1:
                break
            workspace.limits[ENOUGH] = positions if depth > SEEN_ANYWAY else EVERYTHING
            with _stop_at(deadline if depth > anyway else None, workspace.limits):
                result = _search_depth(self, kernel, workspace, depth, result)
        return result


class _Workspace:
    """The arguments of the kernel."""

    def __init__(self, search: AlphaBeta, state: Flat, seed: int, compiled: bool) -> None:
        game, plies = search.game, search.depth + 2
        self.state, self.choices = state, len(game.legal_codes(state))
        workspace = plies * int(game.rules.MAX_MOVES)
        sides = [seat if game.sides is None else game.sides[seat] for seat in range(game.seats_of(state))]
        limits = [0] * LIMITS
        limits[BEST], limits[ENOUGH] = NO_MOVE, EVERYTHING
        limits[ATTENTION], limits[REDUCED], limits[BLUR] = search.attention, search.reduced, search.blur
        limits[SEED] = seed & (1 << 62) - 1
        lists: list[Any] = [
            [0] * workspace,
            [0] * workspace,
            [NO_MOVE] * 2 * plies,
            limits,
            sides,
            list(search.weights),
            [0] * WORK,
        ]
        if compiled:
            self.states, self.table, lists = _arrays(state, plies, search.places, lists)
        else:
            self.states, self.table = [state.copy() for _ in range(plies)], [0] * 2 * search.places
        self.moves, self.scores, self.killers, self.limits, *_ = lists
        self.lists = (self.table, *lists)


def _arrays(state: Flat, plies: int, places: int, lists: list[Any]) -> tuple[Any, Any, list[Any]]:
    import numpy as np

    from tablelands.search.numpy_records import record_type, to_record

    states = np.zeros(plies, record_type(type(state)))
    to_record(state, states, 0)
    arrays = [np.array(values, np.float64 if isinstance(values[0], float) else np.int64) for values in lists]
    return states, np.zeros(2 * places, np.int64), arrays


@contextmanager
def _stop_at(deadline: float | None, limits: Any) -> Iterator[None]:
    """Stop the search at the deadline. The kernel reads `limits` all the time and releases the GIL."""
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


def _search_depth(
    search: AlphaBeta, kernel: ModuleType, workspace: _Workspace, depth: int, before: Result | None = None
) -> Result:
    """Search to a depth. If it was stopped, return the result before, with a better move if one was found since."""
    limits = workspace.limits
    limits[BEST] = NO_MOVE
    value, positions = (
        int(kernel.alphabeta(workspace.states, 0, depth, -WIN, WIN + 1, *workspace.lists)),
        int(limits[LOOKED_AT]),
    )
    if before is None or not limits[STOPPED]:
        tried = zip(workspace.moves[: workspace.choices], workspace.scores[: workspace.choices], strict=True)
        found = sorted((MoveScore(int(move), int(score)) for move, score in tried), key=lambda move: -move.value)
        moves = _first(int(limits[BEST]), value, found)
        return Result(value, depth, positions, moves, _line(search, workspace, moves[0].move))
    if limits[BEST] == NO_MOVE:
        return replace(before, positions=positions)
    moves = _first(int(limits[BEST]), value, list(before.moves))
    return Result(value, before.depth, positions, moves, _line(search, workspace, moves[0].move))


def _first(best: int, value: int, moves: list[MoveScore]) -> tuple[MoveScore, ...]:
    """The moves with the best one first; no other gets a higher value."""
    others = (MoveScore(move.move, min(move.value, value)) for move in moves if move.move != best)
    return (MoveScore(best, value), *others)


def _line(search: AlphaBeta, workspace: _Workspace, move: int) -> tuple[int, ...]:
    """The best line of play, as far as the table has it."""
    rules, key = search.game.rules, search.kernel(compiled=False).judgement.key
    state, line = workspace.state.copy(), [move]
    rules.play(state, move)
    while len(line) < LONGEST_LINE and rules.stage(state) == DECIDE:
        known = key(state)
        place = known % (len(workspace.table) // 2) * 2
        move = int(workspace.table[place + 1]) >> MOVE_SHIFT
        if int(workspace.table[place]) != known or rules.broken(state, move):
            break
        line.append(move)
        rules.play(state, move)
    return tuple(line)
