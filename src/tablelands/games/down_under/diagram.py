"""The board as text. A cell is seven columns by three rows, and a path leaves it in the middle of an edge.

The coloured path of a tile is drawn double and bears the colour's letter (X for a line or frame), the gray one single,
with the animal on it. A terminal fills half a cell; its gray path is dashed while it is alone and the free half shaded.
A dot is a free cell inside the area, an arrow an open end that leads into a cell:

       ║        ╚╗        Y          Y      ≈≈≈│≈≈≈     ·
    ───Y───   ─k╮ ╚Y═   ╌╌╌╌╌╌╌   ───────   ╴≈≈│≈≈╶   Y▶
       ║        ╰╮       ░ ░ ░       B      ≈≈≈│≈≈≈

At a terminal a star in a corner marks a new tile. In a narrow window cells are five columns wide, and what is still too
wide is cut into parts below each other.
"""

from collections.abc import Callable, Mapping
from itertools import groupby

from tablelands.core.history import moves_in
from tablelands.core.viewport import Viewport

from .components import BILLABONG, COLOURS, CURVED, FIRST_FACE, LONE, PAIR, STRAIGHT, billabong_joins
from .formats.board import colour_name, path_owners
from .formats.moves import Decline
from .rules.places import WIDE, cell_at, fits, opposite, place_at, spot_of
from .state import CLOSED, SLOTS, UNPLAYED, State
from .words.texts import NEW as NEW

Paint = Callable[[str, str], str]
"""Given a piece of the diagram and the name of a colour, answers the piece in that colour."""
NAMES_COLUMNS = True
"""The first line says what stands below it; a low window says it once more at the bottom."""

WIDTH, HEIGHT = 7, 3
NARROW = WIDTH - 2
LABEL = 4
NEVER_CUT = 1_000_000
Canvas = dict[tuple[int, int], tuple[str, str]]
"""Characters and their colours, by column and row of a cell; what is missing is blank."""

MIDDLES = ((3, 0), (6, 1), (3, 2), (0, 1))
"""Where a path crosses the north, east, south and west edge."""
CORNERS = ((1, 0), (5, 0), (1, 2), (5, 2))
ARROWS = "▼◀▲▶"
LETTERS = {name: name[0].upper() for name in COLOURS}
GRAY = "grey"

SINGLE = {"h": "─", "NE": "╰", "ES": "╭", "SW": "╮", "NW": "╯"}
DOUBLE = {"h": "═", "NE": "╚", "ES": "╔", "SW": "╗", "NW": "╝"}
STUBS = "╵╶╷╴"
MOVE_INWARDS = frozenset("◀▶╶╴░")
FREE: Canvas = {(3, 1): ("·", "")}


def unpainted(piece: str, colour: str) -> str:
    return piece


