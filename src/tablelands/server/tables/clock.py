"""Clocks: none, so many seconds for a whole game with an increment, or so many for every move. A restart
stops none of them (see `server.clock`)."""

import time
from collections.abc import Collection
from typing import Any

from msgspec import Struct

LONGEST = 366 * 24 * 3600


class GameClock(Struct, frozen=True, tag_field="kind", tag="game"):
    """So many seconds for all of one's moves, and some more with each of them."""

    seconds: int
    increment: int


class MoveClock(Struct, frozen=True, tag_field="kind", tag="move"):
    """So many seconds for each move."""

    seconds: int


Clock = GameClock | MoveClock


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
            if isinstance(self.clock, GameClock):
                self.left[seat] += self.clock.increment
        if isinstance(self.clock, MoveClock):
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
