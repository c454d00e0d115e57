"""What people read, in every language we speak, side by side: a missing translation is a type error."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, get_args

Language = Literal["en", "de", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


@dataclass(frozen=True, slots=True)
class Text:
    en: str
    de: str
    fr: str

    def __str__(self) -> str:
        return self.en

    def say(self, language: Language) -> str:
        return {"en": self.en, "de": self.de, "fr": self.fr}[language]

    def fill(self, **values: Any) -> "Text":
        """The same text with its {placeholders} filled in; a value may itself be a Text."""
        return Text(*(self.say(one).format(**_said(values, one)) for one in LANGUAGES))


def _said(values: dict[str, Any], language: Language) -> dict[str, Any]:
    return {name: value.say(language) if isinstance(value, Text) else value for name, value in values.items()}


def same(word: str) -> Text:
    """A word that is the same everywhere: a name, a notation, a number."""
    return Text(word, word, word)


def joined(parts: Iterable[Text], between: str = ", ") -> Text:
    kept = list(parts)
    return Text(*(between.join(part.say(language) for part in kept) for language in LANGUAGES))
