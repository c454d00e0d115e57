"""The rules page of a game: its clauses, the rulings behind them and what else there is to know, in every language.

A game writes it into `words/rules.toml` of its package; texts are Markdown. Nothing is read before somebody asks.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from tablelands.core.game import Game
from tablelands.core.text import LANGUAGES, Text

PARTS = ("title", "intro", "section", "rulings", "ruling", "note")


@dataclass(frozen=True, slots=True)
class Clause:
    id: str
    text: Text


@dataclass(frozen=True, slots=True)
class Section:
    title: Text
    text: Text | None
    """What stands before its clauses, where anything does."""
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """An answer to a question that the printed rules leave open."""

    clauses: tuple[str, ...]
    text: Text


@dataclass(frozen=True, slots=True)
class Note:
    title: Text
    text: Text


@dataclass(frozen=True, slots=True)
class Page:
    title: Text
    intro: Text
    sections: tuple[Section, ...]
    about_rulings: Text | None
    rulings: tuple[Ruling, ...]
    notes: tuple[Note, ...]

    def clauses(self) -> list[Clause]:
        return [clause for section in self.sections for clause in section.clauses]


def rules_page(game: Game[Any, Any, Any]) -> Page | None:
    """The rules page of a game; None if it has none."""
    return _page_in(type(game).__module__.rpartition(".")[0])


@cache
def _page_in(package: str) -> Page | None:
    if not package:
        return None
    file = files(package) / "words" / "rules.toml"
    return read_page(file.read_text("utf-8")) if file.is_file() else None


def read_page(written: str) -> Page:
    """Raises ValueError, naming the place, for an incomplete page."""
    fields = tomllib.loads(written)
    unknown = fields.keys() - PARTS
    if unknown:
        raise ValueError(f"rules.toml: there is no part {', '.join(sorted(unknown))}; parts are {', '.join(PARTS)}")
    return Page(
        _text(fields, "title"),
        _text(fields, "intro"),
        tuple(_section(section) for section in fields.get("section", ())),
        _optional(fields, "rulings"),
        tuple(_ruling(ruling) for ruling in fields.get("ruling", ())),
        tuple(_note(note) for note in fields.get("note", ())),
    )


def _section(fields: Mapping[str, Any]) -> Section:
    return Section(
        _text(fields, "title"), _optional(fields, "text"), tuple(_clause(clause) for clause in fields.get("clause", ()))
    )


def _clause(fields: Mapping[str, Any]) -> Clause:
    if "id" not in fields:
        raise ValueError("rules.toml: a clause has no id")
    return Clause(fields["id"], _languages(fields, fields["id"]))


def _ruling(fields: Mapping[str, Any]) -> Ruling:
    clauses = tuple(fields.get("clauses", ()))
    if not clauses:
        raise ValueError("rules.toml: a ruling has no clauses")
    return Ruling(clauses, _languages(fields, f"the ruling on {', '.join(clauses)}"))


def _note(fields: Mapping[str, Any]) -> Note:
    title = _text(fields, "title")
    return Note(title, _languages(fields, f"the note '{title}'"))


def _text(fields: Mapping[str, Any], field: str) -> Text:
    return _languages(fields.get(field), f"'{field}'")


def _optional(fields: Mapping[str, Any], field: str) -> Text | None:
    return _text(fields, field) if field in fields else None


def _languages(fields: object, where: str) -> Text:
    given = fields if isinstance(fields, Mapping) else {}
    texts = {language: str(given.get(language, "")).strip() for language in LANGUAGES}
    missing = [language for language, text in texts.items() if not text]
    if missing:
        raise ValueError(f"rules.toml: {where} has no text in {', '.join(missing)}; write it in {', '.join(LANGUAGES)}")
    return Text(**texts)
