"""What each move does at once, for two sides: found by trying everything two moves deep."""

from typing import Any

from tablelands.core.rule import OVER, rule

from . import copy_state, rules
from .verdicts import LOSES, NEITHER, WINS


@rule
def threats(states: Any, moves: list[int], replies: list[int], out: list[int]) -> int:
    """For each legal move in `moves`: does it win, or lose or let the other side win by a single move? How many."""
    count: int = rules.legal(states[0], moves)
    side = states[0].to_move & 1
    for index in range(count):
        copy_state(states, 1, 0)
        rules.play(states[1], moves[index])
        out[index] = judged(states, side, replies)
    return count


@rule
def judged(states: Any, side: int, replies: list[int]) -> int:
    if rules.stage(states[1]) == OVER:
        return won_by(states[1], side)
    if states[1].to_move & 1 == side:
        return NEITHER
    count = rules.legal(states[1], replies)
    for index in range(count):
        copy_state(states, 2, 1)
        rules.play(states[2], replies[index])
        if rules.stage(states[2]) == OVER and won_by(states[2], side) == LOSES:
            return LOSES
    return NEITHER


@rule
def won_by(s: Any, side: int) -> int:
    mine, theirs = rules.won(s, side), rules.won(s, 1 - side)
    if mine and theirs:
        return NEITHER
    return WINS if mine else LOSES
