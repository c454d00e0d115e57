"""Bonus tiles for a screen: what they are worth, what they are given for, and how far away they are."""

from ..rules.landscape import ROW
from ..rules.scoring import (
    ANIMAL_COUNT,
    FIVE,
    FIVE_TILES,
    FULL_TILE,
    OFF_START_TILE,
    ROWS_TILES,
    THIRD,
    TWO_UPPER_TILE,
    UPPER_PAIR,
    markers_beyond,
)
from ..state import TILE_COUNT, State
from ..words.texts import MEANING
from .positions import bonus_called
from .scenes import BonusJson
from .wire import BonusAheadJson


def animal_bonus(state: State, animal: int, value: int) -> BonusJson:
    """OB-11: the bonus tile of an animal: the player's first, second, ..."""
    return _bonus(state, animal, value)


def tile_bonus(state: State, tile: int) -> BonusJson:
    """OB-20."""
    return _bonus(state, tile, state.tile_values[tile])


def _bonus(state: State, what: int, value: int) -> BonusJson:
    name = bonus_called(state, what)
    return {"name": name, "value": value, "text": MEANING[name].id}


def earned_bonuses(state: State, seat: int) -> list[BonusJson]:
    return [earned_bonus(state, seat, index) for index in range(state.bonus_count[seat])]


def earned_bonus(state: State, seat: int, index: int) -> BonusJson:
    what = state.bonus[seat * TILE_COUNT + index]
    return tile_bonus(state, what) if state.plus else animal_bonus(state, what, index + 1)


def bonuses_ahead(state: State, seat: int) -> list[BonusAheadJson]:
    """Those that the seat can still earn, or could: a lost space may have put one out of reach."""
    if state.plus:
        open_tiles = [tile for tile in range(TILE_COUNT) if state.tiles >> tile & 1]
        return [{**tile_bonus(state, tile), "missing": _missing_for_tile(state, seat, tile)} for tile in open_tiles]
    value = state.bonus_count[seat] + 1
    lacking = {animal: THIRD - _settled(state, seat, animal) for animal in range(ANIMAL_COUNT)}
    return [
        {**animal_bonus(state, animal, value), "missing": _animals(state, seat, animal, missing)}
        for animal, missing in lacking.items()
        if missing > 0
    ]


def _missing_for_tile(state: State, seat: int, tile: int) -> int | None:
    if tile == FULL_TILE:
        return state.free[seat].bit_count()
    if tile == OFF_START_TILE:
        return _markers(state, seat, ANIMAL_COUNT - markers_beyond(state, seat, 0))
    if tile == TWO_UPPER_TILE:
        return _markers(state, seat, max(0, UPPER_PAIR - markers_beyond(state, seat, state.left_end)))
    if tile < ROWS_TILES:
        animal = tile - FIVE_TILES
        return _animals(state, seat, animal, max(0, FIVE - _settled(state, seat, animal)))
    row = ROW[tile - ROWS_TILES]
    return None if row & state.lost[seat] or not row & state.hexes else (row & state.free[seat]).bit_count()


def _markers(state: State, seat: int, missing: int) -> int | None:
    """Each of them takes at least one more animal."""
    return missing if missing <= state.free[seat].bit_count() else None


def _animals(state: State, seat: int, animal: int, missing: int) -> int | None:
    there = min(state.free[seat].bit_count(), state.jeep[animal] + state.bag[animal])
    return missing if missing <= there else None


def _settled(state: State, seat: int, animal: int) -> int:
    return state.settled[seat * ANIMAL_COUNT + animal].bit_count()
