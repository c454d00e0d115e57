"""Laying a tile: out of the hand, into its cell."""

from tablelands.core.rule import inlined, rule

from ..components import KIND_OF, LONE, PAIR, TERMINAL
from ..state import FIRST_OWNER, NEUTRAL, State
from .area import fits, grow
from .chains import put_end, put_tile
from .codes import ANY_ANIMAL, NO_ANIMAL
from .extensions import WAYS_OF
from .places import spot_of


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


@rule
@inlined
def put_down(s: State, place: int, owner: int, face: int, animal: int) -> int:
    """DU-9: a terminal that no normal tile could replace lies outside for good."""
    if KIND_OF[face] != TERMINAL or fits(s, place):
        grow(s, place)
    else:
        s.outside[s.slots + 1] = 1
    s.slots += 1
    slot = s.slots
    s.grid[spot_of(place)] = slot
    s.place[slot], s.face[slot], s.owner[slot], s.animal[slot] = place, face, owner, animal
    return put_tile(s, slot, face, KIND_OF[face])


@rule
@inlined
def back_to_back(s: State, slot: int, owner: int) -> None:
    """DU-2: the second terminal of a cell adds its stub; the gray path between them stays one."""
    s.partner[slot] = owner
    put_end(s, slot, (s.face[slot] - LONE) ^ 2, owner, 1)
    s.face[slot] += PAIR - LONE
