"""What resolving a round looks like, told so that a screen can play it: strokes travelled, what was touched where, the
hole fallen back to, flags won (DH-7 to DH-9). Moves in words."""

from dataclasses import dataclass
from itertools import pairwise
from typing import assert_never

from tablelands.core.scene import Scene
from tablelands.core.text import Text, listed, same

from ..components import Point
from ..formats.board_layout import laid_line
from ..formats.moves import Draw, Move, Start
from ..formats.notation import LETTERS
from ..formats.outcomes import Dealt
from ..formats.sealing import put_draw_of
from ..formats.wire import PassJson, RunJson, SheetJson, WonFlagJson
from ..rules import flow
from ..rules.drawing import clear_draw
from ..rules.ranking import flag_value
from ..rules.sheet import stop_on_mountain
from ..rules.touching import NOTHING, passes_flag
from ..rules.travel import HOME, trace, travel, travelled
from ..state import NOBODY, TO_DRAW, WIDEST, State
from . import play_texts as texts
from .names import sign_of
from .touches import Touch, first_touch, way_out


@dataclass(frozen=True, slots=True)
class Run:
    """One seat's line. `line` is all of it on the mountain; the first `travelled` strokes count, `tried` is the last
    stroke that was looked at. `stop` is the hole 0 to 4 of the line where they stop, None for a finisher."""

    seat: int
    sheet: SheetJson
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
    passing: tuple[int, ...]
    """The stroke that passes it."""

    def to_json(self) -> RunJson:
        return {
            "seat": self.seat,
            "sheet": self.sheet,
            "line": [list(point) for point in self.line],
            "holes": list(self.holes),
            "stops": list(self.stops),
            "travelled": self.travelled,
            "tried": self.tried,
            "touch": None if self.touch is None else self.touch.to_json(),
            "stop": self.stop,
            "finished": self.stop is None,
            "mark": list(self.mark),
            "flags": [_won(flag, stroke) for flag, stroke in zip(self.flags, self.passing, strict=True)],
        }

    def text(self) -> Text:
        return texts.RUN.fill(sign=sign_of(self.seat), strokes=self._strokes(), end=self._end(), flags=self._flags())

    def _strokes(self) -> Text:
        return same("".join(LETTERS[hole] for hole in self.holes))

    def _end(self) -> Text:
        if self.stop is None:
            return texts.GOES_HOME
        hole = LETTERS[self.holes[self.stop]]
        if self.touch is None:
            return texts.GOES_THROUGH.fill(hole=hole)
        what = texts.TOUCHED[self.touch.what].fill(sign=None if self.touch.seat is None else sign_of(self.touch.seat))
        return (texts.FALLS_BACK if self.stop else texts.STAYS).fill(what=what, hole=hole)

    def _flags(self) -> Text:
        if not self.flags:
            return same("")
        text = texts.WINS_FLAG if len(self.flags) == 1 else texts.WINS_FLAGS
        return text.fill(flags=listed([same(str(value)) for _, _, value in self.flags]))


def _won(flag: tuple[int, int, int], stroke: int) -> WonFlagJson:
    row, column, value = flag
    return {"row": row, "column": column, "value": value, "stroke": stroke}


# Scenes


def of_move(before: State, after: State, seat: int, move: Move) -> list[Scene]:
    scenes = [Scene("run", run.text(), run.to_json()) for run in runs(before, seat, move)]
    return [*scenes, _passing_on(after)] if scenes and after.phase == TO_DRAW else scenes


def _passing_on(state: State) -> Scene:
    """DH-10."""
    data: PassJson = {"round": state.round, "hands": state.hand[: state.seats]}
    return Scene("pass", texts.PASSED_ON.fill(round=state.round), data)


def of_chance(before: State, after: State, outcome: Dealt) -> list[Scene]:
    return []


def tell_move(state: State, seat: int, move: Move) -> Text:
    """A move about to be made, in a line of the log."""
    sign = sign_of(seat)
    match move:
        case Start():
            return texts.MARKS_START.fill(sign=sign)
        case Draw(turn, flip, holes):
            return texts.DRAWS.fill(
                sign=sign, holes=", ".join(LETTERS[hole] for hole in holes), how=how_it_lies(turn, flip)
            )
        case _:
            assert_never(move)


def how_it_lies(turn: int, flip: bool) -> Text:
    """The transparency, in quarter turns."""
    if not turn:
        return texts.FLIPPED if flip else texts.UPRIGHT
    return (texts.FLIPPED_AND_TURNED if flip else texts.TURNED)[turn - 1]


# Runs


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
    laid = laid_line(state, seat)
    line = tuple((x, y) for x, y in laid["line"])
    touch = None if what == NOTHING else first_touch(state, seat, line[stroke], line[stroke + 1])
    mark = way_out(state, line, stroke) if stop == HOME else stop_on_mountain(state, seat, stop)
    strokes, owners = travelled(state, seat, stop, stroke), state.owner[:]
    travel(state, seat)
    won = [slot for slot in range(state.slots) if state.owner[slot] != owners[slot]]
    return Run(
        seat=seat,
        sheet=laid["sheet"],
        line=line,
        holes=tuple(laid["holes"]),
        stops=tuple(laid["stops"]),
        travelled=strokes,
        tried=min(stroke, len(line) - 2),
        touch=touch,
        stop=None if stop == HOME else stop,
        mark=mark,
        flags=tuple(_flag(state, slot) for slot in won),
        passing=tuple(_passing(state, slot, line) for slot in won),
    )


def _flag(state: State, slot: int) -> tuple[int, int, int]:
    row, column = divmod(state.place_of[slot], WIDEST)
    return row, column, flag_value(state, slot)


def _passing(state: State, slot: int, line: tuple[Point, ...]) -> int:
    """The first stroke that passes the flag."""
    strokes = enumerate(pairwise(line))
    return next(at for at, ((ax, ay), (bx, by)) in strokes if passes_flag(state, slot, ax, ay, bx - ax, by - ay))
