"""The clauses of a game's rules page as plain text: list them, and look one up by its name or number."""

import re
from typing import Any

from tablelands.cli import texts
from tablelands.core.game import Game
from tablelands.core.pages import Clause, rules_page
from tablelands.core.text import LANGUAGES, Text

EMPHASIS = re.compile(r"\*([^*\s][^*]*)\*")
NUMBER = re.compile(r"(?:[A-Za-z]{2})?[- ]?(\d{1,3})")


def clause(game: Game[Any, Any, Any], wanted: str) -> tuple[str, Text] | None:
    """Name and text of a clause, by its name or number."""
    found = NUMBER.fullmatch(wanted.strip())
    if found is None:
        return None
    ending = f"-{int(found[1])}"
    return next(((clause.id, _plain(clause.text)) for clause in _clauses(game) if clause.id.endswith(ending)), None)


def example(game: Game[Any, Any, Any]) -> str | None:
    """The name of the first clause; None if the game has no rules page."""
    return next((clause.id for clause in _clauses(game)), None)


def contents(game: Game[Any, Any, Any]) -> list[Text]:
    """The names of all clauses by section, and how to read one; empty if the game has no rules page."""
    page = rules_page(game)
    if page is None:
        return []
    sections = [
        texts.CLAUSES_OF.fill(title=section.title, clauses=", ".join(clause.id for clause in section.clauses))
        for section in page.sections
        if section.clauses
    ]
    return [texts.CLAUSES, *sections, texts.ONE_CLAUSE.fill(clause=page.clauses()[0].id)]


def _clauses(game: Game[Any, Any, Any]) -> list[Clause]:
    page = rules_page(game)
    return page.clauses() if page else []


def _plain(text: Text) -> Text:
    return Text(*(_unmarked(text.say(language)) for language in LANGUAGES))


def _unmarked(text: str) -> str:
    """Remove Markdown: each paragraph becomes a line, and tables get columns."""
    parts = [_table(part) if part.startswith("|") else part.replace("\n", " ") for part in text.split("\n\n")]
    return EMPHASIS.sub(r"\1", "\n".join(parts)).replace("`", "")


def _table(rows: str) -> str:
    cells = [[cell.strip() for cell in row.strip().strip("|").split("|")] for row in rows.replace("`", "").splitlines()]
    cells = [row for row in cells if not set("".join(row)) <= set("-: ")]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = ["  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)) for row in cells]
    return "\n".join(line.rstrip() for line in lines)
