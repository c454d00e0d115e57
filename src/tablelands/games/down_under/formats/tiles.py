"""The tiles of a position from JSON: each is checked by itself, and laid."""

from collections import Counter

from tablelands.core.errors import Refused
from tablelands.core.json_fields import Fields, is_integer

from ..components import (
    ANIMALS,
    ANIMALS_OWNED,
    BILLABONG,
    BILLABONG_COUNT,
    CLOSED_CELL,
    COLOURS,
    FIRST_FACE,
    KIND_OF,
    KINDS,
    LONE,
    PAIR,
    TERMINAL,
    TURNS,
    billabong_joins,
)
from ..rules import lines
from ..rules.billabongs import CROWD
from ..rules.chains import leading_into, rebuild
from ..rules.extensions import take
from ..rules.places import BITS, WIDE, cell_at, fits, grow, place_at, spot_of
from ..state import EDGES, FIRST_OWNER, FRAME, LINE_DUE, NEUTRAL, NOTHING_DUE, SLOTS, STRIDE, UNPLAYED, State
from ..words import refusal_texts, texts
from .board import colour_name
from .options import FURTHEST_LINE, Cell
from .outcomes import is_due, line_code
from .position_writer import all_tiles, is_lone_terminal
from .wire import TileJson

BILLABONG_TILE = "billabong"
WIDEST_BOX = STRIDE - 4
"""More than 76 tiles can ever span."""
FURTHEST_TILE = FURTHEST_LINE + STRIDE
MOST_CLOSED = SLOTS - 80


def lay_tiles(state: State, fields: Fields) -> None:
    tiles = list(fields.objects("tiles"))
    if state.due and not tiles:
        return
    if state.due == LINE_DUE:
        _draw_line(state, fields, tiles)
    state.due = NOTHING_DUE
    given = all_tiles(state)
    for tile in tiles:
        if not _is_given(state, tile, given):
            _lay_tile(state, tile)
    if given:
        raise _missing(state, fields, given[0])
    _check_pool(state, fields)
    if state.slots and (state.east - state.west > WIDEST_BOX or state.south - state.north > WIDEST_BOX):
        raise fields.refuse(refusal_texts.TOO_FAR_APART)
    for slot in range(1, state.slots + 1):
        if state.outside[slot] and fits(state, state.place[slot]):
            raise fields.refuse(refusal_texts.NOT_OUTSIDE.fill(cell=cell(state.place[slot])), "DU-9")


def _missing(state: State, fields: Fields, tile: TileJson) -> Refused:
    framed = state.start == FRAME
    text = refusal_texts.FRAME_TILE_MISSING if framed else refusal_texts.LINE_TILE_MISSING
    return fields.refuse(text.fill(cell=_at(tile)), "DU-52" if framed else "DU-51")


def _at(tile: TileJson) -> str:
    return f"{tile['x']},{tile['y']}"


def cell(place: int) -> str:
    x, y = cell_at(place)
    return f"{x},{y}"


def _draw_line(state: State, fields: Fields, tiles: list[Fields]) -> None:
    """DU-51: the green tiles are a line that can be drawn, wherever the position has its 0,0."""
    green = [tile for tile in tiles if tile.values.get("colour") == COLOURS[3]]
    cells = sorted((_read_cell(tile) for tile in green), key=lambda cell: cell[0] - cell[1])
    first_x, first_y = cells[0] if cells else (0, 0)
    line = line_code([(x - first_x, y - first_y) for x, y in cells])
    if line is None or not is_due(state, line):
        raise fields.refuse(refusal_texts.NO_DRAWN_LINE, "DU-51")
    lines.lay_drawn(state, line, place_at(first_x, first_y))


def _read_cell(tile: Fields) -> Cell:
    return tile.integer("x", -FURTHEST_TILE, FURTHEST_TILE), tile.integer("y", -FURTHEST_TILE, FURTHEST_TILE)


