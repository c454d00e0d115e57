"""Starts, rounds and the end: the course of a game."""

from copy import deepcopy
from dataclasses import dataclass
from typing import Any, assert_never

from .errors import Illegal, NotYourTurn
from .geometry import Exact, Point
from .mountain import Place, build_mountain
from .moves import Draw, Start, read_draw, read_move, write_draw
from .run import Run, flags_passed, follow
from .scoring import all_scores, all_winners, race_places
from .starts import check_start
from .transparency import Line, check_draw, lay_down


@dataclass(frozen=True)
class Resolved:
    seat: int
    run: Run
    flags: list[Place]


class Oracle:
    def __init__(self, position: dict[str, Any]) -> None:
        position = deepcopy(position)
        self._read_fixed(position)
        self._phase: str = position["phase"]
        self._round: int = position["round"]
        self._marks: list[Point | None] = [None if mark is None else tuple(mark) for mark in position["marks"]]
        self._finish: list[Exact | None] = position["finish"]
        self._flags: list[list[int | None]] = position["flags"]
        self._hands: list[int] = position["hands"]
        self._drawn: dict[int, Draw] = {int(seat): read_draw(move) for seat, move in position["drawn"].items()}
        self._resolved: list[Resolved] = []

    def _read_fixed(self, position: dict[str, Any]) -> None:
        self._seats = range(position["seats"])
        self._assist: str = position["options"]["assist"]
        self._max_rounds: int = position["options"]["max_rounds"]
        self._mountain = build_mountain(position["course"], position["boards"])
        self._patterns = [[(x, y) for x, y in pattern] for pattern in position["transparencies"]]

    def node(self) -> dict[str, Any]:
        if self._phase == "over":
            places = race_places(self._marks, self._finish)
            scores = all_scores(places, self._flags)
            return {"kind": "over", "scores": scores, "winners": all_winners(scores, places)}
        return {"kind": "decide", "seats": self._to_move(), "sealed": self._phase == "draw"}

    def position(self) -> dict[str, Any]:
        return {
            "phase": self._phase,
            "round": self._round,
            "marks": [None if mark is None else list(mark) for mark in self._marks],
            "finish": list(self._finish),
            "flags": [list(row) for row in self._flags],
            "hands": list(self._hands),
            "drawn": {str(seat): write_draw(draw) for seat, draw in sorted(self._drawn.items())},
        }

    def story(self) -> list[dict[str, Any]]:
        return [
            {
                "seat": one.seat,
                "stopped_at": one.run.hole,
                "touched": one.run.touching[0] if one.run.touching else None,
                "flags": [list(place) for place in one.flags],
                "finished": one.run.finished,
            }
            for one in self._resolved
        ]

    def touching(self) -> list[list[str]]:
        """For the last resolved round, in the order of story: all that the touching stroke touches."""
        return [list(one.run.touching) for one in self._resolved]

    def play(self, seat: int, move: dict[str, Any]) -> None:
        given = read_move(move)
        if seat not in self._to_move():
            raise NotYourTurn(f"seat {seat} is not to move")
        match given:
            case Start():
                self._start(seat, given)
            case Draw():
                self._draw(seat, given)
            case _:
                assert_never(given)

    def _to_move(self) -> list[int]:
        if self._phase == "start":
            return [seat for seat in self._seats if self._marks[seat] is None][:1]
        if self._phase == "draw":
            return [seat for seat in self._seats if seat not in self._drawn]
        return []

    def _start(self, seat: int, start: Start) -> None:
        if self._phase != "start":
            raise Illegal("DH-5", "starts are marked before the first round")
        check_start(start.x, self._mountain, self._marks)
        self._marks[seat] = (start.x, 0)
        if not self._to_move():
            self._phase = "draw"

    def _draw(self, seat: int, draw: Draw) -> None:
        if self._phase != "draw":
            raise Illegal("DH-5", "first all starts are marked")
        check_draw(draw, self._patterns[self._hands[seat]], self._assist)
        self._drawn[seat] = draw
        if not self._to_move():
            self._resolve_round()

    def _resolve_round(self) -> None:
        self._resolved = []
        for seat in self._resolving_order():
            self._resolve(seat)
        self._drawn = {}
        if self._is_last_round():
            self._phase = "over"
        else:
            self._pass_on()

    def _resolving_order(self) -> list[int]:
        """DH-7: furthest up first, then the lower seat; nobody moves before his own turn to resolve."""
        return sorted(self._seats, key=lambda seat: (self._mark(seat)[1], seat))

    def _mark(self, seat: int) -> Point:
        mark = self._marks[seat]
        assert mark is not None
        return mark

    def _resolve(self, seat: int) -> None:
        line = lay_down(self._drawn[seat], self._patterns[self._hands[seat]], self._mark(seat))
        others = [mark for other, mark in enumerate(self._marks) if other != seat and mark is not None]
        run = follow(line, self._mountain, others)
        self._resolved.append(Resolved(seat, run, self._take_flags(seat, run)))
        self._move_mark(seat, line, run)

    def _take_flags(self, seat: int, run: Run) -> list[Place]:
        """DH-8: only what nobody has."""
        passed = flags_passed(run.travelled, self._mountain)
        won = [(row, column) for row, column in passed if self._flags[row][column] is None]
        for row, column in won:
            self._flags[row][column] = seat
        return won

    def _move_mark(self, seat: int, line: Line, run: Run) -> None:
        if run.finished:
            self._marks[seat] = None
            self._finish[seat] = line.lowest()
        else:
            self._marks[seat] = line.holes()[run.hole]

    def _is_last_round(self) -> bool:
        """DH-11 and DH-14."""
        return any(end is not None for end in self._finish) or self._round == self._max_rounds

    def _pass_on(self) -> None:
        """DH-10: each seat now holds what the seat before it held."""
        self._hands = [self._hands[(seat - 1) % len(self._seats)] for seat in self._seats]
        self._round += 1
