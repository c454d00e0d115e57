"""Positions to JSON."""

from typing import Any

from tablelands.core.options import Setup

from ..components import (
    ANIMALS,
    BILLABONG,
    BILLABONG_LIKE_CURVE,
    COLOURS,
    CURVED,
    DINGO,
    FIRST_FACE,
    KIND_OF,
    KINDS,
    LONE,
    PAIR,
    TERMINAL,
    billabong_joins,
)
from ..rules.places import cell_at
from ..state import CLOSED, EDGES, FIRST_OWNER, FRAME, NOBODY, SLOTS, UNPLAYED, State
from .options import size_of


def fields_of(setup: Setup, state: State) -> dict[str, Any]:
    names = COLOURS[: state.colours]
    return {
        "tiles": [] if state.due else all_tiles(state),
        "hands": {name: hand_of(state, colour) for colour, name in enumerate(names)},
        "billabongs": state.billabongs,
        "to_move": None if state.to_move == NOBODY or state.due else state.to_move,
        "played": [name for colour, name in enumerate(names) if state.played >> colour & 1],
        "area": size_of(setup),
        "finished": [seat for seat in range(state.seats) if state.finished >> seat & 1],
        "meetings": [meeting(state, index) for index in range(state.met)],
        "extending": extension(state) if state.extending else None,
        "routes": {name: route(state, colour) for colour, name in enumerate(names)},
        "closed": [list(cell_at(state.place[SLOTS - 1 - index])) for index in range(state.closed_cells)],
        "single": bool(state.single),
    }


def all_tiles(state: State) -> list[dict[str, Any]]:
    return [tile for slot in range(1, state.slots + 1) for tile in tiles_of(state, slot)]


def tiles_of(state: State, slot: int) -> list[dict[str, Any]]:
    """What lies in a cell: one tile, or two terminals, in the order in which they were laid."""
    face = state.face[slot]
    if face >= BILLABONG:
        return [tile(state, slot, "billabong", int(face == BILLABONG_LIKE_CURVE + 1), None) | {"joins": joins(face)}]
    if face >= PAIR:
        first, second = face - PAIR, (face - PAIR) ^ 2
        owners = colour_name(state, slot, state.owner[slot]), colour_name(state, slot, state.partner[slot])
        return [
            tile(state, slot, KINDS[TERMINAL], turn, owner) for turn, owner in zip((first, second), owners, strict=True)
        ]
    kind = KIND_OF[face]
    return [tile(state, slot, KINDS[kind], face - FIRST_FACE[kind], colour_name(state, slot, state.owner[slot]))]


def tile(state: State, slot: int, name: str, turn: int, colour: str | None) -> dict[str, Any]:
    x, y = cell_at(state.place[slot])
    animal = ANIMALS[state.animal[slot] - 1] if state.animal[slot] else None
    lies = {"x": x, "y": y, "tile": name, "turn": turn, "colour": colour, "animal": animal}
    return lies | {"outside": True} if state.outside[slot] else lies


def joins(face: int) -> list[list[str]]:
    return [[EDGES[edge] for edge in pair] for pair in billabong_joins(face)]


def colour_name(state: State, slot: int, owner: int) -> str:
    """A line is green (DU-51), a frame red and green by turns (DU-52)."""
    if owner != UNPLAYED:
        return COLOURS[owner - FIRST_OWNER]
    return COLOURS[2 + (slot - 1) % 2] if state.start == FRAME else COLOURS[3]


def hand_of(state: State, colour: int) -> dict[str, Any]:
    left = state.left[colour * 3 : colour * 3 + 3]
    if not state.special:
        return dict(zip(KINDS, left, strict=True))
    hand: dict[str, Any] = {KINDS[kind]: animals_in_hand(state, colour, kind) for kind in range(TERMINAL)}
    return hand | {KINDS[TERMINAL]: left[TERMINAL]}


def animals_in_hand(state: State, colour: int, kind: int) -> dict[str, int]:
    counts = {animal: state.hand[colour * 12 + kind * 6 + index] for index, animal in enumerate(ANIMALS, 1)}
    return {animal: count for animal, count in counts.items() if kind == CURVED or animal != ANIMALS[DINGO - 1]}


def meeting(state: State, index: int) -> dict[str, Any]:
    x, y = cell_at(state.meeting_place[index])
    told = {"x": x, "y": y, "by": state.meeting_by[index]}
    return told | {"new": bool(state.meeting_new[index])} if may_be_new(state, index) else told


def may_be_new(state: State, index: int) -> bool:
    """Whether the seat to move can have brought a meeting about in this turn; so it must be told."""
    return state.played > 0 and state.meeting_by[index] == state.to_move


def extension(state: State) -> dict[str, Any]:
    door = state.extending
    x, y = cell_at(state.place[door >> 2])
    colour = COLOURS[state.chain_owner[door] - FIRST_OWNER]
    return {"x": x, "y": y, "edge": EDGES[door & 3], "colour": colour}


def route(state: State, colour: int) -> dict[str, Any]:
    doors = [door for door in state.ends[colour * 2 : colour * 2 + 2] if door != CLOSED]
    ends = sorted(doors, key=lambda door: (state.place[door >> 2], door & 3))
    return {
        "length": state.length[colour],
        "open": [[*cell_at(state.place[door >> 2]), EDGES[door & 3]] for door in ends],
        "loop": bool(state.loop[colour]),
    }


def is_lone_terminal(face: int) -> bool:
    return LONE <= face < PAIR
