"""SD-5, looked at one tile ahead: which lays complete or break the routes of an axis, and the way of the first train.

Made to be compiled. Interpreted it takes long; `formats.prospects` then finds the same on all boards at once.
"""

from tablelands.core.rule import rule, table

from ..components import FACE_COUNT, FACES_END, FIRST_FACE, HAS_CURVE
from ..state import AREA, ES, NE, STRIDE, SW, TRIPLE, WN, State, cells
from .board import BITS_APART, CODE_IN_WINDOW, FULL, WINDOW, code_of_window, open_cells
from .flow import greatest_kind, least_kind
from .routes import drive

GROWING = range(AREA + 1)
"""Inside the area, or one cell beside a box that has room to grow."""
WEST, EAST = cells(range(1, 2), GROWING), cells(range(AREA, AREA + 1), GROWING)
NORTH, SOUTH = cells(GROWING, range(1, 2)), cells(GROWING, range(AREA, AREA + 1))
WEST_EAST, NORTH_SOUTH = 0, 1

STEPS = (-STRIDE, 1, STRIDE, -1)
"""From cell to cell, by heading: to the north, the east, the south, the west."""
CURVES_INTO = (((1, WN), (3, NE)), ((2, NE), (0, ES)), ((1, SW), (3, ES)), ((2, WN), (0, SW)))
"""The headings that turn into a heading, and the corner that the train turns around."""
STEP = table(STEPS)
COMES_FROM = table([[heading for heading, _ in pair] for pair in CURVES_INTO])
FIRST_CORNER = table([pair[0][1] for pair in CURVES_INTO])

MOST_STEPS = 4 * WINDOW
"""A train enters no cell twice with the same heading."""
MOST_AHEAD = 2 * FULL * FACE_COUNT * (3 + MOST_STEPS)


@rule
def ahead(s: State, out: list[int], fronts: list[int]) -> int:
    """Writes to `out`, for each lay that changes whether an axis has a route: the axis, the code of the lay, and the
    number of entries of the train that is the first to arrive, which follow. There are none where a route is broken.
    Answers how much was written. `fronts` has room for the trains of MOST_STEPS steps."""
    if s.ending or (s.tiles == FULL and s.supply[TRIPLE] == 0):
        return 0
    if s.tiles < FULL:
        where, first_face, end_face = open_cells(s), FIRST_FACE[least_kind(s)], FACES_END[greatest_kind(s)]
    else:
        where, first_face, end_face = s.laid & ~s.triples, FIRST_FACE[TRIPLE], FACES_END[TRIPLE]
    count = 0
    for axis in range(2):
        crossings = where & crossed(s, axis)
        while crossings:
            cell = crossings & -crossings
            crossings ^= cell
            for face in range(first_face, end_face):
                count = look_at(s, axis, cell, face, out, count, fronts)
    return count


@rule
def crossed(s: State, axis: int) -> int:
    """The cells that trains enter from both ends of an axis; a tile elsewhere changes no route of it. Nor does one that
    makes the board span five cells there: a train that enters a column or row goes on in the same one, and that tile
    is alone in it."""
    if axis == WEST_EAST:
        return entered(s, 0, WEST, 0, 0) & entered(s, 0, 0, 0, EAST) if s.width == AREA else 0
    return entered(s, 0, 0, NORTH, 0) & entered(s, SOUTH, 0, 0, 0) if s.height == AREA else 0


@rule
def entered(s: State, north: int, east: int, south: int, west: int) -> int:
    to_north, to_east, to_south, to_west = drive(s, north, east, south, west)
    return north | east | south | west | to_north >> STRIDE | to_east << 1 | to_south << STRIDE | to_west >> 1


@rule
def look_at(s: State, axis: int, cell: int, face: int, out: list[int], count: int, fronts: list[int]) -> int:
    """One lay; answers how much `out` has then."""
    ne = s.curves[NE] & ~cell | HAS_CURVE[face * 4 + NE] * cell
    es = s.curves[ES] & ~cell | HAS_CURVE[face * 4 + ES] * cell
    sw = s.curves[SW] & ~cell | HAS_CURVE[face * 4 + SW] * cell
    wn = s.curves[WN] & ~cell | HAS_CURVE[face * 4 + WN] * cell
    last = drive_across(axis, ne, es, sw, wn, fronts)
    stands = s.routes[axis ^ s.swap_axes] != 0
    if (last > 0) == stands:
        return count
    out[count] = axis
    out[count + 1] = code_of_window(s) + CODE_IN_WINDOW[cell % BITS_APART] + face
    out[count + 2] = 0
    if last:
        out[count + 2] = last + 1
        trace_back(axis, ne, es, sw, wn, fronts, last, out, count + 3)
    return count + 3 + out[count + 2]


@rule
def drive_across(axis: int, ne: int, es: int, sw: int, wn: int, fronts: list[int]) -> int:
    """Writes to `fronts`, step by step and by heading, the cells that trains enter for the first time. They turn in
    each, so that all of them head along one axis now and along the other next. Answers the number of the step with
    which the first of them has crossed the area, or 0."""
    north, east, south, west = 0, 0, 0, 0
    if axis == WEST_EAST:
        east, goal = WEST, EAST << 1
    else:
        south, goal = NORTH, SOUTH << STRIDE
    old_north, old_east, old_south, old_west = north, east, south, west
    step, heading = 0, 1 + axis
    while True:
        fronts[4 * step], fronts[4 * step + 1], fronts[4 * step + 2], fronts[4 * step + 3] = north, east, south, west
        if fronts[4 * step + heading] & goal:
            return step
        if east | west:
            north = ((east & wn) | (west & ne)) >> STRIDE & ~old_north
            south = ((east & sw) | (west & es)) << STRIDE & ~old_south
            old_north, old_south = old_north | north, old_south | south
            east, west = 0, 0
        elif north | south:
            east = ((south & ne) | (north & es)) << 1 & ~old_east
            west = ((south & wn) | (north & sw)) >> 1 & ~old_west
            old_east, old_west = old_east | east, old_west | west
            north, south = 0, 0
        else:
            return 0
        step += 1


@rule
def trace_back(
    axis: int, ne: int, es: int, sw: int, wn: int, fronts: list[int], last: int, out: list[int], begin: int
) -> None:
    """The entries of the train that arrives with the last step, and if there are several the first of them: each is
    4 * cell + the edge by which it enters."""
    heading = 1 + axis
    goal = EAST << 1 if axis == WEST_EAST else SOUTH << STRIDE
    arrived, cell = fronts[4 * last + heading] & goal, 0
    while not arrived >> cell & 1:
        cell += 1
    out[begin + last] = 4 * cell + (heading ^ 2)
    for step in range(last - 1, -1, -1):
        cell -= STEP[heading]
        one, corner = COMES_FROM[heading][0], FIRST_CORNER[heading]
        curves = ne if corner == NE else (sw if corner == SW else wn)
        heading = one if (fronts[4 * step + one] & curves) >> cell & 1 else COMES_FROM[heading][1]
        out[begin + step] = 4 * cell + (heading ^ 2)
