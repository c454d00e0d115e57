"""DU-32: cells that exactly two colours lead into, who brought that about, and the pond he may lay there."""

from tablelands.core.rule import inlined, rule

from .joining import pond_joins_two
from .laying import LAY_POND, code_for
from .places import BITS
from .ponds import leading_into, put_in
from .reasons import Broken
from .state import NOBODY, State
from .tiles import CURVED, POND_LIKE_CURVE


@rule
@inlined
def most_together(s: State) -> int:
    """How many other colours, at most, lead to the same place as an end; 2 or more is a crowd."""
    most = 0
    for index in range(2, s.colours * 2):
        aim = s.aims[index]
        if aim == 0:
            continue
        for other in range(index & ~1):
            if s.aims[other] == aim:
                most = max(most, BITS[met_before(s, index, aim)])
    return most


@rule
def met_before(s: State, index: int, aim: int) -> int:
    """The colours before that of an end, a bit each, which lead to the same place."""
    others = 0
    for other in range(index & ~1):
        others |= int(s.aims[other] == aim) << (other >> 1)
    return others


@rule
def remember_meetings(s: State, seat: int) -> None:
    """After a play of a seat: a cell whose pair is not what it was before has been brought about by him."""
    kept = keep_meetings(s)
    for index in range(2, s.colours * 2):
        place = s.aims[index]
        if place and met_before(s, index, place) and find_meeting(s, place, kept) == NOBODY:
            pair = leading_into(s, place)
            if BITS[pair] == 2:
                insert_meeting(s, kept, place, pair, seat)
                kept += 1
    forget_meetings(s, kept)


@rule
def keep_meetings(s: State) -> int:
    """Drops the meetings that are no more, and answers how many are left."""
    kept = 0
    for index in range(s.met):
        if leading_into(s, s.meeting_place[index]) == s.meeting_pair[index]:
            s.meeting_place[kept], s.meeting_pair[kept] = s.meeting_place[index], s.meeting_pair[index]
            s.meeting_by[kept], s.meeting_new[kept] = s.meeting_by[index], s.meeting_new[index]
            kept += 1
    return kept


@rule
@inlined
def find_meeting(s: State, place: int, count: int) -> int:
    for index in range(count):
        if s.meeting_place[index] == place:
            return index
    return NOBODY


@rule
def insert_meeting(s: State, count: int, place: int, pair: int, seat: int) -> None:
    at = count
    while at and s.meeting_place[at - 1] > place:
        s.meeting_place[at], s.meeting_pair[at] = s.meeting_place[at - 1], s.meeting_pair[at - 1]
        s.meeting_by[at], s.meeting_new[at] = s.meeting_by[at - 1], s.meeting_new[at - 1]
        at -= 1
    s.meeting_place[at], s.meeting_pair[at], s.meeting_by[at], s.meeting_new[at] = place, pair, seat, 1


@rule
def forget_meetings(s: State, kept: int) -> None:
    for index in range(kept, s.met):
        s.meeting_place[index], s.meeting_pair[index] = 0, 0
        s.meeting_by[index], s.meeting_new[index] = 0, 0
    s.met = kept


@rule
def broken_pond(s: State, seat: int, colour: int, place: int, turn: int) -> int:
    index = find_meeting(s, place, s.met)
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
    if s.ponds == 0:
        return Broken.NO_POND_LEFT
    return Broken.JOINS_TWO_COLOURS if pond_joins_two(s, place, turn) else 0


@rule
def pond_possible(s: State) -> bool:
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
def list_ponds(s: State, out: list[int], count: int, seat: int, colour: int) -> int:
    for index in range(s.met):
        place = s.meeting_place[index]
        for turn in range(2):
            if broken_pond(s, seat, colour, place, turn) == 0:
                out[count] = code_for(s, place, colour) | (LAY_POND + turn)
                count += 1
    return count


@rule
def can_lay_pond(s: State, seat: int, colour: int) -> bool:
    for index in range(s.met):
        for turn in range(2):
            if broken_pond(s, seat, colour, s.meeting_place[index], turn) == 0:
                return True
    return False


@rule
def lay_pond(s: State, place: int, turn: int) -> None:
    s.ponds -= 1
    put_in(s, place, POND_LIKE_CURVE + turn)
