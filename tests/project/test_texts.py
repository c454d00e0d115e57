"""Every text has the same placeholders in every language."""

import importlib
import pkgutil
from string import Formatter
from types import ModuleType

import tablelands
from tablelands.core.ruled import Reason
from tablelands.core.text import LANGUAGES, Text


def modules() -> list[ModuleType]:
    names = [module.name for module in pkgutil.walk_packages(tablelands.__path__, "tablelands.")]
    skipped = ("tablelands.__main__", "tablelands.search.kernels")
    return [importlib.import_module(name) for name in names if not name.startswith(skipped)]


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


def test_placeholders_agree() -> None:
    found = [text for module in modules() for value in vars(module).values() for text in texts(value)]
    assert len(found) > 60
    for text in found:
        assert all(text.say(language).strip() for language in LANGUAGES), text
        assert placeholders(text.en) == placeholders(text.de) == placeholders(text.fr), text