def _is_given(state: State, tile: Fields, given: list[TileJson]) -> bool:
    """Whether this is a tile of the line or frame, which then lies as it should; takes it off the list."""
    for known in given:
        if (known["x"], known["y"]) == (tile.any("x"), tile.any("y")):
            if not all(tile.any(name) == known[name] for name in ("tile", "turn", "colour")):
                raise tile.refuse(refusal_texts.LIES_OTHERWISE.fill(cell=_at(known)))
            slot = state.grid[spot_of(place_at(known["x"], known["y"]))]
            state.animal[slot] = _read_animal(state, tile, KIND_OF[state.face[slot]])
            given.remove(known)
            return True
    return False


def _check_pool(state: State, fields: Fields) -> None:
    """DU-4: no more animals of a kind on the line or frame than its colours have."""
    laid = Counter(
        (colour_name(state, slot, UNPLAYED), KIND_OF[state.face[slot]], state.animal[slot])
        for slot in range(1, state.slots + 1)
        if state.special and state.owner[slot] == UNPLAYED
    )
    for (colour, kind, animal), count in laid.items():
        if count > ANIMALS_OWNED[kind][animal]:
            named = {"colour": texts.COLOURS[COLOURS.index(colour)], "animal": texts.ANIMALS[animal - 1]}
            raise fields.refuse(refusal_texts.NOT_THAT_MANY_ANIMALS.fill(kind=KINDS[kind], **named), "DU-4")


def _lay_tile(state: State, tile: Fields) -> None:
    place = place_at(*_read_cell(tile))
    outside = tile.has("outside") and tile.flag("outside")
    name = tile.choice("tile", (*KINDS, BILLABONG_TILE))
    if outside and name != KINDS[TERMINAL]:
        raise tile.refuse(refusal_texts.ONLY_TERMINALS_OUTSIDE, "DU-9")
    here = state.grid[spot_of(place)]
    if here and state.place[here] != place:
        raise tile.refuse(refusal_texts.TOO_FAR_AWAY)
    if here:
        _lay_second(state, tile, here, outside)
        return
    if state.slots + 1 >= SLOTS - MOST_CLOSED:
        raise tile.refuse(refusal_texts.TOO_MANY_TILES, "DU-1")
    if not outside:
        if not fits(state, place):
            raise tile.refuse(refusal_texts.DOES_NOT_FIT.fill(cell=cell(place)), "DU-8")
        grow(state, place)
    state.slots += 1
    state.place[state.slots], state.grid[spot_of(place)] = place, state.slots
    state.outside[state.slots] = int(outside)
    if name == BILLABONG_TILE:
        state.face[state.slots], state.owner[state.slots] = _read_billabong(tile), NEUTRAL
        return
    kind, colour = KINDS.index(name), _read_colour(state, tile)
    state.face[state.slots] = FIRST_FACE[kind] + tile.integer("turn", 0, 3) % TURNS[kind]
    state.owner[state.slots] = colour + FIRST_OWNER
    state.animal[state.slots] = _read_animal(state, tile, kind)
    _take_from_hand(state, tile, colour, kind, state.animal[state.slots])


def _lay_second(state: State, tile: Fields, slot: int, outside: bool) -> None:
    """DU-2: two terminals back to back are the only tiles that share a cell."""
    opposite_turn = (state.face[slot] - LONE) ^ 2
    if not is_lone_terminal(state.face[slot]) or tile.text("tile") != KINDS[TERMINAL]:
        raise tile.refuse(refusal_texts.TWO_TILES.fill(cell=cell(state.place[slot])), "DU-12")
    if tile.integer("turn", 0, 3) != opposite_turn or outside != bool(state.outside[slot]):
        raise tile.refuse(refusal_texts.NOT_BACK_TO_BACK.fill(cell=cell(state.place[slot])), "DU-12")
    colour = _read_colour(state, tile)
    _read_animal(state, tile, TERMINAL)
    _take_from_hand(state, tile, colour, TERMINAL, 0)
    state.partner[slot] = colour + FIRST_OWNER
    state.face[slot] += PAIR - LONE


