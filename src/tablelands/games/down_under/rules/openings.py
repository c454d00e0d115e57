"""DU-1, DU-10: full hands, and the first tile of each colour."""

from tablelands.core.rule import inlined, rule, table

from ..components import (
    ANIMALS_OWNED,
    BILLABONG_COUNT,
    CLOSED_CELL,
    FIRST_FACE,
    KIND_OF,
    OWNED,
    PAIR,
    TERMINAL,
    paths_of,
)
from ..state import CLOSED, FIRST_OWNER, FREE, NEUTRAL, State
from .chains import facing, first_tile_joins
from .extensions import ALL_WAYS, list_tile
from .places import AROUND, DECLINE, ORIGIN, WIDE, code_for, fits, spot_of
from .random_numbers import share_of, stretched
from .squares import completes_square, list_partner, opens_with_terminals, spoils_square, square_to_complete

FACES_OF_TILES = FIRST_FACE[TERMINAL]
FACES_OF_LAYS = PAIR
WAYS_TO_BEGIN = FACES_OF_TILES - 1
ANY_TILE = 2**FACES_OF_TILES - 2
"""The faces of straight and curved tiles, a bit each."""


@rule
def deal(s: State) -> None:
    """DU-1, DU-4: full hands, and nothing laid."""
    for colour in range(4):
        s.ends[colour * 2], s.ends[colour * 2 + 1] = CLOSED, CLOSED
    for colour in range(s.colours):
        s.stock[colour] = ALL_WAYS
        for kind in range(3):
            s.left[colour * 3 + kind] = OWNED[kind]
            if s.special and kind != TERMINAL:
                for animal in range(1, 6):
                    s.hand[colour * 12 + kind * 6 + animal] = ANIMALS_OWNED[kind][animal]
    s.billabongs, s.single = BILLABONG_COUNT, 1


@rule
def anywhere(s: State) -> bool:
    """DU-10: with a line or frame whoever lays first is free."""
    return s.tiles == 0 and s.start != FREE


@rule
def touches(s: State, place: int) -> bool:
    for step in AROUND:
        slot = s.grid[spot_of(place + step)]
        if slot and s.face[slot] != CLOSED_CELL:
            return True
    return False


@rule
def list_first(s: State, out: list[int], count: int, colour: int) -> int:
    if opens_with_terminals(s) and completes_square(colour):
        return list_partner(s, out, count, colour)
    for number in range(places_to_try(s)):
        place = place_to_try(s, number)
        if place:
            count = list_first_at(s, out, count, colour, place)
    return count


@rule
def can_begin(s: State, colour: int) -> bool:
    """DU-14: a line or frame may leave no room for the first tile of a seat, and so none for its partner's (DU-53)."""
    squares = opens_with_terminals(s)
    if squares and completes_square(colour):
        return square_to_complete(s, colour) != 0
    for number in range(places_to_try(s)):
        place = place_to_try(s, number)
        if place and (can_open_square(s, colour, place) if squares else can_begin_at(s, colour, place)):
            return True
    return False


@rule
@inlined
def can_begin_at(s: State, colour: int, place: int) -> bool:
    return bool(first_faces(s, colour + FIRST_OWNER, place) & ANY_TILE)


@rule
def can_open_square(s: State, colour: int, place: int) -> bool:
    faces = first_faces(s, colour + FIRST_OWNER, place)
    for face in range(FACES_OF_TILES, FACES_OF_LAYS):
        if faces >> face & 1 and not spoils_square(s, colour, place, face):
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


_PATHS = [paths_of(face) for face in range(FACES_OF_LAYS)]


def _faces(owners: tuple[int, ...]) -> int:
    """DU-5: the faces, a bit each, whose paths join no two colours, by the owners of what faces the four edges."""

    def apart(edges: tuple[int, ...], coloured: bool) -> bool:
        found = {owners[edge] for edge in edges if owners[edge] > NEUTRAL}
        return len(found) == 0 or (len(found) == 1 and not coloured)

    return sum(
        1 << face for face in range(1, FACES_OF_LAYS) if all(apart(edges, shade == 1) for edges, shade in _PATHS[face])
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
        if faces >> face & 1 and not (squares and spoils_square(s, colour, place, face)):
            count = list_tile(s, out, count, base + face, KIND_OF[face], colour)
    return count


@rule
def pick_first(s: State, luck: int) -> int:
    """One of the first tiles that `list_first` lists, found by trying; DECLINE after many misses.

    For the usual game: one colour a seat, which begins with a straight or curved tile, and no animals.
    """
    for _ in range(8):
        chosen = share_of(luck, places_to_try(s) * WAYS_TO_BEGIN)
        luck = stretched(luck)
        place, face = place_to_try(s, chosen // WAYS_TO_BEGIN), chosen % WAYS_TO_BEGIN + 1
        if place and first_faces(s, s.to_move + FIRST_OWNER, place) >> face & 1:
            return code_for(s, place, s.to_move) + face - 1
    return DECLINE
