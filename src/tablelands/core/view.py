"""The view of a seat: everything that a screen draws, without the secrets of others."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tablelands.core.game import Game
from tablelands.core.history import sealed_in
from tablelands.core.log import Aborted, ChanceResolved, Entry, Left, Moved, Opened, Sealed, TakenBack
from tablelands.core.node import Node, Over
from tablelands.core.options import Setup
from tablelands.core.scene import Scene
from tablelands.core.text import Language, Text

JsonObject = dict[str, Any]


class View(NamedTuple):
    """`seat` is None for a spectator. `state` hides what the seat may not know."""

    game: Game[Any, Any, Any]
    setup: Setup
    seat: int | None
    number: int
    """The number of the last entry."""
    node: Node
    state: Any
    moves: Sequence[Any] | None
    """The seat's legal moves; empty when it is not to move, None where moves cannot be listed."""
    whole_log: Sequence[Entry]
    """The log of the match, which may grow; `log` ends where the view was made."""

    @property
    def log(self) -> Sequence[Entry]:
        return self.whole_log[: self.number]

    @property
    def sealed(self) -> list[int]:
        """The seats that have moved in secret."""
        return [entry.seat for entry in sealed_in(self.whole_log, self.number)]

    @property
    def position(self) -> JsonObject:
        """The position as the seat sees it, with what a screen draws beyond it."""
        return {**self.game.head(self.setup), **self.drawn, **self.own}

    @property
    def drawn(self) -> JsonObject:
        """The fields that moves may change: equal for all who see the same state."""
        return {**self.game.positions.write(self.setup, self.state), **self.game.screen.write(self.setup, self.state)}

    @property
    def own(self) -> JsonObject:
        """The fields that differ from seat to seat."""
        return {"seat": self.seat, "sealed": self.sealed}

    @property
    def legal(self) -> Sequence[Mapping[str, object]] | None:
        return None if self.moves is None else [self.game.moves.to_json(move) for move in self.moves]

    @property
    def outlook(self) -> Sequence[Mapping[str, object]] | None:
        """What each legal move would do, if the game can say so cheaply."""
        if self.seat is None or not self.moves:
            return None
        return self.game.screen.outlook(self.state, self.seat, self.moves)

    @property
    def status(self) -> Sequence[Text]:
        """Lines for this seat: the phase, and what to do. Only the reason, if the game was ended at the table."""
        if isinstance(self.node, Over) and self.node.by != "rules":
            return [self.node.reason]
        return self.game.prompts.status(self.state, self.seat, self.moves)

    @property
    def explanation(self) -> Sequence[Scene]:
        """How the scores came about; empty before the end."""
        by_rules = isinstance(self.node, Over) and self.node.by == "rules"
        return self.game.ending.explain(self.state) if by_rules else ()

    def ending(self, language: Language, names: Sequence[str] | None = None) -> JsonObject | None:
        if not isinstance(self.node, Over):
            return None
        over = self.node.to_json(language, names)
        del over["kind"]
        return over | {"by": self.node.by, "explain": [scene.to_json(language, names) for scene in self.explanation]}

    def to_json(self, language: Language = "en") -> JsonObject:
        return self.position | {
            "number": self.number,
            "node": self.node.to_json(language),
            "legal": self.legal,
            "outlook": self.outlook,
            "status": [line.say(language) for line in self.status],
            "log": [entry_to_json(self.game, n, entry, language) for n, entry in enumerate(self.log, 1)],
            "ending": self.ending(language),
        }


def entry_to_json(
    game: Game[Any, Any, Any],
    n: int,
    entry: Entry,
    language: Language,
    names: Sequence[str] | None = None,
    *,
    story: bool = True,
) -> JsonObject:
    """An entry as everybody may read it, without the move of a sealed one."""
    written = {"n": n, **_content(game, entry), "text": entry.narration.text.say(language, names)}
    if story:
        written["story"] = [scene.to_json(language, names) for scene in entry.narration.story]
    return written


def _content(game: Game[Any, Any, Any], entry: Entry) -> Mapping[str, Any]:
    match entry:
        case Moved(seat, move):
            return {"seat": seat, "move": game.moves.to_json(move)}
        case Sealed(seat):
            return {"seat": seat, "sealed": True}
        case Opened(moves):
            return {"opened": [{"seat": seat, "move": game.moves.to_json(move)} for seat, move in moves]}
        case ChanceResolved(outcome):
            return {"chance": game.outcomes.to_json(outcome)}
        case Left(seat, why):
            return {"seat": seat, "gone": why}
        case Aborted():
            return {"aborted": True}
        case TakenBack(to):
            return {"back": to}
