"""Alpha-beta for two sides without luck: a table of positions seen, moves in the order in which they look best, and
late ones searched less deep.

The judgement has

    key(s)                               a number below 2**62 by which a position is known again
    appraise(s, weights, work)           how good it is for the side to move, well below WIN
    order(s, moves, count, scores, work) fills in how promising each move looks, from 0 to ORDER

where `work` are WORK integers of room. What stands in `limits` is in limits.py.
"""

from typing import Any

from tablelands.core.rule import OVER, rule

from . import copy_state, judgement, rules
from .alphabeta_limits import ATTENTION, BEST, BLUR, ENOUGH, LOOKED_AT, REDUCED, SEED, STOPPED
from .leaves import make, stage_of
from .random_numbers import scramble

WIN, PROVEN = 30000, 29000
ORDER = 1 << 20
BEST_FIRST, KILLER = ORDER * 4, ORDER * 2
EMPTY, EXACT, AT_LEAST, AT_MOST = range(4)
MOST_MOVES: int = rules.MAX_MOVES
"""For each ply."""
KEY, ENTRY = 0, 1
NO_MOVE = (1 << 20) - 1


@rule
def alphabeta(
    states: Any,
    ply: int,
    depth: int,
    alpha: int,
    beta: int,
    table: list[int],
    moves: list[int],
    scores: list[int],
    killers: list[int],
    limits: list[int],
    sides: list[int],
    weights: list[float],
    work: list[int],
) -> int:
    """The value of `states[ply]` for the side to move, at this depth; meaningless if the search was stopped."""
    limits[LOOKED_AT] += 1
    if limits[LOOKED_AT] >= limits[ENOUGH]:
        limits[STOPPED] = 1
    if limits[STOPPED]:
        return 0
    side = sides[rules.mover(states[ply])]
    key = judgement.key(states[ply])
    if depth <= 0 or ply + 1 >= len(states):
        appraised: int = judgement.appraise(states[ply], weights, work)
        return appraised + misjudged(key, limits)
    remembered, first = recall(table, key, depth, alpha, beta)
    if remembered != EMPTY and ply:
        return worth_of(remembered)
    base, before = ply * MOST_MOVES, alpha
    count = list_ordered(states[ply], ply, moves, scores, killers, first, work)
    best, chosen = -WIN - 1, NO_MOVE
    for index in range(count):
        move = bring_forward(moves, scores, base, index, count)
        copy_state(states, ply + 1, ply)
        make(states[ply + 1], move)
        value = result(states[ply + 1], side, sides, ply)
        if value == NO_MOVE:
            sign = 1 if sides[rules.mover(states[ply + 1])] == side else -1
            late = index >= limits[ATTENTION] and depth > 2
            low, high = max(alpha, best), beta
            if late:
                less = depth - 1 - limits[REDUCED]
                one, two = (low, low + 1) if sign == 1 else (-low - 1, -low)
                value = sign * alphabeta(
                    states, ply + 1, less, one, two, table, moves, scores, killers, limits, sides, weights, work
                )
            if not late or (value > low and not limits[STOPPED]):
                one, two = (low, high) if sign == 1 else (-high, -low)
                value = sign * alphabeta(
                    states, ply + 1, depth - 1, one, two, table, moves, scores, killers, limits, sides, weights, work
                )
            if limits[STOPPED]:
                return best if ply == 0 else 0
        if ply == 0:
            scores[base + index] = value
        if value > best:
            best, chosen = value, move
            if ply == 0:
                limits[BEST] = move
        if best >= beta:
            remember_killer(killers, ply, move)
            break
    bound = AT_LEAST if best >= beta else EXACT if best > before else AT_MOST
    remember(table, key, depth, best, bound, chosen)
    return best


@rule
def result(s: Any, side: int, sides: list[int], late: int) -> int:
    """The value of a finished game for a side, or NO_MOVE if it is not over; earlier wins are worth more."""
    if stage_of(s) != OVER:
        return NO_MOVE
    won, lost = False, False
    for seat in range(s.seats):
        if rules.won(s, seat):
            won, lost = won or sides[seat] == side, lost or sides[seat] != side
    if won and lost:
        return 0
    return WIN - late if won else late - WIN


@rule
def misjudged(key: int, limits: list[int]) -> int:
    """A constant error of a position, between -BLUR and BLUR."""
    if limits[BLUR] == 0:
        return 0
    return scramble(key ^ limits[SEED]) % (2 * limits[BLUR] + 1) - limits[BLUR]


# Order


@rule
def list_ordered(
    s: Any, ply: int, moves: list[int], scores: list[int], killers: list[int], first: int, work: list[int]
) -> int:
    base = ply * MOST_MOVES
    count: int = rules.legal(s, work)
    for index in range(count):
        moves[base + index] = work[index]
    judgement.order(s, moves, base, count, scores, work)
    for index in range(base, base + count):
        if moves[index] == first:
            scores[index] = BEST_FIRST
        elif moves[index] == killers[2 * ply] or moves[index] == killers[2 * ply + 1]:
            scores[index] += KILLER
    return count


@rule
def bring_forward(moves: list[int], scores: list[int], base: int, index: int, count: int) -> int:
    """Move the most promising untried move to the front."""
    best = base + index
    for other in range(base + index + 1, base + count):
        if scores[other] > scores[best]:
            best = other
    at = base + index
    moves[at], moves[best] = moves[best], moves[at]
    scores[at], scores[best] = scores[best], scores[at]
    return moves[at]


@rule
def remember_killer(killers: list[int], ply: int, move: int) -> None:
    if killers[2 * ply] != move:
        killers[2 * ply + 1] = killers[2 * ply]
        killers[2 * ply] = move


# The table: a key and an entry for each place; an entry has move, value, depth and bound


@rule
def recall(table: list[int], key: int, depth: int, alpha: int, beta: int) -> tuple[int, int]:
    """The table's value if it settles the question, else EMPTY; and the move to try first."""
    at = key % (len(table) // 2) * 2
    if table[at + KEY] != key:
        return EMPTY, NO_MOVE
    entry = table[at + ENTRY]
    value, bound = worth_of(entry), entry & 3
    enough = entry >> 2 & 255 >= depth or abs(value) >= PROVEN
    settled = bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha)
    return (entry if enough and settled else EMPTY), entry >> 30


@rule
def worth_of(entry: int) -> int:
    return (entry >> 10 & (1 << 20) - 1) - (1 << 19)


@rule
def remember(table: list[int], key: int, depth: int, value: int, bound: int, move: int) -> None:
    """Store a position in the table; the newest one stays."""
    at = key % (len(table) // 2) * 2
    table[at + KEY] = key
    table[at + ENTRY] = move << 30 | (value + (1 << 19)) << 10 | min(depth, 255) << 2 | bound
