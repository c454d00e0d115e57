"""A new game: the options and the components put into a position."""

from typing import Any

from tablelands.core.errors import BadRequest
from tablelands.core.options import Setup
from tablelands.core.wire import HexesJson

from ..components import Components, Edition, hex_mask, near_masks
from ..state import ANIMALS, JEEP_PLACES, NOBODY, NOT_DRAWN, PENALTIES, PLAIN, ROLLS, START, TILES_DRAWN, State
from ..words import refusal_texts as texts


def edition_of(components: Components, setup: Setup) -> Edition:
    return components.plus if setup.options["edition"] == "plus" else components.basic


def sketch_of(components: Components, edition: str) -> HexesJson:
    rows = (components.plus if edition == "plus" else components.basic).rows
    return {"kind": "hexes", "rows": [{"hexes": row.hexes, "shift": row.shift} for row in rows]}


def begin(components: Components, setup: Setup) -> State:
    state = State()
    _set_options(state, components, setup.options)
    _set_components(state, components, edition_of(components, setup))
    state.seats = setup.seats
    state.start, state.to_move, state.rolls_left, state.due = NOBODY, NOBODY, ROLLS, START
    for seat in range(setup.seats):
        state.free[seat] = state.hexes
    state.bag = [components.tiles_per_animal] * len(ANIMALS)
    return state


def _set_options(state: State, components: Components, options: Any) -> None:
    state.plus = int(options["edition"] == "plus")
    state.all_full = int(options["end"] == "all-full")
    if options["bonus_tiles"] == TILES_DRAWN:
        state.tiles_to_draw = TILES_DRAWN
    elif state.plus:
        state.tiles = all_tiles(components)
    state.penalty = penalty_of(options["penalty_tile"])


def all_tiles(components: Components) -> int:
    return sum(1 << tile for tile, value in enumerate(components.bonus) if value)


def penalty_of(option: str) -> int:
    return {"none": PLAIN, "drawn": NOT_DRAWN}[option] if option not in PENALTIES else 1 + PENALTIES.index(option)


def _set_components(state: State, components: Components, edition: Edition) -> None:
    state.dice_count = edition.dice
    state.hexes = hex_mask(edition)
    for cell, mask in near_masks(edition).items():
        state.near[cell] = mask
    state.start_value = components.track_start
    state.left_end = components.track_left
    state.track_end = components.track_left + components.track_upper
    state.tile_values = list(components.bonus)
    state.lost_costs = [components.lost_plain, components.lost_flat]
    state.near_costs = list(components.neighbours)


class Setups:
    """With the components of a game."""

    def __init__(self, components: Components) -> None:
        self.components = components

    def check(self, setup: Setup) -> None:
        needed = setup.seats * edition_of(self.components, setup).hex_count + JEEP_PLACES
        there = self.components.tiles_per_animal * len(ANIMALS)
        if there < needed:
            text = texts.TOO_FEW_TILES.fill(seats=setup.seats, needed=needed, there=there)
            raise BadRequest(text, rule="OB-9")

    def begin(self, setup: Setup) -> State:
        return begin(self.components, setup)
