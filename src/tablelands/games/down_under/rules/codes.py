"""Moves as integers: place, colour, animal and action packed into one."""

from tablelands.core.rule import inlined, rule

from ..state import State

# A move is its place, colour, animal and action packed into one integer. Actions 0 to 9 lay the face after them. The
# colour is 0, the seat's own, or one more than the colour where a seat plays two.
PLACE_SHIFT, COLOUR_SHIFT, ANIMAL_SHIFT = 10, 7, 4
LAY_BILLABONG, TURN_TILE = 10, 12
DECLINE = 0
ANY_ANIMAL, NO_ANIMAL = 0, 6
"""Without special scoring tiles of a kind are alike; with it a terminal is said to have none."""


@rule
@inlined
def code_for(s: State, place: int, colour: int) -> int:
    """A move of a colour at a place, but for its action and animal."""
    return place << PLACE_SHIFT | ((colour + 1) << COLOUR_SHIFT if s.routes == 2 else 0)


@rule
@inlined
def colour_of(s: State, move: int) -> int:
    named = move >> COLOUR_SHIFT & 7
    return named - 1 if named else s.to_move
