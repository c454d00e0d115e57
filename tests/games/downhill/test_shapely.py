"""A third opinion on the geometry: Shapely's floating point, wherever a distance is not too close to call."""

from random import Random
from typing import Any

import pytest
import shapely

from tablelands.core.match import Match
from tablelands.games.downhill.game import GAME
from tablelands.games.downhill.rules.touching import EDGE, NOTHING, passes_flag, touched, touched_obstacle
from tablelands.games.downhill.state import FLAG_RADIUS, HALF_WIDTH, MARK_RADIUS, SIDE, WIDEST, State

from .mountains import ALL, course

TOLERANCE = 1e-6
STROKES = 250


def obstacles(state: State) -> list[tuple[Any, int]]:
    """Middle lines, and how near one may come to them."""
    return [
        (
            shapely.LineString([(state.x1[at], state.y1[at]), (state.x2[at], state.y2[at])]),
            state.radius[at] + HALF_WIDTH,
        )
        for at in range(len(state.radius))
        if state.radius[at]
    ]


def ground(state: State) -> Any:
    corners = [divmod(state.place_of[slot], WIDEST) for slot in range(state.slots)]
    boxes = [shapely.box(x * SIDE, y * SIDE, (x + 1) * SIDE, (y + 1) * SIDE) for y, x in corners]
    return shapely.union_all(boxes)


@pytest.mark.parametrize("drawing", ALL)
def test_shapely_agrees(drawing: str) -> None:
    luck = Random(drawing)
    match = Match(GAME, GAME.setup(2, {"course": course(drawing, luck)}), seed=1)
    match.chance()
    state, boards, things = match.state, ground(match.state), obstacles(match.state)
    state.started[1], state.mark_x[1], state.mark_y[1] = 1, state.columns * SIDE // 2, state.rows * SIDE // 2
    seen = set()
    for _ in range(STROKES):
        a = luck.randint(0, state.columns * SIDE), luck.randint(0, state.rows * SIDE)
        b = a[0] + luck.randint(-4000, 4000), min(a[1] + luck.randint(-3000, 3000), state.rows * SIDE)
        if boards.covers(shapely.Point(a)):
            seen.add(compare(state, boards, things, a, b))
    assert len(seen) >= 3


def compare(state: State, boards: Any, things: list[tuple[Any, int]], a: Any, b: Any) -> tuple[bool, bool, bool]:
    stroke = shapely.LineString([a, b])
    (ax, ay), (dx, dy) = a, (b[0] - a[0], b[1] - a[1])
    gaps = [thing.distance(stroke) - reach for thing, reach in things]
    if all(abs(gap) > TOLERANCE for gap in gaps):
        obstacle = touched_obstacle(state, ax, ay, dx, dy, 1, 1, HALF_WIDTH) != NOTHING
        assert obstacle == any(gap < 0 for gap in gaps)
    outside = stroke.difference(boards).length
    if outside > TOLERANCE or boards.covers(stroke):
        edge = touched(state, 0, ax, ay, dx, dy, HALF_WIDTH) == EDGE
        assert edge == (outside > TOLERANCE)
    mark = shapely.Point(state.mark_x[1], state.mark_y[1]).distance(stroke) <= MARK_RADIUS + HALF_WIDTH
    flags = [passes_flag(state, slot, ax, ay, dx, dy) for slot in range(state.slots)]
    for slot, passed in enumerate(flags):
        gap = shapely.Point(state.flag_x[slot], state.flag_y[slot]).distance(stroke) - FLAG_RADIUS - HALF_WIDTH
        assert abs(gap) <= TOLERANCE or passed == (gap < 0)
    clear = touched(state, 0, ax, ay, dx, dy, HALF_WIDTH) == NOTHING
    assert not (clear and (mark or outside > TOLERANCE or any(gap < -TOLERANCE for gap in gaps)))
    return outside > TOLERANCE, any(gap < 0 for gap in gaps), any(flags)
