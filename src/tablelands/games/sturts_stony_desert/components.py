"""SD-1: the ten ways a tile can lie, as sets of corners, and the numbers that stand for them."""

from typing import Literal

from tablelands.core.rule import table

from .state import DOUBLE, ES, FORK, NE, SW, TRIPLE, WN

Kind = Literal["double", "fork", "triple"]
KINDS: tuple[Kind, Kind, Kind] = ("double", "fork", "triple")
LETTERS = "dft"
TURNS = (2, 4, 4)

FACES = tuple((kind, turn) for kind in (DOUBLE, FORK, TRIPLE) for turn in range(TURNS[kind]))
FACE_COUNT = len(FACES)

BASE_CORNERS = ((NE, SW), (ES, SW), (ES, SW, WN))
"""Turn 0 of each kind; a quarter turn clockwise takes NE to ES, ES to SW, SW to WN and WN to NE."""


def corners_of(kind: int, turn: int) -> frozenset[int]:
    return frozenset((corner + turn) % 4 for corner in BASE_CORNERS[kind])


FACE_OF_CORNERS = {sum(1 << corner for corner in corners_of(*face)): number for number, face in enumerate(FACES)}
"""By the sum of 1 << corner."""

FIRST_FACE = table([FACES.index((kind, 0)) for kind in range(3)])
FACES_END = table([FACES.index((kind, TURNS[kind] - 1)) + 1 for kind in range(3)])
KIND_OF = table([kind for kind, _ in FACES])
HAS_CURVE = table([int(corner in corners_of(*face)) for face in FACES for corner in range(4)])
"""Indexed by face * 4 + corner."""
