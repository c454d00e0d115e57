"""DU-1, DU-2, DU-4: the tiles, all the ways they can lie in a cell, and which edges these join."""

import tomllib
from pathlib import Path
from typing import Literal, get_args

from tablelands.core.rule import table

from .state import EAST, NORTH, SOUTH, WEST

DATA = tomllib.loads((Path(__file__).parent / "data" / "tiles.toml").read_text(encoding="utf-8"))

Colour = Literal["yellow", "blue", "red", "green"]
Kind = Literal["straight", "curved", "terminal"]
Animal = Literal["kangaroo", "emu", "platypus", "rabbit", "dingo"]

COLOURS: tuple[Colour, ...] = get_args(Colour)
KINDS: tuple[Kind, ...] = get_args(Kind)
STRAIGHT, CURVED, TERMINAL = range(3)
TURNS = (2, 4, 4)
ANIMALS: tuple[Animal, ...] = get_args(Animal)
KANGAROO, EMU, PLATYPUS, RABBIT, DINGO = range(1, 6)

OWNED = table([DATA["owned"][kind] for kind in KINDS])
ANIMALS_OWNED = table([[0] + [DATA["animals"][kind][animal] for animal in ANIMALS] for kind in KINDS[:TERMINAL]])
BILLABONG_COUNT: int = DATA["billabongs"]["count"]

# Faces: what can be seen in a cell. A lay is the face it shows, less one.

FIRST_FACE = (1, 3, 7)
LONE, PAIR = 7, 11
"""Terminals: four turns alone, four with another back to back, by the turn of the one that came first."""
BILLABONG = 15
"""A billabong that joins nothing; then one that joins like a curved tile in turn 0 and 1, then one of its six pairs."""
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
BILLABONG_LIKE_CURVE = BILLABONG + 1
BILLABONG_PAIR = BILLABONG + 3
CLOSED_CELL = BILLABONG_PAIR + len(PAIRS)
"""DU-33: a cell that stays empty and is closed."""
FACE_COUNT = CLOSED_CELL + 1

KIND_OF = table([0, *[kind for kind in range(3) for _ in range(TURNS[kind])]])
"""Of the faces of straight and curved tiles and lone terminals."""

COLOUR_EDGES = ((NORTH, SOUTH), (NORTH, EAST), (NORTH,))
GRAY_EDGES = ((EAST, WEST), (SOUTH, WEST), (EAST, WEST))
ENDS_HERE, NOTHING = 4, 5

Joined = tuple[int, ...]


def turned(edges: Joined, turn: int) -> Joined:
    return tuple((edge + turn) % 4 for edge in edges)


def paths_of(face: int) -> list[tuple[Joined, int]]:
    """The paths in a cell: the edges each joins, and 1 if it has the tile's colour, 2 its partner's, 0 if gray."""
    if face == 0 or face == CLOSED_CELL:
        return []
    if face >= BILLABONG:
        joined = billabong_joins(face)
        taken = [edge for pair in joined for edge in pair]
        return [(pair, 0) for pair in joined] + [((edge,), 0) for edge in range(4) if edge not in taken]
    lone = face - 4 if face >= PAIR else face
    kind, turn = KIND_OF[lone], lone - FIRST_FACE[KIND_OF[lone]]
    paths = [(turned(COLOUR_EDGES[kind], turn), 1), (turned(GRAY_EDGES[kind], turn), 0)]
    return [*paths, (turned((SOUTH,), turn), 2)] if face >= PAIR else paths


def billabong_joins(face: int) -> list[Joined]:
    if face == BILLABONG:
        return []
    if face >= BILLABONG_PAIR:
        return [PAIRS[face - BILLABONG_PAIR]]
    turn = face - BILLABONG_LIKE_CURVE
    edges = (turned(COLOUR_EDGES[CURVED], turn), turned(GRAY_EDGES[CURVED], turn))
    return sorted(tuple(sorted(pair)) for pair in edges)


def _exit(face: int, edge: int) -> int:
    for edges, _ in paths_of(face):
        if edge in edges:
            return ENDS_HERE if len(edges) == 1 else edges[0] + edges[1] - edge
    return NOTHING


def _shade(face: int, edge: int) -> int:
    return next((shade for edges, shade in paths_of(face) if edge in edges), 0)


EXIT = table([[_exit(face, edge) for edge in range(4)] for face in range(FACE_COUNT)])
"""Where a path that begins at an edge goes: to another edge, ENDS_HERE, or there is NOTHING."""
SHADE = table([[_shade(face, edge) for edge in range(4)] for face in range(FACE_COUNT)])
"""0 for gray, 1 for the colour of the tile, 2 for that of its partner."""


def _edge(face: int, shade: int, index: int) -> int:
    return next((edges[index] for edges, found in paths_of(face) if found == shade and len(edges) > index), 0)


PATHS = table(
    [[_edge(face, shade, index) for shade in (1, 0) for index in (0, 1)] for face in range(PAIR)],
)
"""Colour from, colour to, gray from, gray to (a terminal's colour leads nowhere)."""

BILLABONG_OF_PAIR = table(
    [
        [BILLABONG_PAIR + PAIRS.index((min(one, two), max(one, two))) if one != two else BILLABONG for two in range(4)]
        for one in range(4)
    ]
)
