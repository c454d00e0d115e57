"""The options of a game: what each means, which go together, and the position it begins with."""

import itertools
import json
from functools import lru_cache
from typing import Any

from tablelands.core.errors import BadRequest
from tablelands.core.json_fields import is_integer
from tablelands.core.options import Setup
from tablelands.core.text import Text

from ..components import COLOUR_EDGES, CURVED, DATA, FIRST_FACE, KINDS, OWNED, STRAIGHT, TURNS, turned
from ..rules import frame, lines
from ..rules.chains import put_down
from ..rules.flow import open_round_one
from ..rules.openings import deal
from ..rules.places import WIDEST, place_at
from ..state import (
    ANIMALS_DUE,
    EAST,
    EDGES,
    FRAME,
    FREE,
    LINE,
    LINE_DUE,
    NORTH,
    NOTHING_DUE,
    SOUTH,
    UNPLAYED,
    WEST,
    State,
)
from ..words import refusal_texts, texts

Cell = tuple[int, int]

STARTS = ("free", "line", "frame")
MEETINGS = ("both-ends", "one-end")
AREAS = ("recommended", "recommended-long", "easy", "difficult", "unlimited")
SHORTEST_SIDE = 3
FURTHEST_LINE = 1000
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def read_area(value: Any) -> list[int]:
    """DU-7: a pair of sides."""
    if not isinstance(value, list) or len(value) != 2 or not all(is_integer(side) for side in value):
        raise BadRequest(refusal_texts.NO_AREA)
    if min(value) < SHORTEST_SIDE:
        raise BadRequest(refusal_texts.SHORT_SIDE.fill(least=SHORTEST_SIDE), rule="DU-7")
    return list(value)


def read_line(value: Any) -> list[list[int]]:
    if not is_list_of_cells(value):
        raise BadRequest(refusal_texts.NO_CELLS)
    return [list(cell) for cell in value]


def is_list_of_cells(value: object) -> bool:
    return isinstance(value, list) and all(_is_cell(cell) for cell in value)


def _is_cell(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(is_integer(side) for side in value)


def size_of(setup: Setup) -> list[int] | None:
    """The sides of the area as they were chosen; None if it is unlimited."""
    area = setup.options["area"]
    if area == "unlimited":
        return None
    return known_size(area, setup.seats) if isinstance(area, str) else list(area)


def known_size(name: str, seats: int) -> list[int]:
    return list(DATA["areas"][name][seats - 2])


def area_note(area: Any, seats: int) -> str:
    """DU-7: the size that goes with a name, for a menu."""
    return "x".join(map(str, known_size(area, seats))) if area in DATA["areas"] else ""


# Which options go together


def check(setup: Setup) -> None:
    start, size = setup.options["start"], size_of(setup)
    if start in ("line", "frame") and size is None:
        raise apart(setup, "start", "area", "DU-50")
    if start == "line" and size is not None:
        _check_line(setup, size)
    if start == "frame":
        _check_frame(setup, size)
    _check_routes(setup)


TITLES = {
    "area": texts.AREA_TITLE,
    "start": texts.START_TITLE,
    "ends": texts.ENDS_TITLE,
    "routes": texts.ROUTES_TITLE,
}
CHOICES: dict[str, dict[Any, Text]] = {
    "start": dict(zip(STARTS, texts.START_CHOICES, strict=True)),
    "ends": dict(zip((2, 1), texts.ENDS_CHOICES, strict=True)),
    "routes": dict(zip((1, 2), texts.ROUTES_CHOICES, strict=True)),
}


def apart(setup: Setup, one: str, two: str, clause: str) -> BadRequest:
    """Two things chosen, options or the number of seats, that do not go together."""
    return BadRequest(refusal_texts.APART.fill(one=chosen(setup, one), two=chosen(setup, two)), rule=clause)


def chosen(setup: Setup, name: str) -> Text:
    """An option as a form shows it and as it is typed: Start “a line across the area” (start=line)."""
    if name == "seats":
        return refusal_texts.SEATS.fill(seats=setup.seats)
    value = setup.options[name]
    typed = value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))
    words = _area_words(setup) if name == "area" else CHOICES[name][value]
    return refusal_texts.CHOSEN.fill(title=TITLES[name], value=words, typed=f"{name}={typed}")


def _area_words(setup: Setup) -> Text:
    size = size_of(setup)
    if size is None:
        return texts.AREA_CHOICES[AREAS.index("unlimited")]
    return refusal_texts.SIZE.fill(a=size[0], b=size[1])


def _check_line(setup: Setup, size: list[int]) -> None:
    if setup.seats > 3:
        raise apart(setup, "start", "seats", "DU-51")
    if setup.options["line"] is None:
        if not _lines_of(*sorted(min(side, WIDEST) for side in size)):
            raise apart(setup, "start", "area", "DU-51")
    elif reason := why_no_line([(x, y) for x, y in setup.options["line"]], size):
        raise BadRequest(refusal_texts.NO_LINE.fill(reason=reason), rule="DU-51")


@lru_cache(maxsize=256)
def _lines_of(short: int, long: int) -> int:
    state = State()
    state.short, state.long = short, long
    return lines.list_lines(state, [0] * lines.MAX_LINES)


