"""UCT: a tree grows where moves look promising (Kocsis and Szepesvári 2006), with first sights and priors (as in PUCT,
Rosin 2011), a value for every seat, luck, and proven results backed up (Winands, Björnsson and Saito 2008).

`states` holds three positions: the root, the one being looked at, and one to try moves in.
"""

from math import sqrt
from typing import Any

from tablelands.core.rule import CHANCE, OVER, rule
from tablelands.search.tree import CHANCE_NODE

from . import copy_state
from .leaves import apply_outcome, make, play_out, share_win, stage_of
from .playouts import roll
from .random_numbers import draw
from .tree_growth import NEXT, begin_node, open_decision
from .uct_settings import EXPAND_AT, EXPLORE, HORIZON, TRUST

SURE = 0.999


@rule
def uct(
    states: Any,
    tree: Any,
    used: list[int],
    path: list[int],
    sides: list[int],
    weights: list[float],
    settings: list[float],
    generator: list[int],
    scratch: list[int],
    chances: list[int],
    out: list[float],
    simulations: int,
) -> int:
    """Grow the tree by so many simulations; return how many were made, fewer once the root is proven."""
    if used[0] == 0:
        begin_node(tree, 0, 0)
        used[0] = 1
    for done in range(simulations):
        if tree[0].proven:
            return done
        depth = go_down(states, tree, used, path, sides, weights, settings, generator, scratch, chances, out)
        back_up(tree, path, depth, states[0].seats, out)
    return simulations


@rule
def go_down(
    states: Any,
    tree: Any,
    used: list[int],
    path: list[int],
    sides: list[int],
    weights: list[float],
    settings: list[float],
    generator: list[int],
    scratch: list[int],
    chances: list[int],
    out: list[float],
) -> int:
    """Descend to a leaf, and write its value to `out`. The path is in `path`; returns its length."""
    copy_state(states, NEXT, 0)
    node, depth = 0, 0
    path[0] = 0
    while tree[node].open and not tree[node].proven and depth + 1 < len(path):
        if tree[node].mover == CHANCE_NODE:
            child = follow_luck(states, tree, node, used, generator, scratch, chances)
        else:
            child = select(tree, node, settings[EXPLORE], settings[TRUST])
            make(states[NEXT], tree[child].move)
        if child == 0:
            break
        node = child
        depth += 1
        path[depth] = node
    s = states[NEXT]
    if not tree[node].proven:
        look_closer(states, tree, node, used, sides, weights, settings, generator, scratch, out)
    if tree[node].proven:
        for seat in range(s.seats):
            out[seat] = tree[node].sums[seat] / tree[node].visits
    else:
        play_out(s, settings[HORIZON], sides, weights, generator, scratch, chances, out)
    return depth


@rule
def look_closer(
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
    """Expand a leaf that has been visited often enough, unless the game is over there."""
    stage = stage_of(states[NEXT])
    if stage == OVER:
        share_win(states[NEXT], sides, out)
        prove(tree, node, states[NEXT].seats, out)
    elif tree[node].open or (node and tree[node].visits + 1 < settings[EXPAND_AT]):
        return
    elif stage == CHANCE:
        tree[node].mover, tree[node].open = CHANCE_NODE, 1
    else:
        open_decision(states, tree, node, used, sides, weights, settings, generator, scratch, out)
        settle(tree, node, states[NEXT].seats)


@rule
def prove(tree: Any, node: int, seats: int, out: list[float]) -> None:
    tree[node].proven = 1
    tree[node].visits += 1
    for seat in range(seats):
        tree[node].sums[seat] = out[seat] * tree[node].visits


@rule
def follow_luck(
    states: Any, tree: Any, node: int, used: list[int], generator: list[int], scratch: list[int], chances: list[int]
) -> int:
    """The child of what luck brings; 0 if there is no room for it any more."""
    outcome = roll(states[NEXT], draw(generator), scratch, chances)
    apply_outcome(states[NEXT], outcome)
    child: int = tree[node].first
    while child and tree[child].move != outcome:
        child = tree[child].sibling
    if child == 0 and used[0] < len(tree):
        child = used[0]
        used[0] += 1
        begin_node(tree, child, outcome)
        tree[child].sibling, tree[node].first = tree[node].first, child
    return child


@rule
def select(tree: Any, node: int, explore: float, trust: float) -> int:
    """The most promising child for the seat to move. Proven children need no exploration."""
    first: int = tree[node].first
    mover: int = tree[node].mover
    reach = explore * sqrt(tree[node].visits + 1.0)
    best, chosen = -1.0, first
    for child in range(first, first + tree[node].count):
        visits = tree[child].visits
        if tree[child].proven:
            promise = tree[child].sums[mover] / visits
        else:
            promise = tree[child].guess
            if visits:
                promise = (tree[child].sums[mover] + trust * promise) / (visits + trust)
            promise += reach * tree[child].prior / (1 + visits)
        if promise > best:
            best, chosen = promise, child
    return chosen


@rule
def back_up(tree: Any, path: list[int], depth: int, seats: int, out: list[float]) -> None:
    for index in range(depth + 1):
        node = path[index]
        for seat in range(seats):
            tree[node].sums[seat] = out[seat] + (tree[node].sums[seat] if tree[node].visits else 0.0)
        tree[node].visits += 1
    if tree[path[depth]].proven:
        index = depth - 1
        while index >= 0 and settle(tree, path[index], seats):
            index -= 1


@rule
def settle(tree: Any, node: int, seats: int) -> bool:
    """Prove a decision if a child surely wins, or if all children are proven."""
    if tree[node].mover == CHANCE_NODE or not tree[node].open:
        return False
    first: int = tree[node].first
    mover: int = tree[node].mover
    best, chosen, unsettled = -1.0, 0, False
    for child in range(first, first + tree[node].count):
        if not tree[child].proven:
            unsettled = True
        elif tree[child].sums[mover] / tree[child].visits > best:
            best, chosen = tree[child].sums[mover] / tree[child].visits, child
    if chosen == 0 or (unsettled and best < SURE):
        return False
    tree[node].proven = 1
    tree[node].visits = max(1, tree[node].visits)
    for seat in range(seats):
        tree[node].sums[seat] = tree[chosen].sums[seat] / tree[chosen].visits * tree[node].visits
    return True
