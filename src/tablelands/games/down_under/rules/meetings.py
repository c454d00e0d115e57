"""DU-32: cells where two colours meet, the seat that caused it, and the billabong that it may lay there."""

from tablelands.core.rule import inlined, rule

from ..components import BILLABONG_LIKE_CURVE, CURVED
from ..state import EAST, NOBODY, NORTH, SOUTH, WEST, State
from .billabongs import put_in
from .broken import Broken
from .chains import billabong_joins_two, facing, leading_into
from .places import BITS, LAY_BILLABONG, code_for, spot_of


@rule
@inlined
def look_around(s: State, seat: int, colour: int) -> int:
    """After a play of a seat that led a colour elsewhere: how crowded it is where the colour leads now."""
    return max(look_at(s, seat, s.aims[colour * 2]), look_at(s, seat, s.aims[colour * 2 + 1]))


@rule
def look_everywhere(s: State, seat: int) -> int:
    most = 0
    for colour in range(s.colours):
        most = max(most, look_around(s, seat, colour))
    return most


@rule
@inlined
def look_at(s: State, seat: int, place: int) -> int:
    """How many colours lead into a cell; two that did not meet there before have been made to by the seat."""
    leading = leading_into(s, place)
    if BITS[leading] == 2 and place and meet(s, place) and find_meeting(s, place) == NOBODY:
        insert_meeting(s, place, leading, seat)
    return BITS[leading]


@rule
@inlined
def meet(s: State, place: int) -> bool:
    """Whether the two colours that lead into an empty cell meet there by the reading of DU-32 in force."""
    return s.one_end_meets == 1 or both_ends_meet(s, spot_of(place))


@rule
def both_ends_meet(s: State, spot: int) -> bool:
    """Whether each of the two comes in by two neighbouring edges."""
    north, east = s.chain_owner[facing(s, spot, NORTH)], s.chain_owner[facing(s, spot, EAST)]
    south, west = s.chain_owner[facing(s, spot, SOUTH)], s.chain_owner[facing(s, spot, WEST)]
    return (north == east and south == west) or (east == south and west == north)


@rule
@inlined
def find_meeting(s: State, place: int) -> int:
    for index in range(s.met):
        if s.meeting_place[index] == place:
            return index
    return NOBODY


@rule
def insert_meeting(s: State, place: int, pair: int, seat: int) -> None:
    at = s.met
    while at and s.meeting_place[at - 1] > place:
        move_meeting(s, at - 1, at)
        at -= 1
    s.meeting_place[at], s.meeting_pair[at], s.meeting_by[at], s.meeting_new[at] = place, pair, seat, 1
    s.met += 1


@rule
def move_meeting(s: State, source: int, to: int) -> None:
    s.meeting_place[to], s.meeting_pair[to] = s.meeting_place[source], s.meeting_pair[source]
    s.meeting_by[to], s.meeting_new[to] = s.meeting_by[source], s.meeting_new[source]


@rule
@inlined
def drop_meetings(s: State) -> None:
    """Those that are no more, since the cell is taken, or others lead into it."""
    index = 0
    while index < s.met:
        place = s.meeting_place[index]
        if leading_into(s, place) == s.meeting_pair[index] and meet(s, place):
            index += 1
        else:
            drop_meeting(s, index)


@rule
def drop_meeting(s: State, index: int) -> None:
    s.met -= 1
    for later in range(index, s.met):
        move_meeting(s, later + 1, later)
    last = s.met
    s.meeting_place[last], s.meeting_pair[last], s.meeting_by[last], s.meeting_new[last] = 0, 0, 0, 0


@rule
def broken_billabong(s: State, seat: int, colour: int, place: int, turn: int) -> int:
    index = find_meeting(s, place)
    if index == NOBODY:
        return Broken.NO_MEETING
    if not s.meeting_pair[index] >> colour & 1:
        return Broken.NOT_YOUR_MEETING
    if s.meeting_by[index] != seat:
        return Broken.MEETING_OF_ANOTHER
    if s.meeting_new[index]:
        return Broken.MEETING_TOO_NEW
    if not lacks_curves(s, s.meeting_pair[index]):
        return Broken.CURVES_LEFT
    if s.billabongs == 0:
        return Broken.NO_BILLABONG_LEFT
    return Broken.JOINS_TWO_COLOURS if billabong_joins_two(s, place, turn) else 0


@rule
def billabong_possible(s: State) -> bool:
    """Quick and on the safe side: whether a billabong of DU-32 can be legal for anybody."""
    return s.met > 0 and lacks_curves(s, (1 << s.colours) - 1)


@rule
def lacks_curves(s: State, pair: int) -> bool:
    lacking = 0
    for colour in range(s.colours):
        if s.left[colour * 3 + CURVED] == 0:
            lacking |= 1 << colour
    return pair & lacking != 0


@rule
def list_billabongs(s: State, out: list[int], count: int, seat: int, colour: int) -> int:
    for index in range(s.met):
        place = s.meeting_place[index]
        for turn in range(2):
            if broken_billabong(s, seat, colour, place, turn) == 0:
                out[count] = code_for(s, place, colour) | (LAY_BILLABONG + turn)
                count += 1
    return count


@rule
def can_lay_billabong(s: State, seat: int, colour: int) -> bool:
    for index in range(s.met):
        for turn in range(2):
            if broken_billabong(s, seat, colour, s.meeting_place[index], turn) == 0:
                return True
    return False


@rule
def lay_billabong(s: State, place: int, turn: int) -> None:
    s.billabongs -= 1
    put_in(s, place, BILLABONG_LIKE_CURVE + turn)
