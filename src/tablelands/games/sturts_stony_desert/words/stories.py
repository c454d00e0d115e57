"""A move as a line of the log, and what it sets off: routes completed or broken, the second phase, a claim."""

from functools import cache
from typing import Never, assert_never

from tablelands.core.scene import Scene
from tablelands.core.text import Text, cell

from ..formats.moves import Claim, Lay, Move, Stop
from ..formats.routes import standing_routes
from ..formats.wire import ClaimMadeJson, PhaseChange, RouteChange
from ..rules import board
from ..state import State, side_of
from . import play_texts as texts
from .names import axis_of, named, player_name, player_of


def tell_move(state: State, seat: int, move: Move) -> Text:
    match move:
        case Lay(kind, x, y):
            return _lays(kind, x, y, *player_of(state, seat))
        case Claim():
            return texts.CLAIMS.fill(seat=player_name(state, seat))
        case Stop():
            return texts.STOPS.fill(seat=player_name(state, seat))
        case _:
            assert_never(move)


@cache
def _lays(kind: int, x: int, y: int, seat: int, axis: int, has_partner: bool) -> Text:
    """There are few, and the same ones are told all the time."""
    return texts.LAYS[kind].fill(seat=named(seat, axis, has_partner), cell=cell(x, y))


def of_move(before: State, after: State, seat: int, move: Move) -> list[Scene]:
    match move:
        case Lay():
            begun = _second_phase(before, after)
            if before.routes == after.routes:
                return begun
            return [*_broken(before, after, move), *_completed(before, after, move), *begun]
        case Claim():
            data: ClaimMadeJson = {"side": side_of(seat), "answers": after.to_move}
            return [Scene("claim", texts.CLAIM_MADE.fill(seat=player_name(after, after.to_move)), data)]
        case Stop():
            return []
        case _:
            assert_never(move)


def of_chance(before: State, after: State, outcome: Never) -> list[Scene]:
    return []


def _completed(before: State, after: State, move: Lay) -> list[Scene]:
    sides = [side for side in (0, 1) if after.routes[side] and not before.routes[side]]
    text = texts.ROUTE_COMPLETED if after.ending else texts.ROUTE_TO_BREAK
    return [
        Scene(
            "route",
            text.fill(axis=axis_of(after, side), seat=player_name(after, after.to_move)),
            _change(after, side, move),
        )
        for side in sides
    ]


def _broken(before: State, after: State, move: Lay) -> list[Scene]:
    sides = [side for side in (0, 1) if before.routes[side] and not after.routes[side]]
    return [
        Scene("broken", texts.ROUTE_BROKEN.fill(axis=axis_of(before, side)), _change(before, side, move))
        for side in sides
    ]


def _change(state: State, side: int, move: Lay) -> RouteChange:
    routes = [route for route in standing_routes(state) if route["side"] == side]
    return {"side": side, "x": move.x, "y": move.y, "routes": routes}


def _second_phase(before: State, after: State) -> list[Scene]:
    if before.tiles == board.FULL or after.tiles < board.FULL or after.ending:
        return []
    data: PhaseChange = {"to_move": after.to_move}
    return [Scene("second-phase", texts.SECOND_PHASE_BEGINS, data)]
