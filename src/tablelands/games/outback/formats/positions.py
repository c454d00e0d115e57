"""Positions to JSON, and the parts of one by name."""

from collections.abc import Sequence
from typing import Literal

from tablelands.core.options import Setup

from ..components import cell_of_hex
from ..rules.landscape import hexes_in_row, size_of
from ..rules.scoring import ANIMAL_COUNT
from ..state import (
    ANIMALS,
    BONUS_TILES,
    FACES,
    FIRST_ROW,
    FLAT,
    MAX_ROWS,
    NOBODY,
    NOT_DRAWN,
    PENALTIES,
    PLAIN,
    STRIDE,
    TILE_COUNT,
    Animal,
    BonusTile,
    State,
)
from . import moves
from .growth import cells_of
from .moves import Take, names_of, take_to_json
from .scenes import HexJson, Place
from .wire import AnimalCountsJson, Content, Landscape, MarkerPlacesJson, PositionFieldsJson

LOST: Literal["lost"] = "lost"


def row_lengths(state: State) -> dict[int, int]:
    """How many hexes the row with each number has, from the bottom up."""
    lengths = {FIRST_ROW + row: hexes_in_row(state.hexes, row) for row in range(MAX_ROWS)}
    return {number: length for number, length in lengths.items() if length}


def content(state: State, seat: int, cell: int) -> Content:
    if state.lost[seat] >> cell & 1:
        return LOST
    for animal, name in enumerate(ANIMALS):
        if state.settled[seat * ANIMAL_COUNT + animal] >> cell & 1:
            return name
    return None


def hexes_of(mask: int) -> list[HexJson]:
    return [hex_at(cell) for cell in cells_of(mask)]


def hex_at(cell: int) -> HexJson:
    return {"row": cell // STRIDE + FIRST_ROW, "hex": cell % STRIDE}


def marker(state: State, seat: int, animal: int) -> Place:
    return place_on_track(state, state.steps[seat * ANIMAL_COUNT + animal])


def place_on_track(state: State, step: int) -> Place:
    """OB-4."""
    if step == 0:
        return state.start_value
    return step if step <= state.left_end else f"U{step - state.left_end}"


def earned(state: State, seat: int) -> list[Animal | BonusTile]:
    first = seat * TILE_COUNT
    return [bonus_called(state, what) for what in state.bonus[first : first + state.bonus_count[seat]]]


def bonus_called(state: State, what: int) -> Animal | BonusTile:
    return BONUS_TILES[what] if state.plus else ANIMALS[what]


def tiles_left(state: State) -> list[BonusTile]:
    return [name for tile, name in enumerate(BONUS_TILES) if state.tiles >> tile & 1]


def takes_of(state: State) -> list[Take]:
    taken = [moves.decode(code) for code in state.taken[: state.takes]]
    return [move for move in taken if isinstance(move, Take)]


def animal_counts(counts: Sequence[int]) -> AnimalCountsJson:
    emu, kangaroo, koala, platypus, monitor = counts
    return {"emu": emu, "kangaroo": kangaroo, "koala": koala, "platypus": platypus, "monitor": monitor}


def write(setup: Setup, state: State) -> PositionFieldsJson:
    seats = range(state.seats)
    return {
        "landscapes": [_landscape(state, seat) for seat in seats],
        "markers": [_markers(state, seat) for seat in seats],
        "jeep": names_of(ANIMALS, state.jeep),
        "bag": animal_counts(state.bag),
        "unseen": sum(size_of(state.lost[seat]) for seat in seats),
        "bonus": [earned(state, seat) for seat in seats],
        "tiles": tiles_left(state),
        "penalty": None if state.penalty in (PLAIN, NOT_DRAWN) else PENALTIES[state.penalty - FLAT],
        "start": None if state.start == NOBODY else state.start,
        "to_move": None if state.to_move == NOBODY else state.to_move,
        "dice": names_of(FACES, state.dice),
        "rolls_left": state.rolls_left,
        "taken": [take_to_json(take) for take in takes_of(state)],
    }


def _landscape(state: State, seat: int) -> Landscape:
    return {
        str(row): [content(state, seat, cell_of_hex(row, place)) for place in range(length)]
        for row, length in row_lengths(state).items()
    }


def _markers(state: State, seat: int) -> MarkerPlacesJson:
    emu, kangaroo, koala, platypus, monitor = (marker(state, seat, animal) for animal in range(ANIMAL_COUNT))
    return {"emu": emu, "kangaroo": kangaroo, "koala": koala, "platypus": platypus, "monitor": monitor}
