"""DU-5, DU-6: chains of paths, and that none of them holds two colours. Each end of a chain knows its other end, its
owner and its length, so laying a tile costs the same however long the routes are."""

from tablelands.core.rule import inlined, rule

from ..components import CLOSED_CELL, ENDS_HERE, EXIT, KIND_OF, LONE, PAIR, PATHS, SHADE, TERMINAL
from ..state import CLOSED, DOORS, FIRST_OWNER, NEUTRAL, NO_PATH, SLOTS, SPOTS, UNPLAYED, State
from .places import SPOT_STEP, STEP, fits, grow, opposite, spot_of

ALL_COLOURS = 15


@rule
@inlined
def facing(s: State, spot: int, edge: int) -> int:
    """The door on the other side of an edge."""
    return s.grid[(spot + SPOT_STEP[edge]) & (SPOTS - 1)] * 4 + opposite(edge)


@rule
@inlined
def put_tile(s: State, slot: int, face: int, kind: int) -> int:
    """The two paths of a straight or curved tile or a lone terminal; answers who owns the chain of the gray one."""
    if kind == TERMINAL:
        put_end(s, slot, PATHS[face][0], s.owner[slot], 1)
    else:
        put_path(s, slot, PATHS[face][0], PATHS[face][1], s.owner[slot])
    return put_path(s, slot, PATHS[face][2], PATHS[face][3], NEUTRAL)


@rule
@inlined
def put_path(s: State, slot: int, one: int, two: int, owner: int) -> int:
    """A path from edge to edge; what it meets beyond them is joined to it. Answers who owns the chain."""
    spot = spot_of(s.place[slot])
    here, there = facing(s, spot, one), facing(s, spot, two)
    owner_here, owner_there = s.chain_owner[here], s.chain_owner[there]
    end, other = slot * 4 + one, slot * 4 + two
    length = 1
    if owner_here:
        end = s.chain_other[here]
        length += s.chain_length[here]
        owner = max(owner, owner_here)
    if owner_there:
        if owner_here and end == there:
            close_loop(s, here, there, owner, length)
            return owner
        other = s.chain_other[there]
        length += s.chain_length[there]
        owner = max(owner, owner_there)
        forget(s, there)
    if owner_here:
        forget(s, here)
    set_chain(s, end, other, owner, length)
    return owner


@rule
@inlined
def put_end(s: State, slot: int, edge: int, owner: int, paths: int) -> None:
    """A path that begins at an edge and ends within the cell."""
    beyond = facing(s, spot_of(s.place[slot]), edge)
    end, length = slot * 4 + edge, paths
    if s.chain_owner[beyond]:
        end = s.chain_other[beyond]
        length += s.chain_length[beyond]
        owner = max(owner, s.chain_owner[beyond])
        forget(s, beyond)
    set_chain(s, end, CLOSED, owner, length)


@rule
@inlined
def forget(s: State, door: int) -> None:
    """A door that is no end any more."""
    s.chain_owner[door], s.chain_other[door], s.chain_length[door] = NO_PATH, 0, 0


@rule
@inlined
def set_chain(s: State, end: int, other: int, owner: int, length: int) -> None:
    if end != CLOSED:
        s.chain_owner[end], s.chain_other[end], s.chain_length[end] = owner, other, length
    if other != CLOSED:
        s.chain_owner[other], s.chain_other[other], s.chain_length[other] = owner, end, length
    if owner > NEUTRAL and owner != UNPLAYED:
        set_route(s, owner - FIRST_OWNER, min(end, other), max(end, other), length)


@rule
@inlined
def set_route(s: State, colour: int, end: int, other: int, length: int) -> None:
    s.length[colour] = length
    s.closed_routes |= int(other == CLOSED) << colour
    s.ends[colour * 2], s.ends[colour * 2 + 1] = end, other
    s.aims[colour * 2], s.aims[colour * 2 + 1] = aim_of(s, end), aim_of(s, other)


@rule
@inlined
def aim_of(s: State, door: int) -> int:
    """The place that a door leads to."""
    return 0 if door == CLOSED else s.place[door >> 2] + STEP[door & 3]


@rule
def close_loop(s: State, end: int, other: int, owner: int, length: int) -> None:
    forget(s, end)
    forget(s, other)
    if owner > NEUTRAL and owner != UNPLAYED:
        set_route(s, owner - FIRST_OWNER, CLOSED, CLOSED, length)
        s.loop[owner - FIRST_OWNER] = 1
        s.closed_routes ^= 1 << (owner - FIRST_OWNER)


@rule
def put_cell(s: State, slot: int) -> None:
    """All paths of whatever lies in a cell; those of a closed cell have no length (DU-33)."""
    face = s.face[slot]
    for edge in range(4):
        way, owner = EXIT[face][edge], shade_owner(s, slot, SHADE[face][edge])
        if way == ENDS_HERE or face == CLOSED_CELL:
            put_end(s, slot, edge, owner, 0 if face == CLOSED_CELL else 1)
        elif edge < way < ENDS_HERE:
            put_path(s, slot, edge, way, owner)


@rule
def shade_owner(s: State, slot: int, shade: int) -> int:
    if shade == 0:
        return NEUTRAL
    return s.owner[slot] if shade == 1 else s.partner[slot]


@rule
def rebuild(s: State) -> None:
    """All chains anew, after a laid tile was turned (DU-20) or a position was read."""
    for door in range(DOORS):
        forget(s, door)
    for colour in range(4):
        s.loop[colour] = 0
        set_route(s, colour, CLOSED, CLOSED, 0)
    s.closed_routes = 0
    for slot in range(1, SLOTS):
        if s.face[slot]:
            s.grid[spot_of(s.place[slot])] = 0
    for slot in range(1, SLOTS):
        if s.face[slot]:
            s.grid[spot_of(s.place[slot])] = slot
            put_cell(s, slot)


# A tile put into its cell


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


# DU-5: two colours are never joined. Asked before a tile is laid, of the doors that face its cell


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


@rule
@inlined
def leading_into(s: State, place: int) -> int:
    """The colours, a bit each, whose routes lead into an empty cell."""
    spot = spot_of(place)
    if s.grid[spot]:
        return 0
    owners = 0
    for edge in range(4):
        owners |= 1 << s.chain_owner[facing(s, spot, edge)]
    return owners >> FIRST_OWNER & ALL_COLOURS
