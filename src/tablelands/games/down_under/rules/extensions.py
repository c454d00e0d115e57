"""DU-11 to DU-13: by which tiles a route may go on from an open end, as a list or one of them at random; and laying a
tile."""

from tablelands.core.rule import inlined, rule, table

from ..components import CURVED, FIRST_FACE, KIND_OF, STRAIGHT, TERMINAL
from ..state import CLOSED, FIRST_OWNER, NEUTRAL, State
from .chains import back_to_back, facing, joins_two_colours, put_down
from .places import ANIMAL_SHIFT, ANY_ANIMAL, BITS, NO_ANIMAL, PLACE_SHIFT, code_for, fits_beside, opposite, spot_of
from .random_numbers import share_of

STRAIGHT_ON, CURVE_NEXT, CURVE_LAST, CAP = 1, 2, 4, 8
"""Ways to go on from the edge by which a route enters a cell: straight, a curve to the next edge clockwise, a curve to
the one before, or a terminal."""
ALL_WAYS, LOOK_CLOSER = 15, 16
WAYS_OF = table([STRAIGHT_ON, CURVE_NEXT | CURVE_LAST, CAP])
"""By kind of tile."""
OPENING = 4
"""DU-54: when four terminals lie, the first player lays a straight or curved tile."""


def _ways(own: int, following: int, ahead: int, last: int) -> int:
    """DU-5: the ways that join no two colours, by the owners of what faces the other three edges of the cell."""

    def apart(*owners: int) -> bool:
        return len({owner for owner in owners if owner > NEUTRAL}) < 2

    doors = (following, ahead, last)
    foreign = sum(owner > NEUTRAL and owner != own for owner in doors)
    return (
        STRAIGHT_ON * (apart(own, ahead) and apart(following, last))
        | CURVE_NEXT * (apart(own, following) and apart(ahead, last))
        | CURVE_LAST * (apart(own, last) and apart(following, ahead))
        | CAP * apart(following, last)
        | LOOK_CLOSER * (foreign == 1 and doors.count(NEUTRAL) == 2)
    )


WAYS = table(
    [
        [_ways(colour + FIRST_OWNER, index >> 6, index >> 3 & 7, index & 7) for index in range(512)]
        for colour in range(4)
    ]
)


@rule
@inlined
def ways_on(s: State, colour: int, entry: int, place: int) -> int:
    """Which tiles of a colour may continue its route into a place by an edge of it."""
    spot = spot_of(place)
    if s.grid[spot]:
        return CAP & s.stock[colour] & ways_allowed(s)
    following, ahead = facing(s, spot, (entry + 1) & 3), facing(s, spot, opposite(entry))
    last = facing(s, spot, (entry + 3) & 3)
    ways = WAYS[colour][s.chain_owner[following] << 6 | s.chain_owner[ahead] << 3 | s.chain_owner[last]]
    if ways & LOOK_CLOSER:
        ways = ways_between_grays(s, colour + FIRST_OWNER, following, ahead, last)
    if not fits_beside(s, place):
        ways &= CAP
    return ways & s.stock[colour] & ways_allowed(s)


@rule
def ways_between_grays(s: State, own: int, following: int, ahead: int, last: int) -> int:
    """The same when two gray paths, which may be one chain, and a foreign colour lead into the cell."""
    ways = CAP
    if not joins_two_colours(s, own, ahead, following, last):
        ways |= STRAIGHT_ON
    if not joins_two_colours(s, own, following, ahead, last):
        ways |= CURVE_NEXT
    if not joins_two_colours(s, own, last, following, ahead):
        ways |= CURVE_LAST
    return ways


@rule
@inlined
def ways_allowed(s: State) -> int:
    """DU-54: no terminal right after the first four."""
    return ALL_WAYS & ~CAP if must_go_on(s) else ALL_WAYS


@rule
@inlined
def must_go_on(s: State) -> bool:
    """DU-54."""
    return s.routes == 2 and s.tiles == OPENING


@rule
@inlined
def ways_from(s: State, index: int) -> int:
    """The same for one of the two ends of a route; index is colour * 2 + 0 or 1."""
    door = s.ends[index]
    return 0 if door == CLOSED else ways_on(s, index >> 1, opposite(door & 3), s.aims[index])


