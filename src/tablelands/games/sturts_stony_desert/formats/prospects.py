"""What each tile that may be laid would do to the routes."""

from typing import NamedTuple

from ..state import AREA, State
from .boards import NO_BOARDS, Boards, boards_after
from .routes import route_of
from .wire import RouteJson

Routes = tuple[bool, bool]
"""Whether a route stands, by side."""


class Prospects(NamedTuple):
    state: State
    along: tuple[Boards, Boards]
    """By axis."""
    routes: dict[int, Routes]
    """Which sides would have a route, by the code of the lay, for those lays that change it."""

    def shortest_route(self, lay: int, axis: int) -> RouteJson:
        """Of an axis that has none now."""
        return route_of(self.state, axis, self.along[axis].way(lay))


_last: list[Prospects] = []
"""A screen asks twice for the same state: for the threats, and for what each move would do."""


def prospects(state: State) -> Prospects:
    """A position that was reached is never changed: the next one is another object."""
    for last in _last:
        if last.state is state:
            return last
    found = _find(state)
    _last[:] = [found]
    return found


def _find(state: State) -> Prospects:
    if state.ending or (state.width < AREA and state.height < AREA):
        return Prospects(state, NO_BOARDS, {})
    along = boards_after(state)
    first, second = along[state.swap_axes].changed, along[1 - state.swap_axes].changed
    stands = state.routes[0] != 0, state.routes[1] != 0
    routes = {code: ((code in first) != stands[0], (code in second) != stands[1]) for code in {**first, **second}}
    return Prospects(state, along, routes)
