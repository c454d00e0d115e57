"""One outcome by luck, without listing all of them. `luck` is a number below 2**62."""

from tablelands.core.rule import rule

from ..state import BONUS, DRAW, ROLL, START, TILE_COUNT, State
from .chance import ANIMAL_COUNT, PENALTY_COUNT, due_count
from .codes import outcome_code
from .dice import FACE_BITS, FACE_COUNT


@rule
def roll(s: State, luck: int, scratch: list[int], weights: list[int]) -> int:
    if s.due == ROLL:
        return roll_dice(due_count(s), luck)
    if s.due == DRAW:
        return draw_tiles(s, due_count(s), luck, scratch)
    if s.due == BONUS:
        return draw_bonus(s, luck)
    return outcome_code(s.due, luck % (s.seats if s.due == START else PENALTY_COUNT))


@rule
def roll_dice(count: int, luck: int) -> int:
    packed = 0
    for _ in range(count):
        packed += 1 << FACE_BITS * (luck % FACE_COUNT)
        luck //= FACE_COUNT
    return outcome_code(ROLL, packed)


@rule
def draw_tiles(s: State, count: int, luck: int, left: list[int]) -> int:
    """`left` is overwritten: what the bag holds after each tile."""
    packed, total = 0, 0
    for animal in range(ANIMAL_COUNT):
        left[animal] = s.bag[animal]
        total += left[animal]
    for _ in range(count):
        place, luck = luck % total, luck // total
        animal = 0
        while place >= left[animal]:
            place -= left[animal]
            animal += 1
        left[animal] -= 1
        total -= 1
        packed += 1 << FACE_BITS * animal
    return outcome_code(DRAW, packed)


@rule
def draw_bonus(s: State, luck: int) -> int:
    there = 0
    for tile in range(TILE_COUNT):
        there += int(s.tile_values[tile] > 0)
    tiles, wanted = 0, s.tiles_to_draw
    for tile in range(TILE_COUNT):
        if s.tile_values[tile]:
            place, luck = luck % there, luck // there
            if place < wanted:
                tiles |= 1 << tile
                wanted -= 1
            there -= 1
    return outcome_code(BONUS, tiles)
