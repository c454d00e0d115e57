"""Positions to JSON, and the parts of one by name."""

from typing import Any

from ..components import cell_of_hex
from ..rules.landscape import hexes_in_row, size_of
from ..rules.scoring import ANIMAL_COUNT
from ..state import (
    ANIMALS,
    BONUS_TILES,
    FIRST_ROW,
    FLAT,
    MAX_ROWS,
    NOBODY,
    NOT_DRAWN,
    PENALTIES,
    PLAIN,
    TILE_COUNT,
    State,
)
from . import moves
from .moves import Take, names_of
from .outcomes import tile_names

LOST = "lost"


def row_lengths(state: State) -> dict[int, int]:
    """How many hexes the row with each number has, from the bottom up."""
    lengths = {FIRST_ROW + row: hexes_in_row(state.hexes, row) for row in range(MAX_ROWS)}
    return {number: length for number, length in lengths.items() if length}


def content(state: State, seat: int, cell: int) -> str | None:
    if state.lost[seat] >> cell & 1:
        return LOST
    for animal, name in enumerate(ANIMALS):
        if state.settled[seat * ANIMAL_COUNT + animal] >> cell & 1:
            return name
    return None


def marker(state: State, seat: int, animal: int) -> int | str:
    step = state.steps[seat * ANIMAL_COUNT + animal]
    if step == 0:
        return state.start_value
    return step if step <= state.left_end else f"U{step - state.left_end}"


def earned(state: State, seat: int) -> list[str]:
    first = seat * TILE_COUNT
    names = BONUS_TILES if state.plus else ANIMALS
    return [names[what] for what in state.bonus[first : first + state.bonus_count[seat]]]


def tiles_left(state: State) -> list[str]:
    return tile_names(tuple(state.tiles >> tile & 1 for tile in range(TILE_COUNT)))


def takes_of(state: State) -> list[Take]:
    taken = [moves.decode(code) for code in state.taken[: state.takes]]
    return [move for move in taken if isinstance(move, Take)]


def fields_of(state: State) -> dict[str, Any]:
    seats = range(state.seats)
    return {
        "landscapes": [_landscape(state, seat) for seat in seats],
        "markers": [{name: marker(state, seat, animal) for animal, name in enumerate(ANIMALS)} for seat in seats],
        "jeep": names_of(tuple(state.jeep)),
        "bag": dict(zip(ANIMALS, state.bag, strict=True)),
        "unseen": sum(size_of(state.lost[seat]) for seat in seats),
        "bonus": [earned(state, seat) for seat in seats],
        "tiles": tiles_left(state),
        "penalty": None if state.penalty in (PLAIN, NOT_DRAWN) else PENALTIES[state.penalty - FLAT],
        "start": None if state.start == NOBODY else state.start,
        "to_move": None if state.to_move == NOBODY else state.to_move,
        "dice": names_of(tuple(state.dice)),
        "rolls_left": state.rolls_left,
        "taken": [moves.to_json(move) for move in takes_of(state)],
    }


def _landscape(state: State, seat: int) -> dict[str, list[str | None]]:
    return {
        str(row): [content(state, seat, cell_of_hex(row, place)) for place in range(length)]
        for row, length in row_lengths(state).items()
    }
