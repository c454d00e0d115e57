"""The course: boards in their places (DH-3), and whether a stroke stays on them (DH-7)."""

from collections.abc import Sequence

from tablelands.core.rule import rule

from ..state import BOARDS, NOBODY, OBSTACLES, PLACES, SIDE, WIDEST, State

# Laying boards


@rule
def clear_course(s: State, rows: int, columns: int) -> None:
    """Nothing is left of what lay there, so that equal positions are equal."""
    s.rows, s.columns, s.slots = rows, columns, 0
    for place in range(PLACES):
        s.slot_at[place] = NOBODY
    for slot in range(BOARDS):
        s.owner[slot], s.obstacles[slot] = NOBODY, 0
    for at in range(BOARDS * OBSTACLES):
        s.kind[at], s.radius[at] = 0, 0
        s.x1[at], s.y1[at], s.x2[at], s.y2[at] = 0, 0, 0, 0


@rule
def lay_board(
    s: State, row: int, column: int, board: int, face: int, turn: int, flag: Sequence[int], obstacles: Sequence[int]
) -> None:
    """Boards come in reading order. Obstacles are kind, x1, y1, x2, y2 and radius of one after the other; 0 ends."""
    slot, place = s.slots, row * WIDEST + column
    s.slots += 1
    s.slot_at[place], s.place_of[slot] = slot, place
    s.board[slot], s.face[slot], s.turn[slot] = board, face, turn
    s.flag_x[slot], s.flag_y[slot] = turned(flag[0], flag[1], turn, row, column)
    count = 0
    while count < OBSTACLES and obstacles[count * 6 + 5]:
        at = slot * OBSTACLES + count
        s.kind[at], s.radius[at] = obstacles[count * 6], obstacles[count * 6 + 5]
        s.x1[at], s.y1[at] = turned(obstacles[count * 6 + 1], obstacles[count * 6 + 2], turn, row, column)
        s.x2[at], s.y2[at] = turned(obstacles[count * 6 + 3], obstacles[count * 6 + 4], turn, row, column)
        count += 1
    s.obstacles[slot] = count


@rule
def turned(x: int, y: int, turn: int, row: int, column: int) -> tuple[int, int]:
    """DH-1: a point of a board that lies turned clockwise, in its place of the course."""
    for _ in range(turn):
        x, y = SIDE - y, x
    return column * SIDE + x, row * SIDE + y


@rule
def bottom(s: State) -> int:
    return s.rows * SIDE


# On the boards


@rule
def has_board(s: State, row: int, column: int) -> bool:
    return 0 <= row < s.rows and 0 <= column < s.columns and s.slot_at[row * WIDEST + column] != NOBODY


@rule
def any_board(s: State, row: int, row_twin: int, column: int, column_twin: int) -> bool:
    """A stroke along a border lies on the boards of both sides."""
    return (
        has_board(s, row, column)
        or has_board(s, row_twin, column)
        or has_board(s, row, column_twin)
        or has_board(s, row_twin, column_twin)
    )


@rule
def on_boards(s: State, x: int, y: int) -> bool:
    """DH-7: a point on a border or a corner is inside."""
    return any_board(s, y // SIDE, (y - 1) // SIDE, x // SIDE, (x - 1) // SIDE)


@rule
def lane(at: int, d: int) -> int:
    """The row or column that one enters who goes on from here in the direction of d."""
    return (at - 1) // SIDE if d < 0 else at // SIDE


@rule
def lane_twin(at: int, d: int) -> int:
    return (at - 1) // SIDE if d == 0 else lane(at, d)


@rule
def way_to_leave(at: int, d: int, lane_now: int) -> int:
    """How far it is, in the direction of d, to the end of the lane."""
    return (lane_now + 1) * SIDE - at if d > 0 else at - lane_now * SIDE


@rule
def leaves_course(s: State, ax: int, ay: int, dx: int, dy: int, num: int, den: int) -> bool:
    """DH-7: whether any part of the stroke lies outside, told board by board along it. Its start lies inside."""
    column, row = lane(ax, dx), lane(ay, dy)
    column_twin, row_twin = lane_twin(ax, dx), lane_twin(ay, dy)
    if num == 0:
        return False
    while any_board(s, row, row_twin, column, column_twin):
        across, down = way_to_leave(ax, dx, column), way_to_leave(ay, dy, row)
        ends_across = dx == 0 or across * den >= abs(dx) * num
        ends_down = dy == 0 or down * den >= abs(dy) * num
        if ends_across and ends_down:
            return False
        first = 0
        if not ends_across and not ends_down:
            first = across * abs(dy) - down * abs(dx)
        if not ends_across and (ends_down or first <= 0):
            column += 1 if dx > 0 else -1
            column_twin = column
        if not ends_down and (ends_across or first >= 0):
            row += 1 if dy > 0 else -1
            row_twin = row
    return True
