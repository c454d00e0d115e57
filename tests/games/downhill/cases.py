"""What is rare enough to be looked for: cases that came up in a round, and at the end of a game."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import Any

from tablelands.games.downhill.words.stories import Run

from .oracle.geometry import at, cut_at_grid
from .oracle.mountain import SIDE, Mountain, build_mountain

Json = dict[str, Any]

CASES = (
    *(f"touches {what}" for what in ("a tree", "a rock", "a stump", "a fallen tree", "a mark", "the edge")),
    "touches a hole in the course",
    "touches in a bend",
    "wins a flag on the way home",
    "reaches beyond its holes",
    "turns back below the edge",
    "turns back above the edge",
    "two finish, ordered against their last holes",
    "two finish, reaching equally far",
    "nobody finishes in time",
    "a basic course",
    "a drawn shape, easy",
    "a drawn shape, hard",
    "a drawn shape, mixed",
    "a typed course",
    "rows with holes",
)
WORDS = {"tree": "a tree", "rock": "a rock", "stump": "a stump", "fallen": "a fallen tree", "mark": "a mark"}


def of_round(before: Json, runs: list[Run], after: Json) -> Iterator[str]:
    mountain = build_mountain(before["course"], before["boards"])
    for run in runs:
        yield from of_touch(run, mountain, len(before["course"][0]))
        if run.stop is None:
            yield from of_finisher(run, after["finish"][run.seat], mountain.bottom)
    finished = {run.seat: run.line[-1][1] for run in runs if run.stop is None}
    for one, other in combinations(finished, 2):
        ahead = after["finish"][one] - after["finish"][other]
        if ahead == 0:
            yield "two finish, reaching equally far"
        elif ahead * (finished[one] - finished[other]) < 0:
            yield "two finish, ordered against their last holes"
    if after["phase"] == "over" and not any(after["finish"]):
        yield "nobody finishes in time"


def of_touch(run: Run, mountain: Mountain, columns: int) -> Iterator[str]:
    if run.touch is None:
        return
    if run.touch.what == "edge":
        inside = leaves_into_a_hole(run, mountain, columns)
        yield "touches a hole in the course" if inside else "touches the edge"
    else:
        yield f"touches {WORDS[run.touch.what]}"
    if run.tried not in run.stops or run.tried + 1 not in run.stops:
        yield "touches in a bend"


def leaves_into_a_hole(run: Run, mountain: Mountain, columns: int) -> bool:
    pieces = cut_at_grid((run.line[run.tried], run.line[run.tried + 1]), SIDE)
    middles = [at(piece, Fraction(1, 2)) for piece in pieces]
    x, y = next(middle for middle in middles if not mountain.has_point(middle))
    return 0 < x < columns * SIDE and 0 < y < mountain.bottom


def of_finisher(run: Run, reach: int, bottom: int) -> Iterator[str]:
    if run.flags:
        yield "wins a flag on the way home"
    if reach > max(run.line[stop][1] for stop in run.stops):
        yield "reaches beyond its holes"
    if run.line[-1][1] < reach:
        yield "turns back below the edge" if run.line[-1][1] > bottom else "turns back above the edge"


def of_course(option: Any) -> Iterator[str]:
    match option:
        case "basic":
            yield "a basic course"
        case str():
            yield "a typed course"
        case {"faces": faces}:
            yield f"a drawn shape, {faces}"
        case list() if any(None in row for row in option):
            yield "rows with holes"
