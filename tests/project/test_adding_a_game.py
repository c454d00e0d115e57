"""Follows docs/adding-a-game.md to the letter, in a copy of the project, and runs the tests of the new game there."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.support.games import ROOT
from tests.support.waterhole import write_waterhole


def run(project: Path, *command: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *command],
        cwd=project,
        input=typed,
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": f"{project / 'src'}{os.pathsep}{project}", "LANG": "C.UTF-8"},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_fifth_game_is_added_by_following_the_page(tmp_path: Path) -> None:
    for name in ("src", "tests", "docs", "scripts", "benchmarks", "research", "examples", "web/messages"):
        shutil.copytree(
            ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "node_modules", "page")
        )
    for page in (ROOT / "pyproject.toml", ROOT / "Containerfile", *ROOT.glob("*.md")):
        shutil.copy(page, tmp_path)
    assert write_waterhole(tmp_path) == 9
    run(tmp_path, "-m", "scripts.rules_pages")
    assert "golden-2.json" in run(tmp_path, "-m", "tests.support.golden", "waterhole")
    told = run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", "-k", "waterhole")
    passed = re.search(r"\b(\d+) passed", told)
    assert passed is not None, told
    assert int(passed[1]) > 70
    assert "Bot greedy (player 2) plays" in run(
        tmp_path, "-m", "tablelands", "play", "waterhole", "--seats", "2", "--bot", "greedy", typed="1\n"
    )
