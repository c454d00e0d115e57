"""Writes the rules pages of docs/rules, in every language: python -m scripts.rules_pages [--check]

They are made from each game's words/rules.toml. With --check nothing is written; a page that is not up to date is an
error.
"""

import re
import sys
from pathlib import Path

from tablelands.core.pages import Clause, Note, Page, Section, rules_page
from tablelands.core.registry import find_game, game_ids
from tablelands.core.text import LANGUAGES, Language, Text

HOME = Path(__file__).parents[1] / "docs" / "rules"
MADE = "<!-- Made from words/rules.toml of the game by `python -m scripts.rules_pages`; change it there. -->"
NAMES: dict[Language, str] = {"en": "English", "de": "Deutsch", "fr": "Français"}
RELATIVE_LINK = re.compile(r"\]\((?!#|\w+:)")

RULINGS = Text("Rulings", "Auslegungen", "Interprétations")
HEADER = Text("| clause | ruling |", "| Regel | Auslegung |", "| règle | interprétation |")


def main(*, check: bool = False, home: Path = HOME) -> None:
    outdated = {path: text for path, text in all_pages(home).items() if not path.is_file() or _read(path) != text}
    if check and outdated:
        names = ", ".join(str(path.relative_to(home)) for path in outdated)
        raise SystemExit(f"not up to date: {names}; run python -m scripts.rules_pages")
    for path, text in outdated.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def _read(path: Path) -> str:
    return path.read_text("utf-8")


def all_pages(home: Path = HOME) -> dict[Path, str]:
    pages = {game_id: rules_page(find_game(game_id)) for game_id in game_ids()}
    return {
        home / _place(game_id, language): markdown(game_id, page, language)
        for game_id, page in pages.items()
        if page
        for language in LANGUAGES
    }


def _place(game_id: str, language: Language) -> str:
    """Below docs/rules. Links in the texts are written as they are for English."""
    return f"{game_id}.md" if language == "en" else f"{language}/{game_id}.md"


def markdown(game_id: str, page: Page, language: Language) -> str:
    up = "" if language == "en" else "../"
    body = [
        page.intro.say(language),
        *(_section(section, language) for section in page.sections),
        *_rulings(page, language),
        *(_note(note, language) for note in page.notes),
    ]
    text = RELATIVE_LINK.sub(f"]({up}", "\n\n".join(body))
    return f"{MADE}\n\n# {page.title.say(language)}\n\n{_languages(game_id, language, up)}\n\n{text}\n"


def _languages(game_id: str, here: Language, up: str) -> str:
    return " · ".join(
        NAMES[language] if language == here else f"[{NAMES[language]}]({up}{_place(game_id, language)})"
        for language in LANGUAGES
    )


def _section(section: Section, language: Language) -> str:
    text = [section.text.say(language)] if section.text else []
    clauses = "".join(_clause(clause, language) for clause in section.clauses).strip()
    return "\n\n".join([f"## {section.title.say(language)}", *text, *([clauses] if clauses else [])])


def _clause(clause: Clause, language: Language) -> str:
    """An item of a list; what follows a table needs an empty line."""
    text = clause.text.say(language)
    lines = text.replace("\n", "\n  ").replace("\n  \n", "\n\n")
    return f"- **{clause.id}** {lines}\n" + ("\n" if text.endswith("|") else "")


def _rulings(page: Page, language: Language) -> list[str]:
    if not page.rulings:
        return []
    about = [page.about_rulings.say(language)] if page.about_rulings else []
    rows = [f"| {', '.join(ruling.clauses)} | {_one_line(ruling.text.say(language))} |" for ruling in page.rulings]
    return [f"## {RULINGS.say(language)}", *about, "\n".join([HEADER.say(language), "|---|---|", *rows])]


def _one_line(text: str) -> str:
    return re.sub(r" *\n *", " ", text)


def _note(note: Note, language: Language) -> str:
    return f"## {note.title.say(language)}\n\n{note.text.say(language)}"


if __name__ == "__main__":
    main(check="--check" in sys.argv[1:])
