"""Where a game stands: somebody decides, chance is due, or it is over."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from tablelands.core.text import Language, Text

By = Literal["rules", "resigned", "time", "aborted"]
"""Who makes a result: the rules, or what happened at the table."""


@dataclass(frozen=True, slots=True)
class Decide:
    """`seats` are those still to move. When `sealed`, they move in secret and all moves take effect together."""

    seats: tuple[int, ...]
    sealed: bool = False

    def to_json(self, language: Language = "en", names: Sequence[str] | None = None) -> dict[str, Any]:
        return {"kind": "decide", "seats": list(self.seats), "sealed": self.sealed}


@dataclass(frozen=True, slots=True)
class Chance:
    """Luck is due. `due` names it, `count` says how many dice or tiles it concerns."""

    due: str
    count: int = 1

    def to_json(self, language: Language = "en", names: Sequence[str] | None = None) -> dict[str, Any]:
        return {"kind": "chance", "due": self.due, "count": self.count}


@dataclass(frozen=True, slots=True)
class Over:
    """`winners` are all seats that share the win: partners, and everybody in a full tie. Where the table ended the game
    and not its rules, there are no scores."""

    scores: tuple[float, ...] | None
    winners: tuple[int, ...]
    reason: Text
    by: By = "rules"

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
