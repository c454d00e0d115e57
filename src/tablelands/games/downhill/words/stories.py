"""What resolving a round looks like, told so that a screen can play it: strokes travelled, what was touched where, the
hole fallen back to, flags won (DH-7 to DH-9)."""

from dataclasses import dataclass
from typing import Any

from tablelands.core.scene import Scene
from tablelands.core.text import Text, same

from ..components import KINDS, Point
from ..diagram import SIGNS
from ..formats.moves import Draw, Move
from ..formats.notation import LETTERS
from ..formats.outcomes import Dealt
from ..formats.sealing import put_draw_of
from ..rules import flow
from ..rules.course import bottom, leaves_course
from ..rules.drawing import clear_draw
from ..rules.ranking import flag_value
from ..rules.sheet import line_length, line_on_mountain, stop_on_mountain, stop_point
from ..rules.touching import EDGE, FIRST_MARK, FIRST_OBSTACLE, NOTHING, cut_off, touches_mark, touches_obstacle
from ..rules.travel import HOME, trace, travel, travelled
from ..state import HALF_WIDTH, NOBODY, STOPS, WIDEST, State
from . import texts

FINE = 4096
"""Where a stroke touches is told to this part of its length."""


@dataclass(frozen=True, slots=True)
class Touch:
    """`what` is "edge", "mark" (of `seat`) or a kind of obstacle, `at` where the middle of the line was then."""

    what: str
    at: Point
    seat: int | None = None

    def to_json(self) -> dict[str, Any]:
        told = {"what": self.what, "at": list(self.at)}
        return told if self.seat is None else told | {"seat": self.seat}


@dataclass(frozen=True, slots=True)
class Run:
    """One seat's line. `line` is all of it on the mountain; the first `travelled` strokes count, `tried` is the last
    stroke that was looked at. `stop` is the hole 0 to 4 of the line where he stops, None for a finisher."""

    seat: int
    line: tuple[Point, ...]
    holes: tuple[int, ...]
    stops: tuple[int, ...]
    travelled: int
    tried: int
    touch: Touch | None
    stop: int | None
    mark: Point
    flags: tuple[tuple[int, int, int], ...]
    """Row, column and value of each."""

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "line": [list(point) for point in self.line],
            "holes": list(self.holes),
            "stops": list(self.stops),
            "travelled": self.travelled,
            "tried": self.tried,
            "touch": None if self.touch is None else self.touch.to_json(),
            "stop": self.stop,
            "finished": self.stop is None,
            "mark": list(self.mark),
            "flags": [{"row": row, "column": column, "value": value} for row, column, value in self.flags],
        }

    def text(self) -> Text:
        sign = SIGNS[self.seat]
        return texts.RUN.fill(sign=sign, strokes=self._strokes(), end=self._end(), flags=self._flags())

    def _strokes(self) -> Text:
        return same("".join(LETTERS[hole] for hole in self.holes))

    def _end(self) -> Text:
        if self.stop is None:
            return texts.GOES_HOME
        hole = LETTERS[self.holes[self.stop]]
        if self.touch is None:
            return texts.GOES_THROUGH.fill(hole=hole)
        what = texts.TOUCHED[self.touch.what].fill(sign=None if self.touch.seat is None else SIGNS[self.touch.seat])
        return (texts.FALLS_BACK if self.stop else texts.STAYS).fill(what=what, hole=hole)

    def _flags(self) -> Text:
        won = ", ".join(str(value) for _, _, value in self.flags)
        return texts.WINS_FLAGS.fill(flags=won) if self.flags else same("")


def of_move(before: State, after: State, seat: int, move: Move) -> list[Scene]:
    return [Scene("run", run.text(), run.to_json()) for run in runs(before, seat, move)]


def of_luck(before: State, after: State, outcome: Dealt) -> list[Scene]:
    return []


def runs(before: State, seat: int, move: Move) -> list[Run]:
    """How the lines run that this move reveals: none, unless everybody else has drawn."""
    others = [other for other in range(before.seats) if other != seat]
    if not isinstance(move, Draw) or not all(before.drawn[other] for other in others):
        return []
    drawn = before.copy()
    put_draw_of(drawn, seat, move)
    return of_round(drawn)


