"""A rules page says the same in every language, and the pages of docs/rules are made from it."""

import re
from collections import Counter
from pathlib import Path

import pytest
from scripts import rules_pages

from tablelands.core.pages import Page, rules_page
from tablelands.core.registry import find_game, game_ids
from tablelands.core.text import LANGUAGES, Language, Text

MARKS: dict[Language, tuple[str, ...]] = {
    "en": ("ruling", "rulings", "reconstructed", "designed"),
    "de": ("Auslegung", "Auslegungen", "rekonstruiert", "entworfen"),
    "fr": ("interprétation", "interprétations", "reconstitué", "conçu"),
}
MARK = re.compile(r"\*\(([^)]*)\)\*")
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
CLAUSE = re.compile(r"\b[A-Z]{2}-\d+")
LINK = re.compile(r"\]\(([^)#]+)\)")
ANCHOR = re.compile(r"\]\(#([^)]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
TABLE = re.compile(r"(?:^\|.*\|$\n?)+", re.MULTILINE)

games = pytest.mark.parametrize("game_id", game_ids())


def page_of(game_id: str) -> Page:
    page = rules_page(find_game(game_id))
    assert page
    return page


def clauses_and_more(page: Page) -> dict[str, Text]:
    found = {"title": page.title, "intro": page.intro}
    for section in page.sections:
        found[f"section {section.title}"] = section.title
        if section.text:
            found[f"text of {section.title}"] = section.text
        found |= {clause.id: clause.text for clause in section.clauses}
    if page.about_rulings:
        found["about rulings"] = page.about_rulings
    found |= {f"ruling {number} on {ruling.clauses}": ruling.text for number, ruling in enumerate(page.rulings)}
    found |= {f"note {note.title}": note.text for note in page.notes}
    return found


def marks_in(text: str) -> list[str]:
    """The words that are inside of marks, such as *(ruling)* or *(the 9 is reconstructed)*."""
    return [re.sub(r"^(reconstitué)e?s?$", r"\1", word) for mark in MARK.findall(text) for word in mark.split()]


def marks(text: str) -> Counter[int]:
    words = marks_in(text)
    return Counter(
        {kind: sum(word in names for word in words) for kind, names in enumerate(zip(*MARKS.values(), strict=True))}
    )


def table_shapes(text: str) -> list[list[int]]:
    return [[row.count("|") for row in CODE.sub("", table).splitlines()] for table in TABLE.findall(text)]


AGREE = {
    "clauses": lambda text: Counter(CLAUSE.findall(text)),
    "numbers": lambda text: Counter(re.findall(r"\d+", text)),
    "code": lambda text: Counter(CODE.findall(text)),
    "links": lambda text: LINK.findall(text),
    "marks": marks,
    "paragraphs": lambda text: len(re.split(r"\n\n+", text)),
    "headings": lambda text: len(HEADING.findall(CODE.sub("", text))),
    "tables": table_shapes,
}


@pytest.mark.parametrize("what", AGREE)
@games
def test_languages_agree(game_id: str, what: str) -> None:
    for name, text in clauses_and_more(page_of(game_id)).items():
        english, german, french = (AGREE[what](text.say(language)) for language in LANGUAGES)
        assert english == german, name
        assert english == french, name


@games
def test_every_clause_is_translated(game_id: str) -> None:
    """That no language is missing or empty is seen to when the page is read."""
    page = page_of(game_id)
    texts = [clause.text for clause in page.clauses()] + [ruling.text for ruling in page.rulings]
    assert [text.en for text in texts if len({text.en, text.de, text.fr}) < len(LANGUAGES)] == []


@games
def test_marks_are_those_of_the_language(game_id: str) -> None:
    for name, text in clauses_and_more(page_of(game_id)).items():
        for language in LANGUAGES:
            said = text.say(language)
            known = [word for word in marks_in(said) if word in MARKS[language]]
            assert len(known) == len(MARK.findall(said)), name


@games
def test_no_clause_or_ruling_is_told_twice(game_id: str) -> None:
    page = page_of(game_id)
    ids = [clause.id for clause in page.clauses()]
    assert len(set(ids)) == len(ids)
    texts = [clause.text for clause in page.clauses()] + [ruling.text for ruling in page.rulings]
    for language in LANGUAGES:
        assert len({text.say(language) for text in texts}) == len(texts)


@games
def test_only_clauses_of_the_page_are_cited(game_id: str) -> None:
    page = page_of(game_id)
    known = {clause.id for clause in page.clauses()}
    assert {clause for ruling in page.rulings for clause in ruling.clauses} <= known
    for name, text in clauses_and_more(page).items():
        assert set(CLAUSE.findall(text.en)) <= known, name


@games
def test_french_keeps_no_break_spaces(game_id: str) -> None:
    wrong = re.compile(r"[^\u00a0][;:?!»](?=[\s*)]|$)|[ \n](?:[;:?»]|!(?!\[))|«[^\u00a0]")
    for name, text in clauses_and_more(page_of(game_id)).items():
        words = CODE.sub("code", text.fr)
        assert [words[max(0, at.start() - 20) : at.end()] for at in wrong.finditer(words)] == [], name


@games
def test_french_has_the_apostrophe_of_print_and_nobody_straight_quotes(game_id: str) -> None:
    for name, text in clauses_and_more(page_of(game_id)).items():
        assert not re.search(r"\w'\w", CODE.sub("code", text.fr)), name
        assert not any('"' in CODE.sub("code", text.say(language)) for language in ("de", "fr")), name


@games
def test_pages_are_up_to_date(game_id: str) -> None:
    made = {path: text for path, text in rules_pages.all_pages().items() if path.stem == game_id}
    assert len(made) == len(LANGUAGES)
    for path, text in made.items():
        assert path.read_text("utf-8") == text, "run python -m scripts.rules_pages"


@games
def test_anchors_lead_to_headings(game_id: str) -> None:
    for language in LANGUAGES:
        text = rules_pages.markdown(game_id, page_of(game_id), language)
        headings = {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in HEADING.findall(text)}
        assert set(ANCHOR.findall(text)) <= headings


def test_every_page_in_the_folder_is_made() -> None:
    assert set(rules_pages.HOME.rglob("*.md")) == set(rules_pages.all_pages())


def test_check_notices_a_page_that_was_changed_by_hand(tmp_path: Path) -> None:
    rules_pages.main(home=tmp_path)
    rules_pages.main(home=tmp_path, check=True)
    page = tmp_path / "fr" / "downhill.md"
    page.write_text(page.read_text("utf-8").replace("DH-4", "DH-5"), "utf-8")
    with pytest.raises(SystemExit, match=r"not up to date: fr.downhill\.md; run python"):
        rules_pages.main(home=tmp_path, check=True)
