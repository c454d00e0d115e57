"""Luck: what may come up with its exact weight, and what it does. Start, bonus, penalty; each turn draw, dice."""

from tablelands.core.rule import rule

from ..state import (
    ACT,
    ANIMALS,
    BONUS,
    DRAW,
    FLAT,
    JEEP_PLACES,
    NOT_DRAWN,
    PENALTIES,
    PENALTY,
    ROLL,
    ROLLS,
    START,
    TILE_COUNT,
    State,
)
from .broken import Broken
from .codes import due_of, outcome_code, what_of
from .dice import FACE_COUNT, FIRST_OF_SIZE, HAS_JOKER, ORDERS, PACKED, packed_count, packed_total
from .landscape import HEXES_IN

ANIMAL_COUNT = len(ANIMALS)
PENALTY_COUNT = len(PENALTIES)
MAX_OUTCOMES = 2002
"""Five bonus tiles out of fourteen."""


# What is due


@rule
def tiles_on_jeep(s: State) -> int:
    count = 0
    for animal in range(ANIMAL_COUNT):
        count += s.jeep[animal]
    return count


@rule
def dice_in_hand(s: State) -> int:
    count = 0
    for face in range(FACE_COUNT):
        count += s.dice[face]
    return count


@rule
def due_count(s: State) -> int:
    """How many dice or tiles the luck that is due concerns."""
    if s.due == BONUS:
        return s.tiles_to_draw
    if s.due == DRAW:
        return JEEP_PLACES - tiles_on_jeep(s)
    if s.due == ROLL:
        return s.dice_count - dice_in_hand(s)
    return 1


# Lists


@rule
def outcomes(s: State, out: list[int], weights: list[int]) -> int:
    if s.due == BONUS:
        return list_bonus(s, out, weights)
    if s.due == DRAW:
        return list_draws(s, out, weights)
    if s.due == ROLL:
        return list_rolls(s, out, weights)
    if s.due > ROLL:
        return 0
    count = s.seats if s.due == START else PENALTY_COUNT
    for index in range(count):
        out[index] = outcome_code(s.due, index)
        weights[index] = 1
    return count


@rule
def list_bonus(s: State, out: list[int], weights: list[int]) -> int:
    """OB-20: `bonus_tiles: 5`."""
    count = 0
    for tiles in range(1 << TILE_COUNT):
        if can_be_bonus(s, tiles):
            out[count] = outcome_code(BONUS, tiles)
            weights[count] = 1
            count += 1
    return count


@rule
def can_be_bonus(s: State, tiles: int) -> bool:
    if HEXES_IN[tiles & 255] + HEXES_IN[tiles >> 8 & 255] != s.tiles_to_draw:
        return False
    missing = 0
    for tile in range(TILE_COUNT):
        missing += int(tiles >> tile & 1 and s.tile_values[tile] == 0)
    return missing == 0


@rule
def list_draws(s: State, out: list[int], weights: list[int]) -> int:
    """OB-6, OB-9: in proportion to what bag and unseen tiles hold together."""
    size, count = due_count(s), 0
    for hand in range(FIRST_OF_SIZE[size], FIRST_OF_SIZE[size + 1]):
        weight = 0 if HAS_JOKER[hand] else ways_to_draw(s, PACKED[hand])
        if weight:
            out[count] = outcome_code(DRAW, PACKED[hand])
            weights[count] = weight
            count += 1
    return count


@rule
def ways_to_draw(s: State, packed: int) -> int:
    ways = 1
    for animal in range(ANIMAL_COUNT):
        ways *= choose(s.bag[animal], packed_count(packed, animal))
    return ways


@rule
def choose(count: int, drawn: int) -> int:
    ways = 1
    for index in range(drawn):
        ways = ways * (count - index) // (index + 1)
    return ways


@rule
def list_rolls(s: State, out: list[int], weights: list[int]) -> int:
    """OB-7: dice as multisets."""
    size, count = due_count(s), 0
    for hand in range(FIRST_OF_SIZE[size], FIRST_OF_SIZE[size + 1]):
        out[count] = outcome_code(ROLL, PACKED[hand])
        weights[count] = ORDERS[hand]
        count += 1
    return count


# Refusals


@rule
def impossible(s: State, outcome: int) -> int:
    """0, or the reason why this cannot come up."""
    due, what = due_of(outcome), what_of(outcome)
    if due != s.due:
        return Broken.OTHER_LUCK_START + s.due
    if due == START:
        return 0 if what < s.seats else Broken.NO_SUCH_SEAT
    if due == BONUS:
        return 0 if can_be_bonus(s, what) else Broken.NOT_FIVE_TILES
    if due == PENALTY:
        return 0
    if packed_total(what) != due_count(s):
        return Broken.WRONG_DRAW_COUNT if due == DRAW else Broken.WRONG_DICE_COUNT
    if due == DRAW and ways_to_draw(s, what) == 0:
        return Broken.NOT_IN_BAG
    return 0


# What it does


@rule
def resolve(s: State, outcome: int) -> None:
    what = what_of(outcome)
    if s.due == ROLL:
        add_dice(s, what)
    elif s.due == DRAW:
        fill_jeep(s, what)
    elif s.due == START:
        s.start = what
        s.to_move = what
        go_on_setting_up(s)
    elif s.due == BONUS:
        s.tiles, s.tiles_to_draw = what, 0
        go_on_setting_up(s)
    else:
        s.penalty = FLAT + what
        go_on_setting_up(s)


@rule
def go_on_setting_up(s: State) -> None:
    if s.tiles_to_draw:
        s.due = BONUS
    elif s.penalty == NOT_DRAWN:
        s.due = PENALTY
    else:
        begin_turn(s, s.start)


@rule
def begin_turn(s: State, seat: int) -> None:
    """OB-6: the jeep is filled first."""
    s.to_move = seat
    s.rolls_left = ROLLS
    s.due = DRAW if tiles_on_jeep(s) < JEEP_PLACES else ROLL


@rule
def fill_jeep(s: State, drawn: int) -> None:
    for animal in range(ANIMAL_COUNT):
        s.jeep[animal] += packed_count(drawn, animal)
        s.bag[animal] -= packed_count(drawn, animal)
    s.due = ROLL


@rule
def add_dice(s: State, rolled: int) -> None:
    for face in range(FACE_COUNT):
        s.dice[face] += packed_count(rolled, face)
    s.rolls_left -= 1
    s.due = ACT
