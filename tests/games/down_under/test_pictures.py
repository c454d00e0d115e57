"""Every clause is shown on a board."""

import ast

from tests.support.clauses import clauses
from tests.support.games import folder_of


def test_every_clause_has_a_test_of_its_name_that_draws_the_board() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in folder_of("down-under").glob("test_*.py")]
    tests = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef) and draws(node)]
    shown = {"-".join(test.name.upper().split("_")[1:3]) for test in tests}
    assert set(clauses("down-under")) - shown == set()


def draws(test: ast.FunctionDef) -> bool:
    called = [node.func for node in ast.walk(test) if isinstance(node, ast.Call)]
    return any(isinstance(func, ast.Name) and func.id in ("drawn", "shows") for func in called)