def of_round(state: State) -> list[Run]:
    """Of a position in which all have drawn and nothing is resolved yet; leaves it as it was."""
    state, runs = state.copy(), []
    seat = flow.next_to_resolve(state)
    while seat != NOBODY:
        runs.append(_run(state, seat))
        clear_draw(state, seat)
        seat = flow.next_to_resolve(state)
    return runs


def _run(state: State, seat: int) -> Run:
    """Lets the seat travel."""
    stop, stroke, what = trace(state, seat)
    line = tuple(line_on_mountain(state, seat, index) for index in range(line_length(state, seat)))
    touch = None if what == NOTHING else _first_touch(state, seat, line[stroke], line[stroke + 1])
    mark = _exit(state, line, stroke) if stop == HOME else stop_on_mountain(state, seat, stop)
    strokes, owners = travelled(state, seat, stop, stroke), state.owner[:]
    holes = tuple(state.draw_holes[seat * STOPS : (seat + 1) * STOPS])
    stops = tuple(stop_point(state, seat, number) for number in range(STOPS))
    travel(state, seat)
    return Run(
        seat=seat,
        line=line,
        holes=holes,
        stops=stops,
        travelled=strokes,
        tried=min(stroke, len(line) - 2),
        touch=touch,
        stop=None if stop == HOME else stop,
        mark=mark,
        flags=tuple(_flag(state, slot) for slot in range(state.slots) if state.owner[slot] != owners[slot]),
    )


def _flag(state: State, slot: int) -> tuple[int, int, int]:
    row, column = divmod(state.place_of[slot], WIDEST)
    return row, column, flag_value(state, slot)


def _exit(state: State, line: tuple[Point, ...], stroke: int) -> Point:
    """Where a finisher crosses the bottom edge, to the nearest integer."""
    (ax, ay), (bx, by) = line[stroke], line[stroke + 1]
    down = bottom(state) - ay
    return ax + round((bx - ax) * down / (by - ay)), bottom(state)


def _first_touch(state: State, seat: int, a: Point, b: Point) -> Touch:
    """Of everything that the stroke touches, what it meets first."""
    candidates = [EDGE, *(FIRST_MARK + other for other in range(state.seats) if other != seat)]
    candidates += [FIRST_OBSTACLE + at for at in range(len(state.radius)) if state.radius[at]]
    where = {what: way for what in candidates if (way := _way_to(state, what, a, b)) is not None}
    what = min(where, key=lambda one: where[one])
    (ax, ay), (bx, by) = a, b
    at = ax + (bx - ax) * where[what] // FINE, ay + (by - ay) * where[what] // FINE
    if what == EDGE:
        return Touch("edge", at)
    if what < FIRST_OBSTACLE:
        return Touch("mark", at, what - FIRST_MARK)
    return Touch(KINDS[state.kind[what - FIRST_OBSTACLE]], at)


def _way_to(state: State, what: int, a: Point, b: Point) -> int | None:
    """How much of the stroke, in parts of FINE, does it take to touch this; None where it does not."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    num, den = cut_off(state, a[1], dy)
    if not _touches(state, what, a, dx, dy, num, den):
        return None
    low, high = -1, FINE * num // den
    while high - low > 1:
        middle = (low + high) // 2
        if _touches(state, what, a, dx, dy, middle, FINE):
            high = middle
        else:
            low = middle
    return high


def _touches(state: State, what: int, a: Point, dx: int, dy: int, num: int, den: int) -> bool:
    if what == EDGE:
        return leaves_course(state, *a, dx, dy, num, den)
    if what < FIRST_OBSTACLE:
        return touches_mark(state, what - FIRST_MARK, *a, dx, dy, num, den, HALF_WIDTH)
    return touches_obstacle(state, what - FIRST_OBSTACLE, *a, dx, dy, num, den, HALF_WIDTH)
