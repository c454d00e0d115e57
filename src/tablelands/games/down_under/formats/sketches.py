"""What the options look like on the table, before anybody has laid a tile."""

from random import Random
from typing import Any

from tablelands.core.options import Setup
from tablelands.core.wire import CellsJson

from ..components import paths_of
from ..rules.places import cell_at
from ..state import EDGES, State
from .options import Cell, begin, lay_line, size_of
from .outcomes import DrawnLine, sample

OPEN_SIZE = [7, 9]
"""So much of an area without borders is drawn."""
EXAMPLE = {"free": "recommended", "line": "recommended", "frame": "easy"}
"""The area in which a start is shown, for two."""
USUAL = {
    "scoring": "basic",
    "ends": 2,
    "meeting": "both-ends",
    "routes": 1,
    "tiles_per_turn": 2,
    "route_score": "longest",
}


def area(value: Any, seats: int) -> CellsJson:
    return cells(size_of(Setup(seats, {"area": value})), [])


def start(value: Any, _seats: int) -> CellsJson:
    setup = Setup(2, {**USUAL, "area": EXAMPLE[value], "start": value, "line": None})
    state = begin(setup)
    if value == "line":
        drawn = sample(state, Random(1))
        assert isinstance(drawn, DrawnLine)
        return line([list(cell) for cell in drawn.cells], 2)
    return cells(size_of(setup), paths(state))


def line(value: list[list[int]] | None, _seats: int) -> CellsJson:
    if value is None:
        return start("line", 2)
    state = State()
    lay_line(state, [(x, y) for x, y in value])
    xs, ys = [x for x, _ in value], [y for _, y in value]
    size = [max(xs) - min(xs) + 1, max(ys) - min(ys) + 1]
    return cells(size, paths(state, (min(xs), min(ys))), wide=size[0] > size[1])


def cells(size: list[int] | None, laid: list[str], *, wide: bool = True) -> CellsJson:
    rows, columns = sorted(size or OPEN_SIZE, reverse=not wide)
    return {"kind": "cells", "columns": columns, "rows": rows, "open": size is None, "paths": laid}


def paths(state: State, corner: Cell = (0, 0)) -> list[str]:
    """Those in colour."""
    found = []
    for slot in range(1, state.slots + 1):
        x, y = cell_at(state.place[slot])
        for edges, shade in paths_of(state.face[slot]):
            if shade:
                found.append(f"{x - corner[0]} {y - corner[1]} {''.join(EDGES[edge] for edge in edges)}")
    return found
