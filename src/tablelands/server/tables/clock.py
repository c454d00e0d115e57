"""Clocks: none, so many seconds for a whole game with an increment, or so many for every move. They go by the time of
day, so that a restart stops none of them."""

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Literal

from tablelands.core.reading import Fields

LONGEST = 366 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Clock:
    kind: Literal["game", "move"]
    seconds: int
    increment: int = 0

    @classmethod
    def read(cls, value: object) -> "Clock | None":
        if value is None:
            return None
        fields = Fields(value, "clock")
        kind, seconds = fields.choice("kind", ["game", "move"]), fields.integer("seconds", 1, LONGEST)
        if kind == "move":
            return cls("move", seconds)
        return cls("game", seconds, fields.integer("increment", 0, LONGEST) if fields.has("increment") else 0)

    def to_json(self) -> dict[str, Any]:
        written: dict[str, Any] = {"kind": self.kind, "seconds": self.seconds}
        return written | {"increment": self.increment} if self.kind == "game" else written


class Times:
    """What is left to each seat at the moment `since`, and whose clock runs from then on."""

    def __init__(self, clock: Clock, left: list[float], since: float, running: Collection[int] = ()) -> None:
        self.clock = clock
        self.left = left
        self.since = since
        self.running = frozenset(running)

    @classmethod
    def begin(cls, clock: Clock, seats: int, now: float) -> "Times":
        return cls(clock, [float(clock.seconds)] * seats, now)

    def left_at(self, seat: int, now: float) -> float:
        gone = max(now - self.since, 0) if seat in self.running else 0
        return max(self.left[seat] - gone, 0)

    def deadline(self) -> float | None:
        return min((self.since + self.left[seat] for seat in self.running), default=None)

    def out_of_time(self, now: float) -> list[int]:
        """Who ran out first comes first."""
        late = [seat for seat in sorted(self.running) if self.left_at(seat, now) <= 0]
        return sorted(late, key=lambda seat: self.left[seat])

    def go_on(self, now: float, moved: Collection[int], running: Collection[int]) -> None:
        """After a write: `moved` have made a move, `running` are to move now."""
        self.left = [self.left_at(seat, now) for seat in range(len(self.left))]
        for seat in moved:
            if self.clock.kind == "game":
                self.left[seat] += self.clock.increment
        if self.clock.kind == "move":
            for seat in running:
                if seat in moved or seat not in self.running:
                    self.left[seat] = float(self.clock.seconds)
        self.since, self.running = now, frozenset(running)

    def to_json(self) -> dict[str, Any]:
        return {"left": [round(left, 3) for left in self.left], "since": self.since, "running": sorted(self.running)}

    @classmethod
    def from_json(cls, clock: Clock, value: dict[str, Any]) -> "Times":
        return cls(clock, list(value["left"]), value["since"], value["running"])


def rfc3339(moment: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(moment)) + f".{int(moment % 1 * 1000):03d}Z"
