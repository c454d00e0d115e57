"""DU-30, DU-31, DU-33: billabongs that have to be laid because three or four colours lead into one empty cell."""

from tablelands.core.rule import rule

from ..components import BILLABONG, BILLABONG_OF_PAIR, CLOSED_CELL
from ..state import FIRST_OWNER, NEUTRAL, NO_PATH, NOBODY, SLOTS, UNPLAYED, State
from .chains import facing, leading_into, put_cell
from .extensions import ways_on
from .places import BITS, STEP, opposite, spot_of

CROWD = 3


@rule
def settle(s: State, seat: int, colour: int, place: int) -> None:
    """DU-33: one crowded cell after the other, looked at afresh each time, until an extension is due."""
    while s.extending == 0:
        crowded = next_crowded(s, place)
        if crowded == 0:
            return
        if s.billabongs == 0:
            close_cell(s, crowded)
        else:
            s.billabongs -= 1
            settle_with_billabong(s, crowded, who_goes_on(s, seat, colour, leading_into(s, crowded)))


@rule
def next_crowded(s: State, place: int) -> int:
    """The neighbours of the tile just laid clockwise from north, then others by y, then x; 0 if there is none."""
    for edge in range(4):
        if BITS[leading_into(s, place + STEP[edge])] >= CROWD:
            return place + STEP[edge]
    found = 0
    for index in range(s.colours * 2):
        aim = s.aims[index]
        if aim and (found == 0 or aim < found) and BITS[leading_into(s, aim)] >= CROWD:
            found = aim
    return found


@rule
def who_goes_on(s: State, seat: int, colour: int, leading: int) -> int:
    """DU-30, DU-31, DU-54: the colour of the tile just laid if it leads in, else another own one."""
    if BITS[leading] > CROWD:
        return NOBODY
    if leading >> colour & 1:
        return colour
    for route in range(s.routes):
        own = seat + 2 * route
        if leading >> own & 1:
            return own
    return NOBODY


@rule
def settle_with_billabong(s: State, place: int, colour: int) -> None:
    if colour == NOBODY:
        put_in(s, place, BILLABONG)
        return
    way_in, way_out = way_in_of(s, place, colour), way_out_for(s, place, colour)
    if way_out == NOBODY:
        put_in(s, place, BILLABONG)
        return
    must_extend = s.chain_owner[facing(s, spot_of(place), way_out)] == NO_PATH
    put_in(s, place, BILLABONG_OF_PAIR[way_in][way_out])
    if must_extend:
        s.extending = s.slots * 4 + way_out


@rule
def way_in_of(s: State, place: int, colour: int) -> int:
    """The first edge by which a colour leads in."""
    for edge in range(4):
        if s.chain_owner[facing(s, spot_of(place), edge)] == colour + FIRST_OWNER:
            return edge
    return NOBODY


@rule
def way_out_for(s: State, place: int, colour: int) -> int:
    """DU-33: the edge by which a colour goes on: its own other end, a neutral path, or where it can be extended."""
    way_in = way_in_of(s, place, colour)
    for edge in range(4):
        if edge == way_in:
            continue
        owner = s.chain_owner[facing(s, spot_of(place), edge)]
        if owner == NEUTRAL or owner == colour + FIRST_OWNER:
            return edge
        if owner == NO_PATH:
            return edge if ways_on(s, colour, opposite(edge), place + STEP[edge]) else NOBODY
        if owner == UNPLAYED:
            return NOBODY
    return NOBODY


@rule
def put_in(s: State, place: int, face: int) -> None:
    """A billabong; the tiles around it hold it within the area."""
    s.slots += 1
    fill(s, s.slots, place, face)


@rule
def close_cell(s: State, place: int) -> None:
    s.closed_cells += 1
    fill(s, SLOTS - s.closed_cells, place, CLOSED_CELL)


@rule
def fill(s: State, slot: int, place: int, face: int) -> None:
    s.grid[spot_of(place)] = slot
    s.place[slot], s.face[slot], s.owner[slot] = place, face, NEUTRAL
    put_cell(s, slot)
