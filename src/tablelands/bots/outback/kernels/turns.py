"""A whole turn played as well as what is known allows."""

from typing import Any

from tablelands.core.rule import rule
from tablelands.games.outback.state import DRAW, JOKER, MAX_ROWS, MAX_TAKES, State

from . import rules
from .features import ANIMAL_COUNT
from .judgement import LEAD, lead
from .reckon import reckon

HAND_COUNT, hand_of, packed_count = rules.dice.HAND_COUNT, rules.dice.hand_of, rules.dice.packed_count
FACE_COUNT = rules.dice.FACE_COUNT
GROUP, CELL, LEVEL = rules.walk.GROUP, rules.walk.CELL, rules.walk.LEVEL
begin_walk, next_ending, put_back_tiles = rules.walk.begin_walk, rules.walk.next_ending, rules.walk.put_back_tiles
group_dice, first_cell = rules.walk.group_dice, rules.landscape.first_cell
collect, settle, give_up = rules.scoring.collect, rules.scoring.settle, rules.expectation.give_up
count_keeps, nth_keep, kept_of, keep = (
    rules.keeps.count_keeps,
    rules.keeps.nth_keep,
    rules.codes.kept_of,
    rules.flow.keep,
)
roll, resolve, stage, block, end_turn = rules.roll, rules.resolve, rules.stage, rules.flow.block, rules.flow.end_turn

DONE = -1
"""Instead of a keep: no more rolling."""
KEPT = FACE_COUNT
TAKES = 1 + 2 * MAX_TAKES
CHOICE = KEPT + TAKES
"""Room to work: the dice of a keep, then how many animals are taken, and of each the animal and its hex."""


@rule
def play_turn(
    states: Any,
    luck: list[int],
    at: int,
    values: list[float],
    walk: list[int],
    weights: list[float],
    found: list[int],
    choice: list[int],
) -> int:
    """Plays the turn of `states[0]` by numbers of luck from place `at` on; answers the place of the next."""
    s = states[0]
    if tiles_due(s):
        resolve(s, roll(s, luck[at], choice, choice))
        at += 1
    reckon(states, values, walk, weights, found, LEAD)
    kept = 0
    while kept != DONE:
        resolve(s, roll(s, luck[at], choice, choice))
        at += 1
        kept = best_keep(s, values, choice)
        if kept != DONE:
            keep(s, kept_of(kept))
    take_best(s, walk, weights, found, choice)
    end_turn(s)
    return at


@rule
def tiles_due(s: State) -> bool:
    return s.due == DRAW


@rule
def best_keep(s: State, values: list[float], choice: list[int]) -> int:
    """The code of the keep that promises most, or DONE."""
    if s.rolls_left == 0:
        return DONE
    best, highest = DONE, values[hand_of(s.dice)]
    for index in range(count_keeps(s)):
        code = nth_keep(s, index)
        for face in range(FACE_COUNT):
            choice[face] = packed_count(kept_of(code), face)
        value = values[s.rolls_left * HAND_COUNT + hand_of(choice)]
        if value > highest:
            best, highest = code, value
    return best


@rule
def take_best(s: State, walk: list[int], weights: list[float], found: list[int], choice: list[int]) -> None:
    """The best animals that the dice allow, or else the least bad hex to lose."""
    seat, tiles, highest = s.to_move, s.tiles, rules.expectation.NEVER
    begin_walk(s, walk)
    choice[KEPT] = 0
    while next_ending(s, seat, walk):
        if dice_allow(s, walk):
            earned = s.bonus_count[seat]
            collect(s, seat)
            value = lead(s, seat, weights, found)
            put_back_tiles(s, seat, tiles, earned)
            if value > highest:
                highest = value
                note_takes(walk, choice)
    if choice[KEPT]:
        take_noted(s, seat, choice)
    else:
        block(s, best_block(s, weights, found))


@rule
def dice_allow(s: State, walk: list[int]) -> bool:
    """Whether the dice make up all groups of this ending: a true symbol in each, jokers for what is missing."""
    jokers = 0
    for animal in range(ANIMAL_COUNT):
        groups, needed = 0, 0
        for level in range(walk[0]):
            group = walk[level * LEVEL + GROUP]
            if group // MAX_ROWS == animal:
                groups += 1
                needed += group_dice(group)
        if s.dice[animal] < groups:
            return False
        jokers += max(0, needed - s.dice[animal])
    return jokers <= s.dice[JOKER]


@rule
def note_takes(walk: list[int], choice: list[int]) -> None:
    choice[KEPT] = walk[0]
    for level in range(walk[0]):
        choice[KEPT + 1 + 2 * level] = walk[level * LEVEL + GROUP] // MAX_ROWS
        choice[KEPT + 2 + 2 * level] = walk[level * LEVEL + CELL]


@rule
def take_noted(s: State, seat: int, choice: list[int]) -> None:
    for take in range(choice[KEPT]):
        animal = choice[KEPT + 1 + 2 * take]
        s.jeep[animal] -= 1
        settle(s, seat, animal, choice[KEPT + 2 + 2 * take])


@rule
def best_block(s: State, weights: list[float], found: list[int]) -> int:
    seat, free, highest, best = s.to_move, s.free[s.to_move], rules.expectation.NEVER, 0
    while free:
        bit = free & -free
        give_up(s, seat, bit)
        value = lead(s, seat, weights, found)
        give_up(s, seat, bit)
        if value > highest:
            highest, best = value, first_cell(bit)
        free &= free - 1
    return best
