"""What people read, in every language we speak, side by side: a missing translation is a type error.

A text is data: an id that never changes, a template in each language, and the values that go into it. It is put into
words only when somebody is told it, in the language of whoever that is. A module of texts ends with `give_ids`, and
then a constant LOOP_CLOSES of "down-under.story" has the id "down-under.story.loop-closes".
"""

import re
import unicodedata
from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, get_args

Language = Literal["en", "de", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
_PLACE: dict[Language, int] = {language: place for place, language in enumerate(LANGUAGES)}


class Named:
    """A value whose wording depends on the reader."""

    __slots__ = ()

    @abstractmethod
    def say(self, language: Language, names: Sequence[str] | None = None) -> str:
        """`names` of those at the seats are given where the words stand beside a picture."""


@dataclass(frozen=True, slots=True, init=False)
class Text(Named):
    id: str
    templates: tuple[str, str, str]
    values: tuple[tuple[str, Any], ...]
    """Names and values of its {placeholders}; a value may itself be a Text. Without values nothing is filled in."""

    def __init__(self, en: str, de: str, fr: str) -> None:
        _set(self, "", (en, de, fr), ())

    def __str__(self) -> str:
        return self.en

    @property
    def en(self) -> str:
        return self.say("en")

    @property
    def de(self) -> str:
        return self.say("de")

    @property
    def fr(self) -> str:
        return self.say("fr")

    def say(self, language: Language, names: Sequence[str] | None = None) -> str:
        template = self.templates[_PLACE[language]]
        if not self.values:
            return template
        said = {}
        for name, value in self.values:
            said[name] = value.say(language, names) if isinstance(value, Named) else value
        return (_elided(template, said) if language == "fr" else template).format_map(said)

    def fill(self, **values: Any) -> "Text":
        """The same text with values for its {placeholders}."""
        filled = Text.__new__(Text)
        both = {**dict(self.values), **values} if self.values else values
        _set(filled, self.id, self.templates, tuple(both.items()))
        return filled

    def named(self, text_id: str) -> "Text":
        named = Text.__new__(Text)
        _set(named, text_id, self.templates, self.values)
        return named


_ELIDES = re.compile(r"\b([Dd]|[Qq]u)e \{(\w+)\}")
_VOWEL_FIRST = re.compile(r"[aeiouœ][\u0300-\u036f]*[^\W\d_]")


def _elided(template: str, said: Mapping[str, Any]) -> str:
    """French: with d’ and qu’ before what begins with a vowel, as in d’Outback; a letter alone stands as it is."""
    if "e {" not in template:
        return template

    def before(found: re.Match[str]) -> str:
        word = unicodedata.normalize("NFKD", str(said[found[2]])).casefold()
        return f"{found[1]}’{{{found[2]}}}" if _VOWEL_FIRST.match(word) else found[0]

    return _ELIDES.sub(before, template)


def _set(text: Text, text_id: str, templates: tuple[str, str, str], values: tuple[tuple[str, Any], ...]) -> None:
    object.__setattr__(text, "id", text_id)
    object.__setattr__(text, "templates", templates)
    object.__setattr__(text, "values", values)


def give_ids(place: str, found: Mapping[str, object]) -> None:
    """Names the texts of a module, alone or in tuples and dicts, that have no id yet; `place` begins their ids."""
    for name, value in found.items():
        if not name.startswith("_"):
            _name(f"{place}.{name.lower().replace('_', '-')}", value)


def _name(text_id: str, value: object) -> None:
    match value:
        case Text():
            if not value.id:
                object.__setattr__(value, "id", text_id)
        case tuple() | list():
            for number, item in enumerate(value):
                _name(f"{text_id}.{number}", item)
        case dict():
            for key, item in value.items():
                _name(f"{text_id}.{key}", item)


def same(word: str) -> Text:
    """A text that is the same in every language: a name, a notation, a number."""
    return Text(word, word, word)


def settled(text: Text) -> Text:
    """Fill in a text once and for all, if it is shown often and is the same for everybody."""
    return Text(*(text.say(language) for language in LANGUAGES)).named(text.id)


@dataclass(frozen=True, slots=True)
class _Sentence(Named):
    text: Text

    def say(self, language: Language, names: Sequence[str] | None = None) -> str:
        words = self.text.say(language, names)
        return words[:1].upper() + words[1:]


def sentence(text: Text) -> Text:
    """The text with a capital at its beginning."""
    return same("{sentence}").fill(sentence=_Sentence(text)).named(text.id)


def joined(parts: Iterable[Named], between: str = ", ") -> Text:
    kept = list(parts)
    if len(kept) == 1 and isinstance(kept[0], Text):
        return kept[0]
    places = between.join(f"{{part{number}}}" for number in range(len(kept)))
    return same(places).fill(**{f"part{number}": part for number, part in enumerate(kept)})


AND = Text("{others} and {last}", "{others} und {last}", "{others} et {last}")
OR = Text("{others} or {last}", "{others} oder {last}", "{others} ou {last}")

give_ids("text", globals())


def listed(parts: Sequence[Named], last: Text = AND) -> Text:
    """Join texts: one, two and three; with OR: one, two or three."""
    *others, end = parts
    return last.fill(others=joined(others), last=end) if others else joined([end])


def by_count(count: float, one: Text, many: Text) -> Text:
    """Choose singular or plural by the rules of each language: 0 points, but in French 0 point. Fills in {count}."""
    en, de, _ = many.templates if abs(count) != 1 else one.templates
    return Text(en, de, (one if abs(count) < 2 else many).fr).named(many.id).fill(count=count)


POINT = Text("{count} point", "{count} Punkt", "{count} point")
POINTS = Text("{count} points", "{count} Punkte", "{count} points")

give_ids("counts", {"POINT": POINT, "POINTS": POINTS})


def points(count: float) -> Text:
    return by_count(count, POINT, POINTS)


# What seats and cells are called. At a terminal one types, and reads what could be typed: "-1,0", "Blue". Beside a
# picture cells are named by the compass, as steps from the first tile, and seats by whoever sits there. Which of
# the two is decided only when a text is said: with the names of those who sit there, or without.

_COMPASS: dict[Language, tuple[str, str, str, str]] = {
    "en": ("E", "W", "S", "N"),
    "de": ("O", "W", "S", "N"),
    "fr": ("E", "O", "S", "N"),
}
KEPT = 1000
"""Cells whose words are at hand: there are few on a board, and they are named all the time."""
_START: dict[Language, str] = {"en": "the start", "de": "Start", "fr": "case de départ"}


@dataclass(frozen=True, slots=True)
class _Cell(Named):
    x: int
    y: int

    def say(self, language: Language, names: Sequence[str] | None = None) -> str:
        return f"{self.x},{self.y}" if names is None else _by_compass(self.x, self.y, language)


@lru_cache(KEPT)
def _by_compass(x: int, y: int, language: Language) -> str:
    east, west, south, north = _COMPASS[language]
    steps = [(x, east, west), (y, south, north)]
    parts = [f"{abs(count)}{on if count > 0 else back}" for count, on, back in steps if count]
    return " ".join(parts) or _START[language]


@dataclass(frozen=True, slots=True)
class _Mover(Named):
    seat: int
    word: Text

    def say(self, language: Language, names: Sequence[str] | None = None) -> str:
        return self.word.say(language) if names is None else names[self.seat]


@dataclass(frozen=True, slots=True)
class _Apart(Named):
    typed: Text
    shown: Text

    def say(self, language: Language, names: Sequence[str] | None = None) -> str:
        return (self.typed if names is None else self.shown).say(language, names)


def cell(x: int, y: int) -> Named:
    """The name of a cell; `y` grows to the south."""
    return _Cell(x, y)


def mover(seat: int, word: Text) -> Named:
    """The player on a seat, by name on the page, by the game's own word for the seat at a terminal."""
    return _Mover(seat, word)


def apart(typed: Text, shown: Text) -> Text:
    """A text with different words beside a picture."""
    return same("{apart}").fill(apart=_Apart(typed, shown))
