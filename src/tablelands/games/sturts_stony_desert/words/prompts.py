"""What whoever sits on a seat should know."""

from collections.abc import Sequence
from functools import lru_cache

from tablelands.core.text import Text

from ..formats.moves import Move
from ..rules import board
from ..rules.refusals import may_claim
from ..state import NOBODY, TRIPLE, State, side_of
from . import prompt_texts as texts
from .names import axis_of, player_name, side_name

KEPT = 1000


def seat_name(state: State, seat: int) -> Text:
    return axis_of(state, side_of(seat))


def status(state: State, seat: int | None, moves: Sequence[Move] | None) -> Sequence[Text]:
    supply = _supply(*state.supply)
    if state.ending:
        return [supply]
    return [supply, *(_task(state) if moves else _news(state))]


@lru_cache(KEPT)
def _supply(double: int, fork: int, triple: int) -> Text:
    return texts.SUPPLY.fill(double=double, fork=fork, triple=triple)


def _task(state: State) -> list[Text]:
    """For a seat that is to move."""
    if state.tiles < board.FULL:
        return [texts.FIRST_PHASE.fill(tiles=state.tiles) if state.tiles else texts.FIRST_TILE]
    if state.claimer != NOBODY:
        return [texts.REFUTE if state.supply[TRIPLE] else texts.ONLY_STOP]
    if any(state.routes):
        return [texts.BREAK_IT.fill(axis=axis_of(state, _owner_of_route(state)))]
    return [texts.SECOND_PHASE, texts.MAY_CLAIM] if may_claim(state) else [texts.SECOND_PHASE]


def _news(state: State) -> list[Text]:
    """For those who wait and those who watch."""
    mover = player_name(state, state.to_move)
    if state.tiles < board.FULL:
        return [texts.TILES_LIE.fill(tiles=state.tiles), texts.TO_MOVE.fill(seat=mover)]
    if state.claimer != NOBODY:
        return [texts.CLAIM_STANDS.fill(claimer=side_name(state, state.claimer), seat=mover)]
    if any(state.routes):
        return [texts.ROUTE_STANDS.fill(axis=axis_of(state, _owner_of_route(state)), seat=mover)]
    return [texts.TRIPLES_COVER, texts.TO_MOVE.fill(seat=mover)]


def _owner_of_route(state: State) -> int:
    """SD-8: while the game goes on, a route that stands is the other side's."""
    return 1 - side_of(state.to_move)
