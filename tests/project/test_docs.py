"""README and docs are true: their commands run, their Python does what it says, their links lead somewhere."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from scripts import pictures

from tests.support.games import ROOT

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
THOROUGH = "TABLELANDS_THOROUGHNESS=5 .venv/bin/python -m pytest -n 2 tests/games/sturts_stony_desert/test_oracle.py"
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)\)")

ELSEWHERE = {
    THOROUGH: "the same test, with fewer games",
    "make test": "this is running under it",
    "make check": "make test runs it first",
    "make bench": "test_benchmarks_run, with less patience",
    "make mutants": "tests/mutants, on a toy",
    "make mutants GAME=outback": "tests/mutants, on a toy",
    "make mutants GAME=outback SAMPLE=300": "tests/mutants, on a toy",
    "make mutants GAME=outback ONLY=17": "tests/mutants, on a toy",
    "python -m scripts.rules_pages": "test_rules_pages and test_adding_a_game",
    "python -m tests.support.golden waterhole": "test_adding_a_game",
    "python -m pytest tests -k waterhole": "test_adding_a_game",
    "tablelands play waterhole --seats 2 --bot greedy": "test_adding_a_game",
}
"""Commands that are run in other places."""


def commands() -> list[str]:
    found = [line for page in PAGES for block in CONSOLE.findall(page.read_text()) for line in block.splitlines()]
    return sorted({line.removeprefix("$ ") for line in found if line.startswith("$ ")} - set(ELSEWHERE))


@pytest.mark.parametrize("command", commands())
def test_commands_run(command: str, tmp_path: Path) -> None:
    """With nobody at the keyboard, in a folder where `.venv` is the one we run in; make runs where the Makefile is."""
    (tmp_path / ".venv").symlink_to(Path(sys.prefix), target_is_directory=True)
    folder = ROOT if command.startswith("make ") else tmp_path
    done = subprocess.run(
        command, shell=True, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
    assert '"ok":false' not in done.stdout


@pytest.mark.parametrize("benchmark", ["playouts", "startup"])
def test_benchmarks_run(benchmark: str) -> None:
    arguments = ["--seconds", "0.01", "sturts-stony-desert"] if benchmark == "playouts" else []
    done = subprocess.run(
        [sys.executable, "-m", f"benchmarks.{benchmark}", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        env=os.environ | {"TABLELANDS_ROUNDS": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "x" in done.stdout


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text()):
        assert (page.parent / target).exists(), target


def test_python_on_the_front_page() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert (failed, tried > 5) == (0, True)


def test_pictures_are_up_to_date(tmp_path: Path) -> None:
    pictures.main(tmp_path)
    for picture in tmp_path.glob("*.svg"):
        assert _shape(picture) == _shape(ROOT / "docs" / "pictures" / picture.name)


def _shape(picture: Path) -> str:
    """Rich numbers its pictures at random."""
    return re.sub(r"terminal-\d+", "terminal", picture.read_text())
