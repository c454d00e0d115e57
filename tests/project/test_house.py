"""The four games have one shape, and their game.py declares parts instead of forwarding to them."""

import ast
import re
from pathlib import Path

import pytest

from tests.support.games import ROOT

GAMES = ROOT / "src" / "tablelands" / "games"
TOP = {"__init__.py", "components.py", "diagram.py", "game.py", "state.py"}
FORMATS = {"moves.py", "notation.py", "options.py", "positions.py", "screen.py", "wire.py"}
WORDS = {"ending.py", "guide.py", "prompts.py", "reasons.py", "stories.py", "texts.py"}
RULES = {"__init__.py", "broken.py", "flow.py"}
OURS = ("down_under", "downhill", "outback", "sturts_stony_desert")
ours = pytest.mark.parametrize("folder", [GAMES / name for name in OURS], ids=OURS)


def files(folder: Path) -> set[str]:
    return {path.name for path in folder.glob("*.py")}


@ours
def test_every_game_has_the_same_folders_and_the_same_names_in_them(folder: Path) -> None:
    assert files(folder) == TOP
    assert {path.name for path in folder.iterdir() if path.is_dir()} - {"__pycache__", "data"} == {
        "formats",
        "rules",
        "words",
    }
    assert files(folder / "formats") >= FORMATS
    assert files(folder / "words") >= WORDS
    assert files(folder / "rules") >= RULES


@ours
def test_rules_need_nothing_but_rules(folder: Path) -> None:
    """Position, components and what marks a rule; no formats and no words."""
    for path in (folder / "rules").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom) and node.level == 2:
                assert node.module in ("state", "components"), path
            elif isinstance(node, ast.ImportFrom) and node.level == 0 and (node.module or "").startswith("tablelands"):
                assert node.module in ("tablelands.core.rule", "tablelands.core.rule"), path


@ours
def test_game_py_declares_its_parts_and_forwards_nothing(folder: Path) -> None:
    tree = ast.parse((folder / "game.py").read_text())
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name != "__init__":
            assert not forwards(node), f"{node.name} only forwards"


def forwards(function: ast.FunctionDef) -> bool:
    """Whether all it does is to call something with its own arguments."""
    body = [node for node in function.body if not is_docstring(node)]
    if len(body) != 1 or not isinstance(body[0], ast.Return) or not isinstance(body[0].value, ast.Call):
        return False
    own = {argument.arg for argument in function.args.args}
    return all(isinstance(one, ast.Name) and one.id in own for one in body[0].value.args)


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def test_test_modules_are_strangers() -> None:
    """What several need is in a module that holds no tests."""
    tests = sorted((ROOT / "tests").rglob("test_*.py"))
    imports = re.compile(r"^(?:from|import) (?:tests\.\S*\.test_|tests\.\S+ import .*\btest_)", re.MULTILINE)
    assert [path.name for path in tests if imports.search(path.read_text("utf-8"))] == []
