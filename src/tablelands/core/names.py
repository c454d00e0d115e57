"""What seats and cells are called. At a terminal one types, and reads what could be typed: "-1,0", "Blue". Beside a
picture cells are named by the compass, as steps from the first tile, and seats by whoever sits there.

Which of the two is decided only when a text is said: with the names of those who sit there, or without.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tablelands.core.text import Language, Named, Text, same

_COMPASS: dict[Language, tuple[str, str, str, str]] = {
    "en": ("E", "W", "S", "N"),
    "de": ("O", "W", "S", "N"),
    "fr": ("E", "O", "S", "N"),
}
_START: dict[Language, str] = {"en": "the start", "de": "Start", "fr": "case de départ"}


@dataclass(frozen=True, slots=True)
class _Cell(Named):
    x: int
    y: int

    def say(self, language: Language, names: Sequence[str] | None) -> str:
        if names is None:
            return f"{self.x},{self.y}"
        east, west, south, north = _COMPASS[language]
        steps = [(self.x, east, west), (self.y, south, north)]
        parts = [f"{abs(count)}{on if count > 0 else back}" for count, on, back in steps if count]
        return " ".join(parts) or _START[language]


@dataclass(frozen=True, slots=True)
class _Mover(Named):
    seat: int
    word: Text

    def say(self, language: Language, names: Sequence[str] | None) -> str:
        return self.word.say(language) if names is None else names[self.seat]


@dataclass(frozen=True, slots=True)
class _Apart(Named):
    typed: Text
    shown: Text

    def say(self, language: Language, names: Sequence[str] | None) -> str:
        return (self.typed if names is None else self.shown).say(language, names)


def cell(x: int, y: int) -> Text:
    """`y` grows to the south."""
    return same("{cell}").fill(cell=_Cell(x, y))


def mover(seat: int, word: Text) -> Text:
    """Who sits there; at a terminal the game's own word for the seat."""
    return same("{mover}").fill(mover=_Mover(seat, word))


def apart(typed: Text, shown: Text) -> Text:
    """What is said quite differently where there is a picture."""
    return same("{apart}").fill(apart=_Apart(typed, shown))
