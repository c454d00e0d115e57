"""The exact value of a turn: full expectation over all re-rolls, with the best play in between.

`values` has EXPECTED numbers, HAND_COUNT in each of five sections. Section 0: what a hand is worth when one stops and
takes, NEVER where it allows no take. Sections 1 to 3: for fewer than all dice, what it is worth to keep them and roll
the others while that many rolls are left; for all dice, what it is worth to have rolled them, with one roll less left.
Section 4 is scratch.
"""

from collections.abc import Callable
from typing import Any

from tablelands.core.rule import rule

from ..state import ROLLS, State
from .dice import FACE_COUNT, FIRST_OF_SIZE, HAND_COUNT, WITH, WITHOUT
from .scoring import collect
from .walk import GROUP, HAND, LEVEL, begin_walk, group_dice, next_ending, put_back_tiles, with_group

NEVER = -1e9
"""The value of what cannot be done."""
BEST_KEEP = ROLLS + 1
EXPECTED = (ROLLS + 2) * HAND_COUNT

Value = Callable[..., float]


def expecting(value: Value) -> Callable[..., None]:
    """`expect` for a value function, itself a rule: it judges the position at the end of a turn for the seat whose turn
    it was, before the next seat is called. `knowledge` is whatever else it wants to be told."""

    def expect(states: Any, values: list[float], walk: list[int], *knowledge: Any) -> None:
        """Fills `values` for the seat to move in `states[0]`, with nothing taken yet."""
        s = states[0]
        seat, tiles, count, blocked = s.to_move, s.tiles, s.bonus_count[s.to_move], NEVER
        begin(s, values, walk)
        while next_ending(s, seat, walk):
            earned = s.bonus_count[seat]
            collect(s, seat)
            offer(values, walk, value(s, seat, *knowledge))
            put_back_tiles(s, seat, tiles, earned)
        free = s.free[seat]
        while free:
            give_up(s, seat, free & -free)
            collect(s, seat)
            blocked = max(blocked, value(s, seat, *knowledge))
            put_back_tiles(s, seat, tiles, count)
            give_up(s, seat, free & -free)
            free &= free - 1
        roll_back(s, values, blocked)

    return expect


@rule
def begin(s: State, values: list[float], walk: list[int]) -> None:
    begin_walk(s, walk)
    for hand in range(FIRST_OF_SIZE[s.dice_count + 1]):
        values[hand] = NEVER


@rule
def give_up(s: State, seat: int, bit: int) -> None:
    """OB-9; done twice, it is undone."""
    s.free[seat] ^= bit
    s.lost[seat] ^= bit


@rule
def offer(values: list[float], walk: list[int], worth: float) -> None:
    """OB-8: writes the value down for every hand that makes up these groups exactly, whatever jokers they use."""
    if worth <= values[walk[walk[0] * LEVEL + HAND]]:
        return
    first, second, third = walk[GROUP], walk[LEVEL + GROUP], walk[2 * LEVEL + GROUP]
    for first_jokers in range(group_dice(first)):
        one = with_group(0, first, first_jokers)
        for second_jokers in range(group_dice(second) if walk[0] > 1 else 1):
            two = with_group(one, second, second_jokers) if walk[0] > 1 else one
            for third_jokers in range(group_dice(third) if walk[0] > 2 else 1):
                hand = with_group(two, third, third_jokers) if walk[0] > 2 else two
                values[hand] = max(values[hand], worth)


@rule
def roll_back(s: State, values: list[float], blocked: float) -> None:
    """From the end of the turn to its beginning."""
    spread_stops(s, values)
    for hand in range(FIRST_OF_SIZE[s.dice_count], FIRST_OF_SIZE[s.dice_count + 1]):
        values[HAND_COUNT + hand] = values[hand] if values[hand] > NEVER else blocked
    average(s, values, 1)
    for rolls in range(2, ROLLS + 1):
        choose_best(s, values, rolls)
        average(s, values, rolls)


@rule
def spread_stops(s: State, values: list[float]) -> None:
    """Dice may be left over: a hand is worth what its best part is."""
    for hand in range(FIRST_OF_SIZE[s.dice_count + 1]):
        for face in range(FACE_COUNT):
            part = WITHOUT[hand][face]
            if part >= 0:
                values[hand] = max(values[hand], values[part])


@rule
def average(s: State, values: list[float], section: int) -> None:
    """From all dice down: one more die shows each of six faces equally often."""
    start = section * HAND_COUNT
    for hand in range(FIRST_OF_SIZE[s.dice_count] - 1, -1, -1):
        total = 0.0
        for face in range(FACE_COUNT):
            total += values[start + WITH[hand][face]]
        values[start + hand] = total / FACE_COUNT


@rule
def choose_best(s: State, values: list[float], section: int) -> None:
    """OB-7: with a roll left, one stops, or keeps the best part of the dice that is not all of them."""
    kept, best = (section - 1) * HAND_COUNT, BEST_KEEP * HAND_COUNT
    all_dice = FIRST_OF_SIZE[s.dice_count]
    for hand in range(FIRST_OF_SIZE[s.dice_count + 1]):
        values[best + hand] = values[kept + hand] if hand < all_dice else NEVER
        for face in range(FACE_COUNT):
            part = WITHOUT[hand][face]
            if part >= 0:
                values[best + hand] = max(values[best + hand], values[best + part])
        if hand >= all_dice:
            values[section * HAND_COUNT + hand] = max(values[hand], values[best + hand])
