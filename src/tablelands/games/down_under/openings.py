"""DU-10, DU-53: the first tile of each colour."""

from tablelands.core.rule import inlined, rule, table

from .area import fits
from .chains import facing
from .codes import DECLINE, code_for
from .joining import first_tile_joins
from .listing import list_tile, share_of
from .places import AROUND, ORIGIN, WIDE, opposite, spot_of
from .state import FIRST_OWNER, FRAME, LINE, NEUTRAL, NOBODY, ONE_ENDED, State
from .tiles import FIRST_FACE, KIND_OF, LONE, PAIR, SHUT, TERMINAL, paths_of

FACES_OF_TILES = FIRST_FACE[TERMINAL]
FACES_OF_LAYS = PAIR
WAYS_TO_BEGIN = FACES_OF_TILES - 1
ANY_TILE = 2**FACES_OF_TILES - 2
"""The faces of straight and curved tiles, a bit each."""
LUCK_MASK, STRETCH = 2**62 - 1, 0x27BB2EE687B0B0FD
"""Luck that is multiplied again and again gives one random number after another."""


@rule
@inlined
def opens_with_terminals(s: State) -> bool:
    """DU-53, and DU-54."""
    return s.start == ONE_ENDED or s.routes == 2


@rule
@inlined
def next_to_begin(s: State, seat: int) -> int:
    """DU-10, DU-54: the first colour of a seat of which nothing lies, or NOBODY."""
    for route in range(s.routes):
        if s.laid[seat + 2 * route] == 0:
            return seat + 2 * route
    return NOBODY


@rule
def may_begin_at(s: State, place: int) -> bool:
    """DU-3 and DU-10, for an empty cell."""
    if s.slots == 0:
        return place == ORIGIN
    return anywhere(s) or touches(s, place)


@rule
def anywhere(s: State) -> bool:
    """DU-10: with a line or frame the first player is free."""
    return s.tiles == 0 and (s.start == LINE or s.start == FRAME)


@rule
def touches(s: State, place: int) -> bool:
    for step in AROUND:
        slot = s.grid[spot_of(place + step)]
        if slot and s.face[slot] != SHUT:
            return True
    return False


@rule
def list_first(s: State, out: list[int], count: int, colour: int) -> int:
    if opens_with_terminals(s) and colour % 2 == 1:
        return list_partner(s, out, count, colour)
    for number in range(places_to_try(s)):
        place = place_to_try(s, number)
        if place:
            count = list_first_at(s, out, count, colour, place)
    return count


@rule
def can_begin(s: State, colour: int) -> bool:
    """DU-14: a line may leave no room for the first tile of a seat."""
    if opens_with_terminals(s):
        return True
    for number in range(places_to_try(s)):
        place = place_to_try(s, number)
        if place and first_faces(s, colour + FIRST_OWNER, place) & ANY_TILE:
            return True
    return False


@rule
@inlined
def places_to_try(s: State) -> int:
    """How many cells to look at for a first tile."""
    if anywhere(s):
        return (s.east - s.west + 1) * (s.south - s.north + 1)
    return max(1, s.slots * 8)


