"""The entries of a log. They are numbered from 1; the log only grows, so numbers never change.

An entry stores its text and story when it is made, so that showing a log never replays the game.
"""

from dataclasses import dataclass
from typing import Any, Literal, get_args

from tablelands.core.scene import Scene
from tablelands.core.text import Text

LeaveReason = Literal["resigned", "time"]
LEAVE_REASONS: tuple[LeaveReason, ...] = get_args(LeaveReason)


@dataclass(frozen=True, slots=True)
class Narration:
    """`text` is the line of the log; `story` says what the entry set off."""

    text: Text
    story: tuple[Scene, ...] = ()


@dataclass(frozen=True, slots=True)
class Moved:
    """An open move."""

    seat: int
    move: Any
    narration: Narration


@dataclass(frozen=True, slots=True)
class Sealed:
    """A secret move. `move` is for the host alone; others see only that it was made."""

    seat: int
    move: Any
    narration: Narration


@dataclass(frozen=True, slots=True)
class Opened:
    """All secret moves of a round, by seat. Follows the last of them."""

    moves: tuple[tuple[int, Any], ...]
    narration: Narration


@dataclass(frozen=True, slots=True)
class ChanceResolved:
    """The outcome of chance."""

    outcome: Any
    narration: Narration


@dataclass(frozen=True, slots=True)
class Left:
    """The seat has resigned or run out of time, and has lost."""

    seat: int
    why: LeaveReason
    narration: Narration


@dataclass(frozen=True, slots=True)
class Aborted:
    """The game was called off: nobody wins."""

    narration: Narration


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Moves were taken back: the game stands as after entry `to`."""

    to: int
    narration: Narration


Entry = Moved | Sealed | Opened | ChanceResolved | Left | Aborted | TakenBack


@dataclass(frozen=True, slots=True)
class Played:
    """A move that was not taken back."""

    seat: int
    move: Any


@dataclass(frozen=True, slots=True)
class ChanceOutcome:
    """An outcome that was not taken back."""

    outcome: Any


Event = Played | ChanceOutcome
"""An element of a record: a move or an outcome that was not taken back."""
