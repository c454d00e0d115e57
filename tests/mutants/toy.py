"""A project with one tiny game in it: stones are taken away, one or two at a time."""

import shutil
from pathlib import Path

from tests.support.games import ROOT

GAME = "stones"

RULES = '''\
"""A comment with 3 numbers and a > b."""

from tablelands.core.rule import rule

MOST: int = 2


@rule
def may_take(taken: int) -> bool:
    return taken <= MOST


@rule
def turns(stones: int) -> int:
    """How many if everybody takes one."""
    count = 0
    while stones > 0:
        stones -= 1
        count += 1
    return count
'''

TESTS = """\
from tablelands.games.stones.rules.taking import may_take, turns


def test_one_or_two_may_be_taken() -> None:
    assert [may_take(taken) for taken in (1, 2, 3)] == [True, True, False]


def test_turns() -> None:
    assert [turns(stones) for stones in range(4)] == [0, 1, 2, 3]
"""


def make_toy(root: Path, tests: str = TESTS) -> Path:
    shutil.copytree(ROOT / "src/tablelands/core", root / "src/tablelands/core")
    game, folder = root / "src/tablelands/games" / GAME, root / "tests/games" / GAME
    for package in (game.parent.parent, game.parent, game, game / "rules", folder.parent.parent, folder.parent, folder):
        package.mkdir(parents=True, exist_ok=True)
        (package / "__init__.py").touch()
    (game / "rules/taking.py").write_text(RULES)
    (game / "rules/words.py").write_text("STONES = 3\n")
    (game / "thinking.py").write_text(RULES)
    (folder / "test_rules.py").write_text(tests)
    (root / "docs").mkdir()
    return root
