"""What a screen draws and could otherwise only get by computing rules: borders, routes, threats, and what each move
would do."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from tablelands.core.options import Setup
from tablelands.core.ruled_game import LazyMoves

from ..rules import board, flow
from ..rules.board import CLAIM, STOP
from ..state import AREA, NOBODY, TRIPLE, State, side_of
from .moves import Lay, Move, decode, encode
from .prospects import Prospects, Routes, prospects
from .routes import standing_routes
from .wire import Axis, BorderJson, ClaimMadeJson, Edge, OutlookJson, ScreenJson, ThreatJson

AXES: tuple[Axis, Axis] = ("west-east", "north-south")
EDGES: tuple[tuple[Edge, int], ...] = (("N", 1), ("E", 0), ("S", 1), ("W", 0))
"""The edges of the area, and the axes that end there."""
SIDES = [side_of(seat) for seat in range(4)]
MARKED = ("second-phase", "route", "broken", "claim")


def write(setup: Setup, state: State) -> ScreenJson:
    return {
        "phase": "second" if state.tiles == board.FULL and state.ending != flow.ROUTE_COMPLETED else "first",
        "laid": state.tiles,
        "box": {"x": state.left, "y": state.top, "width": state.width, "height": state.height},
        "axes": [AXES[state.swap_axes], AXES[1 - state.swap_axes]],
        "sides": SIDES[: setup.seats],
        "borders": _borders(state.swap_axes, state.width == AREA, state.height == AREA),
        "routes": standing_routes(state) if any(state.routes) else [],
        "threats": threats(state),
        "claim": claim_made(state),
    }


def claim_made(state: State) -> ClaimMadeJson | None:
    return None if state.claimer == NOBODY else {"side": state.claimer, "answers": state.to_move}


@cache
def _borders(swap_axes: int, *fixed: bool) -> list[BorderJson]:
    return [{"edge": edge, "side": axis ^ swap_axes, "fixed": fixed[axis]} for edge, axis in EDGES]


def threats(state: State) -> list[ThreatJson]:
    """From north to south and west to east."""
    found = set()
    for code, routes in prospects(state).routes.items():
        lay = decode(code)
        assert isinstance(lay, Lay)
        for side in (0, 1):
            if routes[side] and not state.routes[side]:
                found.add((lay.y, lay.x, side))
    return [{"x": x, "y": y, "side": side} for y, x, side in sorted(found)]


# What moves would do


def outlook(state: State, seat: int, moves: Sequence[Move]) -> list[OutlookJson]:
    """What a lay leads to depends on nothing but the routes that stand after it, and few change these."""
    now = state.routes[0] != 0, state.routes[1] != 0
    codes = moves.codes if isinstance(moves, LazyMoves) else [encode(move) for move in moves]
    turn = Turn(state.seats, state.claims, state.claimer, state.to_move, state.tiles, state.supply[TRIPLE])
    found = [_outlook_of_lay(turn, now, now)] * len(codes)
    after = prospects(state)
    for code, then in after.routes.items():
        found[codes.index(code)] = _with_routes(after, code, _outlook_of_lay(turn, now, then))
    if codes[-1] in (CLAIM, STOP):
        found[-1] = _outlook_of_word(state, codes[-1])
    return found


class Turn(NamedTuple):
    """All that the end of a turn depends on, but for the routes."""

    seats: int
    claims: int
    claimer: int
    to_move: int
    tiles: int
    triples: int


@cache
def _outlook_of_lay(turn: Turn, now: Routes, then: Routes) -> OutlookJson:
    found: OutlookJson = {}
    if completes := [side for side in (0, 1) if then[side] and not now[side]]:
        found["completes"] = completes
    if breaks := [side for side in (0, 1) if now[side] and not then[side]]:
        found["breaks"] = breaks
    if wins := _winners(_after_lay(turn, then)):
        found["wins"] = wins
    return found


def _after_lay(turn: Turn, routes: Routes) -> State:
    """But for the board: as a lay leaves it that leads to these routes."""
    after = State()
    after.seats, after.claims, after.claimer, after.to_move, after.tiles, after.supply[TRIPLE] = turn
    if after.tiles < board.FULL:
        after.tiles += 1
    else:
        after.supply[TRIPLE] -= 1
    after.routes = [int(stands) for stands in routes]
    flow.end_turn(after, side_of(turn.to_move))
    return after


def _outlook_of_word(state: State, word: int) -> OutlookJson:
    after = state.copy()
    flow.play(after, word)
    wins = _winners(after)
    return {"wins": wins} if wins else {}


def _winners(state: State) -> list[int]:
    return [side for side in (0, 1) if flow.won(state, side)] if state.ending else []


def _with_routes(after: Prospects, code: int, found: OutlookJson) -> OutlookJson:
    """The shortest route for each side for which a lay completes one."""
    if "completes" not in found:
        return found
    completed, swapped = found["completes"], after.state.swap_axes
    return found | {"routes": [after.shortest_route(code, axis) for axis in (0, 1) if axis ^ swapped in completed]}


def progress(state: State) -> tuple[()]:
    """Nothing grows: a route stands or does not."""
    return ()
