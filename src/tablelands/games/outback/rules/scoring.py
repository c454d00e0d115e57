"""Points: markers on their track, bonus tiles, lost spaces, and who wins."""

from tablelands.core.rule import rule

from ..state import (
    ANIMALS,
    BY_ROW,
    FLAT,
    NEIGHBOURS_A,
    PLAIN,
    TILE_COUNT,
    State,
)
from .landscape import ROW, first_cell, group_size, row_number, size_of

ANIMAL_COUNT = len(ANIMALS)
REARMOST = 3
THIRD = 3
FIVE = 5
UPPER_PAIR = 2
FULL_TILE, OFF_START_TILE, TWO_UPPER_TILE, FIVE_TILES, ROWS_TILES = 0, 1, 2, 3, 3 + ANIMAL_COUNT


# While playing


@rule
def advance(s: State, marker: int, points: int) -> None:
    """OB-4: points past the end are lost."""
    s.steps[marker] = min(s.steps[marker] + points, s.track_end)


@rule
def settle(s: State, seat: int, animal: int, cell: int) -> None:
    """OB-10, and OB-11 in Basic."""
    marker = seat * ANIMAL_COUNT + animal
    s.free[seat] &= ~(1 << cell)
    s.settled[marker] |= 1 << cell
    advance(s, marker, group_size(s, s.settled[marker], cell))
    if not s.plus and size_of(s.settled[marker]) == THIRD:
        earn(s, seat, animal)
        advance(s, marker, s.bonus_count[seat])


@rule
def earn(s: State, seat: int, what: int) -> None:
    s.bonus[seat * TILE_COUNT + s.bonus_count[seat]] = what
    s.bonus_count[seat] += 1


@rule
def collect(s: State, seat: int) -> None:
    """OB-21: at the end of a turn."""
    for tile in range(TILE_COUNT):
        if s.tiles >> tile & 1 and deserves(s, seat, tile):
            s.tiles &= ~(1 << tile)
            earn(s, seat, tile)


@rule
def deserves(s: State, seat: int, tile: int) -> bool:
    """OB-20: whether the condition of a bonus tile is met."""
    if tile == FULL_TILE:
        return s.free[seat] == 0
    if tile == OFF_START_TILE:
        return markers_beyond(s, seat, 0) == ANIMAL_COUNT
    if tile == TWO_UPPER_TILE:
        return markers_beyond(s, seat, s.left_end) >= UPPER_PAIR
    if tile < ROWS_TILES:
        return size_of(s.settled[seat * ANIMAL_COUNT + tile - FIVE_TILES]) >= FIVE
    row = s.hexes & ROW[tile - ROWS_TILES]
    return row != 0 and row & (s.free[seat] | s.lost[seat]) == 0


@rule
def markers_beyond(s: State, seat: int, step: int) -> int:
    count = 0
    for marker in range(seat * ANIMAL_COUNT, (seat + 1) * ANIMAL_COUNT):
        count += int(s.steps[marker] > step)
    return count


# At the end


@rule
def score(s: State, seat: int) -> int:
    """OB-13, and the bonus tiles of OB-21."""
    points = tile_points(s, seat) - lost_points(s, seat)
    for animal in range(ANIMAL_COUNT):
        points += marker_points(s, seat, animal)
    return points


@rule
def marker_points(s: State, seat: int, animal: int) -> int:
    """OB-13: what a marker counts in the end: on the upper part its value, and so for the three rearmost."""
    step = s.steps[seat * ANIMAL_COUNT + animal]
    if step > s.left_end:
        return step - s.left_end
    if markers_behind(s, seat, animal) < REARMOST:
        return left_value(s, step)
    return 0


@rule
def left_value(s: State, step: int) -> int:
    return step if step else s.start_value


@rule
def markers_behind(s: State, seat: int, animal: int) -> int:
    """How many are further back; of two on the same step, the one listed first is."""
    first = seat * ANIMAL_COUNT
    step = s.steps[first + animal]
    count = 0
    for other in range(ANIMAL_COUNT):
        there = s.steps[first + other]
        count += int(there < step or (there == step and other < animal))
    return count


@rule
def tile_points(s: State, seat: int) -> int:
    """OB-21; the points of OB-11 have long moved a marker."""
    points = 0
    if s.plus:
        for index in range(s.bonus_count[seat]):
            points += s.tile_values[s.bonus[seat * TILE_COUNT + index]]
    return points


@rule
def lost_points(s: State, seat: int) -> int:
    """OB-13, or OB-22 with a penalty tile."""
    points, left = 0, s.lost[seat]
    while left:
        points += lost_cost(s, seat, first_cell(left))
        left &= left - 1
    return points


@rule
def lost_cost(s: State, seat: int, cell: int) -> int:
    """OB-22; before a penalty tile is drawn nothing is lost yet."""
    if s.penalty == PLAIN or s.penalty == FLAT:
        return s.lost_costs[s.penalty]
    if s.penalty == BY_ROW:
        return row_number(cell)
    cost = 0
    table_start = (s.penalty - NEIGHBOURS_A) * ANIMAL_COUNT
    for animal in range(ANIMAL_COUNT):
        beside = s.near[cell] & s.settled[seat * ANIMAL_COUNT + animal]
        cost += s.near_costs[table_start + animal] * size_of(beside)
    return cost


@rule
def won(s: State, seat: int) -> bool:
    """OB-14."""
    own = score(s, seat)
    for other in range(s.seats):
        points = score(s, other)
        if points > own or (points == own and s.bonus_count[other] > s.bonus_count[seat]):
            return False
    return True


@rule
def somebody_is_full(s: State) -> bool:
    full = 0
    for seat in range(s.seats):
        full += int(s.free[seat] == 0)
    return full > 0


@rule
def lost_count(s: State, seat: int) -> int:
    return size_of(s.lost[seat])
