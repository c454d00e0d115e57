"""How good a position looks for a seat: its points against the best of the others, and how its routes can go on."""

from tablelands.core.rule import rule

from ..state import NOBODY, State
from .extensions import CAP, ways_from
from .places import BITS
from .scoring import laid_dingo, other_route, score, won

WIN = 100000
PATH = 10
SPARE_PATH = 2
"""Of the lesser of two routes (DU-54), which may still become the better one."""
ALIVE = 50
"""A route that a straight or curved tile can continue."""
SECOND_END = 20
WAY = 3
LAST_TERMINAL = 5
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
    value = score(s, seat) * PATH + other_route(s, seat) * SPARE_PATH
    if not laid_dingo(s, seat):
        value -= DINGO_MISSING
    if s.finished >> seat & 1:
        return value
    for route in range(s.routes):
        colour = seat + 2 * route
        value += future(s, colour)
    return value


@rule
def future(s: State, colour: int) -> int:
    """Ends that can go on are worth much, those that can only be capped a little, closed ones nothing."""
    one, two = ways_from(s, colour * 2), ways_from(s, colour * 2 + 1)
    going_on = int(one & ~CAP != 0) + int(two & ~CAP != 0)
    if going_on == 0:
        return LAST_TERMINAL if one | two else 0
    return ALIVE + (SECOND_END if going_on == 2 else 0) + WAY * (BITS[one] + BITS[two])
