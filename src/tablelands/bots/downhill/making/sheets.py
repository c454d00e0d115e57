"""Makes patterns of holes for transparencies, and checks them against DH-2 (their fairness is measured by play)."""

from random import Random

from tablelands.games.downhill.parts import Point, Sheet
from tablelands.games.downhill.state import HOLES, SHEET_HEIGHT, SHEET_WIDTH

MARGIN, APART, OUTER = 500, 1000, 400
COLUMNS, ROWS = 5, 3
GRAIN = 10


def make_sheet(random: Random) -> Sheet:
    """Holes are numbered in reading order of their cells."""
    while True:
        holes = tuple(_hole(random, column, row) for row in range(ROWS) for column in range(COLUMNS))
        if not faults_of_sheet(holes):
            return holes


def _hole(random: Random, column: int, row: int) -> Point:
    (west, east), (north, south) = cell(column, row)
    return random.randrange(west, east + 1, GRAIN), random.randrange(north, south + 1, GRAIN)


def cell(column: int, row: int) -> tuple[Point, Point]:
    """The span of x and of y in which the hole of a cell may lie."""
    width, height = SHEET_WIDTH - 2 * MARGIN, SHEET_HEIGHT - 2 * MARGIN
    west, east = (MARGIN + width * edge // COLUMNS for edge in (column, column + 1))
    north, south = (-(-(MARGIN * ROWS + height * edge) // (ROWS * GRAIN)) * GRAIN for edge in (row, row + 1))
    if column == 0:
        east = MARGIN + OUTER
    if column == COLUMNS - 1:
        west = SHEET_WIDTH - MARGIN - OUTER
    return (west, east), (north, south)


def faults_of_sheet(holes: Sheet) -> list[str]:
    faults = [] if len(holes) == HOLES else [f"{len(holes)} holes instead of {HOLES}"]
    for number, (x, y) in enumerate(holes):
        (west, east), (north, south) = cell(number % COLUMNS, number // COLUMNS)
        faults += [f"hole {number} lies outside its cell"] * (not (west <= x <= east and north <= y <= south))
        for other, (other_x, other_y) in enumerate(holes[:number]):
            close = (x - other_x) ** 2 + (y - other_y) ** 2 < APART**2
            faults += [f"holes {other} and {number} are too close"] * close
    return faults
