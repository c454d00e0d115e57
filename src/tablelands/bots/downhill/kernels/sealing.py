"""Plans a draw for a seat and seals it in a position."""

from typing import Any

from tablelands.core.rule import rule
from tablelands.games.downhill.state import MAX_POINTS, STOPS, State

from . import rules
from .beliefs import PIECES, bend_point
from .plan import BENT, BEST, FIELDS, NONE, PATH, PLACEMENT, SCORE, STROKES, TAKEN, deepest_hole, plan

hole, find_stops = rules.sheet.hole, rules.drawing.find_stops


@rule
def draft(states: Any, index: int, seat: int, eye: list[int], work: list[int]) -> int:
    """Into `states[index]`; returns what it promises, or NONE if no stroke at all seems to lead anywhere."""
    promise = plan(states, index, seat, eye, work)
    seal_plan(states[index], seat, eye, work)
    return promise


@rule
def seal_plan(s: State, seat: int, eye: list[int], work: list[int]) -> None:
    """If no stroke at all seems to lead anywhere, any holes will do. Holes that are not needed any more are
    the deepest left."""
    at = BEST * FIELDS
    planned = work[at + SCORE] != NONE
    placement, strokes, taken = (work[at + PLACEMENT], work[at + STROKES], work[at + TAKEN]) if planned else (0, 0, 1)
    s.draw_turn[seat], s.draw_flip[seat], s.drawn[seat] = placement & 3, placement >> 2, 1
    for stop in range(STOPS):
        chosen = work[at + PATH] >> 4 * stop & 15 if planned else 0
        if stop > strokes:
            chosen = deepest_hole(s, seat, placement, s.draw_holes[seat * STOPS], eye, taken)
            taken |= 1 << chosen
        s.draw_holes[seat * STOPS + stop] = chosen
    s.draw_points[seat] = put_points(s, seat, work[at + BENT]) if planned and work[at + BENT] else 0
    find_stops(s, seat)


@rule
def put_points(s: State, seat: int, bent: int) -> int:
    """The line through the chosen holes with its bends; how many points it has."""
    count = 0
    for stroke in range(STOPS - 1):
        from_x, from_y = hole(s, seat, s.draw_holes[seat * STOPS + stroke])
        to_x, to_y = hole(s, seat, s.draw_holes[seat * STOPS + stroke + 1])
        bend = bent >> 4 * stroke & 15
        for piece in range(PIECES if bend else 1):
            x, y = bend_point(from_x, from_y, to_x, to_y, bend, piece) if piece else (from_x, from_y)
            count = put_point(s, seat, count, x, y)
    x, y = hole(s, seat, s.draw_holes[seat * STOPS + STOPS - 1])
    return put_point(s, seat, count, x, y)


@rule
def put_point(s: State, seat: int, count: int, x: int, y: int) -> int:
    at = (seat * MAX_POINTS + count) * 2
    s.points[at], s.points[at + 1] = x, y
    return count + 1
