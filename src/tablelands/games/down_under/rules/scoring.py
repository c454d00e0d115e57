"""DU-40 to DU-42, DU-54: points and winners."""

from tablelands.core.rule import inlined, rule

from ..components import CURVED, DATA, DINGO, EMU, KANGAROO, PLATYPUS, RABBIT
from ..state import FIRST_OWNER, State
from .walks import animals_on

POINTS_OF_SET: int = DATA["points"]["set"]
LOSS_OF_RABBIT: int = DATA["points"]["rabbit"]


@rule
def counted(animals: int, animal: int) -> int:
    return animals >> 6 * animal & 63


@rule
def sets_of(animals: int) -> int:
    return min(counted(animals, EMU), counted(animals, KANGAROO), counted(animals, PLATYPUS))


@rule
def plague_of(animals: int) -> int:
    """DU-41: what rabbits cost."""
    return 0 if counted(animals, DINGO) else LOSS_OF_RABBIT * counted(animals, RABBIT)


@rule
@inlined
def points(s: State, colour: int) -> int:
    if not s.special or s.laid[colour] == 0:
        return s.length[colour]
    animals = animals_on(s, colour + FIRST_OWNER)
    return s.length[colour] + POINTS_OF_SET * sets_of(animals) - plague_of(animals)


@rule
@inlined
def better_route(s: State, seat: int) -> int:
    if s.routes == 1:
        return points(s, seat)
    return max(points(s, seat), points(s, seat + 2))


@rule
@inlined
def other_route(s: State, seat: int) -> int:
    if s.routes == 1:
        return 0
    return min(points(s, seat), points(s, seat + 2))


@rule
@inlined
def score(s: State, seat: int) -> int:
    """DU-54: the longest of two routes, or both added up."""
    return better_route(s, seat) + (other_route(s, seat) if s.add_routes else 0)


@rule
@inlined
def standing(s: State, seat: int) -> int:
    """The sort key of a ranking: the score, then the other route; a player who has not laid their dingo ranks last."""
    tie_break = 0 if s.add_routes else other_route(s, seat)
    return (score(s, seat) * 1024 + tie_break) + (1 << 30 if laid_dingo(s, seat) else 0)


@rule
@inlined
def laid_dingo(s: State, seat: int) -> bool:
    """DU-42: with two colours both."""
    if not s.special:
        return True
    for route in range(s.routes):
        colour = seat + 2 * route
        if s.hand[colour * 12 + CURVED * 6 + DINGO]:
            return False
    return True


@rule
def won(s: State, seat: int) -> bool:
    """DU-40: equal ones share the win."""
    mine = standing(s, seat)
    best = mine
    for other in range(s.seats):
        best = max(best, standing(s, other))
    return mine == best
