"""DU-51: the line of green tiles from the lower left corner to the upper right one.

A drawn line is coded by its steps, a bit each from the lower left on, 1 for north and 0 for east, below a leading 1.
"""

from tablelands.core.rule import rule

from ..components import CURVED, FIRST_FACE, OWNED, STRAIGHT
from ..state import UNPLAYED, State
from .chains import put_down
from .places import STEP

LEAST_STRAIGHTS = 3
MAX_LINES = 4092
"""For an area of 8 by 9; with more cells green has not tiles enough."""
LONGEST = 16

STRAIGHTS, CURVES = FIRST_FACE[STRAIGHT], FIRST_FACE[CURVED]


@rule
def line_steps(s: State) -> int:
    return s.short + s.long - 2


@rule
def step_north(line: int, steps: int, step: int) -> int:
    """1 if the step leads north, 0 if east."""
    return line >> (steps - 1 - step) & 1


@rule
def norths_of(line: int, steps: int) -> int:
    count = 0
    for step in range(steps):
        count += line >> step & 1
    return count


@rule
def bends_of(line: int, steps: int) -> int:
    return norths_of((line ^ line >> 1) & ((1 << (steps - 1)) - 1), steps)


@rule
def middle_straights(line: int, steps: int) -> int:
    """How many of the tiles in the middle third are straight."""
    tiles, count = steps + 1, 0
    for tile in range(tiles // 3, tiles - tiles // 3):
        count += int(step_north(line, steps, tile - 1) == step_north(line, steps, tile))
    return count


@rule
def may_be_drawn(s: State, line: int, steps: int) -> bool:
    """The box must be the area in either orientation, the tiles must suffice, and it can be crossed in the middle."""
    norths = norths_of(line, steps)
    if norths != s.short - 1 and norths != s.long - 1:
        return False
    bends = bends_of(line, steps)
    curved_ends = min(2, max(0, OWNED[CURVED] - bends))
    if bends > OWNED[CURVED] or steps + 1 - bends - curved_ends > OWNED[STRAIGHT]:
        return False
    return middle_straights(line, steps) >= LEAST_STRAIGHTS


@rule
def list_lines(s: State, out: list[int]) -> int:
    """All lines that may be drawn."""
    steps, count = line_steps(s), 0
    if steps >= LONGEST:
        return 0
    for line in range(1 << steps):
        if may_be_drawn(s, line, steps):
            out[count] = line | 1 << steps
            count += 1
    return count


@rule
def lay_drawn(s: State, line: int, place: int) -> None:
    steps = line_steps(s)
    for tile in range(steps + 1):
        put_down(s, place, UNPLAYED, face_on_line(line, steps, tile), 0)
        if tile < steps:
            place += STEP[1 - step_north(line, steps, tile)]


@rule
def face_on_line(line: int, steps: int, tile: int) -> int:
    bends = bends_of(line & ((1 << steps) - 1), steps)
    if tile == 0:
        return first_face(step_north(line, steps, 0), bends)
    before = step_north(line, steps, tile - 1)
    if tile == steps:
        return last_face(before, bends)
    return middle_face(before, step_north(line, steps, tile))


@rule
def first_face(north: int, bends: int) -> int:
    """Curved while there are curves: comes in from the west and goes north, or from the south and goes east."""
    if bends < OWNED[CURVED]:
        return CURVES + 3 if north else CURVES + 1
    return STRAIGHTS if north else STRAIGHTS + 1


@rule
def last_face(north: int, bends: int) -> int:
    """One more curve is needed than for the first end."""
    if bends + 1 < OWNED[CURVED]:
        return CURVES + 1 if north else CURVES + 3
    return STRAIGHTS if north else STRAIGHTS + 1


@rule
def middle_face(before: int, after: int) -> int:
    """Coming from the south or the west, going north or east."""
    if before == after:
        return STRAIGHTS if before else STRAIGHTS + 1
    return CURVES + 1 if before else CURVES + 3
