"""How good a position looks for a seat: its points against the best of the others, and how much room its ends have."""

from tablelands.core.rule import rule

from .places import BITS
from .scoring import laid_dingo, score, won
from .state import NOBODY, State
from .ways import ways_from

WIN = 100000
PATH = 10
OPEN_END = 4
WAY = 1
STUCK = -6
DINGO_MISSING = 20


@rule
def evaluate(s: State, seat: int) -> int:
    best = -WIN
    for other in range(s.seats):
        if other != seat:
            best = max(best, prospect(s, other))
    value = prospect(s, seat) - best
    if s.to_move == NOBODY:
        return value + (WIN if won(s, seat) else -WIN)
    return value


@rule
def prospect(s: State, seat: int) -> int:
    value = score(s, seat) * PATH
    if not laid_dingo(s, seat):
        value -= DINGO_MISSING
    if s.finished >> seat & 1:
        return value
    for route in range(s.routes):
        colour = seat + 2 * route
        value += room(s, colour)
    return value


@rule
def room(s: State, colour: int) -> int:
    """An end that can go on is worth something, more so with several ways."""
    value = 0
    for index in range(colour * 2, colour * 2 + 2):
        ways = ways_from(s, index)
        value += OPEN_END + WAY * BITS[ways] if ways & 7 else STUCK
    return value
