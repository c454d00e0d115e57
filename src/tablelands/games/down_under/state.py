"""The position: which tile lies where, and for every chain of paths where its two ends are.

Nothing depends on where (0, 0) is. A cell is named by its *place*, both coordinates in one integer; `grid` is a board
of 64 x 64 spots without borders (it goes round at its edges), wider than any game can spread. Whatever lies in a cell
has a *slot*, and each of its four edges is a *door*, slot * 4 + edge. Slot 0 is the empty cell.
"""

from typing import Literal, get_args

from tablelands.core.flat import Flat, number, numbers

NORTH, EAST, SOUTH, WEST = range(4)
Edge = Literal["N", "E", "S", "W"]
EDGES: tuple[Edge, ...] = get_args(Edge)

STRIDE = 64
SPOTS = STRIDE * STRIDE
SLOTS = 96
"""76 tiles, less those that share a cell, and the cells that are closed for good (DU-33)."""
DOORS = SLOTS * 4

NOBODY = -1
CLOSED = -1
"""In place of a door: this end of the chain leads nowhere any more."""

NO_PATH, NEUTRAL, FIRST_OWNER, UNPLAYED = 0, 1, 2, 6
"""Who owns the chain that ends at a door: nobody, or the colour FIRST_OWNER + 0..3, or a line or frame (DU-51, 52)."""

FREE, LINE, FRAME = range(3)
NOTHING_DUE, LINE_DUE, ANIMALS_DUE = range(3)


class State(Flat):
    seats: int = number("i1")
    routes: int = number("i1")
    """How many a seat plays: its colours are seat and, with two routes, seat + 2 (DU-54)."""
    colours: int = number("i1")
    start: int = number("i1")
    one_ended: int = number("i1")
    """DU-53: whether each colour begins with a terminal and grows from one end."""
    one_end_meets: int = number("i1")
    """DU-32: whether one end of each of two colours is enough for them to meet."""
    special: int = number("i1")
    tiles_per_turn: int = number("i1")
    add_routes: int = number("i1")
    short: int = number("i2")
    long: int = number("i2")
    """DU-7: the sides of the area, as far as any game can spread."""

    due: int = number("i1")
    """Which luck comes before the first move: a line to be drawn, or only the animals of the line or frame."""

    grid: list[int] = numbers("i1", SPOTS)
    slots: int = number("i2")
    closed_cells: int = number("i2")
    """DU-33: how many cells are closed; they have the last slots."""
    place: list[int] = numbers("i4", SLOTS)
    face: list[int] = numbers("i1", SLOTS)
    owner: list[int] = numbers("i1", SLOTS)
    partner: list[int] = numbers("i1", SLOTS)
    """The owner of the second of two terminals back to back."""
    animal: list[int] = numbers("i1", SLOTS)
    outside: list[int] = numbers("i1", SLOTS)
    west: int = number("i2")
    east: int = number("i2")
    north: int = number("i2")
    south: int = number("i2")
    """DU-8: the box around the tiles inside the area."""
    reach: list[int] = numbers("i2", 4)
    """How far north, east, south and west the next tile beside it may lie."""

    chain_owner: list[int] = numbers("i1", DOORS)
    chain_other: list[int] = numbers("i2", DOORS)
    chain_length: list[int] = numbers("i2", DOORS)
    """Kept at the two ends of each chain, and zero at all other doors: owner, the other end, number of paths."""
    ends: list[int] = numbers("i2", 8)
    aims: list[int] = numbers("i4", 8)
    """For each colour the two ends of its route, the lesser door first, and the places they lead to (0: closed)."""
    length: list[int] = numbers("i2", 4)
    loop: list[int] = numbers("i1", 4)
    closed_routes: int = number("i1")
    """A bit for each colour whose route has two ends that are closed for good (DU-15); a loop has none."""

    laid: list[int] = numbers("i1", 4)
    tiles: int = number("i1")
    left: list[int] = numbers("i1", 12)
    """Tiles in hand, by colour * 3 + kind."""
    hand: list[int] = numbers("i1", 48)
    """With special scoring also by animal: colour * 12 + kind * 6 + animal."""
    stock: list[int] = numbers("i1", 4)
    """Which ways on a colour still has tiles for (see extensions)."""
    billabongs: int = number("i1")

    ways: list[int] = numbers("i1", 4)
    """The ways on (see extensions) from the ends of the seat to move, two for each of its colours."""
    to_move: int = number("i1")
    played: int = number("i1")
    """A bit for each colour that has been played this turn."""
    single: int = number("i1")
    """Whether this turn is a single tile."""
    finished: int = number("i1")
    extending: int = number("i2")
    """DU-30: the door of the billabong that must be extended, or 0."""
    met: int = number("i1")
    meeting_place: list[int] = numbers("i4", 4)
    meeting_pair: list[int] = numbers("i1", 4)
    meeting_by: list[int] = numbers("i1", 4)
    meeting_new: list[int] = numbers("i1", 4)
    """DU-32: the cells where two colours meet, which two (a bit each), whose play made them meet, and whether that was
    in the turn that is being played. In the order of their places."""
