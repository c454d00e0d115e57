"""UCT over any game's rules: what each seat may hope for, which moves were thought of, and the line both would play.

A tree takes 96 bytes a node and never more than `Uct.nodes` of them; when it is full it stops growing and simulations
go on from its leaves. Several trees of the same position, each with luck of its own, grow in threads side by side. The
memory of up to MOST_SPARE trees is kept for the next search.
"""

import os
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from types import ModuleType
from typing import Any

from tablelands.core.flat import Flat
from tablelands.core.ruled_game import RuledGame
from tablelands.search.budget import Budget
from tablelands.search.kernel_loader import compiled_kernel, interpreted_kernel
from tablelands.search.kernels.random_numbers import seed_random
from tablelands.search.playouts import scratch_size
from tablelands.search.tree import CHANCE_NODE, MOST_SEATS, Node
from tablelands.search.uct_settings import USUAL, Settings

DEEPEST = 128
NODES, INTERPRETED_NODES = 250_000, 4_000
LONGEST_LINE = 8
MOST_SPARE = 4


@dataclass(frozen=True, slots=True)
class MoveResult:
    """A searched move, by its code. `values` has each seat's share of the win."""

    move: int
    visits: int
    values: tuple[float, ...]
    proven: bool


@dataclass(frozen=True, slots=True)
class UctResult:
    """`moves` begin with the best; `line` is the expected line of play."""

    simulations: int
    values: tuple[float, ...]
    moves: tuple[MoveResult, ...]
    line: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Uct:
    """A UCT search of a game, with or without a judgement (a module of kernels) and its weights."""

    game: RuledGame[Any, Any, Any]
    judgement: str | None = None
    weights: tuple[float, ...] = (0.0,)
    settings: Settings = USUAL
    trees: int = 1
    nodes: int = NODES

    def kernel(self, *, compiled: bool, bounds_checked: bool = False) -> ModuleType:
        if not compiled:
            return interpreted_kernel(self.game, "uct", judgement=self.judgement)
        return compiled_kernel(self.game, "uct", judgement=self.judgement, bounds_checked=bounds_checked)

    def search(
        self, state: Flat, seed: int, budget: Budget, *, compiled: bool, bounds_checked: bool = False
    ) -> UctResult:
        """Deterministic for a seed and a number of simulations: interpreted or compiled, with one thread or several."""
        kernel = self.kernel(compiled=compiled, bounds_checked=bounds_checked)
        share = replace(budget, simulations=-(-budget.simulations // self.trees))
        trees = [_Tree(self, kernel, state, seed + number, compiled) for number in range(self.trees)]
        if self.trees == 1 or not compiled or cores() == 1:
            _take_turns(trees, [replace(share) for _ in trees])
        else:
            list(_threads().map(_Tree.grow, trees, [replace(share) for _ in trees]))
        result = _combine(trees, self.game.seats_of(state), self.game.rules.mover(state))
        if compiled:
            _spare_trees(self.nodes).extend(tree.arguments[1] for tree in trees)
        return result


def cores() -> int:
    """The number of cores for searches: all, or TABLELANDS_CORES."""
    return int(os.environ.get("TABLELANDS_CORES", "0")) or os.cpu_count() or 1


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(cores(), "search")


class _Tree:
    """One tree, with the arguments of its kernel."""

    def __init__(self, uct: Uct, kernel: ModuleType, state: Flat, seed: int, compiled: bool) -> None:
        game = uct.game
        sides = [seat if game.sides is None else game.sides[seat] for seat in range(game.seats_of(state))]
        ints = [[0], [0] * DEEPEST, sides]
        floats = [list(uct.weights), uct.settings.as_list()]
        generator, work = [0], [[0] * scratch_size(game), [0] * scratch_size(game)]
        out = [0.0] * MOST_SEATS
        seed_random(generator, seed)
        if compiled:
            states, nodes = _records(state, uct.nodes)
            self.nodes = nodes.view(_readable())
        else:
            states, nodes = [state, state.copy(), state.copy()], _objects(min(uct.nodes, INTERPRETED_NODES))
            self.nodes = nodes
        lists: tuple[Any, ...] = (*ints, *floats, generator, *work, out)
        used, path, *others = map(_array, lists) if compiled else lists
        self.kernel, self.used = kernel, used
        self.arguments = (states, nodes, used, path, *others)

    def grow(self, budget: Budget) -> None:
        while chunk := budget.next_chunk():
            made = self.kernel.uct(*self.arguments, chunk)
            budget.spend(made)
            if made < chunk:
                return

    def grow_once(self, budget: Budget) -> bool:
        chunk = budget.next_chunk()
        made = self.kernel.uct(*self.arguments, chunk) if chunk else 0
        budget.spend(made)
        return 0 < chunk == made

    def children(self, node: int) -> range:
        first = int(self.nodes[node].first)
        return range(first, first + int(self.nodes[node].count))


def _take_turns(trees: list[_Tree], budgets: list[Budget]) -> None:
    growing = list(zip(trees, budgets, strict=True))
    while growing:
        growing = [(tree, budget) for tree, budget in growing if tree.grow_once(budget)]


def _array(values: Sequence[float]) -> Any:
    import numpy as np

    return np.array(values, np.float64 if isinstance(values[0], float) else np.int64)


def _records(state: Flat, nodes: int) -> tuple[Any, Any]:
    import numpy as np

    from tablelands.search.numpy_records import record_type, to_record

    states = np.zeros(3, record_type(type(state)))
    to_record(state, states, 0)
    try:
        return states, _spare_trees(nodes).pop()
    except IndexError:
        return states, np.empty(nodes, record_type(Node))


@cache
def _spare_trees(nodes: int) -> deque[Any]:
    """Trees of earlier searches, since fresh memory is slow at first."""
    return deque(maxlen=MOST_SPARE)


def _readable() -> Any:
    """The type of array whose records have their fields as attributes."""
    import numpy as np

    return np.recarray


def _objects(nodes: int) -> list[Node]:
    return [Node() for _ in range(nodes)]


# Results


def _combine(trees: list[_Tree], seats: int, mover: int) -> UctResult:
    """Add up visits and values of all trees; a move proven in one tree is proven."""
    roots = [tree.nodes[0] for tree in trees]
    nodes_of: dict[int, list[Any]] = {}
    for tree in trees:
        for child in tree.children(0):
            nodes_of.setdefault(int(tree.nodes[child].move), []).append(tree.nodes[child])
    moves = [_move_result(move, nodes, seats) for move, nodes in nodes_of.items()]
    moves.sort(key=lambda move: _preference(move, mover), reverse=True)
    best = max(trees, key=lambda tree: max(int(tree.nodes[child].visits) for child in tree.children(0)))
    return UctResult(
        simulations=sum(int(root.visits) for root in roots),
        values=moves[0].values if moves[0].proven else _means(roots, seats),
        moves=tuple(moves),
        line=_line(best, moves[0].move),
    )


def _move_result(move: int, nodes: list[Any], seats: int) -> MoveResult:
    proven = [node for node in nodes if node.proven]
    visits = sum(int(node.visits) for node in nodes)
    return MoveResult(move, visits, _means(proven or nodes, seats), bool(proven))


def _means(nodes: list[Any], seats: int) -> tuple[float, ...]:
    visited = [node for node in nodes if node.visits]
    visits = sum(int(node.visits) for node in visited)
    return tuple(sum(float(node.sums[seat]) for node in visited) / max(1, visits) for seat in range(seats))


def _preference(result: MoveResult, mover: int) -> tuple[float, ...]:
    """Sort key: proven wins first, then by visits, proven losses last."""
    value = result.values[mover]
    if result.proven:
        return (1.0, value, 0.0) if value > 0.5 else (-1.0, value, result.visits)
    return (0.0, result.visits, value)


def _line(tree: _Tree, move: int) -> tuple[int, ...]:
    """The most visited line of play; it ends where chance decides."""
    line, nodes = [move], tree.nodes
    found = [child for child in tree.children(0) if nodes[child].move == move]
    while found and len(line) < LONGEST_LINE:
        node = found[0]
        if not nodes[node].open or nodes[node].mover == CHANCE_NODE:
            break
        best = max(tree.children(node), key=lambda child: int(nodes[child].visits))
        if not nodes[best].visits:
            break
        line.append(int(nodes[best].move))
        found = [best]
    return tuple(line)
