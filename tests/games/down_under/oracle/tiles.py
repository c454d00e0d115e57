"""The tiles: what a colour owns (DU-1, DU-4) and which edges a tile joins (DU-2)."""

from collections import Counter
from dataclasses import dataclass
from functools import cache

from .geometry import EAST, NORTH, SOUTH, WEST, Cell, Edge, turned

COLOURS = ("yellow", "blue", "red", "green")
STRAIGHT, CURVED, TERMINAL, BILLABONG = "straight", "curved", "terminal", "billabong"
KINDS = (STRAIGHT, CURVED, TERMINAL)
ANIMALS = ("kangaroo", "emu", "platypus", "rabbit", "dingo")
POND_COUNT = 4
OWNED = {STRAIGHT: 7, CURVED: 9, TERMINAL: 2}
ANIMALS_OWNED = {
    STRAIGHT: {"kangaroo": 2, "emu": 2, "platypus": 1, "rabbit": 2},
    CURVED: {"kangaroo": 2, "emu": 2, "platypus": 2, "rabbit": 2, "dingo": 1},
}

COLOUR_EDGES = {STRAIGHT: (NORTH, SOUTH), CURVED: (NORTH, EAST), TERMINAL: (NORTH,)}
GRAY_EDGES = {STRAIGHT: (EAST, WEST), CURVED: (SOUTH, WEST), TERMINAL: (EAST, WEST)}
DISTINCT_TURNS = {STRAIGHT: 2, CURVED: 4, TERMINAL: 4, BILLABONG: 2}

Hand = Counter[tuple[str, str | None]]


@dataclass(frozen=True)
class Tile:
    cell: Cell
    kind: str
    turn: int
    colour: str | None = None
    animal: str | None = None
    outside: bool = False
    joins: tuple[tuple[Edge, Edge], ...] = ()


def full_hand(special: bool) -> Hand:
    if not special:
        return Counter({(kind, None): count for kind, count in OWNED.items()})
    hand: Hand = Counter({(TERMINAL, None): OWNED[TERMINAL]})
    for kind, animals in ANIMALS_OWNED.items():
        hand.update({(kind, animal): count for animal, count in animals.items()})
    return hand


def left_of_kind(hand: Hand, kind: str) -> int:
    return sum(count for (held, _), count in hand.items() if held == kind)


def least_turn(kind: str, turn: int) -> int:
    return turn % DISTINCT_TURNS[kind]


@cache
def colour_edges(kind: str, turn: int) -> tuple[Edge, ...]:
    return tuple(turned(edge, turn) for edge in COLOUR_EDGES[kind])


@cache
def gray_edges(kind: str, turn: int) -> tuple[Edge, ...]:
    return tuple(turned(edge, turn) for edge in GRAY_EDGES[kind])


def joins_like_a_curve(turn: int) -> tuple[tuple[Edge, Edge], ...]:
    pairs = (colour_edges(CURVED, turn), gray_edges(CURVED, turn))
    first, second = sorted((min(pair), max(pair)) for pair in pairs)
    return first, second


@cache
def kind_and_turn(edges: tuple[Edge, Edge]) -> tuple[str, int]:
    """The tile whose colour path joins these two edges."""
    for kind in (STRAIGHT, CURVED):
        for turn in range(DISTINCT_TURNS[kind]):
            if set(colour_edges(kind, turn)) == set(edges):
                return kind, turn
    raise ValueError(f"no tile joins {edges}")
