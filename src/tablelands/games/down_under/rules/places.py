"""Cells and edges. x runs east and y south (DU-3); a place is (y + MIDDLE) * WIDE + x + MIDDLE."""

from tablelands.core.rule import inlined, rule, table

from ..state import SPOTS, STRIDE

MIDDLE = 2048
WIDE = 2 * MIDDLE
FURTHEST = 2000
"""Moves that are further away than this are taken to be just here, which is off every board."""
ORIGIN = MIDDLE * WIDE + MIDDLE

STEP = table([-WIDE, 1, WIDE, -1])
SPOT_STEP = table([-STRIDE, 1, STRIDE, -1])
AROUND = table([-WIDE - 1, -WIDE, -WIDE + 1, -1, 1, WIDE - 1, WIDE, WIDE + 1])

BITS = table([bin(mask).count("1") for mask in range(16)])


def place_at(x: int, y: int) -> int:
    return (y + MIDDLE) * WIDE + x + MIDDLE


def cell_at(place: int) -> tuple[int, int]:
    return place % WIDE - MIDDLE, place // WIDE - MIDDLE


@rule
@inlined
def spot_of(place: int) -> int:
    """Where a place lies on the grid."""
    return ((place >> 12 << 6) + place) & (SPOTS - 1)


@rule
@inlined
def opposite(edge: int) -> int:
    return edge ^ 2
