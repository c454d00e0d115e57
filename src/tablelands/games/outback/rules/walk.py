"""A walk over all ways to end a turn with takes: each animal is laid on the position itself, and lifted again.

`walk` is a list of integers: how many animals are laid, then for each of them what it was about (see the offsets).
"""

from tablelands.core.rule import rule

from ..state import FIRST_ROW, MAX_ROWS, MAX_TAKES, TILE_COUNT, State
from .dice import WITH
from .landscape import ROW, first_cell, size_of
from .scoring import ANIMAL_COUNT, THIRD, settle

GROUPS = ANIMAL_COUNT * MAX_ROWS
"""A group of dice is numbered by animal * MAX_ROWS + row."""
GROUP, HEXES_LEFT, CELL, STEP, HAND, DICE_LEFT = range(1, 7)
"""Of each animal: its group, hexes not tried yet, where it lies, where its marker stood; then the hand of true
symbols, and the dice, with which it was chosen."""
LEVEL = 6
WALK_SIZE = 1 + LEVEL * (MAX_TAKES + 1)


@rule
def group_dice(group: int) -> int:
    return group % MAX_ROWS + FIRST_ROW


@rule
def begin_walk(s: State, walk: list[int]) -> None:
    walk[0] = 0
    walk[HAND], walk[DICE_LEFT] = 0, s.dice_count


@rule
def next_ending(s: State, seat: int, walk: list[int]) -> bool:
    """Leads to the next way to have taken something; False at the end, with the position as it was."""
    at = walk[0] * LEVEL
    if walk[0] < MAX_TAKES and walk[at + DICE_LEFT] >= FIRST_ROW:
        walk[at + GROUP], walk[at + HEXES_LEFT] = -1, 0
    else:
        lift_last(s, seat, walk)
    while not find_place(s, seat, walk):
        if walk[0] == 0:
            return False
        lift_last(s, seat, walk)
    lay_next(s, seat, walk)
    return True


@rule
def find_place(s: State, seat: int, walk: list[int]) -> bool:
    """Goes on to the next group that has a hex to lie on, if this one has no more."""
    at = walk[0] * LEVEL
    while walk[at + HEXES_LEFT] == 0:
        group = walk[at + GROUP] + 1
        if group == GROUPS:
            return False
        walk[at + GROUP] = group
        if group_dice(group) <= walk[at + DICE_LEFT] and s.jeep[group // MAX_ROWS]:
            walk[at + HEXES_LEFT] = s.free[seat] & ROW[group % MAX_ROWS]
    return True


@rule
def lay_next(s: State, seat: int, walk: list[int]) -> None:
    at = walk[0] * LEVEL
    group, hexes = walk[at + GROUP], walk[at + HEXES_LEFT]
    animal = group // MAX_ROWS
    walk[at + HEXES_LEFT] = hexes & hexes - 1
    walk[at + CELL] = first_cell(hexes)
    walk[at + STEP] = s.steps[seat * ANIMAL_COUNT + animal]
    s.jeep[animal] -= 1
    settle(s, seat, animal, walk[at + CELL])
    walk[at + LEVEL + HAND] = with_group(walk[at + HAND], group, 0)
    walk[at + LEVEL + DICE_LEFT] = walk[at + DICE_LEFT] - group_dice(group)
    walk[0] += 1


@rule
def lift_last(s: State, seat: int, walk: list[int]) -> None:
    """Undoes `lay_next`."""
    walk[0] -= 1
    at = walk[0] * LEVEL
    animal, bit = walk[at + GROUP] // MAX_ROWS, 1 << walk[at + CELL]
    marker = seat * ANIMAL_COUNT + animal
    if not s.plus and size_of(s.settled[marker]) == THIRD:
        forget_bonus(s, seat)
    s.settled[marker] &= ~bit
    s.free[seat] |= bit
    s.steps[marker] = walk[at + STEP]
    s.jeep[animal] += 1


@rule
def forget_bonus(s: State, seat: int) -> None:
    s.bonus_count[seat] -= 1
    s.bonus[seat * TILE_COUNT + s.bonus_count[seat]] = 0


@rule
def put_back_tiles(s: State, seat: int, tiles: int, count: int) -> None:
    """Undoes `collect`: the mask of open tiles and how many the seat had."""
    while s.bonus_count[seat] > count:
        forget_bonus(s, seat)
    s.tiles = tiles


@rule
def with_group(hand: int, group: int, jokers: int) -> int:
    """The hand with the dice of a group added to it."""
    for _ in range(group_dice(group) - jokers):
        hand = WITH[hand][group // MAX_ROWS]
    for _ in range(jokers):
        hand = WITH[hand][ANIMAL_COUNT]
    return hand
