"""Tiles that lie before the first move: the line of DU-51 and the ring of DU-52."""

from functools import cache
from itertools import combinations

from .geometry import EAST, NORTH, SOUTH, WEST, Cell, Edge, beyond, edge_between
from .tiles import CURVED, OWNED, STRAIGHT, Tile, kind_and_turn, least_turn

LEAST_STRAIGHTS = 3
OFF_THE_LOWER_LEFT = {NORTH: (WEST, SOUTH), EAST: (SOUTH, WEST)}
OFF_THE_UPPER_RIGHT = {SOUTH: (EAST, NORTH), WEST: (NORTH, EAST)}
RING_COLOURS = ("red", "green")


def line_tiles(cells: list[Cell]) -> list[Tile]:
    middle = [middle_tile(*three) for three in zip(cells, cells[1:], cells[2:], strict=False)]
    curves = sum(tile.kind == CURVED for tile in middle)
    first = end_tile(cells[0], cells[1], OFF_THE_LOWER_LEFT, curves < OWNED[CURVED])
    curves += first.kind == CURVED
    last = end_tile(cells[-1], cells[-2], OFF_THE_UPPER_RIGHT, curves < OWNED[CURVED])
    return [first, *middle, last]


def middle_tile(before: Cell, cell: Cell, after: Cell) -> Tile:
    kind, turn = kind_and_turn((edge_between(cell, before), edge_between(cell, after)))
    return Tile(cell, kind, turn, "green")


def end_tile(cell: Cell, neighbour: Cell, off: dict[Edge, tuple[Edge, Edge]], bend: bool) -> Tile:
    inward = edge_between(cell, neighbour)
    bent_out, straight_out = off[inward]
    kind, turn = kind_and_turn((inward, bent_out if bend else straight_out))
    return Tile(cell, kind, turn, "green")


@cache
def drawable_lines(size: tuple[int, int]) -> list[list[Cell]]:
    shapes = {size, (size[1], size[0])}
    walks = [walk for width, height in shapes for walk in north_east_walks(width, height)]
    return sorted(walk for walk in walks if may_be_drawn(walk))


def north_east_walks(width: int, height: int) -> list[list[Cell]]:
    steps = width + height - 2
    return [
        walk([NORTH if step in norths else EAST for step in range(steps)])
        for norths in combinations(range(steps), height - 1)
    ]


def walk(steps: list[Edge]) -> list[Cell]:
    cells = [(0, 0)]
    for step in steps:
        cells.append(beyond(cells[-1], step))
    return cells


def may_be_drawn(cells: list[Cell]) -> bool:
    kinds = [tile.kind for tile in line_tiles(cells)]
    owned = all(kinds.count(kind) <= OWNED[kind] for kind in (STRAIGHT, CURVED))
    third = len(kinds) // 3
    return owned and kinds[third : len(kinds) - third].count(STRAIGHT) >= LEAST_STRAIGHTS


def ring_tiles(size: tuple[int, int]) -> list[Tile]:
    lengths = (size[0], size[1], size[0], size[1])
    third_pair_on = next(side for side in range(4) if lengths[side] >= 6)
    tiles: list[tuple[Cell, str, int]] = []
    for side in range(4):
        cells = ring_side(size, side)
        tiles += side_tiles(cells, side, 3 if side == third_pair_on else 2)
    return [Tile(cell, kind, turn, RING_COLOURS[place % 2]) for place, (cell, kind, turn) in enumerate(tiles)]


def ring_side(size: tuple[int, int], side: int) -> list[Cell]:
    """The cells outside one side of the area, walking clockwise."""
    a, b = size
    return (
        [(x, -1) for x in range(a)],
        [(a, y) for y in range(b)],
        [(x, b) for x in reversed(range(a))],
        [(-1, y) for y in reversed(range(b))],
    )[side]


def side_tiles(cells: list[Cell], side: int, pairs: int) -> list[tuple[Cell, str, int]]:
    before = (pairs + 1) // 2
    straights = len(cells) - 2 * pairs
    pair = [(CURVED, 3), (CURVED, 0)]
    plan = pair * before + [(STRAIGHT, 1)] * straights + pair * (pairs - before)
    return [(cell, kind, least_turn(kind, turn + side)) for cell, (kind, turn) in zip(cells, plan, strict=True)]
