"""The position. A landscape is bit masks over a grid of hexes; what a person may swap (data/*.toml) lies in it too.

The hex number h from the left in row n is cell (n - FIRST_ROW) * STRIDE + h of the grid.
"""

from typing import Literal, get_args

from tablelands.core.flat import Flat, number, numbers

Animal = Literal["emu", "kangaroo", "koala", "platypus", "monitor"]
Face = Literal[Animal, "joker"]
ANIMALS: tuple[Animal, ...] = get_args(Animal)
FACES: tuple[Face, ...] = get_args(Face)
JOKER = 5

FIRST_ROW = 2
MAX_ROWS = 6
STRIDE = 8
MAX_ROW_LENGTH = STRIDE - 1
MAX_HEXES = 24
CELLS = MAX_ROWS * STRIDE
MAX_DICE = 7
MAX_TAKES = MAX_DICE // FIRST_ROW
MAX_SEATS = 4
JEEP_PLACES = 5
ROLLS = 3

FiveTile = Literal["five-emu", "five-kangaroo", "five-koala", "five-platypus", "five-monitor"]
RowTile = Literal["row-2", "row-3", "row-4", "row-5", "row-6", "row-7"]
BonusTile = Literal["full", "off-start", "two-upper", FiveTile, RowTile]
BONUS_TILES: tuple[BonusTile, ...] = get_args(BonusTile)
"""OB-20, in the order in which they are listed."""
TILE_COUNT = len(BONUS_TILES)
TILES_DRAWN = 5

Penalty = Literal["flat", "row", "neighbours-a", "neighbours-b"]
PENALTIES: tuple[Penalty, ...] = get_args(Penalty)
"""OB-22."""
PLAIN, FLAT, BY_ROW, NEIGHBOURS_A, NEIGHBOURS_B, NOT_DRAWN = range(6)

START, BONUS, PENALTY, DRAW, ROLL, ACT, FINISHED = range(7)
"""What is due: five kinds of luck, in their order; a move; nothing any more."""

NOBODY = -1


class State(Flat):
    seats: int = number("i1")
    plus: int = number("i1")
    all_full: int = number("i1")

    dice_count: int = number("i1")
    hexes: int = number("i8")
    near: list[int] = numbers("i8", CELLS)
    """For each cell, the hexes that touch it."""
    start_value: int = number("i1")
    left_end: int = number("i1")
    track_end: int = number("i1")
    tile_values: list[int] = numbers("i1", TILE_COUNT)
    """What a bonus tile of Plus is worth; 0 for one that does not exist."""
    lost_costs: list[int] = numbers("i1", 2)
    """What a lost space costs: plain, and with the penalty tile `flat`."""
    near_costs: list[int] = numbers("i1", 2 * len(ANIMALS))
    """What an animal beside a lost space costs: neighbours-a, then neighbours-b."""

    due: int = number("i1")
    start: int = number("i1")
    to_move: int = number("i1")
    rolls_left: int = number("i1")
    dice: list[int] = numbers("i1", len(FACES))
    """How many dice show each face: all of them, those kept, or those not used by a take."""
    jeep: list[int] = numbers("i1", len(ANIMALS))
    bag: list[int] = numbers("i1", len(ANIMALS))
    """OB-9: the tiles of the bag and the unseen ones together."""
    free: list[int] = numbers("i8", MAX_SEATS)
    lost: list[int] = numbers("i8", MAX_SEATS)
    settled: list[int] = numbers("i8", MAX_SEATS * len(ANIMALS))
    """The hexes of each animal, by seat * 5 + animal."""
    steps: list[int] = numbers("i1", MAX_SEATS * len(ANIMALS))
    """OB-4: how far each marker has gone: 0 on the start, then the left part, then the upper part."""
    bonus: list[int] = numbers("i1", MAX_SEATS * TILE_COUNT)
    """What each seat has earned, in that order: animals in Basic, tiles in Plus."""
    bonus_count: list[int] = numbers("i1", MAX_SEATS)
    tiles: int = number("i4")
    """Plus: a mask of the bonus tiles still to be had."""
    tiles_to_draw: int = number("i1")
    penalty: int = number("i1")
    takes: int = number("i1")
    taken: list[int] = numbers("i4", MAX_TAKES)
    """The codes of this turn's takes."""
