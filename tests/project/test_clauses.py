"""Every clause of a rules page is tested, and every refusal names a clause of the page."""

import re

import pytest

from tablelands.core.registry import find_game, game_ids
from tablelands.core.ruled_game import RuledGame
from tests.support.clauses import clauses
from tests.support.games import ROOT, folder_of

games = pytest.mark.parametrize("game_id", game_ids())


@games
def test_every_clause_stands_once_on_the_rules_page(game_id: str) -> None:
    found = clauses(game_id)
    assert found
    assert len(set(found)) == len(found)
    assert all(re.fullmatch(r"[A-Z]{2}-\d+", clause) for clause in found)


@games
def test_every_clause_has_a_test_of_its_name(game_id: str) -> None:
    tests = "".join(path.read_text() for path in folder_of(game_id).rglob("test_*.py"))
    named = set(re.findall(r"def test_([a-z]{2}_\d+)_", tests))
    missing = [clause for clause in clauses(game_id) if clause.lower().replace("-", "_") not in named]
    assert not missing


@games
def test_refusals_name_clauses_of_the_page(game_id: str) -> None:
    game = find_game(game_id)
    if isinstance(game, RuledGame):
        assert {reason.clause for reason in game.reasons.values()} <= set(clauses(game_id))


@games
def test_the_rules_cite_only_clauses_of_the_page(game_id: str) -> None:
    known = clauses(game_id)
    prefix = known[0][:2]
    folder = ROOT / "src" / "tablelands" / "games" / game_id.replace("-", "_")
    for path in folder.rglob("*.py"):
        cited = set(re.findall(rf"\b{prefix}-\d+", path.read_text()))
        assert cited <= set(known), path
