"""The rules of Down Under, clause by clause (docs/rules/down-under.md). Runs interpreted and compiled.

This file is the course of a turn; what a turn consists of lies in the files it imports.
"""

from tablelands.core.rule import inlined, rule
from tablelands.core.stage import CHANCE, DECIDE, OVER

from .animals import animals_beside_line, line_of, put_animals
from .animals import outcomes as outcomes
from .animals import roll as roll
from .codes import ANIMAL_SHIFT, DECLINE, LAY_POND, PLACE_SHIFT, TURN_TILE, colour_of
from .evaluation import evaluate as evaluate
from .laying import lay
from .lines import MAX_LINES, lay_drawn
from .listing import list_extensions, list_ways, pick_way
from .meetings import drop_meetings, lay_pond, list_ponds, look_around, look_everywhere, pond_possible
from .openings import list_first, next_to_begin, pick_first
from .places import ORIGIN, opposite
from .ponds import CROWD, settle
from .refusals import broken as broken
from .scoring import score as score
from .scoring import won as won
from .state import CLOSED, FIRST_OWNER, LINE_DUE, NEUTRAL, NOBODY, NOTHING_DUE, State
from .tiles import ANIMALS_OWNED, OWNED, POND_COUNT, TERMINAL
from .turning import list_turns, must_turn, turn_tile
from .turns import choose_next, mark_finished
from .ways import ALL_WAYS, ways_on

MAX_MOVES = 2048
"""The first tile with special scoring: 28 ways in each cell of an area of 8 by 9 with a line in it."""
MAX_OUTCOMES = MAX_LINES
WIDEST = 100
"""No game spreads as far; a longer side of the area makes no difference."""


@rule
def deal(s: State) -> None:
    """DU-1, DU-4: full hands, and nothing laid."""
    for colour in range(4):
        s.ends[colour * 2], s.ends[colour * 2 + 1] = CLOSED, CLOSED
    for colour in range(s.colours):
        s.stock[colour] = ALL_WAYS
        for kind in range(3):
            s.left[colour * 3 + kind] = OWNED[kind]
            if s.special and kind != TERMINAL:
                for animal in range(1, 6):
                    s.hand[colour * 12 + kind * 6 + animal] = ANIMALS_OWNED[kind][animal]
    s.ponds, s.single = POND_COUNT, 1


@rule
def resolve(s: State, outcome: int) -> None:
    """DU-51: the line is drawn, from (0, 0) on. DU-4: the animals of the line or ring are drawn."""
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
        return list_out_of_pond(s, out)
    if must_turn(s, seat):
        return list_turns(s, out, 0, seat)
    beginning, count = next_to_begin(s, seat), 0
    if beginning != NOBODY:
        return list_first(s, out, 0, beginning)
    for route in range(s.routes):
        count = list_extensions(s, out, count, seat, route)
        if s.met and not s.played >> (seat + 2 * route) & 1:
            count = list_ponds(s, out, count, seat, seat + 2 * route)
    return count


@rule
@inlined
def pick(s: State, luck: int, scratch: list[int]) -> int:
    """A random move, for playouts: most of the time there is no need to list them all."""
    if s.extending + s.special == 0 and s.routes == 1 and not pond_possible(s):
        if s.ways[0] | s.ways[1]:
            return pick_way(s, s.to_move, luck)
        if s.laid[s.to_move] == 0 and not s.one_ended:
            move = pick_first(s, luck)
            if move != DECLINE:
                return move
    return scratch[luck % legal(s, scratch)]


@rule
def list_out_of_pond(s: State, out: list[int]) -> int:
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
    if action < LAY_POND:
        others_led = lay(s, place, colour, action + 1, move >> ANIMAL_SHIFT & 7) > NEUTRAL
    elif action < TURN_TILE:
        lay_pond(s, place, action - LAY_POND)
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