def draw(state: State, paint: Paint = unpainted, viewport: Viewport | None = None) -> str:
    pictures = _cells(state) or {place_at(0, 0): dict(FREE)}
    for place in _new_places(state, viewport):
        _star(pictures[place])
    xs = _span([cell_at(place)[0] for place in pictures])
    ys = _span([cell_at(place)[1] for place in pictures])
    room = NEVER_CUT if viewport is None else viewport.width - LABEL
    narrow = len(xs) * WIDTH > room
    part = max(1, room // (NARROW if narrow else WIDTH))
    parts = [_part(pictures, xs[first : first + part], ys, paint, narrow) for first in range(0, len(xs), part)]
    return "\n\n".join(parts)


def _part(pictures: Mapping[int, Canvas], xs: range, ys: range, paint: Paint, narrow: bool) -> str:
    lines = [" " * LABEL + "".join(f"{x:^{NARROW if narrow else WIDTH}}" for x in xs)]
    for y in ys:
        canvases = [pictures.get(place_at(x, y), {}) for x in xs]
        for row in range(HEIGHT):
            label = f"{y:>3} " if row == 1 else " " * LABEL
            lines.append(label + "".join(row_of(canvas, row, paint, narrow=narrow) for canvas in canvases))
    return "\n".join(line.rstrip() for line in lines)


def row_of(canvas: Canvas, row: int, paint: Paint, *, narrow: bool = False) -> str:
    """A narrow one lacks the columns at the edges, where paths only go on; arrows and mouths there move inwards."""
    pieces = [canvas.get((column, row), (" ", "")) for column in range(WIDTH)]
    if narrow:
        first, *pieces, last = pieces
        if first[0] in MOVE_INWARDS:
            pieces[:2] = [first, pieces[0]] if pieces[0][0].isalpha() else [first, pieces[1]]
        if last[0] in MOVE_INWARDS:
            pieces[-2:] = [pieces[-1], last] if pieces[-1][0].isalpha() else [pieces[-2], last]
    runs = [(colour, "".join(piece for piece, _ in run)) for colour, run in groupby(pieces, lambda piece: piece[1])]
    return "".join(paint(run, colour) if colour else run for colour, run in runs)


def _new_places(state: State, viewport: Viewport | None) -> list[int]:
    moves = moves_in(viewport.new) if viewport else ()
    places = [place_at(move.x, move.y) for _, move in moves if not isinstance(move, Decline)]
    return [place for place in places if state.grid[spot_of(place)]]


def _star(canvas: Canvas) -> None:
    """In a corner that is free; a billabong fills all of them."""
    canvas[next((corner for corner in CORNERS if corner not in canvas), CORNERS[0])] = ("*", "bold")


def _span(values: list[int]) -> range:
    return range(min(values), max(values) + 1)


def _cells(state: State) -> dict[int, Canvas]:
    owners = path_owners(state)
    cells = {state.place[slot]: cell_picture(state, slot, owners) for slot in range(1, state.slots + 1)}
    for index in range(state.closed_cells):
        cells[state.place[SLOTS - 1 - index]] = {(3, 1): ("╳", "")}
    for place in _empty_places(state):
        cells.setdefault(place, dict(FREE))
    _point_out_ends(state, cells)
    return cells


def _empty_places(state: State) -> list[int]:
    """Cells of the box that are free, where a normal tile may lie."""
    if state.slots == 0:
        return []
    rows, columns = range(state.north, state.south + 1), range(state.west, state.east + 1)
    return [y * WIDE + x for y in rows for x in columns if not state.grid[spot_of(y * WIDE + x)]]


def _point_out_ends(state: State, cells: dict[int, Canvas]) -> None:
    """An arrow with the colour's letter in the cell that an open end leads into; no dot there if it is off the area."""
    for index in range(state.colours * 2):
        door = state.ends[index]
        if door == CLOSED:
            continue
        place, colour = state.aims[index], COLOURS[index >> 1]
        canvas = cells.setdefault(place, dict(FREE) if fits(state, place) else {})
        column, row = MIDDLES[opposite(door & 3)]
        letter = (1, row) if column == 0 else (column - 1, row)
        canvas[column, row] = (ARROWS[opposite(door & 3)], colour)
        canvas[letter] = (LETTERS[colour], colour)


# One cell


def cell_picture(state: State, slot: int, owners: Mapping[int, str]) -> Canvas:
    face = state.face[slot]
    if face >= BILLABONG:
        return _billabong(slot, face, owners)
    if face >= LONE:
        return _terminals(state, slot, face, owners)
    return _tile(state, slot, face, owners)


def _colour_at(slot: int, edge: int, owners: Mapping[int, str]) -> str:
    return owners.get(slot * 4 + edge, GRAY)


def _own(state: State, slot: int, owner: int) -> tuple[str, str]:
    """The letter and paint of a coloured path; a line or frame has none of the players' colours."""
    name = colour_name(state, slot, owner)
    return ("X", GRAY) if owner == UNPLAYED else (LETTERS[name], name)


def _tile(state: State, slot: int, face: int, owners: Mapping[int, str]) -> Canvas:
    letter, colour = _own(state, slot, state.owner[slot])
    animal = " keprd"[state.animal[slot]]
    if face < FIRST_FACE[CURVED]:
        upright = face == FIRST_FACE[STRAIGHT]
        gray = _colour_at(slot, 1 if upright else 0, owners)
        canvas = _across("─" if upright else "═", gray if upright else colour)
        canvas |= _down("║" if upright else "│", colour if upright else gray)
        canvas[3, 1] = (letter, colour)
        if animal.strip():
            canvas[(5, 1) if upright else (3, 2)] = (animal, gray)
        return canvas
    turn = face - FIRST_FACE[CURVED]
    gray = _colour_at(slot, (turn + 2) % 4, owners)
    canvas = _bend((turn + 2) % 4, SINGLE, gray) | _bend(turn, DOUBLE, colour)
    canvas[(5, 1) if turn in (0, 1) else (1, 1)] = (letter, colour)
    if animal.strip():
        canvas[(1, 1) if turn in (0, 1) else (5, 1)] = (animal, gray)
    return canvas


def _across(character: str, colour: str) -> Canvas:
    return {(column, 1): (character, colour) for column in range(WIDTH)}


def _down(character: str, colour: str) -> Canvas:
    return {(3, row): (character, colour) for row in range(HEIGHT)}


def _bend(turn: int, strokes: dict[str, str], colour: str) -> Canvas:
    """An arc from an edge to the next one clockwise, kept to its corner so that two of them share a cell."""
    h = strokes["h"]
    drawn = {
        0: {(3, 0): strokes["NE"], (4, 0): strokes["SW"], (4, 1): strokes["NE"], (5, 1): h, (6, 1): h},
        1: {(3, 2): strokes["ES"], (4, 2): strokes["NW"], (4, 1): strokes["ES"], (5, 1): h, (6, 1): h},
        2: {(3, 2): strokes["SW"], (2, 2): strokes["NE"], (2, 1): strokes["SW"], (1, 1): h, (0, 1): h},
        3: {(3, 0): strokes["NW"], (2, 0): strokes["ES"], (2, 1): strokes["NW"], (1, 1): h, (0, 1): h},
    }[turn]
    return {at: (character, colour) for at, character in drawn.items()}


def _terminals(state: State, slot: int, face: int, owners: Mapping[int, str]) -> Canvas:
    turn, lone = (face - LONE) % 4, face < PAIR
    gray = _colour_at(slot, (turn + 1) % 4, owners)
    canvas = _across("╌" if lone else "─", gray) if turn % 2 == 0 else _down("╎" if lone else "│", gray)
    canvas |= _stub(turn, *_own(state, slot, state.owner[slot]))
    back = turn ^ 2
    if not lone:
        return canvas | _stub(back, *_own(state, slot, state.partner[slot]))
    column, row = MIDDLES[back]
    free = [(column + step, row) for step in (-2, 0, 2)] if back % 2 == 0 else [(column, 0), (column, 1), (column, 2)]
    return canvas | dict.fromkeys(free, ("░", GRAY))


def _stub(edge: int, letter: str, colour: str) -> Canvas:
    if edge % 2 == 0:
        return {MIDDLES[edge]: (letter, colour)}
    near, end = ((5, 1), (6, 1)) if edge == 1 else ((1, 1), (0, 1))
    return {near: (letter, colour), end: ("═", colour)}


def _billabong(slot: int, face: int, owners: Mapping[int, str]) -> Canvas:
    canvas: Canvas = {(column, row): ("≈", "cyan") for column in range(WIDTH) for row in range(HEIGHT)}
    joined = billabong_joins(face)
    for edge in range(4):
        if not any(edge in pair for pair in joined):
            canvas[MIDDLES[edge]] = (STUBS[edge], _colour_at(slot, edge, owners))
    for one, two in joined:
        colour = _colour_at(slot, one, owners)
        if two - one == 2:
            canvas |= _across("─", colour) if one == 1 else _down("│", colour)
        else:
            canvas |= _bend(3 if (one, two) == (0, 3) else one, SINGLE, colour)
    return canvas
