"""The position. Every coordinate is an integer: x east, y downhill, the course's top left corner at 0,0.

Boards in use stand in slots, in reading order of the course; their obstacles and flags are kept as they lie there,
turned and moved. A disc is an obstacle whose two ends are one point. A transparency is called a sheet for short.
"""

from tablelands.core.flat import Flat, number, numbers

SEATS = 6
BOARDS = 12
WIDEST = BOARDS
"""Boards that are joined by sides never reach further, and empty columns beyond them are not needed."""
PLACES = WIDEST * BOARDS
OBSTACLES = 16
"""The most that a face may have: ours have 11, a mountain that a position brings along may have more."""

SIDE = 10000
"""DH-1: of a board."""
SHEET_WIDTH, SHEET_HEIGHT = 9000, 6000
"""DH-2: of a transparency."""
SHEETS = 6
HOLES = 15
STOPS = 5
"""DH-6: holes on a line."""
MIN_POINTS, MAX_POINTS = 5, 2000
"""DH-6: points of a line."""
UNFIT = MAX_POINTS + 1
"""Stands for any other number of points."""

MARK_RADIUS, FLAG_RADIUS, HOLE_RADIUS, HALF_WIDTH = 200, 300, 150, 60
"""DH-4."""

TREE, ROCK, STUMP, FALLEN = range(4)
EASY, HARD, MIXED = range(3)
"""DH-3: which face lies up; mixed ones alternate like a chequerboard."""
NOBODY = -1

NO_ASSIST, OVERLAY, STRAIGHT = range(3)
"""DH-15."""

TO_DEAL, TO_START, TO_DRAW, FINISHED = range(4)
"""What is going on: course and transparencies are due, starts are marked, lines are drawn, it is over."""


class State(Flat):
    seats: int = number("i1")
    assist: int = number("i1")
    max_rounds: int = number("i1")
    phase: int = number("i1")
    round: int = number("i1")

    rows: int = number("i1")
    columns: int = number("i1")
    faces: int = number("i1")
    """EASY, HARD or MIXED where boards are drawn."""
    slots: int = number("i1")
    """How many are in use; 0 before they are drawn."""
    slot_at: list[int] = numbers("i1", PLACES)
    """By place, row * WIDEST + column: the slot of its board, or NOBODY for a hole in the course."""
    place_of: list[int] = numbers("i2", BOARDS)
    board: list[int] = numbers("i1", BOARDS)
    face: list[int] = numbers("i1", BOARDS)
    turn: list[int] = numbers("i1", BOARDS)
    flag_x: list[int] = numbers("i4", BOARDS)
    flag_y: list[int] = numbers("i4", BOARDS)
    owner: list[int] = numbers("i1", BOARDS)
    """Who has the flag of the slot, or NOBODY."""

    obstacles: list[int] = numbers("i1", BOARDS)
    """How many there are on the board of a slot; obstacle i of slot k has the index k * OBSTACLES + i."""
    kind: list[int] = numbers("i1", BOARDS * OBSTACLES)
    x1: list[int] = numbers("i4", BOARDS * OBSTACLES)
    y1: list[int] = numbers("i4", BOARDS * OBSTACLES)
    x2: list[int] = numbers("i4", BOARDS * OBSTACLES)
    y2: list[int] = numbers("i4", BOARDS * OBSTACLES)
    radius: list[int] = numbers("i4", BOARDS * OBSTACLES)

    holes: list[int] = numbers("i2", SHEETS * HOLES * 2)
    """x and y of every hole of every transparency."""
    hand: list[int] = numbers("i1", SEATS)
    """The transparency of each seat."""

    started: list[int] = numbers("i1", SEATS)
    mark_x: list[int] = numbers("i4", SEATS)
    mark_y: list[int] = numbers("i4", SEATS)
    finished: list[int] = numbers("i1", SEATS)
    finish: list[int] = numbers("i4", SEATS)
    """DH-11: the largest y that the line of a finisher reaches."""

    drawn: list[int] = numbers("i1", SEATS)
    """Who has a sealed draw, which is described by what follows."""
    draw_turn: list[int] = numbers("i1", SEATS)
    draw_flip: list[int] = numbers("i1", SEATS)
    draw_holes: list[int] = numbers("i1", SEATS * STOPS)
    draw_points: list[int] = numbers("i2", SEATS)
    """The number of points of the line, 0 for straight strokes."""
    draw_stops: list[int] = numbers("i2", SEATS * STOPS)
    """Which points of the line are the holes' points."""
    points: list[int] = numbers("i2", SEATS * MAX_POINTS * 2)
    """x and y of every point of every line, on the transparency as it is printed."""