@rule
@inlined
def look_ahead(s: State, seat: int) -> bool:
    """Notes the ways on for a seat whose turn it may be, and answers whether there are any."""
    found = 0
    for route in range(s.routes):
        colour = seat + 2 * route
        one, two = 0, 0
        if not s.played >> colour & 1:
            one, two = ways_from(s, colour * 2), ways_from(s, colour * 2 + 1)
            if s.aims[colour * 2] == s.aims[colour * 2 + 1] and one and two:
                two &= ~ways_between(opposite(s.ends[colour * 2 + 1] & 3), opposite(s.ends[colour * 2] & 3))
        s.ways[route * 2], s.ways[route * 2 + 1] = one, two
        found |= one | two
    return found != 0


@rule
def forget_ways(s: State) -> None:
    for index in range(4):
        s.ways[index] = 0


@rule
def ways_between(entry: int, way_out: int) -> int:
    if way_out == opposite(entry):
        return STRAIGHT_ON
    return CURVE_NEXT if way_out == (entry + 1) & 3 else CURVE_LAST


# Lists


CURVE_ACTION, CAP_ACTION = FIRST_FACE[CURVED] - 1, FIRST_FACE[TERMINAL] - 1
NTH_WAY = table(
    [[([way for way in range(4) if ways >> way & 1] + [0] * 4)[nth] for nth in range(4)] for ways in range(16)]
)
"""The numbers of the ways in a set of them, one after the other."""
ACTION_OF = table(
    [
        [entry & 1 for entry in range(4)],
        [CURVE_ACTION + entry for entry in range(4)],
        [CURVE_ACTION + (entry + 3) % 4 for entry in range(4)],
        [CAP_ACTION + entry for entry in range(4)],
    ]
)
"""What a way lays, by the edge by which the route comes in."""


@rule
def list_extensions(s: State, out: list[int], count: int, seat: int, route: int) -> int:
    """All lays of a colour whose route has begun; one that joins both its ends is a way of the first only."""
    colour = seat + 2 * route
    for end in range(2):
        ways, index = s.ways[route * 2 + end], colour * 2 + end
        if ways:
            count = list_ways(s, out, count, colour, opposite(s.ends[index] & 3), s.aims[index], ways)
    return count


@rule
@inlined
def pick_way(s: State, seat: int, luck: int) -> int:
    """One of the lays that `list_extensions` lists for a seat with one colour, without listing them."""
    one = BITS[s.ways[0]]
    chosen = share_of(luck, one + BITS[s.ways[1]])
    index = seat * 2 + int(chosen >= one)
    ways = s.ways[int(chosen >= one)]
    way = NTH_WAY[ways][chosen - one if chosen >= one else chosen]
    entry = opposite(s.ends[index] & 3)
    return (s.aims[index] << PLACE_SHIFT) + ACTION_OF[way][entry]


@rule
def list_ways(s: State, out: list[int], count: int, colour: int, entry: int, place: int, ways: int) -> int:
    base = code_for(s, place, colour)
    straight, cap = base + (entry & 1), base + CAP_ACTION + entry
    following, last = base + CURVE_ACTION + entry, base + CURVE_ACTION + ((entry + 3) & 3)
    if s.special:
        if ways & STRAIGHT_ON:
            count = list_tile(s, out, count, straight, STRAIGHT, colour)
        if ways & CURVE_NEXT:
            count = list_tile(s, out, count, following, CURVED, colour)
        if ways & CURVE_LAST:
            count = list_tile(s, out, count, last, CURVED, colour)
        return list_tile(s, out, count, cap, TERMINAL, colour) if ways & CAP else count
    # Written whether it counts or not: quicker than asking.
    out[count] = straight
    count += ways & 1
    out[count] = following
    count += ways >> 1 & 1
    out[count] = last
    count += ways >> 2 & 1
    out[count] = cap
    return count + (ways >> 3)


@rule
@inlined
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
@inlined
def lay(s: State, place: int, colour: int, face: int, animal: int) -> int:
    """Answers who owns the chain of the gray path."""
    if animal == NO_ANIMAL:
        animal = ANY_ANIMAL
    take(s, colour, KIND_OF[face], animal)
    here = s.grid[spot_of(place)]
    if here:
        back_to_back(s, here, colour + FIRST_OWNER)
        return NEUTRAL
    return put_down(s, place, colour + FIRST_OWNER, face, animal)


@rule
@inlined
def take(s: State, colour: int, kind: int, animal: int) -> None:
    """A tile out of the hand."""
    left = s.left[colour * 3 + kind] - 1
    s.left[colour * 3 + kind] = left
    if left == 0:
        s.stock[colour] &= ~WAYS_OF[kind]
    s.laid[colour] += 1
    s.tiles += 1
    if animal:
        s.hand[colour * 12 + kind * 6 + animal] -= 1
