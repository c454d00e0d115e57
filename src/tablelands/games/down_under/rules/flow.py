"""The course of a game: whose go it is, what may be done in it, and what a move sets off (DU-14, DU-15, DU-54)."""

from tablelands.core.rule import CHANCE, DECIDE, OVER, inlined, rule

from ..state import FIRST_OWNER, LINE_DUE, NEUTRAL, NOBODY, NOTHING_DUE, State
from .animals import animals_beside_line, line_of, put_animals
from .billabongs import CROWD, settle
from .extensions import OPENING, forget_ways, lay, list_extensions, list_ways, look_ahead, pick_way, ways_on
from .lines import lay_drawn
from .loops import list_turns, turn_tile
from .meetings import (
    billabong_possible,
    can_lay_billabong,
    drop_meetings,
    lay_billabong,
    list_billabongs,
    look_around,
    look_everywhere,
)
from .openings import can_begin, list_first, pick_first
from .places import ANIMAL_SHIFT, DECLINE, LAY_BILLABONG, ORIGIN, PLACE_SHIFT, TURN_TILE, colour_of, opposite

MAX_MOVES = 2048
"""The first tile with special scoring: 28 ways in each cell of an area of 8 by 9 with a line in it."""


@rule
def resolve(s: State, outcome: int) -> None:
    """DU-51: the line is drawn, from (0, 0) on. DU-4: the animals of the line or frame are drawn."""
    animals = outcome
    if s.due == LINE_DUE:
        lay_drawn(s, line_of(outcome), ORIGIN)
        animals = animals_beside_line(outcome)
    if s.special:
        put_animals(s, animals)
    s.due = NOTHING_DUE
    open_round_one(s)


@rule
def open_round_one(s: State) -> None:
    """The first seat begins, if a line leaves room for it (DU-14)."""
    choose_next(s, s.seats - 1)


@rule
@inlined
def stage(s: State) -> int:
    if s.to_move == NOBODY:
        return OVER
    return CHANCE if s.due else DECIDE


@rule
def mover(s: State) -> int:
    return s.to_move


@rule
def legal(s: State, out: list[int]) -> int:
    seat = s.to_move
    if s.extending:
        return list_out_of_billabong(s, out)
    if must_turn(s, seat):
        return list_turns(s, out, 0, seat)
    beginning, count = next_to_begin(s, seat), 0
    if beginning != NOBODY:
        return list_first(s, out, 0, beginning)
    for route in range(s.routes):
        count = list_extensions(s, out, count, seat, route)
        if s.met and not s.played >> (seat + 2 * route) & 1:
            count = list_billabongs(s, out, count, seat, seat + 2 * route)
    return count


@rule
@inlined
def pick(s: State, luck: int, scratch: list[int]) -> int:
    """A random move, for playouts: most of the time there is no need to list them all."""
    if s.extending + s.special == 0 and s.routes == 1 and not billabong_possible(s):
        if s.ways[0] | s.ways[1]:
            return pick_way(s, s.to_move, luck)
        if s.laid[s.to_move] == 0 and not s.one_ended:
            move = pick_first(s, luck)
            if move != DECLINE:
                return move
    return scratch[luck % legal(s, scratch)]


@rule
def list_out_of_billabong(s: State, out: list[int]) -> int:
    """DU-30: only the extension may follow."""
    colour = s.chain_owner[s.extending] - FIRST_OWNER
    entry = opposite(s.extending & 3)
    place = s.aims[colour * 2] if s.ends[colour * 2] == s.extending else s.aims[colour * 2 + 1]
    return list_ways(s, out, 0, colour, entry, place, ways_on(s, colour, entry, place))


@rule
@inlined
def play(s: State, move: int) -> None:
    seat = s.to_move
    if move == DECLINE:
        s.finished |= 1 << seat
    else:
        make(s, seat, move)
        mark_finished(s)
    choose_next(s, seat)


@rule
@inlined
def make(s: State, seat: int, move: int) -> None:
    """A play, the meetings it brings about, and the billabongs it forces."""
    place, colour, action = move >> PLACE_SHIFT, colour_of(s, move), move & 15
    extension, s.extending = s.extending, 0
    others_led = True
    if action < LAY_BILLABONG:
        others_led = lay(s, place, colour, action + 1, move >> ANIMAL_SHIFT & 7) > NEUTRAL
    elif action < TURN_TILE:
        lay_billabong(s, place, action - LAY_BILLABONG)
    else:
        colour = turn_tile(s, place, action - TURN_TILE)
    if extension == 0:
        s.played |= 1 << colour
    drop_meetings(s)
    together = look_everywhere(s, seat) if others_led or extension else look_around(s, seat, colour)
    if together >= CROWD:
        settle(s, seat, colour, place)
        drop_meetings(s)
        look_everywhere(s, seat)


# Who is next


@rule
@inlined
def next_to_begin(s: State, seat: int) -> int:
    """DU-10, DU-54: the first colour of a seat of which nothing lies, or NOBODY."""
    for route in range(s.routes):
        if s.laid[seat + 2 * route] == 0:
            return seat + 2 * route
    return NOBODY


@rule
@inlined
def is_looped(s: State, seat: int) -> bool:
    """DU-20: whether a route of the seat is a loop."""
    for route in range(s.routes):
        colour = seat + 2 * route
        if s.loop[colour]:
            return True
    return False


@rule
def must_turn(s: State, seat: int) -> bool:
    """DU-20: the seat is to move and one of its routes is a loop."""
    return s.played == 0 and is_looped(s, seat)


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
        if s.met and not s.played >> colour & 1 and can_lay_billabong(s, seat, colour):
            return True
    return False


@rule
@inlined
def go_continues(s: State, seat: int) -> bool:
    """DU-30: an extension is due; DU-54: the other colour can still be played."""
    if s.extending:
        forget_ways(s)
        return True
    return not s.single and can_play(s, seat)


@rule
@inlined
def choose_next(s: State, seat: int) -> None:
    """DU-14: the next seat that can make a play, or at least decline (DU-22); nobody when the game is over."""
    if go_continues(s, seat):
        return
    begin_go(s)
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
def begin_go(s: State) -> None:
    s.played = 0
    s.single = int(is_single(s, s.tiles))
    for index in range(s.met):
        s.meeting_new[index] = 0
