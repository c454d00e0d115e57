"""DU-11 to DU-13: which tiles extend an open end, and laying them."""

from tablelands.core.rule import rule

from .area import fits, grow
from .chains import facing, put_end, put_tile
from .joining import differ, joins_two_colours
from .places import opposite, spot_of
from .state import CLOSED, FIRST_OWNER, State
from .tiles import CURVED, FIRST_FACE, KIND_OF, LONE, PAIR, STRAIGHT, TERMINAL

# A move is its place, colour, animal and action packed into one integer. Actions 0 to 9 lay the face after them. The
# colour is 0, the seat's own, or one more than the colour where a seat plays two.
PLACE_SHIFT, COLOUR_SHIFT, ANIMAL_SHIFT = 10, 7, 4
LAY_POND, TURN_TILE = 10, 12
DECLINE = 0

ANY_ANIMAL, NO_ANIMAL = 0, 6
"""Without special scoring tiles of a kind are alike; with it a terminal is said to have none."""

STRAIGHT_ON, CURVE_NEXT, CURVE_LAST, CAP = 1, 2, 4, 8
"""Ways to go on from the edge by which a route enters a cell: straight, a curve to the next edge clockwise, a curve to
the one before, or a terminal."""

CURVE_ACTION, CAP_ACTION = FIRST_FACE[CURVED] - 1, FIRST_FACE[TERMINAL] - 1
OPENING = 4
"""DU-54: when four terminals lie, the first player lays a straight or curved tile."""


@rule
def code_for(s: State, place: int, colour: int) -> int:
    """A move of a colour at a place, but for its action and animal."""
    return place << PLACE_SHIFT | ((colour + 1) << COLOUR_SHIFT if s.colours > s.seats else 0)


@rule
def colour_of(s: State, move: int) -> int:
    named = move >> COLOUR_SHIFT & 7
    return named - 1 if named else s.to_move


@rule
def ways_on(s: State, colour: int, entry: int, place: int) -> int:
    """Which tiles of a colour may continue its route into a place by an edge of it."""
    spot, own = spot_of(place), colour + FIRST_OWNER
    caps = CAP if s.left[colour * 3 + TERMINAL] > 0 and not must_go_on(s) else 0
    if s.grid[spot]:
        return caps
    following, ahead = facing(s, spot, (entry + 1) & 3), facing(s, spot, opposite(entry))
    last = facing(s, spot, (entry + 3) & 3)
    ways = caps
    if differ(s.chain_owner[following], s.chain_owner[last]):
        ways = 0
    if not fits(s, place):
        return ways
    if s.left[colour * 3 + STRAIGHT] > 0 and not joins_two_colours(s, own, ahead, following, last):
        ways |= STRAIGHT_ON
    if s.left[colour * 3 + CURVED] > 0:
        if not joins_two_colours(s, own, following, ahead, last):
            ways |= CURVE_NEXT
        if not joins_two_colours(s, own, last, following, ahead):
            ways |= CURVE_LAST
    return ways


@rule
def must_go_on(s: State) -> bool:
    """DU-54."""
    return s.colours > s.seats and s.tiles == OPENING


@rule
def ways_from(s: State, index: int) -> int:
    """The same for one of the two ends of a route; index is colour * 2 + 0 or 1."""
    door = s.ends[index]
    return 0 if door == CLOSED else ways_on(s, index >> 1, opposite(door & 3), s.aims[index])


@rule
def can_extend(s: State, colour: int) -> bool:
    return ways_from(s, colour * 2) != 0 or ways_from(s, colour * 2 + 1) != 0


@rule
def list_extensions(s: State, out: list[int], count: int, colour: int) -> int:
    """All lays of a colour whose route has begun; one that joins both its ends is listed once."""
    one, two = colour * 2, colour * 2 + 1
    ways = ways_from(s, one)
    if ways:
        count = list_ways(s, out, count, colour, opposite(s.ends[one] & 3), s.aims[one], ways)
    more = ways_from(s, two)
    if s.aims[one] == s.aims[two]:
        more &= ~ways_between(opposite(s.ends[two] & 3), opposite(s.ends[one] & 3))
    if more:
        count = list_ways(s, out, count, colour, opposite(s.ends[two] & 3), s.aims[two], more)
    return count


@rule
def ways_between(entry: int, way_out: int) -> int:
    if way_out == opposite(entry):
        return STRAIGHT_ON
    return CURVE_NEXT if way_out == (entry + 1) & 3 else CURVE_LAST


@rule
def list_ways(s: State, out: list[int], count: int, colour: int, entry: int, place: int, ways: int) -> int:
    base = code_for(s, place, colour)
    if ways & STRAIGHT_ON:
        count = list_tile(s, out, count, base + (entry & 1), STRAIGHT, colour)
    if ways & CURVE_NEXT:
        count = list_tile(s, out, count, base + CURVE_ACTION + entry, CURVED, colour)
    if ways & CURVE_LAST:
        count = list_tile(s, out, count, base + CURVE_ACTION + ((entry + 3) & 3), CURVED, colour)
    if ways & CAP:
        count = list_tile(s, out, count, base + CAP_ACTION + entry, TERMINAL, colour)
    return count


@rule
def list_tile(s: State, out: list[int], count: int, code: int, kind: int, colour: int) -> int:
    """One lay, or with special scoring one for each animal (DU-4)."""
    if not s.special:
        out[count] = code
        return count + 1
    if kind == TERMINAL:
        out[count] = code | NO_ANIMAL << ANIMAL_SHIFT
        return count + 1
    for animal in range(1, NO_ANIMAL):
        if s.hand[colour * 12 + kind * 6 + animal] > 0:
            out[count] = code | animal << ANIMAL_SHIFT
            count += 1
    return count


# Laying


@rule
def lay(s: State, place: int, colour: int, face: int, animal: int) -> None:
    kind = KIND_OF[face]
    s.left[colour * 3 + kind] -= 1
    s.laid[colour] += 1
    s.tiles += 1
    if animal == NO_ANIMAL:
        animal = 0
    if animal:
        s.hand[colour * 12 + kind * 6 + animal] -= 1
    here = s.grid[spot_of(place)]
    if here:
        back_to_back(s, here, colour + FIRST_OWNER)
    else:
        put_down(s, place, colour + FIRST_OWNER, face, animal)


@rule
def put_down(s: State, place: int, owner: int, face: int, animal: int) -> None:
    """DU-9: a terminal that no normal tile could replace lies outside for good."""
    if fits(s, place):
        grow(s, place)
    else:
        s.outside[s.slots + 1] = 1
    s.slots += 1
    slot = s.slots
    s.grid[spot_of(place)] = slot
    s.place[slot], s.face[slot], s.owner[slot], s.animal[slot] = place, face, owner, animal
    put_tile(s, slot, face, KIND_OF[face])


@rule
def back_to_back(s: State, slot: int, owner: int) -> None:
    """DU-2: the second terminal of a cell adds its stub; the gray path between them stays one."""
    s.partner[slot] = owner
    put_end(s, slot, (s.face[slot] - LONE) ^ 2, owner, 1)
    s.face[slot] += PAIR - LONE
