"""The tables that are played at: the four games, bots and people, one device and several, clocks and none."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

SHORT_CLOCK = {"kind": "move", "seconds": 4}
LONG_CLOCK = {"kind": "game", "seconds": 3600, "increment": 5}


@dataclass(frozen=True, slots=True)
class Wish:
    """`seats` are "me", "open" (another person comes by the link) or names of bots. Whoever `sleeps` stops moving some
    time, so that only the server can end the game."""

    game: str
    seats: str
    more: dict[str, Any] = field(default_factory=dict)
    sleeps: bool = False


WISHES = (
    Wish("sturts-stony-desert", "me random"),
    Wish("down-under", "me open", {"options": {"area": "easy"}}),
    Wish("outback", "me greedy"),
    Wish("downhill", "me open random", {"options": {"max_rounds": 6}}),
    Wish("sturts-stony-desert", "open me open", {"clock": LONG_CLOCK}),
    Wish("down-under", "greedy me random", {"clock": LONG_CLOCK}),
    Wish("outback", "me me open"),
    Wish("downhill", "me me", {"options": {"max_rounds": 6}, "clock": LONG_CLOCK}),
    Wish("sturts-stony-desert", "me open", {"public": True, "clock": SHORT_CLOCK}, sleeps=True),
    Wish("down-under", "me me me", {"public": True}),
    Wish("outback", "random greedy me", {"clock": LONG_CLOCK}),
    Wish("downhill", "me easy", {"options": {"max_rounds": 6}}),
)


def wishes(seed: int) -> Iterator[tuple[Wish, Random]]:
    """Without end; each with the luck of whoever plays there."""
    for number in count():
        yield WISHES[number % len(WISHES)], Random(f"{seed} {number}")