def _read_colour(state: State, tile: Fields) -> int:
    return COLOURS.index(tile.choice("colour", COLOURS[: state.colours]))


def _read_animal(state: State, tile: Fields, kind: int) -> int:
    if not tile.has("animal"):
        if state.special and kind != TERMINAL:
            raise tile.refuse(refusal_texts.POSITION_LACKS_ANIMAL, "DU-4")
        return 0
    if not state.special:
        raise tile.refuse(refusal_texts.NO_ANIMALS, "DU-4")
    if kind == TERMINAL:
        raise tile.refuse(refusal_texts.TERMINAL_WITH_ANIMAL, "DU-4")
    return ANIMALS.index(tile.choice("animal", ANIMALS)) + 1


def _take_from_hand(state: State, tile: Fields, colour: int, kind: int, animal: int) -> None:
    index = colour * 12 + kind * 6 + animal
    if state.left[colour * 3 + kind] == 0 or (animal and state.hand[index] == 0):
        raise tile.refuse(refusal_texts.NOT_THAT_MANY.fill(colour=texts.COLOURS[colour]), "DU-1")
    take(state, colour, kind, animal)


def _read_billabong(tile: Fields) -> int:
    joins = tile.list("joins")
    if not all(isinstance(pair, list) and all(isinstance(edge, str) for edge in pair) for pair in joins):
        raise tile.refuse(refusal_texts.NO_JOINS)
    wanted = sorted(sorted(pair) for pair in joins)
    for face in range(BILLABONG, CLOSED_CELL):
        if sorted(sorted(EDGES[edge] for edge in pair) for pair in billabong_joins(face)) == wanted:
            return face
    raise tile.refuse(refusal_texts.NO_SUCH_BILLABONG, "DU-33")


def read_closed_cells(state: State, fields: Fields) -> None:
    """DU-33. Where they are not told, the cells that are crowded now when no billabong is left."""
    state.billabongs = BILLABONG_COUNT - sum(face >= BILLABONG for face in state.face[1 : state.slots + 1])
    if state.billabongs < 0 or fields.integer("billabongs") != state.billabongs:
        left = {"laid": BILLABONG_COUNT - state.billabongs, "left": max(state.billabongs, 0)}
        raise fields.refuse(refusal_texts.BILLABONGS_LEFT.fill(**left), "DU-1")
    cells = fields.list("closed") if fields.has("closed") else _crowded_cells(state)
    if cells and state.billabongs:
        raise fields.refuse(refusal_texts.CLOSED_TOO_EARLY, "DU-33")
    if len(cells) >= MOST_CLOSED:
        raise fields.refuse(refusal_texts.TOO_MANY_CLOSED, "DU-33")
    for cell in cells:
        _close(state, fields, cell)


def _crowded_cells(state: State) -> list[list[int]]:
    if state.billabongs:
        return []
    rebuild(state)
    aims = sorted({aim for aim in state.aims if aim})
    return [list(cell_at(aim)) for aim in aims if BITS[leading_into(state, aim)] >= CROWD]


def _close(state: State, fields: Fields, cell: object) -> None:
    if not isinstance(cell, list) or len(cell) != 2 or not all(is_integer(number) for number in cell):
        raise fields.refuse(refusal_texts.NO_CLOSED_CELLS)
    x, y = cell
    if not is_within(state, x, y) or state.grid[spot_of(place_at(x, y))]:
        raise fields.refuse(refusal_texts.CLOSED_ELSEWHERE.fill(cell=f"{x},{y}"), "DU-33")
    state.closed_cells += 1
    slot, place = SLOTS - state.closed_cells, place_at(x, y)
    state.grid[spot_of(place)], state.place[slot] = slot, place
    state.face[slot], state.owner[slot] = CLOSED_CELL, NEUTRAL


def is_within(state: State, x: int, y: int) -> bool:
    (west, north), (east, south) = cell_at(state.north * WIDE + state.west), cell_at(state.south * WIDE + state.east)
    return state.slots > 0 and west <= x <= east and north <= y <= south
