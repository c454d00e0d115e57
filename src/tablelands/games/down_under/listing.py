"""Lists of lays, and a random one without the list."""

from tablelands.core.rule import inlined, rule, table

from .codes import ANIMAL_SHIFT, NO_ANIMAL, PLACE_SHIFT, code_for
from .places import BITS, opposite
from .state import State
from .tiles import CURVED, FIRST_FACE, STRAIGHT, TERMINAL
from .ways import CAP, CURVE_LAST, CURVE_NEXT, STRAIGHT_ON

CURVE_ACTION, CAP_ACTION = FIRST_FACE[CURVED] - 1, FIRST_FACE[TERMINAL] - 1
LUCK_MASK, STRETCH = 2**62 - 1, 0x27BB2EE687B0B0FD
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
def share_of(luck: int, count: int) -> int:
    """A number below `count` out of one below 2**62."""
    return (luck >> 31) * count >> 31


@rule
@inlined
def stretched(luck: int) -> int:
    """Luck that is multiplied again and again gives one random number after another."""
    return luck * STRETCH & LUCK_MASK


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
