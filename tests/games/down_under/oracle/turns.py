"""One whole play: the move, what it forces, and who is next (DU-14, DU-15, DU-54)."""

from collections.abc import Iterable

from .actions import put_lay, put_pond, put_turn
from .leads import meeting_pairs, remember_meetings
from .legality import can_play
from .moves import Decline, Lay, LayPond, Move, TurnTile
from .settling import Cause, settle
from .state import State, Tiles, colours_of, is_closed, players_tiles, tiles_at, two_routes
from .tiles import COLOURS


def begin_game(state: State, tiles: Tiles) -> None:
    state.tiles = tiles
    choose_next(state, range(state.seats))


def carry_out(state: State, seat: int, move: Move) -> None:
    state.happened = []
    if isinstance(move, Decline):
        state.finished.add(seat)
    else:
        pairs_before = meeting_pairs(state)
        settle(state, put(state, seat, move))
        remember_meetings(pairs_before, state, seat)
    mark_finished(state)
    if state.extending is None and not second_tile_follows(state, seat):
        begin_turn(state)
        choose_next(state, [(seat + step) % state.seats for step in range(1, state.seats + 1)])


def put(state: State, seat: int, move: Lay | LayPond | TurnTile) -> Cause:
    extension = state.extending is not None
    state.extending = None
    cause = Cause(seat, move.cell, put_on_table(state, move))
    if not extension:
        state.played.append(cause.colour)
    return cause


def put_on_table(state: State, move: Lay | LayPond | TurnTile) -> str:
    match move:
        case Lay():
            put_lay(state, move)
            return move.colour
        case LayPond():
            put_pond(state, move)
            return move.colour
        case TurnTile():
            put_turn(state, move)
            return str(tiles_at(state, move.cell)[0].colour)


def mark_finished(state: State) -> None:
    for seat in range(state.seats):
        if all(is_closed(state, colour) for colour in colours_of(state, seat)):
            state.finished.add(seat)


def second_tile_follows(state: State, seat: int) -> bool:
    return not state.single_tile_turn and seat not in state.finished and can_play(state, seat)


def begin_turn(state: State) -> None:
    state.turn_number += 1
    state.played = []
    setting_up = len(players_tiles(state)) <= len(COLOURS)
    two_tiles = two_routes(state) and state.options["tiles_per_turn"] == 2
    state.single_tile_turn = setting_up or not two_tiles


def choose_next(state: State, order: Iterable[int]) -> None:
    """The first in this order who can make a play; those before him are passed over (DU-14)."""
    waiting = [seat for seat in order if seat not in state.finished]
    able = next((place for place, seat in enumerate(waiting) if can_play(state, seat)), None)
    state.to_move = None if able is None else waiting[able]
    state.passed |= set(waiting[:able])
    state.passed -= {state.to_move}
