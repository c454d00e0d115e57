"""Every text of the page is there in each language."""

import json
import re
from collections import Counter

import pytest

from tests.page.catalogues import MESSAGES, Message, texts

FOLDERS = sorted(folder.name for folder in MESSAGES.iterdir())
OTHERS = ["de", "fr"]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_text_is_there_in_each_language(folder: str, language: str) -> None:
    assert texts(folder, language).keys() == texts(folder, "en").keys()


@pytest.mark.parametrize("language", ["en", *OTHERS])
@pytest.mark.parametrize("folder", FOLDERS)
def test_no_text_is_empty(folder: str, language: str) -> None:
    assert [key for key, text in texts(folder, language).items() if not str(text).strip()] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_a_text_speaks_of_the_same_things_in_each_language(folder: str, language: str) -> None:
    said = texts(folder, language)
    differ = {key: said[key] for key, text in texts(folder, "en").items() if gaps(text) != gaps(said[key])}
    assert differ == {}


def test_no_two_catalogues_use_the_same_key() -> None:
    counts = Counter(key for folder in FOLDERS for key in texts(folder, "en"))
    assert [key for key, count in counts.items() if count > 1] == []


# Each language as it is written


def all_texts(language: str) -> list[str]:
    return [form for folder in FOLDERS for text in texts(folder, language).values() for form in forms(text)]


def forms(text: Message) -> list[str]:
    return [text] if isinstance(text, str) else [form for one in text for form in one["match"].values()]


def test_english_is_british() -> None:
    american = re.compile(r"\b(?:gray|color|center|neighbor)", re.IGNORECASE)
    assert [text for text in all_texts("en") if american.search(text)] == []


def test_french_has_no_break_spaces_and_the_apostrophe_of_print() -> None:
    wrong = re.compile(r"[^\u00a0][;:?!»](?=\s|$)|«[^\u00a0]|\w'\w")
    assert [text for text in all_texts("fr") if wrong.search(text)] == []


def test_french_never_has_to_elide_before_a_name() -> None:
    """The page does not know that it is d’Anna but de Max."""
    assert [text for text in all_texts("fr") if re.search(r"\b(?:de|que) {(?:name|game)s?}", text)] == []


def test_german_lists_have_no_comma_before_oder() -> None:
    assert [text for text in all_texts("de") if ", oder" in text] == []


def test_the_page_has_the_words_of_the_glossary() -> None:
    assert [text for text in all_texts("de") if re.search(r"Anzeiger|Dreifach|Doppel\b|Spielende[nr]?\b", text)] == []
    assert [text for text in all_texts("fr") if re.search(r"dés égaux|trois derniers|\bfeuille\b", text)] == []


@pytest.mark.parametrize("language", ["de", "fr"])
def test_one_form_of_address(language: str) -> None:
    """German says du, French says vous."""
    other = {"de": r"(?<=[a-zäöü,] )(?:Sie|Ihnen|Ihre?[mnrs]?)\b", "fr": r"\b(?:tu|toi|tes)\b"}[language]
    assert [text for text in all_texts(language) if re.search(other, text)] == []


# Numbers

TEXTS_FOR_ONE = {
    "du_places": "du_one_place",
    "du_loop_many": "du_loop_one",
    "du_open_many": "du_open_one",
    "du_end_sets": "du_end_set",
    "du_end_rabbits": "du_end_rabbit",
    "dh_seal_to_go": "dh_seal_one_to_go",
    "ob_places": "ob_one_place",
    "ob_with_jokers": "ob_with_joker",
    "sd_said_kind": "sd_said_kind_one",
    "sd_said_kind_cover": "sd_said_kind_cover_one",
}


def test_what_is_counted_can_also_be_one() -> None:
    """Nobody reads "1 points": a text has a form for one, or there is another text for it."""
    number = r"{(?:count|n|points|days|places|moves|cost|tiles|flags|minutes|games|turns)}"
    counted = re.compile(rf"(?<!of ){number} (?!for\b|bonus\b)(?:[a-z]+ )?[a-z]+s\b")
    english = {key: text for folder in FOLDERS for key, text in texts(folder, "en").items()}
    many = {key for key, text in english.items() if isinstance(text, str) and counted.search(text)}
    assert many <= TEXTS_FOR_ONE.keys()
    assert {*TEXTS_FOR_ONE.values()} <= english.keys()


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_forms_are_chosen_by_number(language: str) -> None:
    for folder in FOLDERS:
        for key, text in texts(folder, language).items():
            if not isinstance(text, str):
                ([chosen], cases) = (text[0]["selectors"], [*text[0]["match"]])
                assert cases == [f"{chosen}=one", f"{chosen}=*"], key


def gaps(text: object) -> set[str]:
    return set(re.findall(r"{\s*(\w+)\s*}", json.dumps(text)))
