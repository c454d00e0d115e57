"""Why a move is illegal: one question after another, and the first that fails is the reason."""

from tablelands.core.rule import rule

from ..components import CLOSED_CELL, KIND_OF, LONE, PAIR, PATHS, TERMINAL
from ..state import CLOSED, FIRST_OWNER, NOBODY, State
from .broken import Broken
from .chains import differ, facing, first_tile_joins, joins_two_colours
from .extensions import must_go_on
from .flow import must_turn, next_to_begin
from .loops import broken_turn
from .meetings import broken_billabong
from .openings import anywhere, touches
from .places import (
    ANIMAL_SHIFT,
    ANY_ANIMAL,
    DECLINE,
    LAY_BILLABONG,
    NO_ANIMAL,
    ORIGIN,
    PLACE_SHIFT,
    STEP,
    TURN_TILE,
    WIDE,
    colour_of,
    fits,
    opposite,
    spot_of,
)
from .squares import completes_square, opens_with_terminals, spoils_square, square_to_complete


@rule
def broken(s: State, move: int) -> int:
    seat, action = s.to_move, move & 15
    if move == DECLINE:
        return broken_decline(s, seat)
    if action >= TURN_TILE:
        return broken_turning(s, seat, move >> PLACE_SHIFT, action - TURN_TILE)
    if s.extending == 0 and must_turn(s, seat):
        return Broken.LOOP_LAYS_NOTHING
    colour = colour_of(s, move)
    if action >= LAY_BILLABONG:
        if s.extending:
            return Broken.MUST_EXTEND
        return broken_colour(s, seat, colour) or broken_billabong(
            s, seat, colour, move >> PLACE_SHIFT, action - LAY_BILLABONG
        )
    if s.extending == 0:
        wrong = broken_colour(s, seat, colour)
        if wrong:
            return wrong
    return broken_lay(s, move >> PLACE_SHIFT, colour, action + 1, move >> ANIMAL_SHIFT & 7)


@rule
def broken_decline(s: State, seat: int) -> int:
    if s.extending:
        return Broken.MUST_EXTEND
    return 0 if must_turn(s, seat) else Broken.NOTHING_TO_DECLINE


@rule
def broken_turning(s: State, seat: int, place: int, turn: int) -> int:
    if s.extending:
        return Broken.MUST_EXTEND
    if not must_turn(s, seat):
        return Broken.NOTHING_TO_TURN
    slot = s.grid[spot_of(place)]
    if slot == 0 or s.place[slot] != place:
        return Broken.NOT_YOUR_TILE
    return broken_turn(s, seat, slot, turn)


@rule
def broken_colour(s: State, seat: int, colour: int) -> int:
    """DU-54: a colour of one's own that has not been played this turn; the terminals come first, in order."""
    if colour >= s.colours or colour % s.seats != seat:
        return Broken.NOT_YOUR_COLOUR
    if s.played >> colour & 1:
        return Broken.COLOUR_PLAYED
    beginning = next_to_begin(s, seat)
    return 0 if beginning in (NOBODY, colour) else Broken.OTHER_COLOUR_FIRST


@rule
def broken_lay(s: State, place: int, colour: int, face: int, animal: int) -> int:
    wrong = broken_hand(s, colour, KIND_OF[face], animal)
    if wrong:
        return wrong
    wrong = broken_cell(s, place, face)
    if wrong:
        return wrong
    if KIND_OF[face] != TERMINAL and not fits(s, place):
        return Broken.OFF_THE_AREA
    if s.extending:
        return broken_extension(s, place, colour, face)
    if s.laid[colour] == 0:
        return broken_first(s, place, colour, face)
    return broken_reach(s, place, colour, face)


@rule
def broken_hand(s: State, colour: int, kind: int, animal: int) -> int:
    if s.left[colour * 3 + kind] == 0:
        return Broken.NONE_LEFT
    if kind == TERMINAL:
        return 0 if animal in (ANY_ANIMAL, NO_ANIMAL) else Broken.TERMINAL_HAS_NO_ANIMAL
    if not s.special:
        return 0 if animal in (ANY_ANIMAL, NO_ANIMAL) else Broken.ANIMAL_NOT_LEFT
    if animal in (ANY_ANIMAL, NO_ANIMAL) or s.hand[colour * 12 + kind * 6 + animal] == 0:
        return Broken.ANIMAL_NOT_LEFT
    return 0


