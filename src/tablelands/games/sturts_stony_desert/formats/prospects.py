"""What each tile that may be laid would do to the routes: asked of compiled rules where these are loaded, and found
on all boards at once where they are not."""

from collections.abc import Callable
from typing import NamedTuple

from ..state import AREA, State
from .boards import Boards, boards_after
from .routes import Entry, route_of
from .wire import RouteJson

Routes = tuple[bool, bool]
"""Whether a route stands, by side."""


class Ways(NamedTuple):
    """Of an axis: the lays that change whether it has a route, and for each the way of the first train to arrive."""

    changed: dict[int, list[Entry]]

    def way(self, lay: int) -> list[Entry]:
        return self.changed[lay]


class Prospects(NamedTuple):
    state: State
    along: tuple[Ways, Ways] | tuple[Boards, Boards]
    """By axis."""
    routes: dict[int, Routes]
    """Which sides would have a route, by the code of the lay, for those lays that change it."""

    def shortest_route(self, lay: int, axis: int) -> RouteJson:
        """Of an axis that has none now."""
        return route_of(self.state, axis, self.along[axis].way(lay))


NO_WAYS = Ways({}), Ways({})
_last = [Prospects(State(), NO_WAYS, {})]
_look_ahead: list[Callable[[State], list[int]]] = []
"""What compiled rules find, once there are any."""


def look_ahead_with(compiled: Callable[[State], list[int]]) -> None:
    _look_ahead[:] = [compiled]


def prospects(state: State) -> Prospects:
    """Kept for the state that was asked for last: every view asks twice, for threats and for what moves would do."""
    found = _last[0]
    if found.state is not state:
        found = _last[0] = _prospects(state)
    return found


def _prospects(state: State) -> Prospects:
    if state.ending or (state.width < AREA and state.height < AREA):
        return Prospects(state, NO_WAYS, {})
    along = _read(_look_ahead[0](state)) if _look_ahead else boards_after(state)
    first, second = along[state.swap_axes].changed, along[1 - state.swap_axes].changed
    stands = state.routes[0] != 0, state.routes[1] != 0
    routes = {code: ((code in first) != stands[0], (code in second) != stands[1]) for code in {**first, **second}}
    return Prospects(state, along, routes)


def _read(found: list[int]) -> tuple[Ways, Ways]:
    """As `rules.ahead` has written it."""
    along, at = (Ways({}), Ways({})), 0
    while at < len(found):
        axis, lay, length = found[at : at + 3]
        along[axis].changed[lay] = found[at + 3 : at + 3 + length]
        at += 3 + length
    return along
