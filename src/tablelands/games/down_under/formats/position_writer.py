"""Positions as JSON; reading them is the work of position_reader.py and tiles.py."""

from typing import Literal

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
    STRAIGHT,
    TERMINAL,
    Colour,
    Kind,
    billabong_joins,
)
from ..rules.places import cell_at
from ..state import CLOSED, EDGES, FIRST_OWNER, NOBODY, SLOTS, Edge, State
from .board import colour_name
from .options import size_of
from .wire import BoardJson, ExtensionJson, HandJson, MeetingJson, RouteJson, TileJson


def write(setup: Setup, state: State) -> BoardJson:
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


def all_tiles(state: State) -> list[TileJson]:
    return [tile for slot in range(1, state.slots + 1) for tile in tiles_of(state, slot)]


def tiles_of(state: State, slot: int) -> list[TileJson]:
    """What lies in a cell: one tile, or two terminals, in the order in which they were laid."""
    face = state.face[slot]
    if face >= BILLABONG:
        like_curve = int(face == BILLABONG_LIKE_CURVE + 1)
        return [{**tile(state, slot, "billabong", like_curve, None), "joins": joins(face)}]
    if face >= PAIR:
        first, second = face - PAIR, (face - PAIR) ^ 2
        owners = colour_name(state, slot, state.owner[slot]), colour_name(state, slot, state.partner[slot])
        return [
            tile(state, slot, KINDS[TERMINAL], turn, owner) for turn, owner in zip((first, second), owners, strict=True)
        ]
    kind = KIND_OF[face]
    return [tile(state, slot, KINDS[kind], face - FIRST_FACE[kind], colour_name(state, slot, state.owner[slot]))]


def tile(state: State, slot: int, name: Kind | Literal["billabong"], turn: int, colour: Colour | None) -> TileJson:
    x, y = cell_at(state.place[slot])
    animal = ANIMALS[state.animal[slot] - 1] if state.animal[slot] else None
    lies: TileJson = {"x": x, "y": y, "tile": name, "turn": turn, "colour": colour, "animal": animal}
    return {**lies, "outside": True} if state.outside[slot] else lies


def joins(face: int) -> list[list[Edge]]:
    return [[EDGES[edge] for edge in pair] for pair in billabong_joins(face)]


def hand_of(state: State, colour: int) -> HandJson:
    straight, curved, terminal = state.left[colour * 3 : colour * 3 + 3]
    if not state.special:
        return {"straight": straight, "curved": curved, "terminal": terminal}
    animals = [animals_in_hand(state, colour, kind) for kind in (STRAIGHT, CURVED)]
    return {"straight": animals[0], "curved": animals[1], "terminal": terminal}


def animals_in_hand(state: State, colour: int, kind: int) -> dict[str, int]:
    counts = {animal: state.hand[colour * 12 + kind * 6 + index] for index, animal in enumerate(ANIMALS, 1)}
    return {animal: count for animal, count in counts.items() if kind == CURVED or animal != ANIMALS[DINGO - 1]}


def meeting(state: State, index: int) -> MeetingJson:
    x, y = cell_at(state.meeting_place[index])
    written: MeetingJson = {"x": x, "y": y, "by": state.meeting_by[index]}
    return {**written, "new": bool(state.meeting_new[index])} if may_be_new(state, index) else written


def may_be_new(state: State, index: int) -> bool:
    """Whether the seat to move can have brought a meeting about in this turn; so it must be told."""
    return state.played > 0 and state.meeting_by[index] == state.to_move


def extension(state: State) -> ExtensionJson:
    door = state.extending
    x, y = cell_at(state.place[door >> 2])
    colour = COLOURS[state.chain_owner[door] - FIRST_OWNER]
    return {"x": x, "y": y, "edge": EDGES[door & 3], "colour": colour}


def route(state: State, colour: int) -> RouteJson:
    doors = [door for door in state.ends[colour * 2 : colour * 2 + 2] if door != CLOSED]
    ends = sorted(doors, key=lambda door: (state.place[door >> 2], door & 3))
    return {
        "length": state.length[colour],
        "open": [[*cell_at(state.place[door >> 2]), EDGES[door & 3]] for door in ends],
        "loop": bool(state.loop[colour]),
    }


def is_lone_terminal(face: int) -> bool:
    return LONE <= face < PAIR
