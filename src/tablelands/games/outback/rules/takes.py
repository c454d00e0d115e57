"""OB-8: what the dice allow to take. A group for row n is n dice, all of one animal or jokers, one a true symbol."""

from tablelands.core.rule import rule

from ..state import ANIMALS, FIRST_ROW, JOKER, MAX_ROWS, STRIDE, State
from .codes import take_code
from .landscape import first_cell, hexes_in_row, nth_cell

ANIMAL_COUNT = len(ANIMALS)


@rule
def least_jokers(s: State, animal: int, row: int) -> int:
    return max(0, row + FIRST_ROW - s.dice[animal])


@rule
def most_jokers(s: State, row: int) -> int:
    return min(s.dice[JOKER], row + FIRST_ROW - 1)


@rule
def groups(s: State, animal: int, row: int) -> int:
    """How many different groups of dice take this animal for this row; rows counted from 0."""
    return max(0, most_jokers(s, row) - least_jokers(s, animal, row) + 1)


@rule
def may_be_taken(s: State, animal: int) -> bool:
    return s.jeep[animal] > 0 and s.dice[animal] > 0


@rule
def list_takes(s: State, out: list[int]) -> int:
    count = 0
    for animal in range(ANIMAL_COUNT):
        if may_be_taken(s, animal):
            for row in range(MAX_ROWS):
                count = list_row(s, out, count, animal, row)
    return count


@rule
def list_row(s: State, out: list[int], count: int, animal: int, row: int) -> int:
    free = s.free[s.to_move] >> STRIDE * row & (1 << STRIDE) - 1
    while free:
        cell = first_cell(free) + STRIDE * row
        free &= free - 1
        for jokers in range(least_jokers(s, animal, row), most_jokers(s, row) + 1):
            out[count] = take_code(animal, jokers, cell)
            count += 1
    return count


@rule
def count_takes(s: State) -> int:
    count = 0
    for animal in range(ANIMAL_COUNT):
        if may_be_taken(s, animal):
            for row in range(MAX_ROWS):
                count += groups(s, animal, row) * hexes_in_row(s.free[s.to_move], row)
    return count


@rule
def can_take(s: State) -> bool:
    for animal in range(ANIMAL_COUNT):
        if may_be_taken(s, animal):
            for row in range(MAX_ROWS):
                if hexes_in_row(s.free[s.to_move], row) and groups(s, animal, row):
                    return True
    return False


@rule
def nth_take(s: State, index: int) -> int:
    """The take at this place of the list, without listing it."""
    for animal in range(ANIMAL_COUNT):
        if may_be_taken(s, animal):
            for row in range(MAX_ROWS):
                ways = groups(s, animal, row)
                here = ways * hexes_in_row(s.free[s.to_move], row)
                if index < here:
                    free = s.free[s.to_move] >> STRIDE * row & (1 << STRIDE) - 1
                    cell = nth_cell(free, index // ways) + STRIDE * row
                    return take_code(animal, least_jokers(s, animal, row) + index % ways, cell)
                index -= here
    return 0
