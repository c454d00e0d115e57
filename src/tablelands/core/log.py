"""What happened at a table, entry by entry. Entries are numbered from 1; the log only grows, its numbers never shift.

Each entry keeps its words and its story from the moment it was made: nothing is played again to tell about it.
"""

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
    """A move, for all to see."""

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
    """Luck has fallen."""

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
    """A move that stands."""

    seat: int
    move: Any


@dataclass(frozen=True, slots=True)
class Luck:
    """An outcome that stands."""

    outcome: Any


Event = Played | Luck
"""What a record is made of: moves and luck, without what was taken back."""
