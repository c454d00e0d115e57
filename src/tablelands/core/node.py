"""The three kinds of node: a seat decides, chance is due, or the game is over."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from tablelands.core.text import Language, Text

EndedBy = Literal["rules", "resigned", "time", "aborted"]
"""What ended a game: the rules, or an event at the table."""


@dataclass(frozen=True, slots=True)
class Decide:
    """`seats` are those still to move. When `sealed`, they move in secret and all moves take effect together."""

    seats: tuple[int, ...]
    sealed: bool = False

    def to_json(self, language: Language = "en", names: Sequence[str] | None = None) -> dict[str, Any]:
        return {"kind": "decide", "seats": list(self.seats), "sealed": self.sealed}


@dataclass(frozen=True, slots=True)
class Chance:
    """Chance is due. `due` names it; `count` is the number of dice or tiles."""

    due: str
    count: int = 1

    def to_json(self, language: Language = "en", names: Sequence[str] | None = None) -> dict[str, Any]:
        return {"kind": "chance", "due": self.due, "count": self.count}


@dataclass(frozen=True, slots=True)
class Over:
    """`winners` are all seats that share the win: partners, and everybody in a full tie. There are no scores if the
    game was ended at the table and not by its rules."""

    scores: tuple[float, ...] | None
    winners: tuple[int, ...]
    reason: Text
    by: EndedBy = "rules"

    def to_json(self, language: Language = "en", names: Sequence[str] | None = None) -> dict[str, Any]:
        return {
            "kind": "over",
            "scores": None if self.scores is None else [_short(score) for score in self.scores],
            "winners": list(self.winners),
            "reason": self.reason.say(language, names),
        }


Node = Decide | Chance | Over


def _short(score: float) -> float:
    return int(score) if score == int(score) else score
