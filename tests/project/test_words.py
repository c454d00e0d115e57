"""Every text has the same placeholders in every language."""

import re
from string import Formatter

from tablelands.core.ruled import Reason
from tablelands.core.text import LANGUAGES, Text
from tests.support.modules import all_modules


def texts(value: object) -> list[Text]:
    match value:
        case Text():
            return [value]
        case Reason(_, text):
            return [text]
        case dict():
            return [text for item in value.values() for text in texts(item)]
        case list() | tuple():
            return [text for item in value for text in texts(item)]
        case _:
            return []


def placeholders(words: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(words) if name is not None}


def all_texts() -> list[Text]:
    found = [text for module in all_modules() for value in vars(module).values() for text in texts(value)]
    assert len(found) > 60
    return found


def test_french_keeps_a_space_before_high_punctuation() -> None:
    cramped = re.compile(r"[^\s\u00a0][;:?!](\s|$)")
    assert [text.fr for text in all_texts() if text.fr != text.en and cramped.search(text.fr)] == []


def test_placeholders_agree() -> None:
    for text in all_texts():
        assert all(text.say(language).strip() for language in LANGUAGES), text
        assert placeholders(text.en) == placeholders(text.de) == placeholders(text.fr), text
