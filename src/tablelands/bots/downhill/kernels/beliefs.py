"""What a player believes about a stroke who judges by eye: scale, angle and offset are a little wrong (DH-6).

`eye` is a list of integers: COSINE, SINE, EAST, SOUTH, CAUTION, FLAG_WORTH, BENDS, DRIFT, HOME_WORTH, BREADTH, SWERVES.
The first two turn and stretch what is on the transparency, in parts of ONE; the next two shift it; caution widens the
line by so many parts of ONE for each unit of distance from the mark. Then what somebody wants: what a flag's point is
worth in units of the way down, in how many ways a stroke may be bent, how much the way east is worth in parts of ONE,
and how much better it is to cross the bottom edge than to get near it. Last, how many lines somebody has in mind at a
time, and whether strokes are bent to pass flags, and not only around obstacles.
"""

from tablelands.core.rule import rule, table
from tablelands.games.downhill.rules.touching import NOTHING
from tablelands.games.downhill.state import HALF_WIDTH, NOBODY, SHEET_HEIGHT, SHEET_WIDTH, State

from . import rules

bottom, hole, placed = rules.course.bottom, rules.sheet.hole, rules.sheet.placed
passes_flag, touched = rules.touching.passes_flag, rules.touching.touched

COSINE, SINE, EAST, SOUTH, CAUTION, FLAG_WORTH, BENDS, DRIFT, HOME_WORTH, BREADTH, SWERVES, EYE = range(12)
ONE = 4096
TOUCHES, PASSES, ENDS = range(3)
"""What is believed of a stroke: it touches something, gets through, or crosses the bottom edge."""

BEND = table([0, 1, -1, 2, -2])
"""How far the middle of a bent stroke is pulled aside, in eighths of its length."""
PIECES = 4
"""A bent stroke is drawn as so many straight ones."""


@rule
def bend_point(ax: int, ay: int, bx: int, by: int, bend: int, piece: int) -> tuple[int, int]:
    """The end of a piece of a stroke from a to b on the transparency, bent as a parabola and kept on the sheet."""
    pull = piece * (PIECES - piece) * BEND[bend]
    x = ax + ((bx - ax) * piece * 8 - (by - ay) * pull) // (8 * PIECES)
    y = ay + ((by - ay) * piece * 8 + (bx - ax) * pull) // (8 * PIECES)
    return min(max(x, 0), SHEET_WIDTH), min(max(y, 0), SHEET_HEIGHT)


@rule
def believed(s: State, seat: int, dx: int, dy: int, eye: list[int]) -> tuple[int, int]:
    """Where on the mountain a point is believed to lie; the player's own mark is seen exactly."""
    if dx == 0 and dy == 0:
        return s.mark_x[seat], s.mark_y[seat]
    x = (eye[COSINE] * dx - eye[SINE] * dy) // ONE + eye[EAST]
    y = (eye[SINE] * dx + eye[COSINE] * dy) // ONE + eye[SOUTH]
    return s.mark_x[seat] + x, s.mark_y[seat] + y


@rule
def believed_hole(s: State, seat: int, placement: int, start: int, number: int, eye: list[int]) -> tuple[int, int]:
    start_x, start_y = hole(s, seat, start)
    x, y = hole(s, seat, number)
    dx, dy = placed(x - start_x, y - start_y, placement >> 2, placement & 3)
    return believed(s, seat, dx, dy, eye)


@rule
def width_at(s: State, seat: int, x: int, y: int, eye: list[int]) -> int:
    far = max(abs(x - s.mark_x[seat]), abs(y - s.mark_y[seat]))
    return HALF_WIDTH + far * eye[CAUTION] // ONE


@rule
def judge_stroke(
    s: State, seat: int, placement: int, start: int, origin: int, goal: int, bend: int, eye: list[int]
) -> tuple[int, int]:
    """What is believed of a stroke from hole to hole, and the flags it is believed to win, a bit for each slot."""
    start_x, start_y = hole(s, seat, start)
    from_x, from_y = hole(s, seat, origin)
    to_x, to_y = hole(s, seat, goal)
    ax, ay = believed_hole(s, seat, placement, start, origin, eye)
    pieces = PIECES if bend else 1
    flags = 0
    for piece in range(1, pieces + 1):
        x, y = to_x, to_y
        if piece < pieces:
            x, y = bend_point(from_x, from_y, to_x, to_y, bend, piece)
        dx, dy = placed(x - start_x, y - start_y, placement >> 2, placement & 3)
        bx, by = believed(s, seat, dx, dy, eye)
        if touched(s, seat, ax, ay, bx - ax, by - ay, width_at(s, seat, bx, by, eye)) != NOTHING:
            return TOUCHES, 0
        flags |= flags_passed(s, ax, ay, bx, by)
        if by > bottom(s):
            return ENDS, flags
        ax, ay = bx, by
    return PASSES, flags


@rule
def flags_passed(s: State, ax: int, ay: int, bx: int, by: int) -> int:
    flags = 0
    for slot in range(s.slots):
        if s.owner[slot] == NOBODY and passes_flag(s, slot, ax, ay, bx - ax, by - ay):
            flags |= 1 << slot
    return flags
