"""Expand a node of the tree: create its children, judge them, and mark those that end the game as proven."""

from math import exp
from typing import Any

from tablelands.core.rule import rule

from . import copy_state, judgement, rules
from .leaves import make, worth
from .random_numbers import BITS, draw
from .uct_settings import ATTENTION, BLUR, SHARPNESS

JUDGED = hasattr(judgement, "values")
NEXT, TRIED = 1, 2
"""Indices into `states`: the position of the node, and a copy to try moves on."""
UNIT = 2.0**-BITS


@rule
def list_moves(s: Any, scratch: list[int]) -> int:
    count: int = rules.legal(s, scratch)
    return count


@rule
def open_decision(
    states: Any,
    tree: Any,
    node: int,
    used: list[int],
    sides: list[int],
    weights: list[float],
    settings: list[float],
    generator: list[int],
    scratch: list[int],
    out: list[float],
) -> None:
    """Expand a decision. If the tree is full, the node stays a leaf."""
    count = list_moves(states[NEXT], scratch)
    first = used[0]
    if first + count > len(tree):
        return
    used[0] += count
    mover: int = rules.mover(states[NEXT])
    tree[node].first, tree[node].count, tree[node].mover, tree[node].open = first, count, mover, 1
    for index in range(count):
        begin_node(tree, first + index, scratch[index])
        judge_child(states, tree, first + index, mover, sides, weights, settings[BLUR], generator, out)
    if settings[ATTENTION] < count:
        tree[node].count = keep_best(tree, first, count, int(settings[ATTENTION]))
    set_priors(tree, first, tree[node].count, settings[SHARPNESS])


@rule
def begin_node(tree: Any, node: int, move: int) -> None:
    """Reset a node; its sums are set by the first visit."""
    tree[node].move, tree[node].first, tree[node].sibling, tree[node].count = move, 0, 0, 0
    tree[node].visits, tree[node].mover, tree[node].open, tree[node].proven = 0, 0, 0, 0
    tree[node].prior, tree[node].guess = 1.0, 0.5


@rule
def judge_child(
    states: Any,
    tree: Any,
    node: int,
    mover: int,
    sides: list[int],
    weights: list[float],
    blur: float,
    generator: list[int],
    out: list[float],
) -> None:
    """Judge the position after the move for its mover; exact if the game is over there."""
    if not JUDGED:
        return
    copy_state(states, TRIED, NEXT)
    make(states[TRIED], tree[node].move)
    if worth(states[TRIED], sides, weights, out):
        tree[node].proven, tree[node].visits = 1, 1
        for seat in range(states[TRIED].seats):
            tree[node].sums[seat] = out[seat]
    tree[node].guess = out[mover]
    if blur > 0 and not tree[node].proven:
        tree[node].guess += blur * random_error(generator)


@rule
def random_error(generator: list[int]) -> float:
    """A nearly normal random number with a deviation of one."""
    return 2 * (UNIT * draw(generator) + UNIT * draw(generator) + UNIT * draw(generator) - 1.5)


@rule
def keep_best(tree: Any, first: int, count: int, kept: int) -> int:
    """Move the best children to the front; the others are dropped."""
    for place in range(first, first + kept):
        best = place
        for other in range(place + 1, first + count):
            if tree[other].guess > tree[best].guess:
                best = other
        swap(tree, place, best)
    return kept


@rule
def swap(tree: Any, one: int, two: int) -> None:
    """Swap two children that have been judged but not visited."""
    tree[one].move, tree[two].move = tree[two].move, tree[one].move
    tree[one].guess, tree[two].guess = tree[two].guess, tree[one].guess
    tree[one].proven, tree[two].proven = tree[two].proven, tree[one].proven
    tree[one].visits, tree[two].visits = tree[two].visits, tree[one].visits
    for seat in range(len(tree[one].sums)):
        tree[one].sums[seat], tree[two].sums[seat] = tree[two].sums[seat], tree[one].sums[seat]


@rule
def set_priors(tree: Any, first: int, count: int, sharpness: float) -> None:
    """Set the prior of each child: higher for one that was judged better."""
    if not JUDGED:
        for child in range(first, first + count):
            tree[child].prior = 1 / count
        return
    total, best = 0.0, 0.0
    for child in range(first, first + count):
        best = max(best, tree[child].guess)
    for child in range(first, first + count):
        tree[child].prior = exp(sharpness * (tree[child].guess - best))
        total += tree[child].prior
    for child in range(first, first + count):
        tree[child].prior /= total
