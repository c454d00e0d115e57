"""Every text has the same placeholders in every language."""

import re
from string import Formatter

from tablelands.core.text import LANGUAGES, Language, Text
from tests.support.modules import all_modules
from tests.support.texts import texts_in


def placeholders(words: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(words) if name is not None}


def all_texts() -> list[Text]:
    found = [text for module in all_modules() for value in vars(module).values() for text in texts_in(value)]
    assert len(found) > 60
    return found


def test_french_keeps_a_space_before_high_punctuation() -> None:
    cramped = re.compile(r"[^\s\u00a0][;:?!](\s|$)")
    assert [text.fr for text in all_texts() if text.fr != text.en and cramped.search(text.fr)] == []


STRAIGHT: dict[Language, re.Pattern[str]] = {
    "de": re.compile(r"['\"]"),
    "fr": re.compile(r"['\"]|«[^\u00a0]|[^\u00a0]»"),
}
JSON_SHOWN = re.compile(r"\[\[.*?\]\]")


def test_quotes_and_apostrophes_are_those_of_the_language() -> None:
    """German has „…“, French « … » with no-break spaces, and ’; JSON that is shown as it is typed keeps its own."""
    for text in all_texts():
        for language, straight in STRAIGHT.items():
            words = JSON_SHOWN.sub("", text.say(language))
            assert text.en == text.say(language) or not straight.search(words), text


def test_french_spaces_before_high_punctuation_do_not_break() -> None:
    assert [text.fr for text in all_texts() if text.fr != text.en and re.search(r" [;:?!»](?:\s|$)", text.fr)] == []


def test_placeholders_agree() -> None:
    for text in all_texts():
        assert all(text.say(language).strip() for language in LANGUAGES), text
        assert placeholders(text.en) == placeholders(text.de) == placeholders(text.fr), text


# Each language as it is written


def test_english_is_british() -> None:
    american = re.compile(r"\b(?:gray|color|center|neighbor)", re.IGNORECASE)
    assert [text.en for text in all_texts() if american.search(text.en)] == []


TEXTS_FOR_ONE = {
    "counts.points": "counts.point",
    "outback.names.bonus-tiles": "outback.names.bonus-tile",
    "outback.stories.keeps": "outback.stories.keeps-all-but-one",
    "bots.outback.keep": "bots.outback.keep-all-but-one",
    "log.taken-back": "log.one-taken-back",
}
NEVER_ONE = {"sturts-stony-desert.ending.route", "server.seats-of-origin", "down-under.guide.none-left"}


def test_what_is_counted_can_also_be_one() -> None:
    """Players never read "1 points"."""
    counted = re.compile(r"{count} (?:\w+ )?(?:(?!bonus\b)\w+s|dice)\b")
    for_players = [text for text in all_texts() if not re.match(r"cli|arena|.*\.position\.", text.id)]
    many = {text.id for text in for_players if counted.search(text.en)}
    assert many <= TEXTS_FOR_ONE.keys() | NEVER_ONE
    assert {*TEXTS_FOR_ONE.values()} <= {text.id for text in for_players}


def test_german_lists_have_no_comma_before_oder() -> None:
    assert [text.de for text in all_texts() if ", oder" in text.de] == []


def test_a_word_that_was_given_up_does_not_come_back() -> None:
    """docs/glossary.md has those that took their places."""
    given_up = {
        "de": r"Anzeiger|so dass|\bGlück",
        "fr": r"dés égaux|\bsautée?s?\b|rangée au nombre",
        "en": r"wild dice",
    }
    for text in all_texts():
        for language in LANGUAGES:
            assert not re.search(given_up[language], text.say(language)), text


def test_one_form_of_address_in_each_language() -> None:
    """German says du, French says vous."""
    formal, familiar = re.compile(r"(?<=[a-zäöü,] )(?:Sie|Ihnen|Ihre?[mnrs]?)\b"), re.compile(r"\b(?:tu|toi|tes)\b")
    assert [text.de for text in all_texts() if formal.search(text.de)] == []
    assert [text.fr for text in all_texts() if familiar.search(text.fr)] == []


def test_german_has_a_capital_after_the_number_of_a_clause() -> None:
    assert [text.de for text in all_texts() if re.match(r"[A-Z]{2}-\d+: [a-zäöü]", text.de)] == []
