"""Random legal moves, for tests, openings and simulation: straight strokes as well as wavering ones."""

from itertools import pairwise
from random import Random

from ..components import Point
from ..rules import sheet
from ..rules.starts import some_start
from ..state import HOLES, SHEET_HEIGHT, SHEET_WIDTH, STOPS, STRAIGHT, TO_START, State
from .moves import Draw, Move, Start

WAVER = 400
MOST_BENDS = 3


def sample(state: State, seat: int, random: Random) -> Move:
    if state.phase == TO_START:
        return Start(some_start(state, seat, random.getrandbits(40)))
    holes = tuple(random.sample(range(HOLES), STOPS))
    line = None if state.assist == STRAIGHT or random.random() < 0.4 else _wavering(state, seat, holes, random)
    return Draw(random.randrange(4), random.random() < 0.5, holes, line)


def _wavering(state: State, seat: int, holes: tuple[int, ...], random: Random) -> tuple[Point, ...]:
    centres = [sheet.hole(state, seat, number) for number in holes]
    line = centres[:1]
    for (ax, ay), (bx, by) in pairwise(centres):
        bends = random.randint(0, MOST_BENDS)
        for bend in range(1, bends + 1):
            x = ax + (bx - ax) * bend // (bends + 1) + random.randint(-WAVER, WAVER)
            y = ay + (by - ay) * bend // (bends + 1) + random.randint(-WAVER, WAVER)
            line.append((min(max(x, 0), SHEET_WIDTH), min(max(y, 0), SHEET_HEIGHT)))
        line.append((bx, by))
    return tuple(line)
