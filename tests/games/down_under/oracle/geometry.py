"""Cells, edges and the eight cells around a cell (DU-3: x runs east, y runs south)."""

Cell = tuple[int, int]
Edge = int
Door = tuple[Cell, Edge]

NORTH, EAST, SOUTH, WEST = range(4)
EDGES = (NORTH, EAST, SOUTH, WEST)
EDGE_NAMES = "NESW"
STEP = ((0, -1), (1, 0), (0, 1), (-1, 0))


def opposite(edge: Edge) -> Edge:
    return (edge + 2) % 4


def turned(edge: Edge, turn: int) -> Edge:
    return (edge + turn) % 4


def beyond(cell: Cell, edge: Edge) -> Cell:
    dx, dy = STEP[edge]
    return cell[0] + dx, cell[1] + dy


def far_side(door: Door) -> Door:
    """The same edge, named from the cell on its other side."""
    cell, edge = door
    return beyond(cell, edge), opposite(edge)


def around(cell: Cell) -> list[Cell]:
    x, y = cell
    ring = [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]
    return [other for other in ring if other != cell]


def reading_order(cell: Cell) -> tuple[int, int]:
    return cell[1], cell[0]


def edge_between(cell: Cell, neighbour: Cell) -> Edge:
    return STEP.index((neighbour[0] - cell[0], neighbour[1] - cell[1]))
