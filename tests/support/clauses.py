"""The clauses of the rules pages."""

from tablelands.core.pages import rules_page
from tablelands.core.registry import find_game


def clauses(game_id: str) -> list[str]:
    page = rules_page(find_game(game_id))
    assert page
    return [clause.id for clause in page.clauses()]
