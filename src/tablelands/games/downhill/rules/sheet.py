"""The transparency: its holes, the line drawn on it, and how both lie on the mountain (DH-6, DH-7)."""

from tablelands.core.rule import rule

from ..state import HOLES, MAX_POINTS, STOPS, State


@rule
def hole(s: State, seat: int, number: int) -> tuple[int, int]:
    """The centre of a hole of the seat's transparency, as it is printed."""
    at = (s.hand[seat] * HOLES + number) * 2
    return s.holes[at], s.holes[at + 1]


@rule
def chosen_hole(s: State, seat: int, stop: int) -> tuple[int, int]:
    return hole(s, seat, s.draw_holes[seat * STOPS + stop])


@rule
def line_length(s: State, seat: int) -> int:
    return s.draw_points[seat] if s.draw_points[seat] else STOPS


@rule
def line_point(s: State, seat: int, index: int) -> tuple[int, int]:
    """A point of the line as it was drawn; straight strokes go from hole to hole."""
    if s.draw_points[seat] == 0:
        return chosen_hole(s, seat, index)
    at = (seat * MAX_POINTS + index) * 2
    return s.points[at], s.points[at + 1]


@rule
def stop_point(s: State, seat: int, stop: int) -> int:
    """DH-6: which point of the line is that of its hole number 0 to 4."""
    return s.draw_stops[seat * STOPS + stop]


@rule
def placed(dx: int, dy: int, flip: int, turn: int) -> tuple[int, int]:
    """DH-6: a step on the transparency as it goes on the mountain: flipped or not, then turned clockwise."""
    if flip:
        dx = -dx
    for _ in range(turn):
        dx, dy = -dy, dx
    return dx, dy


@rule
def on_mountain(s: State, seat: int, x: int, y: int) -> tuple[int, int]:
    """DH-7: where a point of the transparency comes to lie when the start hole is on the mark."""
    start_x, start_y = chosen_hole(s, seat, 0)
    dx, dy = placed(x - start_x, y - start_y, s.draw_flip[seat], s.draw_turn[seat])
    return s.mark_x[seat] + dx, s.mark_y[seat] + dy


@rule
def line_on_mountain(s: State, seat: int, index: int) -> tuple[int, int]:
    x, y = line_point(s, seat, index)
    return on_mountain(s, seat, x, y)


@rule
def stop_on_mountain(s: State, seat: int, stop: int) -> tuple[int, int]:
    x, y = chosen_hole(s, seat, stop)
    return on_mountain(s, seat, x, y)