@rule
def broken_cell(s: State, place: int, face: int) -> int:
    """DU-12: the cell is empty, or half of it is and a terminal goes there."""
    here = s.grid[spot_of(place)]
    if here == 0 or s.place[here] != place:
        return 0
    if s.face[here] == CLOSED_CELL:
        return Broken.CELL_CLOSED
    if LONE <= s.face[here] < PAIR:
        return 0 if face == LONE + ((s.face[here] - LONE) ^ 2) else Broken.HALF_TAKEN
    return Broken.CELL_TAKEN


@rule
def broken_first(s: State, place: int, colour: int, face: int) -> int:
    """DU-10, DU-53."""
    squares = opens_with_terminals(s)
    if squares and KIND_OF[face] != TERMINAL:
        return Broken.OPENS_WITH_TERMINAL
    if not squares and KIND_OF[face] == TERMINAL:
        return Broken.NO_TERMINAL_YET
    if squares and completes_square(colour):
        return 0 if s.place[square_to_complete(s, colour)] == place else Broken.NOT_BACK_TO_BACK
    if s.slots == 0:
        return 0 if place == ORIGIN else Broken.FIRST_ELSEWHERE
    if not anywhere(s) and not (is_near(s, place) and touches(s, place)):
        return Broken.TOUCHES_NOTHING
    if not fits(s, place):
        return Broken.SQUARE_OFF_THE_AREA
    if first_tile_joins(s, colour + FIRST_OWNER, place, face):
        return Broken.JOINS_TWO_COLOURS
    return Broken.SPOILS_SQUARE if squares and spoils_square(s, colour, place, face) else 0


@rule
def is_near(s: State, place: int) -> bool:
    """Whether a place is no further from the box than the grid is wide, so that its spot is its own."""
    x, y = place & (WIDE - 1), place >> 12
    return s.west - 2 <= x <= s.east + 2 and s.north - 2 <= y <= s.south + 2


@rule
def broken_extension(s: State, place: int, colour: int, face: int) -> int:
    """DU-30: out of the billabong, with the colour that goes on."""
    if s.chain_owner[s.extending] != colour + FIRST_OWNER or not reaches(s, s.extending, place, face):
        return Broken.MUST_EXTEND
    return Broken.JOINS_TWO_COLOURS if lay_joins(s, place, colour, face, opposite(s.extending & 3)) else 0


@rule
def broken_reach(s: State, place: int, colour: int, face: int) -> int:
    """DU-11: the colour path extends an open end."""
    if KIND_OF[face] == TERMINAL and must_go_on(s):
        return Broken.MUST_GO_ON
    for index in range(colour * 2, colour * 2 + 2):
        if s.ends[index] != CLOSED and reaches(s, s.ends[index], place, face):
            wrong = lay_joins(s, place, colour, face, opposite(s.ends[index] & 3))
            return Broken.JOINS_TWO_COLOURS if wrong else 0
    return Broken.DOES_NOT_EXTEND


@rule
def reaches(s: State, door: int, place: int, face: int) -> bool:
    """Whether a tile's colour path takes up the end at a door."""
    slot, entry = door >> 2, opposite(door & 3)
    if s.place[slot] != place + STEP[entry]:
        return False
    return PATHS[face][0] == entry or (KIND_OF[face] != TERMINAL and PATHS[face][1] == entry)


@rule
def lay_joins(s: State, place: int, colour: int, face: int, entry: int) -> bool:
    """DU-5, for a tile that a route enters by an edge."""
    spot = spot_of(place)
    if s.grid[spot]:
        return False
    one, two = facing(s, spot, PATHS[face][2]), facing(s, spot, PATHS[face][3])
    if KIND_OF[face] == TERMINAL:
        return differ(s.chain_owner[one], s.chain_owner[two])
    ahead = PATHS[face][0] + PATHS[face][1] - entry
    return joins_two_colours(s, colour + FIRST_OWNER, facing(s, spot, ahead), one, two)
