"""What whoever sits on a seat should know."""

from collections.abc import Sequence
from functools import cache, lru_cache

from tablelands.core.text import Text, settled

from ..formats.moves import Move
from ..rules import board
from ..rules.refusals import may_claim
from ..state import NOBODY, TRIPLE, State, side_of
from . import play_texts as texts
from .names import axis_of, named, player_name, player_of, side_name

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
    return settled(texts.SUPPLY.fill(double=double, fork=fork, triple=triple))


def _task(state: State) -> list[Text]:
    """For a seat that is to move."""
    if state.tiles < board.FULL:
        return [_first_phase(state.tiles)]
    if state.claimer != NOBODY:
        return [texts.REFUTE if state.supply[TRIPLE] else texts.ONLY_STOP]
    if any(state.routes):
        return [texts.BREAK_IT.fill(axis=axis_of(state, _owner_of_route(state)))]
    return [texts.SECOND_PHASE, texts.MAY_CLAIM] if may_claim(state) else [texts.SECOND_PHASE]


def _news(state: State) -> list[Text]:
    """For those who wait and those who watch."""
    if state.tiles < board.FULL:
        return [_tiles_lie(state.tiles), _to_move(*player_of(state, state.to_move))]
    mover = player_name(state, state.to_move)
    if state.claimer != NOBODY:
        return [texts.CLAIM_STANDS.fill(claimer=side_name(state, state.claimer), seat=mover)]
    if any(state.routes):
        return [texts.ROUTE_STANDS.fill(axis=axis_of(state, _owner_of_route(state)), seat=mover)]
    return [texts.TRIPLES_COVER, _to_move(*player_of(state, state.to_move))]


@cache
def _first_phase(tiles: int) -> Text:
    return settled(texts.FIRST_PHASE.fill(tiles=tiles)) if tiles else texts.FIRST_TILE


@cache
def _tiles_lie(tiles: int) -> Text:
    return settled(texts.TILES_LIE.fill(tiles=tiles))


@cache
def _to_move(seat: int, axis: int, has_partner: bool) -> Text:
    return texts.TO_MOVE.fill(seat=named(seat, axis, has_partner))


def _owner_of_route(state: State) -> int:
    """SD-8: while the game goes on, a route that stands is the other side's."""
    return 1 - side_of(state.to_move)
