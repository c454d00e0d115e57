"""Points and winners (DU-40 to DU-42, and DU-54 for two routes)."""

from collections import Counter

from .state import State, colours_of, route, two_routes
from .tiles import CURVED

SET_OF_ANIMALS = ("emu", "kangaroo", "platypus")
POINTS_PER_SET = 5
LOSS_PER_RABBIT = 2


def points(state: State, colour: str) -> int:
    chain = route(state, colour)
    if chain is None:
        return 0
    if state.options["scoring"] == "basic":
        return chain.length()
    seen = Counter(path.animal for path in chain.paths)
    sets = min(seen[animal] for animal in SET_OF_ANIMALS)
    plague = 0 if seen["dingo"] else LOSS_PER_RABBIT * seen["rabbit"]
    return chain.length() + POINTS_PER_SET * sets - plague


def both_routes(state: State, seat: int) -> list[int]:
    return sorted((points(state, colour) for colour in colours_of(state, seat)), reverse=True)


def adds_up(state: State) -> bool:
    return two_routes(state) and state.options["route_score"] == "sum"


def scores(state: State) -> list[int]:
    routes = [both_routes(state, seat) for seat in range(state.seats)]
    return [sum(pair) if adds_up(state) else pair[0] for pair in routes]


def standing(state: State, seat: int) -> list[int]:
    routes = both_routes(state, seat)
    return [sum(routes)] if adds_up(state) else routes


def laid_every_dingo(state: State, seat: int) -> bool:
    return all(state.hands[colour][CURVED, "dingo"] == 0 for colour in colours_of(state, seat))


def winners(state: State) -> list[int]:
    seats = list(range(state.seats))
    contenders = [seat for seat in seats if laid_every_dingo(state, seat)] or seats
    best = max(standing(state, seat) for seat in contenders)
    return [seat for seat in contenders if standing(state, seat) == best]
