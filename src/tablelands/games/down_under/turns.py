"""DU-14, DU-15, DU-54: who is next, and who has finished."""

from tablelands.core.rule import inlined, rule

from .meetings import can_lay_pond
from .openings import can_begin, next_to_begin
from .state import NOBODY, State
from .turning import is_looped
from .ways import OPENING, forget_ways, look_ahead


@rule
@inlined
def mark_finished(s: State) -> None:
    """DU-15: with two colours, when the routes of both are closed."""
    s.finished |= s.closed_routes if s.routes == 1 else s.closed_routes & s.closed_routes >> 2


@rule
@inlined
def can_play(s: State, seat: int) -> bool:
    """Whether a seat can play a colour that it has not played this turn: lay a tile, or a billabong (DU-32)."""
    found, beginning = look_ahead(s, seat), next_to_begin(s, seat)
    if beginning != NOBODY:
        return can_begin(s, beginning)
    if found:
        return True
    for route in range(s.routes):
        colour = seat + 2 * route
        if s.met and not s.played >> colour & 1 and can_lay_pond(s, seat, colour):
            return True
    return False


@rule
@inlined
def turn_goes_on(s: State, seat: int) -> bool:
    """DU-30: an extension is due; DU-54: the other colour can still be played."""
    if s.extending:
        forget_ways(s)
        return True
    return not s.single and can_play(s, seat)


@rule
@inlined
def choose_next(s: State, seat: int) -> None:
    """DU-14: the next seat that can make a play, or at least decline (DU-22); nobody when the game is over."""
    if turn_goes_on(s, seat):
        return
    begin_turn(s)
    candidate = seat
    for _ in range(s.seats):
        candidate += 1
        if candidate == s.seats:
            candidate = 0
        if not s.finished >> candidate & 1 and (can_play(s, candidate) or is_looped(s, candidate)):
            s.to_move = candidate
            return
    s.to_move = NOBODY
    forget_ways(s)


@rule
@inlined
def is_single(s: State, tiles: int) -> bool:
    """DU-54: whether a turn that begins when so many tiles lie is one tile."""
    return s.routes == 1 or s.tiles_per_turn == 1 or tiles <= OPENING


@rule
@inlined
def begin_turn(s: State) -> None:
    s.played = 0
    s.single = int(is_single(s, s.tiles))
    for index in range(s.met):
        s.meeting_new[index] = 0
