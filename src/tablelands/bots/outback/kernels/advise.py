"""What each legal move is worth, with the best play after it."""

from typing import Any

from tablelands.core.rule import rule
from tablelands.games.outback.state import FIRST_ROW, State

from . import copy_state, rules
from .judgement import judged
from .turns import FACE_COUNT, dice_allow

BLOCK, KEEP, TAKE = rules.codes.BLOCK, rules.codes.KEEP, rules.codes.TAKE
kind_of, kept_of, cell_of = rules.codes.kind_of, rules.codes.kept_of, rules.codes.cell_of
HAND_COUNT, hand_of, packed_count = rules.dice.HAND_COUNT, rules.dice.hand_of, rules.dice.packed_count
begin_walk, next_ending, put_back_tiles = rules.walk.begin_walk, rules.walk.next_ending, rules.walk.put_back_tiles
DICE_LEFT, dice_in_hand = rules.walk.DICE_LEFT, rules.chance.dice_in_hand
collect, take, block, legal = rules.collect, rules.flow.take, rules.flow.block, rules.legal


@rule
def advise(
    states: Any,
    foresight: int,
    codes: list[int],
    worths: list[float],
    values: list[float],
    walk: list[int],
    weights: list[float],
    found: list[int],
    choice: list[int],
    way: int,
) -> int:
    """For `states[0]`, whose turn `values` are about; `states[1]` is room to work. Answers how many moves there are. No
    more than `foresight` rolls are looked ahead."""
    s = states[0]
    count: int = legal(s, codes)
    for index in range(count):
        code = codes[index]
        if kind_of(code) == KEEP:
            for face in range(FACE_COUNT):
                choice[face] = packed_count(kept_of(code), face)
            worths[index] = values[min(s.rolls_left, foresight) * HAND_COUNT + hand_of(choice)]
        else:
            copy_state(states, 1, 0)
            worths[index] = worth_of(states[1], code, walk, weights, found, way)
    return count


@rule
def worth_of(s: State, code: int, walk: list[int], weights: list[float], found: list[int], way: int) -> float:
    if kind_of(code) == TAKE:
        take(s, code)
        return worth_with_more(s, walk, weights, found, way)
    if kind_of(code) == BLOCK:
        block(s, cell_of(code))
    return worth_of_stopping(s, weights, found, way)


@rule
def worth_with_more(s: State, walk: list[int], weights: list[float], found: list[int], way: int) -> float:
    """After a take: whatever else the dice that are left may still take, or nothing."""
    best, dice = worth_of_stopping(s, weights, found, way), dice_in_hand(s)
    if dice < FIRST_ROW:
        return best
    begin_walk(s, walk)
    walk[DICE_LEFT] = dice
    while next_ending(s, s.to_move, walk):
        if dice_allow(s, walk):
            best = max(best, worth_of_stopping(s, weights, found, way))
    return best


@rule
def worth_of_stopping(s: State, weights: list[float], found: list[int], way: int) -> float:
    """The position stays as it is."""
    tiles, earned = s.tiles, s.bonus_count[s.to_move]
    collect(s, s.to_move)
    value = judged(s, s.to_move, weights, found, way)
    put_back_tiles(s, s.to_move, tiles, earned)
    return value
