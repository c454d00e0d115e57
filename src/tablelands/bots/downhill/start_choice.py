"""Where somebody would start who looks no further than the first line."""

from random import Random

from tablelands.bots.downhill.drafts import Drafter
from tablelands.games.downhill.rules.starts import put_start, some_start
from tablelands.games.downhill.state import State

STARTS_TRIED = 3


def promising_start(state: State, seat: int, eye: list[int], random: Random, drafter: Drafter) -> int:
    """Of some places on the top edge, the one from which the best line seems to lead."""
    places = [some_start(state, seat, random.getrandbits(40)) for _ in range(STARTS_TRIED)]
    return max(places, key=lambda x: _promise(state, seat, x, eye, drafter))


def _promise(state: State, seat: int, x: int, eye: list[int], drafter: Drafter) -> int:
    trial = state.copy()
    put_start(trial, seat, x)
    return drafter.promise(trial, seat, eye)