def _check_frame(setup: Setup, size: list[int] | None) -> None:
    if setup.seats != 2:
        raise apart(setup, "start", "seats", "DU-52")
    if size is not None and tuple(sorted(size)) not in frame.SIZES:
        known = ", ".join(f"{a} × {b}" for a, b in frame.SIZES)
        one, two = chosen(setup, "start"), chosen(setup, "area")
        raise BadRequest(refusal_texts.WRONG_FRAME.fill(one=one, two=two, known=known), rule="DU-52")


def _check_routes(setup: Setup) -> None:
    if setup.options["routes"] == 2:
        if setup.seats != 2:
            raise apart(setup, "routes", "seats", "DU-54")
        if setup.options["start"] != "free":
            raise apart(setup, "routes", "start", "DU-54")
        if setup.options["ends"] != 2:
            raise apart(setup, "routes", "ends", "DU-53")


# The beginning


def begin(setup: Setup) -> State:
    state, options, size = State(), setup.options, size_of(setup)
    state.seats, state.routes = setup.seats, options["routes"]
    state.colours = state.seats * state.routes
    state.start, state.special = STARTS.index(options["start"]), int(options["scoring"] == "special")
    state.one_ended, state.one_end_meets = int(options["ends"] == 1), MEETINGS.index(options["meeting"])
    state.tiles_per_turn, state.add_routes = options["tiles_per_turn"], int(options["route_score"] == "sum")
    sides = size or [WIDEST, WIDEST]
    state.short, state.long = min(min(sides), WIDEST), min(max(sides), WIDEST)
    deal(state)
    if state.start == FRAME:
        frame.lay_frame(state, sides[0], sides[1])
    if state.start == LINE and options["line"] is not None:
        lay_line(state, [(x, y) for x, y in options["line"]])
    state.due = _luck_due(state)
    if not state.due:
        open_round_one(state)
    return state


def _luck_due(state: State) -> int:
    """DU-4, DU-51: what luck brings before the first move."""
    if state.start == LINE and state.slots == 0:
        return LINE_DUE
    return ANIMALS_DUE if state.special and state.start != FREE else NOTHING_DUE


# A line that is given (DU-51)


def why_no_line(cells: list[Cell], size: list[int]) -> Text | None:
    if any(abs(coordinate) > FURTHEST_LINE for cell in cells for coordinate in cell):
        return refusal_texts.TOO_FAR.fill(furthest=FURTHEST_LINE)
    if len(cells) < 2 or len(set(cells)) < len(cells):
        return refusal_texts.NOT_DIFFERENT
    for (x, y), (to_x, to_y) in itertools.pairwise(cells):
        if (to_x - x, to_y - y) not in STEPS:
            return refusal_texts.NO_SHARED_EDGE.fill(one=f"{x},{y}", two=f"{to_x},{to_y}")
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    box = [max(xs) - min(xs) + 1, max(ys) - min(ys) + 1]
    if sorted(box) != sorted(size):
        return refusal_texts.WRONG_SPAN.fill(width=box[0], height=box[1], a=size[0], b=size[1])
    if cells[0] != (min(xs), max(ys)) or cells[-1] != (max(xs), min(ys)):
        return refusal_texts.WRONG_CORNERS
    kinds = [kind for _, kind, _ in line_tiles(cells)]
    for kind in (STRAIGHT, CURVED):
        needed = kinds.count(kind)
        if needed > OWNED[kind]:
            return refusal_texts.TOO_FEW_TILES.fill(needed=needed, kind=KINDS[kind], owned=OWNED[kind])
    return None


def line_tiles(cells: list[Cell]) -> list[tuple[Cell, int, int]]:
    """Cell, kind and turn of each tile. Where it bends decides; its ends are curved while there are curves."""
    ways = [
        {_edge(cell, before), _edge(cell, after)}
        for before, cell, after in zip(cells, cells[1:], cells[2:], strict=False)
    ]
    curves = sum((min(way) + max(way)) % 2 for way in ways)
    first, last = _edge(cells[0], cells[1]), _edge(cells[-1], cells[-2])
    begins = {first, _off(first, WEST, SOUTH, curves)}
    ends = {last, _off(last, EAST, NORTH, curves + 1)}
    return [(cell, *_tile(way)) for cell, way in zip(cells, [begins, *ways, ends], strict=True)]


def _edge(cell: Cell, other: Cell) -> int:
    return STEPS.index((other[0] - cell[0], other[1] - cell[1]))


def _off(way: int, sideways: int, upright: int, curves: int) -> int:
    """By which edge an end tile leads off the area, round a bend or straight on."""
    if curves >= OWNED[CURVED]:
        return (way + 2) % 4
    return sideways if way in (NORTH, SOUTH) else upright


def _tile(way: set[int]) -> tuple[int, int]:
    for kind in (STRAIGHT, CURVED):
        for turn in range(TURNS[kind]):
            if set(turned(COLOUR_EDGES[kind], turn)) == way:
                return kind, turn
    raise ValueError(f"no tile joins {[EDGES[edge] for edge in way]}")


def lay_line(state: State, cells: list[Cell]) -> None:
    for (x, y), kind, turn in line_tiles(cells):
        put_down(state, place_at(x, y), UNPLAYED, FIRST_FACE[kind] + turn, 0)
