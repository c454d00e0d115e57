"""From a plan to a draw, and how well somebody judges by eye."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, sin
from random import Random

from tablelands.games.downhill.formats.moves import Draw
from tablelands.games.downhill.parts import Point
from tablelands.games.downhill.rules.sheet import hole
from tablelands.games.downhill.state import STOPS, STRAIGHT, State

from .kernels import plan as planning
from .kernels.believing import ONE, PIECES, bend_point
from .kernels.plan import BENT, BEST, FIELDS, PATH, PLACEMENT, STROKES, TAKEN, deepest_hole


@dataclass(frozen=True, slots=True)
class Judgement:
    """`error` is the usual relative error of scale, angle (in radians) and offset (of OFFSET); `caution` the share of
    the distance by which one keeps away from things; `flag_worth` what a point for a flag is worth of the way down."""

    error: float
    caution: float = 0.0
    flag_worth: int = 800


OFFSET = 3000
WAYS = 5


def some_eye(judgement: Judgement, state: State, random: Random) -> list[int]:
    """How wrong somebody is this time."""
    error = judgement.error
    scale, angle = random.gauss(1, error), random.gauss(0, error)
    east, south = random.gauss(0, error * OFFSET), random.gauss(0, error * OFFSET)
    turned = round(ONE * scale * cos(angle)), round(ONE * scale * sin(angle))
    ways = 1 if state.assist == STRAIGHT else WAYS
    return [*turned, round(east), round(south), round(ONE * judgement.caution), judgement.flag_worth, ways]


def draft(state: State, seat: int, eye: list[int]) -> Draw | None:
    work = [0] * planning.WORK
    planning.plan([state], 0, seat, eye, work)
    return draw_of_plan(state, seat, eye, work)


def draw_of_plan(state: State, seat: int, eye: list[int], work: Sequence[int]) -> Draw | None:
    """None if no stroke at all seems to lead anywhere. Holes that are not needed any more are the deepest left."""
    best = work[BEST * FIELDS : (BEST + 1) * FIELDS]
    if best[0] == planning.NONE:
        return None
    placement, path, taken = int(best[PLACEMENT]), int(best[PATH]), int(best[TAKEN])
    holes = [path >> 4 * stop & 15 for stop in range(int(best[STROKES]) + 1)]
    while len(holes) < STOPS:
        holes.append(deepest_hole(state, seat, placement, holes[0], eye, taken))
        taken |= 1 << holes[-1]
    bends = [int(best[BENT]) >> 4 * stroke & 15 for stroke in range(STOPS - 1)]
    line = _line(state, seat, holes, bends) if any(bends) else None
    return Draw(placement & 3, bool(placement >> 2), tuple(holes), line)


def _line(state: State, seat: int, holes: list[int], bends: list[int]) -> tuple[Point, ...]:
    centres = [hole(state, seat, number) for number in holes]
    line = centres[:1]
    for (ax, ay), (bx, by), bend in zip(centres, centres[1:], bends, strict=False):
        if bend:
            line += [bend_point(ax, ay, bx, by, bend, piece) for piece in range(1, PIECES)]
        line.append((bx, by))
    return tuple(line)
