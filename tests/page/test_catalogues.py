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


def gaps(text: object) -> set[str]:
    return set(re.findall(r"{\s*(\w+)\s*}", json.dumps(text)))
