"""Every text of the page is there in each language."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

MESSAGES = Path(__file__).parents[2] / "web/messages"
FOLDERS = sorted(folder.name for folder in MESSAGES.iterdir())
OTHERS = ["de", "fr"]


def texts(folder: str, language: str) -> dict[str, str]:
    read: dict[str, str] = json.loads((MESSAGES / folder / f"{language}.json").read_text("utf-8"))
    return {key: text for key, text in read.items() if not key.startswith("$")}


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
    return [text for folder in FOLDERS for text in texts(folder, language).values()]


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


def gaps(text: object) -> set[str]:
    return set(re.findall(r"{\s*(\w+)\s*}", json.dumps(text)))
