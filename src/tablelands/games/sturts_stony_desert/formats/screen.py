"""What a screen draws and could otherwise only get by computing rules: borders, routes, threats, and what each move
would do."""

from collections.abc import Sequence

from tablelands.core.options import Setup

from ..components import FIRST_FACE
from ..rules import board, flow
from ..state import AREA, NOBODY, State, side_of
from .moves import Lay, Move, encode
from .prospects import Routes, routes_after
from .routes import standing_routes
from .wire import Axis, BorderJson, ClaimMadeJson, Edge, OutlookJson, ScreenJson, ThreatJson

AXES: tuple[Axis, Axis] = ("west-east", "north-south")
EDGES: tuple[tuple[Edge, int], ...] = (("N", 1), ("E", 0), ("S", 1), ("W", 0))
"""The edges of the area, and the axes that end there."""


def write(setup: Setup, state: State) -> ScreenJson:
    return {
        "phase": "second" if state.tiles == board.FULL and state.ending != flow.ROUTE_COMPLETED else "first",
        "laid": state.tiles,
        "box": {"x": state.left, "y": state.top, "width": state.width, "height": state.height},
        "axes": [AXES[state.swap_axes], AXES[1 - state.swap_axes]],
        "sides": [side_of(seat) for seat in range(setup.seats)],
        "borders": _borders(state),
        "routes": standing_routes(state) if any(state.routes) else [],
        "threats": threats(state),
        "claim": claim_made(state),
    }


def claim_made(state: State) -> ClaimMadeJson | None:
    return None if state.claimer == NOBODY else {"side": state.claimer, "answers": state.to_move}


def _borders(state: State) -> list[BorderJson]:
    fixed = state.width == AREA, state.height == AREA
    return [{"edge": edge, "side": axis ^ state.swap_axes, "fixed": fixed[axis]} for edge, axis in EDGES]


def threats(state: State) -> list[ThreatJson]:
    found: list[ThreatJson] = []
    for (x, y), faces in routes_after(state).items():
        for side in (0, 1):
            if not state.routes[side] and any(routes[side] for routes in faces.values()):
                found.append({"x": x, "y": y, "side": side})
    return found


# What moves would do


def outlook(state: State, seat: int, moves: Sequence[Move]) -> list[OutlookJson]:
    """What a lay leads to depends on nothing but the routes that stand after it: one of a kind is played."""
    now = bool(state.routes[0]), bool(state.routes[1])
    after = routes_after(state)
    known: dict[Routes, OutlookJson] = {}
    found: list[OutlookJson] = []
    for move in moves:
        if not isinstance(move, Lay):
            found.append(_outlook(state, move, now, now))
            continue
        faces = after.get((move.x, move.y)) if after else None
        then = now if faces is None else faces[FIRST_FACE[move.kind] + move.turn]
        if then not in known:
            known[then] = _outlook(state, move, now, then)
        same = known[then]
        found.append(same | _routes_made(state, move, same["completes"]) if "completes" in same else same)
    return found


def _outlook(state: State, move: Move, now: Routes, then: Routes) -> OutlookJson:
    found: OutlookJson = {}
    if completes := [side for side in (0, 1) if then[side] and not now[side]]:
        found["completes"] = completes
    if breaks := [side for side in (0, 1) if now[side] and not then[side]]:
        found["breaks"] = breaks
    if wins := _winners_after(state, move):
        found["wins"] = wins
    return found


def _routes_made(state: State, move: Lay, completes: list[int]) -> OutlookJson:
    """The routes of the sides for which a lay completes one: few do, and only these are played."""
    after = state.copy()
    flow.play(after, encode(move))
    return {"routes": [route for route in standing_routes(after) if route["side"] in completes]}


def _winners_after(state: State, move: Move) -> list[int]:
    after = state.copy()
    flow.play(after, encode(move))
    return [side for side in (0, 1) if flow.won(after, side)] if after.ending else []
