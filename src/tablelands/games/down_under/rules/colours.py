"""DU-5: two colours are never joined. Asked before a tile is laid, of the doors that face its cell."""

from tablelands.core.rule import rule

from ..components import KIND_OF, PATHS, TERMINAL
from ..state import NEUTRAL, State
from .chains import facing
from .places import spot_of


@rule
def differ(one: int, two: int) -> bool:
    """Whether the owners of two chains are two colours."""
    return one > NEUTRAL and two > NEUTRAL and one != two


@rule
def joins_two_colours(s: State, own: int, ahead: int, one: int, two: int) -> bool:
    """When a path of colour `own` leads to the door `ahead`, and a gray one joins the doors `one` and `two`."""
    beyond, left, right = s.chain_owner[ahead], s.chain_owner[one], s.chain_owner[two]
    if differ(own, beyond) or differ(left, right):
        return True
    if beyond == NEUTRAL:
        # The gray chain ahead may come back to the gray path of the same tile.
        if s.chain_other[ahead] == one:
            return differ(own, right)
        if s.chain_other[ahead] == two:
            return differ(own, left)
    return False


@rule
def first_tile_joins(s: State, own: int, place: int, face: int) -> bool:
    """The same for a tile that extends nothing yet."""
    spot = spot_of(place)
    one, two = facing(s, spot, PATHS[face][2]), facing(s, spot, PATHS[face][3])
    if joins_two_colours(s, own, facing(s, spot, PATHS[face][0]), one, two):
        return True
    if KIND_OF[face] == TERMINAL:
        return False
    return joins_two_colours(s, own, facing(s, spot, PATHS[face][1]), one, two)


@rule
def billabong_joins_two(s: State, place: int, turn: int) -> bool:
    """The same for a billabong that joins edges as a curved tile would (DU-32)."""
    spot = spot_of(place)
    a, b = facing(s, spot, turn), facing(s, spot, (turn + 1) & 3)
    c, d = facing(s, spot, (turn + 2) & 3), facing(s, spot, (turn + 3) & 3)
    if differ(s.chain_owner[a], s.chain_owner[b]) or differ(s.chain_owner[c], s.chain_owner[d]):
        return True
    return links_two(s, a, b, c, d) or links_two(s, b, a, c, d)


@rule
def links_two(s: State, linked: int, mate: int, one: int, two: int) -> bool:
    """Pairs linked-mate and one-two: does a gray chain from `linked` to the other pair bring two colours together?"""
    if s.chain_owner[linked] != NEUTRAL:
        return False
    if s.chain_other[linked] == one:
        return differ(s.chain_owner[mate], s.chain_owner[two])
    return s.chain_other[linked] == two and differ(s.chain_owner[mate], s.chain_owner[one])
