"""The language of the terminal: from the command line, else from the save, else from the system."""

import os

from tablelands.core.errors import BadRequest
from tablelands.core.text import LANGUAGES, Language, Text, give_ids

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
UNKNOWN_LANGUAGE = Text(
    "unknown language '{word}'; there are {known}",
    "Unbekannte Sprache „{word}“; es gibt {known}",
    "langue inconnue «\u00a0{word}\u00a0»\u00a0; il y a {known}",
)
give_ids("cli.languages", globals())


def known_language(word: object) -> Language | None:
    return next((language for language in LANGUAGES if language == word), None)


def system_language() -> Language:
    system = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    return known_language(system[:2]) or "en"


def language_called(word: str) -> Language:
    language = known_language(word)
    if language is None:
        raise BadRequest(UNKNOWN_LANGUAGE.fill(word=word, known=", ".join(LANGUAGES)))
    return language
