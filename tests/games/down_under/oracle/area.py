"""The playing area: its size is chosen, its place grows with the tiles (DU-7 to DU-9)."""

from typing import Any

from .geometry import Cell
from .state import State, Tiles, remembered

SIZES: dict[str, dict[int, tuple[int, int]]] = {
    "easy": {2: (6, 6), 3: (7, 7), 4: (8, 8)},
    "recommended": {2: (5, 7), 3: (6, 8), 4: (7, 9)},
    "recommended-long": {2: (5, 7), 3: (5, 9), 4: (6, 10)},
    "difficult": {2: (4, 8), 3: (4, 10), 4: (5, 11)},
}


def chosen_size(seats: int, area: Any) -> tuple[int, int] | None:
    if area == "unlimited":
        return None
    if isinstance(area, str):
        return SIZES[area][seats]
    a, b = area
    return int(a), int(b)


def could_lie_inside(state: State, cell: Cell) -> bool:
    """Would a normal tile here keep to the area? DU-9 judges terminals by the same question."""
    if state.size is None:
        return True
    if state.options["start"] == "frame":
        return within_the_frame(state.size, cell)
    return box_fits(state.size, [*corners_inside(state.tiles), cell])


@remembered
def corners_inside(tiles: Tiles) -> list[Cell]:
    inside = [tile.cell for tile in tiles if not tile.outside]
    xs, ys = [x for x, _ in inside], [y for _, y in inside]
    return [(min(xs), min(ys)), (max(xs), max(ys))] if inside else []


def within_the_frame(size: tuple[int, int], cell: Cell) -> bool:
    return 0 <= cell[0] < size[0] and 0 <= cell[1] < size[1]


def box_fits(size: tuple[int, int], cells: list[Cell]) -> bool:
    width = 1 + max(x for x, _ in cells) - min(x for x, _ in cells)
    height = 1 + max(y for _, y in cells) - min(y for _, y in cells)
    a, b = size
    return (width <= a and height <= b) or (width <= b and height <= a)


def inner_cells(size: tuple[int, int]) -> list[Cell]:
    return [(x, y) for y in range(size[1]) for x in range(size[0])]