@rule
@inlined
def place_to_try(s: State, number: int) -> int:
    """The cell of that number; 0 where no first tile can lie, or if the cell has another number too."""
    if s.slots == 0:
        return ORIGIN
    if anywhere(s):
        width = s.east - s.west + 1
        place = (s.north + number // width) * WIDE + s.west + number % width
        return 0 if s.grid[spot_of(place)] else place
    slot = number // 8 + 1
    place = s.place[slot] + AROUND[number % 8]
    return place if may_try(s, place, slot) else 0


@rule
@inlined
def may_try(s: State, place: int, slot: int) -> bool:
    """Whether a cell that touches the tile in a slot can take a first tile and was not reached from another."""
    return s.grid[spot_of(place)] == 0 and fits(s, place) and not touches_before(s, place, slot)


@rule
@inlined
def touches_before(s: State, place: int, slot: int) -> bool:
    """Whether a cell touches a tile with a lesser slot, and so has been looked at."""
    for earlier in range(1, slot):
        apart = s.place[earlier] - place + WIDE + 1
        if apart >= 0 and apart % WIDE <= 2 and apart // WIDE <= 2:
            return True
    return False


def _faces(owners: tuple[int, ...]) -> int:
    """DU-5: the faces, a bit each, whose paths join no two colours, by the owners of what faces the four edges."""

    def apart(edges: tuple[int, ...], coloured: bool) -> bool:
        found = {owners[edge] for edge in edges if owners[edge] > NEUTRAL}
        return len(found) == 0 or (len(found) == 1 and not coloured)

    return sum(
        1 << face
        for face in range(1, FACES_OF_LAYS)
        if all(apart(edges, shade == 1) for edges, shade in paths_of(face))
    )


APART = table([_faces((index & 7, index >> 3 & 7, index >> 6 & 7, index >> 9)) for index in range(4096)])


@rule
@inlined
def first_faces(s: State, own: int, place: int) -> int:
    """The faces, a bit each, with which a colour may begin in an empty cell as far as DU-5 goes."""
    spot, owners, grays = spot_of(place), 0, 0
    for edge in range(4):
        owner = s.chain_owner[facing(s, spot, edge)]
        owners |= owner << 3 * edge
        grays += int(owner == NEUTRAL)
    faces = APART[owners]
    if grays > 1:
        for face in range(1, FACES_OF_LAYS):
            if faces >> face & 1 and first_tile_joins(s, own, place, face):
                faces ^= 1 << face
    return faces


@rule
@inlined
def list_first_at(s: State, out: list[int], count: int, colour: int, place: int) -> int:
    base, squares = code_for(s, place, colour) - 1, opens_with_terminals(s)
    faces = first_faces(s, colour + FIRST_OWNER, place)
    for face in range(FACES_OF_TILES if squares else 1, FACES_OF_LAYS if squares else FACES_OF_TILES):
        if faces >> face & 1 and not (squares and spoils_square(s, place, face)):
            count = list_tile(s, out, count, base + face, KIND_OF[face], colour)
    return count


@rule
def pick_first(s: State, luck: int) -> int:
    """One of the first tiles that `list_first` lists, found by trying; DECLINE after many misses.

    For the usual game: one colour a seat, which begins with a straight or curved tile, and no animals.
    """
    for _ in range(8):
        chosen = share_of(luck, places_to_try(s) * WAYS_TO_BEGIN)
        luck = luck * STRETCH & LUCK_MASK
        place, face = place_to_try(s, chosen // WAYS_TO_BEGIN), chosen % WAYS_TO_BEGIN + 1
        if place and first_faces(s, s.to_move + FIRST_OWNER, place) >> face & 1:
            return code_for(s, place, s.to_move) + face - 1
    return DECLINE


@rule
def spoils_square(s: State, place: int, face: int) -> bool:
    """DU-53: the other half must be left legal for the partner, and no stub may lead into a free half.

    Only one square lies at that time, so what faces the free half is its gray path, which does no harm, or a stub.
    """
    return s.chain_owner[facing(s, spot_of(place), opposite(face - LONE))] > NEUTRAL


@rule
def square_to_complete(s: State, colour: int) -> int:
    """DU-53: the slot of the lone terminal that the colour before has opened, or 0."""
    for slot in range(1, s.slots + 1):
        if LONE <= s.face[slot] < PAIR and s.owner[slot] == colour - 1 + FIRST_OWNER:
            return slot
    return 0


@rule
def list_partner(s: State, out: list[int], count: int, colour: int) -> int:
    slot = square_to_complete(s, colour)
    if slot == 0:
        return count
    turn = (s.face[slot] - LONE) ^ 2
    code = code_for(s, s.place[slot], colour)
    return list_tile(s, out, count, code + FIRST_FACE[TERMINAL] - 1 + turn, TERMINAL, colour)
