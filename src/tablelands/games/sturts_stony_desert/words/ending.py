"""Why a game is over, and what shows it: the routes that stand, a claim, triples that have run out."""

from collections.abc import Sequence

from tablelands.core.scene import Scene
from tablelands.core.text import Named, Text, cell

from ..formats.routes import standing_routes
from ..formats.wire import CurveJson, FinalClaim, FinalRoute, FinalSupply, RouteJson
from ..rules import flow
from ..state import NOBODY, TRIPLE, State
from . import play_texts as texts
from .names import axis_of, side_name

REASONS = {
    flow.ROUTE_COMPLETED: texts.ENDED_BY_COMPLETED_ROUTE,
    flow.ROUTE_STANDS: texts.ENDED_BY_ROUTE,
    flow.ROUTE_UNBREAKABLE: texts.ROUTE_UNBREAKABLE,
    flow.TIE: texts.TIE,
    flow.NOBODY_CAN_REFUTE: texts.NOBODY_CAN_REFUTE,
    flow.CLAIM_REFUTED: texts.CLAIM_REFUTED,
    flow.CLAIM_STANDS: texts.ENDED_BY_CLAIM,
}


def reason(state: State) -> Text:
    winner = 0 if state.winner == NOBODY else state.winner
    return REASONS[state.ending].fill(axis=axis_of(state, winner))


def explain(state: State) -> Sequence[Scene]:
    return [*(_route(state, route) for route in standing_routes(state)), *_claim(state), *_supply(state)]


def _route(state: State, route: RouteJson) -> Scene:
    side, curves = route["side"], route["curves"]
    data: FinalRoute = {"side": side, "count": len(curves), "curves": curves}
    start, end = _cell(curves[0]), _cell(curves[-1])
    text = texts.ROUTE.fill(side=side_name(state, side), count=len(curves), start=start, end=end)
    return Scene("route", text, data)


def _cell(curve: CurveJson) -> Named:
    return cell(curve["x"], curve["y"])


def _claim(state: State) -> list[Scene]:
    if state.claimer == NOBODY:
        return []
    refuted = state.ending == flow.CLAIM_REFUTED
    data: FinalClaim = {"side": state.claimer, "refuted": refuted}
    text = texts.CLAIM_FELL if refuted else texts.CLAIM_HELD
    return [Scene("claim", text.fill(side=side_name(state, state.claimer)), data)]


def _supply(state: State) -> list[Scene]:
    """SD-9: that there are no more triples decides a game that nobody has claimed."""
    if state.ending not in (flow.ROUTE_UNBREAKABLE, flow.TIE, flow.NOBODY_CAN_REFUTE):
        return []
    data: FinalSupply = {"triple": state.supply[TRIPLE]}
    return [Scene("supply", texts.NO_TRIPLES, data)]
