"""Plans a draw: the most promising placements, then stroke by stroke the most promising lines (a beam search).

Lines are kept in `work`, FIELDS integers each: two generations of BEAM lines, and after them the best of all.
"""

from typing import Any

from tablelands.core.rule import rule
from tablelands.games.downhill.state import HOLES, STOPS, State

from . import rules
from .beliefs import (
    BENDS,
    BREADTH,
    DRIFT,
    ENDS,
    FLAG_WORTH,
    HOME_WORTH,
    ONE,
    PASSES,
    SWERVES,
    TOUCHES,
    believed_hole,
    judge_stroke,
)

bottom, flag_value = rules.course.bottom, rules.ranking.flag_value

SCORE, PLACEMENT, TAKEN, PATH, BENT, STROKES, FLAGS, FIELDS = range(8)
"""Of a line: its worth, the holes it has taken as bits, holes and bends as digits of 16, the first the lowest."""

BEAM = 128
"""The most lines that anybody has in mind at a time."""
BEST = 2 * BEAM
WORK = (BEST + 1) * FIELDS
"""How much room a plan needs."""
NONE = -(1 << 40)
STROKE_WORTH = 400
"""For each stroke that gets through: nobody likes to plan for a crash."""


@rule
def plan(states: Any, index: int, seat: int, eye: list[int], work: list[int]) -> int:
    """The worth of the best line found for a seat, which is then to be read by `holes_of_plan` and `bends_of_plan`."""
    s = states[index]
    for line in range(BEST + 1):
        work[line * FIELDS + SCORE] = NONE
    choose_placements(s, seat, eye, work)
    for stroke in range(STOPS - 1):
        now, after = stroke % 2 * BEAM, (1 - stroke % 2) * BEAM
        for line in range(after, after + BEAM):
            work[line * FIELDS + SCORE] = NONE
        for line in range(now, now + eye[BREADTH]):
            if work[line * FIELDS + SCORE] != NONE:
                extend(s, seat, eye, work, line, after)
    return work[BEST * FIELDS + SCORE]


@rule
def choose_placements(s: State, seat: int, eye: list[int], work: list[int]) -> None:
    """The placements and start holes from which a line could lead furthest down."""
    for placement in range(8):
        for start in range(HOLES):
            deepest = believed_hole(s, seat, placement, start, deepest_hole(s, seat, placement, start, eye, 0), eye)
            keep(work, 0, eye[BREADTH], deepest[1], placement, 1 << start, start, 0, 0, 0)


@rule
def deepest_hole(s: State, seat: int, placement: int, start: int, eye: list[int], taken: int) -> int:
    """Of those not taken, the one furthest down."""
    best, depth = 0, NONE
    for number in range(HOLES):
        y = believed_hole(s, seat, placement, start, number, eye)[1]
        if y > depth and not taken >> number & 1:
            best, depth = number, y
    return best


@rule
def extend(s: State, seat: int, eye: list[int], work: list[int], line: int, after: int) -> None:
    """Takes the line on to every other hole, as straight as it will go; with a swerve also past each flag."""
    at = line * FIELDS
    placement, taken, strokes = work[at + PLACEMENT], work[at + TAKEN], work[at + STROKES]
    start, last = work[at + PATH] & 15, work[at + PATH] >> 4 * strokes & 15
    last_y = believed_hole(s, seat, placement, start, last, eye)[1]
    for goal in range(HOLES):
        if not taken >> goal & 1:
            x, y = believed_hole(s, seat, placement, start, goal, eye)
            ways = eye[BENDS] if y > last_y or eye[SWERVES] else 1
            got_through, passed = False, 0
            for bend in range(ways):
                if not got_through or eye[SWERVES]:
                    what, flags = judge_stroke(s, seat, placement, start, last, goal, bend, eye)
                    if what != TOUCHES and (not got_through or flags & ~passed):
                        got_through, passed = True, passed | flags
                        add(s, seat, eye, work, line, after, goal, bend, what, flags | work[at + FLAGS], x, y)


@rule
def add(
    s: State,
    seat: int,
    eye: list[int],
    work: list[int],
    line: int,
    after: int,
    goal: int,
    bend: int,
    what: int,
    flags: int,
    x: int,
    y: int,
) -> None:
    """Keeps the longer line for the next generation, and remembers it if it is the best of all so far."""
    at = line * FIELDS
    strokes = work[at + STROKES]
    score = y + STROKE_WORTH * (strokes + 1) + eye[FLAG_WORTH] * worth_of_flags(s, flags) + eye[DRIFT] * x // ONE
    taken, path = work[at + TAKEN] | 1 << goal, work[at + PATH] | goal << 4 * (strokes + 1)
    bent = work[at + BENT] | bend << 4 * strokes
    if what == ENDS:
        score += eye[HOME_WORTH] + bottom(s) - min(y, bottom(s))
    if score > work[BEST * FIELDS + SCORE]:
        put(work, BEST, score, work[at + PLACEMENT], taken, path, bent, strokes + 1, flags)
    if what == PASSES:
        keep(work, after, eye[BREADTH], score, work[at + PLACEMENT], taken, path, bent, strokes + 1, flags)


@rule
def worth_of_flags(s: State, flags: int) -> int:
    points = 0
    for slot in range(s.slots):
        if flags >> slot & 1:
            points += flag_value(s, slot)
    return points


@rule
def keep(
    work: list[int],
    first: int,
    breadth: int,
    score: int,
    placement: int,
    taken: int,
    path: int,
    bent: int,
    strokes: int,
    flags: int,
) -> None:
    """In place of the worst of its generation, if it is better."""
    worst = first
    for line in range(first, first + breadth):
        if work[line * FIELDS + SCORE] < work[worst * FIELDS + SCORE]:
            worst = line
    if score > work[worst * FIELDS + SCORE]:
        put(work, worst, score, placement, taken, path, bent, strokes, flags)


@rule
def put(
    work: list[int],
    line: int,
    score: int,
    placement: int,
    taken: int,
    path: int,
    bent: int,
    strokes: int,
    flags: int,
) -> None:
    at = line * FIELDS
    work[at + SCORE], work[at + PLACEMENT], work[at + TAKEN], work[at + PATH] = score, placement, taken, path
    work[at + BENT], work[at + STROKES], work[at + FLAGS] = bent, strokes, flags
