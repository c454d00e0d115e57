"""Downhill: lines resolved per second, compiled, against the same work done with Shapely's STRtree in the same run.

    python -m benchmarks.downhill [--lines N]

The work: straight strokes through five holes from a mark on a basic course; for each line the first stroke that touches
an obstacle, another mark or the edge, the hole where it stops, and the flags on the way. Shapely gets all strokes at
once as arrays, with prepared geometry and discs of many corners; its answers are compared with ours.
"""

import argparse
import os
import time
from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import median
from typing import Any

import numpy as np
from rich.console import Console

from tablelands.games.downhill.game import GAME
from tablelands.games.downhill.rules.bulk import ANSWERS
from tablelands.games.downhill.rules.drawing import put_draw
from tablelands.games.downhill.rules.sheet import line_on_mountain
from tablelands.games.downhill.state import (
    FLAG_RADIUS,
    HALF_WIDTH,
    MARK_RADIUS,
    SIDE,
    STOPS,
    TO_DRAW,
    WIDEST,
    State,
)
from tablelands.search.kernel_loader import compiled_module
from tablelands.search.numpy_records import record_type, to_record

ROUNDS = int(os.environ.get("TABLELANDS_ROUNDS", "5"))
CORNERS = 64
"""Of a quarter of a disc, for Shapely."""

Answers = Any
"""A NumPy array with a row for each line."""


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--lines", type=int, default=20000)
    lines = words.parse_args().lines
    state, codes, marks = some_work(lines)
    contestants: dict[str, Callable[[], Answers]] = {"compiled": compiled(state, codes, marks)}
    console = Console()
    try:
        contestants["Shapely STRtree"] = with_shapely(state, codes, marks)
    except ImportError:
        console.print("Shapely is not installed: pip install shapely")
    rates, answers = measure(contestants, lines)
    for name, rate in rates.items():
        console.print(f"{name:<18} {rate:>12,.0f} lines/s")
    if len(rates) > 1:
        ours, theirs = answers.values()
        same = (ours == theirs).all(axis=1).mean()
        console.print(
            f"compiled / Shapely {rates['compiled'] / rates['Shapely STRtree']:.1f}x, same answers {same:.2%}"
        )


def measure(contestants: dict[str, Callable[[], Answers]], lines: int) -> tuple[dict[str, float], dict[str, Answers]]:
    """They take turns, so that a busy machine slows all of them alike."""
    answers = {name: work() for name, work in contestants.items()}
    times: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, work in contestants.items():
            began = time.perf_counter()
            work()
            times[name].append(time.perf_counter() - began)
    return {name: lines / median(taken) for name, taken in times.items()}, answers


def some_work(lines: int) -> tuple[State, list[int], list[int]]:
    """A basic course with two players on it; marks too far up for any line to finish."""
    luck = Random(1)
    state = GAME.setups.begin(GAME.setup(2))
    state = GAME.resolve(state, GAME.outcomes.sample(state, luck))
    state.phase, state.started[0], state.started[1] = TO_DRAW, 1, 1
    state.mark_x[1], state.mark_y[1] = 15000, 15000
    codes = [GAME.rules.pick(state, luck.getrandbits(60), []) for _ in range(lines)]
    marks = [luck.randint(0, 3 * SIDE) for _ in range(2 * lines)]
    return state, codes, marks


def compiled(state: State, codes: list[int], marks: list[int]) -> Callable[[], Answers]:
    bulk = compiled_module(GAME, "rules.bulk").bulk
    records = np.zeros(1, record_type(State))
    to_record(state, records, 0)
    all_codes, all_marks = np.array(codes), np.array(marks)
    answers = np.zeros(ANSWERS * len(codes), np.int64)

    def work() -> Answers:
        bulk(records, 0, all_codes, all_marks, answers)
        return answers.reshape(-1, ANSWERS).copy()

    return work


def with_shapely(state: State, codes: list[int], marks: list[int]) -> Callable[[], Answers]:
    shapely: Any = import_module("shapely")
    in_the_way = shapely.STRtree(_obstacles(shapely, state))
    flags = shapely.STRtree([_disc(shapely, x, y, FLAG_RADIUS) for x, y in _flags(state)])
    boards = [shapely.box(*_corners(state, slot)) for slot in range(state.slots)]
    course = shapely.union_all(boards)
    shapely.prepare(course)
    points = _points(state, codes, marks)

    def work() -> Answers:
        strokes = shapely.linestrings(np.stack([points[:, :-1], points[:, 1:]], axis=2).reshape(-1, 2, 2))
        touching = ~shapely.covers(course, strokes)
        touching[in_the_way.query(strokes, predicate="intersects")[0]] = True
        touching = touching.reshape(-1, STOPS - 1)
        stops = np.where(touching.any(axis=1), touching.argmax(axis=1), STOPS - 1)
        won = np.zeros(len(points), np.int64)
        which, flag = flags.query(strokes, predicate="intersects")
        line, stroke = np.divmod(which, STOPS - 1)
        counts = stroke < stops[line]
        np.bitwise_or.at(won, line[counts], 1 << flag[counts])
        return np.stack([stops, touching.any(axis=1), won], axis=1)

    return work


def _points(state: State, codes: list[int], marks: list[int]) -> Any:
    """Where the five holes of each line lie; neither contestant is timed for it in Python."""

    points = []
    for number, code in enumerate(codes):
        state.mark_x[0], state.mark_y[0] = marks[2 * number], marks[2 * number + 1]
        put_draw(state, 0, code)
        points.append([line_on_mountain(state, 0, index) for index in range(STOPS)])
    return np.array(points, float)


def _obstacles(shapely: Any, state: State) -> list[Any]:
    ends = [
        ((state.x1[at], state.y1[at]), (state.x2[at], state.y2[at]), state.radius[at])
        for at in range(len(state.radius))
        if state.radius[at]
    ]
    shapes = [shapely.LineString([a, b]) if a != b else shapely.Point(a) for a, b, _ in ends]
    grown = [
        shape.buffer(radius + HALF_WIDTH, quad_segs=CORNERS) for shape, (_, _, radius) in zip(shapes, ends, strict=True)
    ]
    return [*grown, _disc(shapely, state.mark_x[1], state.mark_y[1], MARK_RADIUS)]


def _disc(shapely: Any, x: int, y: int, radius: int) -> Any:
    return shapely.Point(x, y).buffer(radius + HALF_WIDTH, quad_segs=CORNERS)


def _flags(state: State) -> list[tuple[int, int]]:
    return [(state.flag_x[slot], state.flag_y[slot]) for slot in range(state.slots)]


def _corners(state: State, slot: int) -> tuple[int, int, int, int]:
    row, column = divmod(state.place_of[slot], WIDEST)
    return column * SIDE, row * SIDE, (column + 1) * SIDE, (row + 1) * SIDE


if __name__ == "__main__":
    main()
