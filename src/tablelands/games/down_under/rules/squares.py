"""DU-53, DU-54: colours that begin with a terminal, two of them back to back in a square."""

from tablelands.core.rule import inlined, rule

from ..components import FIRST_FACE, LONE, PAIR, TERMINAL
from ..state import FIRST_OWNER, NEUTRAL, State
from .extensions import list_tile
from .places import STEP, code_for, fits, fits_with, opposite, spot_of


@rule
@inlined
def opens_with_terminals(s: State) -> bool:
    return s.one_ended == 1 or s.routes == 2


@rule
@inlined
def completes_square(colour: int) -> bool:
    """The second and the fourth colour lay theirs back to back with the one before."""
    return colour % 2 == 1


@rule
def square_to_complete(s: State, colour: int) -> int:
    """The slot of the lone terminal that the colour before has opened, or 0."""
    for slot in range(1, s.slots + 1):
        if LONE <= s.face[slot] < PAIR and s.owner[slot] == colour - 1 + FIRST_OWNER:
            return slot
    return 0


@rule
def list_partner(s: State, out: list[int], count: int, colour: int) -> int:
    slot = square_to_complete(s, colour)
    if slot == 0:
        return count
    turn = (s.face[slot] - LONE) ^ 2
    code = code_for(s, s.place[slot], colour)
    return list_tile(s, out, count, code + FIRST_FACE[TERMINAL] - 1 + turn, TERMINAL, colour)


@rule
def spoils_square(s: State, colour: int, place: int, face: int) -> bool:
    """Whether a square opened here, with the partner's half if one follows, leaves a new end, or one that led into an
    empty cell of the area before, without such a cell."""
    stub = face - LONE
    if goal(s, place, stub, place + STEP[stub], opposite(stub)) == 0:
        return True
    if colour + 1 < s.colours and goal(s, place, stub, place + STEP[opposite(stub)], stub) == 0:
        return True
    for index in range(s.colours * 2):
        aim = s.aims[index]
        led_somewhere = aim and s.grid[spot_of(aim)] == 0 and fits(s, aim)
        if led_somewhere and goal(s, place, stub, aim, opposite(s.ends[index] & 3)) == 0:
            return True
    return False


@rule
def goal(s: State, square: int, stub: int, place: int, entry: int) -> int:
    """The empty cell of the area where a path ends up that enters a place by an edge, once a square lies; 0 for none.

    Gray paths carry it on: those that lie, and the one between the two halves of the square.
    """
    while True:
        if place == square:
            if entry == stub or entry == opposite(stub):
                return 0
            way_out = opposite(entry)
        else:
            slot = s.grid[spot_of(place)]
            if slot == 0:
                return place if fits_with(s, square, place) else 0
            door = slot * 4 + entry
            if s.chain_owner[door] != NEUTRAL or s.chain_other[door] < 0:
                return 0
            way_out = s.chain_other[door] & 3
            place = s.place[s.chain_other[door] >> 2]
        place += STEP[way_out]
        entry = opposite(way_out)
