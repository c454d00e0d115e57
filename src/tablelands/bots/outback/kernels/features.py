"""What a landscape, its markers and the bonus tiles have about them that may still bring points: numbered features.

A position has a feature once, several times or not at all; `found` lists their numbers, the first entry says how many.
"""

from tablelands.core.rule import rule
from tablelands.games.outback.state import ANIMALS, MAX_ROWS, TILE_COUNT, State

from . import rules

first_cell, group_size, hexes_in_row = (
    rules.landscape.first_cell,
    rules.landscape.group_size,
    rules.landscape.hexes_in_row,
)
row_number, size_of = rules.landscape.row_number, rules.landscape.size_of
markers_behind, markers_beyond = rules.scoring.markers_behind, rules.scoring.markers_beyond
FULL_TILE, OFF_START_TILE, TWO_UPPER_TILE = (
    rules.scoring.FULL_TILE,
    rules.scoring.OFF_START_TILE,
    rules.scoring.TWO_UPPER_TILE,
)
FIVE_TILES, ROWS_TILES = rules.scoring.FIVE_TILES, rules.scoring.ROWS_TILES

ANIMAL_COUNT = len(ANIMALS)
STEPS, SIZES, BONUSES, MISSING = 22, 6, 6, 3
"""So many are told apart; beyond, the last stands for all."""
STEP_AT = 0
"""A marker, by how many are further back, and by its step."""
HEX_AT = STEP_AT + ANIMAL_COUNT * STEPS
"""A free hex, by its row, and by the largest group that one more animal would make there."""
SECOND_AT = HEX_AT + MAX_ROWS * SIZES
"""The same with the second best animal."""
GROWTH_AT = SECOND_AT + MAX_ROWS * SIZES
"""An animal, by how many markers are further back, and by the largest group it can make anywhere."""
COUNT_AT = GROWTH_AT + ANIMAL_COUNT * SIZES
"""Basic: an animal, by how many have settled, and by the bonus tiles earned so far."""
TILE_AT = COUNT_AT + SIZES * BONUSES
"""Plus: an open bonus tile, by how much is missing to earn it."""
ROUND_AT = TILE_AT + TILE_COUNT * MISSING
"""Whether the seat has had its turn in this round."""
SPARE_AT = ROUND_AT + 2
"""Free hexes more than in the landscape that is nearest to being full."""
FEATURES = SPARE_AT + SIZES
MOST_FOUND = 1 + 2 * ANIMAL_COUNT + 2 * 24 + ANIMAL_COUNT + TILE_COUNT + 2
BEST_AT = MOST_FOUND
"""After the list there is room to work: the largest group of each animal."""
FOUND = MOST_FOUND + ANIMAL_COUNT


@rule
def find_features(s: State, seat: int, found: list[int]) -> None:
    found[0] = 0
    find_hexes(s, seat, found)
    find_animals(s, seat, found)
    if s.plus:
        find_tiles(s, seat, found)
    add(found, ROUND_AT + int((seat - s.start) % s.seats <= (s.to_move - s.start) % s.seats))
    add(found, SPARE_AT + min(size_of(s.free[seat]) - hexes_to_go(s, seat), SIZES - 1))


@rule
def add(found: list[int], feature: int) -> None:
    found[0] += 1
    found[found[0]] = feature


@rule
def hexes_to_go(s: State, seat: int) -> int:
    """Until the end: of the landscape that ends the game, which is one's own where all have to be full."""
    fewest = size_of(s.free[seat])
    if not s.all_full:
        for other in range(s.seats):
            fewest = min(fewest, size_of(s.free[other]))
    return fewest


@rule
def find_hexes(s: State, seat: int, found: list[int]) -> None:
    for animal in range(ANIMAL_COUNT):
        found[BEST_AT + animal] = 0
    free = s.free[seat]
    while free:
        cell = first_cell(free)
        free &= free - 1
        best, second = 0, 0
        for animal in range(ANIMAL_COUNT):
            kind = s.settled[seat * ANIMAL_COUNT + animal]
            if s.near[cell] & kind:
                size = group_size(s, kind | 1 << cell, cell)
                found[BEST_AT + animal] = max(found[BEST_AT + animal], size)
                best, second = max(best, size), max(second, min(best, size))
        row = row_number(cell) - 2
        add(found, HEX_AT + row * SIZES + min(best, SIZES - 1))
        add(found, SECOND_AT + row * SIZES + min(second, SIZES - 1))


@rule
def find_animals(s: State, seat: int, found: list[int]) -> None:
    for animal in range(ANIMAL_COUNT):
        marker = seat * ANIMAL_COUNT + animal
        behind = markers_behind(s, seat, animal)
        add(found, STEP_AT + behind * STEPS + min(s.steps[marker], STEPS - 1))
        add(found, GROWTH_AT + behind * SIZES + min(found[BEST_AT + animal], SIZES - 1))
        if not s.plus:
            settled, earned = min(size_of(s.settled[marker]), SIZES - 1), min(s.bonus_count[seat], BONUSES - 1)
            add(found, COUNT_AT + settled * BONUSES + earned)


@rule
def find_tiles(s: State, seat: int, found: list[int]) -> None:
    for tile in range(TILE_COUNT):
        if s.tiles >> tile & 1:
            missing = missing_for(s, seat, tile)
            if missing:
                add(found, TILE_AT + tile * MISSING + min(missing, MISSING) - 1)


@rule
def missing_for(s: State, seat: int, tile: int) -> int:
    """How many animals or markers a seat lacks for an open tile; 0 if it has enough, or can never have."""
    if tile == FULL_TILE:
        return size_of(s.free[seat])
    if tile == OFF_START_TILE:
        return ANIMAL_COUNT - markers_beyond(s, seat, 0)
    if tile == TWO_UPPER_TILE:
        return max(0, 2 - markers_beyond(s, seat, s.left_end))
    if tile < ROWS_TILES:
        return max(0, 5 - size_of(s.settled[seat * ANIMAL_COUNT + tile - FIVE_TILES]))
    row = tile - ROWS_TILES
    return 0 if hexes_in_row(s.lost[seat], row) else hexes_in_row(s.free[seat], row)
