"""How a position of Sturt's Stony Desert is known again, appraised, and in which order its moves are tried."""

from tablelands.core.rule import rule
from tablelands.games.sturts_stony_desert.state import NOBODY, TRIPLE, State
from tablelands.games.sturts_stony_desert.state import side_of as side_of_seat

from . import rules
from .distances import FULL, FURTHEST, beyond_box, changeable, changeable_later, critical_cells, distance
from .weights import COUNT, FAR, LATER, MOVER, NEAR, OPTIONS, TEMPO

MASK = 2**62 - 1
FACTOR = 0x27BB2EE687B0B0FD
CLAIM: int = rules.board.CLAIM
cell_of_code, side_of = rules.board.cell_of_code, rule(side_of_seat)
LOST_ROUTE, MANY_OPTIONS = 600, 8
URGENT, USEFUL = 2, 1


@rule
def mixed(key: int, part: int) -> int:
    key = (key ^ part) * FACTOR & MASK
    return key ^ key >> 29


@rule
def key(s: State) -> int:
    found = mixed(s.to_move + 8 * (s.claimer + 1), s.laid)
    found = mixed(found, s.triples)
    for corner in range(4):
        found = mixed(found, s.curves[corner])
    return mixed(found, ((s.left + 8) * 16 + s.top + 8) * 4096 + s.supply[0] * 64 + s.supply[1])


@rule
def axis_of(s: State, side: int) -> int:
    return side ^ s.swap_axes


@rule
def tiles_needed(s: State, side: int, work: list[int], free: int) -> int:
    axis = axis_of(s, side)
    return min(FURTHEST, distance(s, axis, work, free) + beyond_box(s, axis))


@rule
def appraise(s: State, weights: list[float], work: list[int]) -> int:
    """In hundredths of a tile. In a claim the side to move lays alone, and any route will do."""
    side = side_of(s.to_move)
    if s.tiles == 0:
        return 0
    if s.claimer != NOBODY:
        free = changeable(s)
        needed = min(tiles_needed(s, 0, work, free), tiles_needed(s, 1, work, free))
        return LOST_ROUTE if needed <= s.supply[TRIPLE] else -LOST_ROUTE
    phase = COUNT if s.tiles == FULL else 0
    own, other = prospect(s, side, weights, phase, work), prospect(s, 1 - side, weights, phase, work)
    return int(weights[phase + MOVER] * own - other + weights[phase + TEMPO])


@rule
def prospect(s: State, side: int, weights: list[float], phase: int, work: list[int]) -> float:
    """Now, and in the first phase with the triples to come."""
    value = 0.0 if phase else -weights[LATER] * tiles_needed(s, side, work, changeable_later(s))
    needed = tiles_needed(s, side, work, changeable(s))
    if needed >= FURTHEST:
        return value - weights[phase + FAR] * FURTHEST
    axis = axis_of(s, side)
    within = needed - beyond_box(s, axis)
    cells = critical_cells(s, axis, work, within)
    options = min(MANY_OPTIONS, bits(cells) - within)
    value += weights[phase + NEAR] / (1 + needed) - weights[phase + FAR] * needed
    return value + weights[phase + OPTIONS] * options


@rule
def bits(cells: int) -> int:
    count = 0
    while cells:
        cells &= cells - 1
        count += 1
    return count


@rule
def order(s: State, moves: list[int], base: int, count: int, scores: list[int], work: list[int]) -> None:
    """First the cells that the nearer route needs, then those of the other."""
    if s.tiles == 0:
        for index in range(base, base + count):
            scores[index] = 0
        return
    side = side_of(s.to_move)
    first, own = needs(s, side, work)
    second, others = needs(s, 1 - side, work)
    own_worth, others_worth = (URGENT, USEFUL) if first <= second else (USEFUL, URGENT)
    for index in range(base, base + count):
        scores[index] = 0
        if moves[index] < CLAIM:
            cell = cell_of_code(s, moves[index])
            scores[index] = (own >> cell & 1) * own_worth + (others >> cell & 1) * others_worth


@rule
def needs(s: State, side: int, work: list[int]) -> tuple[int, int]:
    """How many tiles a side needs, and where."""
    axis = axis_of(s, side)
    needed = distance(s, axis, work, changeable(s))
    cells = critical_cells(s, axis, work, needed) if 0 < needed < FURTHEST else 0
    return needed + beyond_box(s, axis), cells
