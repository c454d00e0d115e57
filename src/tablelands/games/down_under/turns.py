"""DU-14, DU-15, DU-54: who is next, and who has finished."""

from tablelands.core.rule import rule

from .laying import OPENING, can_extend
from .meetings import can_lay_pond
from .state import CLOSED, NOBODY, State
from .turning import is_looped


@rule
def is_closed(s: State, colour: int) -> bool:
    """DU-15: both ends closed for good; a loop has none."""
    return s.ends[colour * 2 + 1] == CLOSED and s.laid[colour] > 0 and not s.loop[colour]


@rule
def mark_finished(s: State) -> None:
    for seat in range(s.seats):
        open_routes = 0
        for colour in range(seat, s.colours, s.seats):
            open_routes += int(not is_closed(s, colour))
        if open_routes == 0:
            s.finished |= 1 << seat


@rule
def can_play_colour(s: State, seat: int, colour: int) -> bool:
    if s.laid[colour] == 0:
        return can_begin(s, seat, colour)
    return can_extend(s, colour) or can_lay_pond(s, seat, colour)


@rule
def can_begin(s: State, seat: int, colour: int) -> bool:
    """Round one: there is always room beside a tile; with two routes the first colour comes first (DU-54)."""
    return colour == seat or s.laid[seat] > 0


@rule
def can_play(s: State, seat: int) -> bool:
    """At the beginning of a turn; who has a loop can at least decline (DU-22)."""
    if is_looped(s, seat):
        return True
    for colour in range(seat, s.colours, s.seats):
        if can_play_colour(s, seat, colour):
            return True
    return False


@rule
def turn_goes_on(s: State, seat: int) -> bool:
    """DU-30: an extension is due; DU-54: the other colour can still be played."""
    if s.extending:
        return True
    if s.single:
        return False
    for colour in range(seat, s.colours, s.seats):
        if not s.played >> colour & 1 and can_play_colour(s, seat, colour):
            return True
    return False


@rule
def choose_next(s: State, seat: int) -> None:
    """DU-14: the next seat that can make a play; nobody when the game is over."""
    if turn_goes_on(s, seat):
        return
    begin_turn(s)
    for step in range(1, s.seats + 1):
        candidate = (seat + step) % s.seats
        if not s.finished >> candidate & 1 and can_play(s, candidate):
            s.to_move = candidate
            return
    s.to_move = NOBODY


@rule
def begin_turn(s: State) -> None:
    s.played = 0
    s.single = int(s.colours == s.seats or s.tiles_per_turn == 1 or s.tiles <= OPENING)
    for index in range(s.met):
        s.meeting_new[index] = 0
