"""How transparencies and the lines on them lie on the mountain (DH-6, DH-7), for a screen to draw."""

from ..rules.sheet import chosen_hole, line_length, line_point, placed, stop_point
from ..state import HOLES, SHEET_HEIGHT, SHEET_WIDTH, STOPS, State
from .wire import LaidLineJson, PlacementJson, Point, SheetJson


def _placement(turn: int, flip: bool) -> PlacementJson:
    (a, b), (c, d) = placed(1, 0, flip, turn), placed(0, 1, flip, turn)
    far_x, far_y = a * SHEET_WIDTH + c * SHEET_HEIGHT, b * SHEET_WIDTH + d * SHEET_HEIGHT
    matrix = [a, b, c, d, max(-far_x, 0), max(-far_y, 0)]
    return {"turn": turn, "flip": flip, "matrix": matrix, "size": [abs(far_x), abs(far_y)]}


PLACEMENTS = [_placement(turn, flip) for flip in (False, True) for turn in range(4)]


def holes_of(state: State, seat: int) -> list[Point]:
    """As they are printed on the seat's transparency."""
    first = state.hand[seat] * HOLES * 2
    return [state.holes[at : at + 2] for at in range(first, first + HOLES * 2, 2)]


def laid_line(state: State, seat: int) -> LaidLineJson:
    """What the seat has drawn, as it will lie on the mountain."""
    placement = PLACEMENTS[4 * state.draw_flip[seat] + state.draw_turn[seat]]
    (start,) = _moved([chosen_hole(state, seat, 0)], placement["matrix"])
    a, b, c, d, e, f = placement["matrix"]
    left, top = state.mark_x[seat] - start[0], state.mark_y[seat] - start[1]
    matrix = [a, b, c, d, e + left, f + top]
    holes = [(x, y) for x, y in holes_of(state, seat)]
    sheet: SheetJson = {
        "turn": placement["turn"],
        "flip": placement["flip"],
        "box": [left, top, *placement["size"]],
        "holes": _moved(holes, matrix),
    }
    return {
        "seat": seat,
        "sheet": sheet,
        "line": _moved([line_point(state, seat, index) for index in range(line_length(state, seat))], matrix),
        "holes": state.draw_holes[seat * STOPS : (seat + 1) * STOPS],
        "stops": [stop_point(state, seat, stop) for stop in range(STOPS)],
    }


def _moved(points: list[tuple[int, int]], matrix: list[int]) -> list[Point]:
    a, b, c, d, e, f = matrix
    return [[a * x + c * y + e, b * x + d * y + f] for x, y in points]
