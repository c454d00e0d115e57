"""What happened at a table, entry by entry. Entries are numbered from 1; the log only grows, its numbers never shift.

Each entry keeps its words and its story from the moment it was made: nothing is played again to tell about it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args

from tablelands.core.scene import Scene
from tablelands.core.text import Text

Why = Literal["resigned", "time"]
WHYS: tuple[Why, ...] = get_args(Why)


@dataclass(frozen=True, slots=True)
class Told:
    """`text` says in a line what happened, `story` what came of it."""

    text: Text
    story: tuple[Scene, ...] = ()


@dataclass(frozen=True, slots=True)
class Moved:
    seat: int
    move: Any
    told: Told


@dataclass(frozen=True, slots=True)
class Sealed:
    """A move made in secret. `move` is for the host alone: others read only that it was made."""

    seat: int
    move: Any
    told: Told


@dataclass(frozen=True, slots=True)
class Opened:
    """All secret moves of a round, by seat; the entry after the last of them."""

    moves: tuple[tuple[int, Any], ...]
    told: Told


@dataclass(frozen=True, slots=True)
class Happened:
    outcome: Any
    told: Told


@dataclass(frozen=True, slots=True)
class Gone:
    """The seat has resigned, or its time was up: it has lost, whatever becomes of the game."""

    seat: int
    why: Why
    told: Told


@dataclass(frozen=True, slots=True)
class Aborted:
    """Given up by all: nobody wins."""

    told: Told


@dataclass(frozen=True, slots=True)
class Back:
    """Taken back: everything stands as it did after entry `to`."""

    to: int
    told: Told


Entry = Moved | Sealed | Opened | Happened | Gone | Aborted | Back


@dataclass(frozen=True, slots=True)
class Played:
    seat: int
    move: Any


@dataclass(frozen=True, slots=True)
class Luck:
    outcome: Any


Event = Played | Luck
"""What a record is made of: moves and luck, without what was taken back."""


def events_of(entry: Entry) -> tuple[Event, ...]:
    match entry:
        case Moved(seat, move):
            return (Played(seat, move),)
        case Opened(moves):
            return tuple(Played(seat, move) for seat, move in moves)
        case Happened(outcome):
            return (Luck(outcome),)
        case _:
            return ()


def standing(log: Sequence[Entry]) -> list[int]:
    """The numbers of the entries that nobody has taken back, in order."""
    numbers: list[int] = []
    for number, entry in enumerate(log, 1):
        if isinstance(entry, Back):
            numbers = [earlier for earlier in numbers if earlier <= entry.to]
        else:
            numbers.append(number)
    return numbers


def departures(log: Sequence[Entry]) -> list[tuple[Gone, int]]:
    """Who left, and after how many events."""
    found: list[tuple[Gone, int]] = []
    events = 0
    for number in standing(log):
        entry = log[number - 1]
        events += len(events_of(entry))
        if isinstance(entry, Gone):
            found.append((entry, events))
    return found
