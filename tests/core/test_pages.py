"""Rules pages: how they are read, and what is said about one that is not complete."""

import pytest

from tablelands.core.pages import read_page, rules_page
from tablelands.core.registry import find_game
from tests.toys.fists import FistsGame

TITLE = 'title = { en = "Fists", de = "Fäuste", fr = "Poings" }\n'
INTRO = 'intro = { en = "Show a fist.", de = "Zeige eine Faust.", fr = "Montrez le poing." }\n'
SECTION = '[[section]]\ntitle = { en = "Rules", de = "Regeln", fr = "Règles" }\n'
CLAUSE = '[[section.clause]]\nid = "FI-1"\nen = """\nTwo play.\n"""\nde = "Zwei spielen."\nfr = "On joue à deux."\n'


def test_a_page_is_read() -> None:
    page = read_page(TITLE + INTRO + SECTION + CLAUSE)
    assert (page.title.fr, page.intro.de) == ("Poings", "Zeige eine Faust.")
    assert [(clause.id, clause.text.en) for clause in page.clauses()] == [("FI-1", "Two play.")]
    assert (page.sections[0].text, page.about_rulings, page.rulings, page.notes) == (None, None, (), ())


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        (TITLE, "'intro' has no text in en, de, fr"),
        (TITLE + INTRO + SECTION + CLAUSE.replace("On joue à deux.", " "), "FI-1 has no text in fr"),
        (TITLE + INTRO + SECTION.replace("de =", "nl ="), "'title' has no text in de"),
        (TITLE + INTRO + '[[ruling]]\nclauses = ["FI-1"]\nde = "Nie."', "the ruling on FI-1 has no text in en, fr"),
        (TITLE + INTRO + '[[ruling]]\nen = "Never."', "a ruling has no clauses"),
        (TITLE + INTRO + SECTION + CLAUSE.replace("id =", "name ="), "a clause has no id"),
        ('title = "Fists"\n' + INTRO, "'title' has no text in en, de, fr"),
        (TITLE + INTRO + "[[notes]]\n" + TITLE, "there is no part notes; parts are title, intro, section"),
        (TITLE + INTRO + "[[note]]\n" + TITLE + 'en = "..."', "the note 'Fists' has no text in de, fr"),
    ],
)
def test_what_is_missing_is_named(written: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read_page(written)


def test_a_game_without_the_file_has_no_page() -> None:
    assert rules_page(FistsGame()) is None
    assert rules_page(find_game("downhill")) is not None
