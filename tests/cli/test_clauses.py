"""The rules page at the terminal: which clauses there are, and one at a time."""

import pytest

from tablelands.cli import clauses
from tablelands.core.pages import rules_page
from tablelands.core.registry import find_game, game_ids
from tablelands.core.text import LANGUAGES


@pytest.mark.parametrize("game_id", game_ids())
def test_every_clause_is_listed_once_and_can_be_read(game_id: str) -> None:
    game = find_game(game_id)
    page = rules_page(game)
    assert page
    for language in LANGUAGES:
        _, *sections, how = [text.say(language) for text in clauses.contents(game)]
        listed = [name for section in sections for name in section.rpartition(": ")[2].split(", ")]
        assert listed == [clause.id for clause in page.clauses()]
        assert listed[0] in how
        assert all(clauses.clause(game, name) for name in listed)


def test_a_clause_comes_with_its_table() -> None:
    found = clauses.clause(find_game("downhill"), "DH-12")
    assert found
    assert found[1].en.splitlines()[1:4] == [
        "place  2 players  3  4  5   6",
        "1      4          6  8  10  12",
        "2      0          2  4  6   8",
    ]
