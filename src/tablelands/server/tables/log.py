"""The log of a table: its entries as the store keeps them, with the moves that lie sealed and their words in every
language, and how many moves of it stand."""

from collections.abc import Sequence
from typing import Any

from tablelands.core.game import Game
from tablelands.core.history import standing
from tablelands.core.log import Aborted, ChanceResolved, Entry, Left, Moved, Narration, Opened, Sealed, TakenBack
from tablelands.core.scene import Scene
from tablelands.core.text import LANGUAGES, Text, mover, same

AnyGame = Game[Any, Any, Any]


def keep(game: AnyGame, entry: Entry) -> dict[str, Any]:
    kept: dict[str, Any] = {"text": _words(entry.narration.text)}
    if entry.narration.story:
        kept["story"] = [[scene.kind, _words(scene.text), dict(scene.data)] for scene in entry.narration.story]
    match entry:
        case Moved(seat, move):
            return kept | {"moved": [seat, game.moves.to_json(move)]}
        case Sealed(seat, move):
            return kept | {"sealed": [seat, game.moves.to_json(move)]}
        case Opened(moves):
            return kept | {"opened": [[seat, game.moves.to_json(move)] for seat, move in moves]}
        case ChanceResolved(outcome):
            return kept | {"luck": game.outcomes.to_json(outcome)}
        case Left(seat, why):
            return kept | {"gone": [seat, why]}
        case Aborted():
            return kept | {"aborted": True}
        case TakenBack(to):
            return kept | {"back": to}


def restore(game: AnyGame, kept: dict[str, Any]) -> Entry:
    story = tuple(Scene(kind, _text(words), data) for kind, words, data in kept.get("story", ()))
    told = Narration(_text(kept["text"]), story)
    if "moved" in kept:
        return Moved(kept["moved"][0], game.moves.from_json(kept["moved"][1]), told)
    if "sealed" in kept:
        return Sealed(kept["sealed"][0], game.moves.from_json(kept["sealed"][1]), told)
    if "opened" in kept:
        return Opened(tuple((seat, game.moves.from_json(move)) for seat, move in kept["opened"]), told)
    if "luck" in kept:
        return ChanceResolved(game.outcomes.from_json(kept["luck"]), told)
    if "gone" in kept:
        return Left(kept["gone"][0], kept["gone"][1], told)
    return TakenBack(kept["back"], told) if "back" in kept else Aborted(told)


_PLACES = [f"{{seat{seat}}}" for seat in range(10)]
MOST_AT_HAND = 2000
_at_hand: dict[int, tuple[Text, list[str]]] = {}
"""By id, which a text keeps as long as it is kept here: some games tell one and the same text again and again."""


def _words(text: Text) -> list[str]:
    """As beside a picture, with a place for each name: who sits there may be forgotten some day."""
    known = _at_hand.get(id(text))
    if known is None:
        if len(_at_hand) == MOST_AT_HAND:
            _at_hand.clear()
        known = _at_hand[id(text)] = text, [text.say(language, _PLACES) for language in LANGUAGES]
    return known[1]


def _text(words: list[str]) -> Text:
    seats = [seat for seat, place in enumerate(_PLACES) if place in words[0]]
    movers = {f"seat{seat}": mover(seat, same(str(seat + 1))) for seat in seats}
    return Text(*words).fill(**movers)


class Tally:
    """Moves that stand. A secret move counts when it is sealed, and not again when it is opened."""

    def __init__(self, seats: int) -> None:
        self.moves = 0
        self.own = [0] * seats
        """By seat, up to when its player left: a bot that plays on does not count."""
        self.taken_back = False
        """Whether a move ever was."""
        self._left: set[int] = set()

    def add(self, log: Sequence[Entry], first: int) -> None:
        """The entries of the log from index `first` on are new."""
        if any(isinstance(entry, TakenBack) for entry in log[first:]):
            self.taken_back = True
            self.moves, self.own, self._left = 0, [0] * len(self.own), set()
            entries = [log[number - 1] for number in standing(log)]
        else:
            entries = list(log[first:])
        for entry in entries:
            self._count(entry)

    def _count(self, entry: Entry) -> None:
        if isinstance(entry, Moved | Sealed):
            self.moves += 1
            if entry.seat not in self._left:
                self.own[entry.seat] += 1
        elif isinstance(entry, Left):
            self._left.add(entry.seat)
