"""The rules pages of docs/rules, clause by clause: what a refusal's DU-5 stands for. They are in English."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from tablelands.core.game import Game

PAGES = (files("tablelands") / "rules", Path(__file__).parents[3] / "docs" / "rules")
"""In an installed program, and in a working copy."""
CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d+)\*\* (.*?)(?=\n(?:- |#|\n(?=[^ ]))|\Z)", re.MULTILINE | re.DOTALL)
EMPHASIS = re.compile(r"\*([^*\s][^*]*)\*")
NUMBER = re.compile(r"(?:[A-Za-z]{2})?[- ]?(\d{1,3})")


def clause(game: Game[Any, Any, Any], wanted: str) -> tuple[str, str] | None:
    """Name and text of a clause, by its name or number."""
    found = NUMBER.fullmatch(wanted.strip())
    if found is None:
        return None
    by_number = {name.partition("-")[2]: (name, text) for name, text in _clauses(game.id).items()}
    return by_number.get(str(int(found[1])))


def example(game: Game[Any, Any, Any]) -> str | None:
    """The name of some clause, for a game that has a page."""
    return next(iter(_clauses(game.id)), None)


@cache
def _clauses(game_id: str) -> dict[str, str]:
    for folder in PAGES:
        page = folder / f"{game_id}.md"
        if page.is_file():
            return {name: _plain(text) for name, text in CLAUSE.findall(page.read_text("utf-8"))}
    return {}


def _plain(text: str) -> str:
    """Paragraphs in one line each, and tables in columns."""
    parts = [_table(part) if part.lstrip().startswith("|") else " ".join(part.split()) for part in text.split("\n\n")]
    return EMPHASIS.sub(r"\1", "\n".join(parts)).replace("`", "")


def _table(rows: str) -> str:
    cells = [[cell.strip() for cell in row.strip().strip("|").split("|")] for row in rows.replace("`", "").splitlines()]
    cells = [row for row in cells if not set("".join(row)) <= set("-: ")]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = ["  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)) for row in cells]
    return "\n".join(line.rstrip() for line in lines)
