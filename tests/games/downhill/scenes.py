"""Situations for tests: a course drawn as text, obstacles and flags where the test wants them, and lines given by the
points they run through on the mountain. Transparencies are made to measure, unturned."""

from itertools import pairwise
from typing import Any

from tablelands.core.match import Match
from tablelands.games.downhill.game import GAME
from tablelands.games.downhill.words.stories import Run

from . import mountains

Json = dict[str, Any]
Spot = tuple[int, int]
HOLES, STOPS = 15, 5
REST = (0, 0), (1, 0), (2, 0), (3, 0), (4, 0)
"""Steps of somebody who only wants to be left alone."""


def tree(x: int, y: int) -> Json:
    return {"kind": "tree", "x": x, "y": y, "r": 1200}


def rock(x: int, y: int) -> Json:
    return {"kind": "rock", "x": x, "y": y, "r": 950}


def stump(x: int, y: int) -> Json:
    return {"kind": "stump", "x": x, "y": y, "r": 700}


def fallen(x1: int, y1: int, x2: int, y2: int) -> Json:
    return {"kind": "fallen", "x1": x1, "y1": y1, "x2": x2, "y2": y2, "r": 400}


class Scene:
    """Bare boards; obstacles and flags are put on the board of a row and column."""

    def __init__(self, drawing: str, *marks: Spot | None, finish: tuple[int | None, ...] = (), **options: Any) -> None:
        chosen = {"course": mountains.course(drawing), **options}
        match = Match(GAME, GAME.setup(len(marks), chosen), seed=1)
        match.chance()
        self.position: Json = match.position()
        for face in self.position["boards"].values():
            face["obstacles"], face["flag"] = [], [9700, 9700]
        self.position |= {"phase": "draw", "marks": [mark and list(mark) for mark in marks]}
        self.position["finish"] = list(finish) or [None] * len(marks)
        self.lines: dict[int, Json] = {}

    def face(self, row: int, column: int) -> Json:
        place = self.position["course"][row][column]
        face: Json = self.position["boards"][place["board"] + place["face"]]
        return face

    def put(self, *obstacles: Json, row: int = 0, column: int = 0) -> "Scene":
        self.face(row, column)["obstacles"] += obstacles
        return self

    def flag(self, x: int, y: int, row: int = 0, column: int = 0) -> "Scene":
        self.face(row, column)["flag"] = [x, y]
        return self

    def line(self, seat: int, *points: Spot, stops: tuple[int, ...] | None = None) -> "Scene":
        """A line through these points of the mountain; the first four and the last are holes, unless `stops` says."""
        where = stops or (0, 1, 2, 3, len(points) - 1)
        west, north = min(x for x, _ in points), min(y for _, y in points)
        drawn = [(x - west, y - north) for x, y in points]
        holes = [drawn[index] for index in where]
        spare = ((9000 - step, 6000) for step in range(3 * HOLES))
        holes += [spot for spot in spare if spot not in drawn][: HOLES - STOPS]
        self.position["transparencies"][self.position["hands"][seat]] = [list(hole) for hole in holes]
        line = [list(point) for point in drawn]
        self.lines[seat] = {"type": "draw", "turn": 0, "flip": False, "holes": [0, 1, 2, 3, 4], "line": line}
        return self

    def steps(self, seat: int, *steps: Spot) -> "Scene":
        """The same, given by steps from the mark."""
        x, y = self.position["marks"][seat]
        return self.line(seat, *((x + dx, y + dy) for dx, dy in steps))

    def resolved(self) -> tuple[Match, dict[int, Run]]:
        """Who has no line stays about where he is."""
        for seat in range(self.position["seats"]):
            if seat not in self.lines:
                self.steps(seat, *REST)
        match = Match.from_position(GAME, self.position)
        runs: list[Run] = []
        for seat, move in sorted(self.lines.items()):
            parsed = GAME.move_from_json(move)
            runs += GAME.runs(match.state, seat, parsed)
            match.play(seat, parsed)
        return match, {run.seat: run for run in runs}

    def run(self, seat: int = 0) -> Run:
        return self.resolved()[1][seat]

    def touches(self, seat: int = 0) -> str | None:
        touch = self.run(seat).touch
        return None if touch is None else touch.what


def down(x: int, top: int, bottom: int) -> list[Spot]:
    """Five points straight down."""
    return [(x, top + (bottom - top) * part // 4) for part in range(5)]


def straight(start: Spot, goal: Spot) -> list[Spot]:
    """Five points on a straight line, exactly."""
    dx, dy = (goal[0] - start[0]) // 4, (goal[1] - start[1]) // 4
    points = [(start[0] + dx * part, start[1] + dy * part) for part in range(5)]
    assert points[-1] == goal
    assert all(a != b for a, b in pairwise(points))
    return points


def two_alone(drawing: str, mark: Spot, **options: Any) -> Scene:
    """Seat 0 at the mark; seat 1 out of the way in the last board's far corner."""
    rows = drawing.strip().splitlines()
    column = max(at for at, face in enumerate(rows[-1].strip()) if face != ".")
    return Scene(drawing, mark, (column * 10000 + 9990, len(rows) * 10000 - 10), **options)
