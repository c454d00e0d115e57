"""README and docs are true: their commands run, their Python does what it says, their links lead somewhere."""

import doctest
import hashlib
import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from scripts import pictures

from tablelands.core.check_sums import check_sum
from tablelands.core.match import Match
from tablelands.core.node import Chance, Decide
from tablelands.core.record import Record
from tablelands.core.registry import find_game, game_ids
from tests.support.games import ROOT

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
THOROUGH = "TABLELANDS_THOROUGHNESS=5 .venv/bin/python -m pytest -n 2 tests/games/sturts_stony_desert/test_oracle.py"
LEARNING = ".venv/bin/python -m research.learn_outback basic"
BOTS = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
LADDERS = re.findall(r"^\$ (.* arena .*(?:--ladder|--simulations).*)$", BOTS, re.MULTILINE)
TUNING = re.findall(r"^\$ (.* research\.tune .*)$", (ROOT / "docs" / "search.md").read_text(), re.MULTILINE)
MEASURED = re.findall(r"^\$ (.*benchmarks\.(?:seats|thinking).*)$", BOTS, re.MULTILINE)
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")

ELSEWHERE = {
    THOROUGH: "the same test, with fewer games",
    "make play": "test_play_starts_a_server_and_says_where: it goes on until it is stopped",
    "make test": "this is running under it",
    "make check": "make test runs it first",
    "make docs": "tests/project/test_site.py",
    "make bench": "test_benchmarks_run, with less patience",
    "make mutants": "tests/mutants, on a toy",
    "make mutants GAME=outback": "tests/mutants, on a toy",
    "make mutants GAME=outback SAMPLE=300": "tests/mutants, on a toy",
    "make mutants GAME=outback ONLY=17": "tests/mutants, on a toy",
    "python -m scripts.rules_pages": "test_rules_pages and test_adding_a_game",
    "python -m tests.support.golden waterhole": "test_adding_a_game",
    "python -m pytest tests -k waterhole": "test_adding_a_game",
    "tablelands play waterhole --seats 2 --bot greedy": "test_adding_a_game",
    LEARNING: "test_learning, with fewer games",
    **dict.fromkeys(TUNING, "test_tuning, with fewer games"),
    **dict.fromkeys(LADDERS, "tests/arena, with fewer games"),
    **dict.fromkeys(MEASURED, "test_bots_are_measured, with fewer games"),
}
"""Commands that are run in other places."""


def commands() -> list[str]:
    """Those of the server need one: tests/server/test_docs.py runs them."""
    pages = [page for page in PAGES if page.name != "server.md"]
    found = [line for page in pages for block in CONSOLE.findall(page.read_text()) for line in block.splitlines()]
    return sorted({line.removeprefix("$ ") for line in found if line.startswith("$ ")} - set(ELSEWHERE))


@pytest.mark.parametrize("command", commands())
def test_commands_run(command: str, tmp_path: Path) -> None:
    """With nobody at the keyboard, in a folder where `.venv` is the one we run in; make and research run in ours."""
    (tmp_path / ".venv").symlink_to(Path(sys.prefix), target_is_directory=True)
    folder = ROOT if command.startswith("make ") or " research." in command else tmp_path
    own = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        command, shell=True, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=own, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
    assert '"ok":false' not in done.stdout


def test_play_starts_a_server_and_says_where(tmp_path: Path) -> None:
    playing = subprocess.Popen(
        ["make", "play", "PLAY=--port 0"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=os.environ | {"XDG_DATA_HOME": str(tmp_path), "BROWSER": "true"},
        start_new_session=True,
    )
    try:
        assert playing.stdout is not None
        said = next(line for line in playing.stdout if "http://" in line)
        address = said[said.index("http://") :].strip()
        assert b"<title>Tablelands" in urllib.request.urlopen(address, timeout=20).read()
    finally:
        os.killpg(playing.pid, signal.SIGTERM)
        playing.communicate(timeout=30)


def test_play_for_others_says_what_to_type_on_a_phone(tmp_path: Path) -> None:
    """As `HOST=0.0.0.0 make play` starts it."""
    command = [sys.executable, "-m", "tablelands", "serve", "--host", "0.0.0.0", "--port", "0", "--data", str(tmp_path)]
    playing = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert playing.stdout is not None
        here, there = (playing.stdout.readline() for _ in range(2))
        assert "http://127.0.0.1:" in here
        found = re.search(r"http://(?!0\.0\.0\.0)[\d.]+:\d+/", there)
        assert found is not None
        assert b"<title>Tablelands" in urllib.request.urlopen(found[0], timeout=20).read()
    finally:
        playing.terminate()
        playing.communicate(timeout=30)


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


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("seats sturts-stony-desert --games 1 --simulations 50 --opening 2", "2 seats, claim=True: "),
        ("thinking sturts-stony-desert --positions 1", "as they are told"),
    ],
)
def test_bots_are_measured(command: str, says: str) -> None:
    measuring = [sys.executable, "-m", *f"benchmarks.{command}".split()]
    done = subprocess.run(measuring, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert says in done.stdout


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text()):
        assert (page.parent / target).exists(), target


def test_the_changelog_keeps_its_form() -> None:
    """Versions from the newest to the oldest, and in each the groups of Keep a Changelog, once and in order."""
    groups = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]
    versions = re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)[1:]
    names = [version.splitlines()[0] for version in versions]
    assert names[0] == "Unreleased"
    assert all(re.fullmatch(r"\d+\.\d+\.\d+ - \d{4}-\d\d-\d\d", name) for name in names[1:])
    assert names[1:] == sorted(names[1:], reverse=True)
    for version in versions:
        found = re.findall(r"^### (.*)$", version, re.MULTILINE)
        assert found == [group for group in groups if group in found]


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_python_in_the_docs(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert (failed, tried > 5) == (0, True)


def test_pictures_are_up_to_date(tmp_path: Path) -> None:
    pictures.main(tmp_path)
    for picture in tmp_path.glob("*.svg"):
        assert _shape(picture) == _shape(ROOT / "docs" / "pictures" / picture.name)


def _shape(picture: Path) -> str:
    """Rich numbers its pictures at random."""
    return re.sub(r"terminal-\d+", "terminal", picture.read_text())


@pytest.mark.parametrize("game_id", game_ids())
def test_check_sums_are_computed_as_the_engine_page_says(game_id: str) -> None:
    page, game = " ".join((ROOT / "docs" / "engine.md").read_text().split()), find_game(game_id)
    sentence = page[page.index("`checks` holds sums over") : page.index("A game that was taken up")]
    derived = {name: field for field, name in re.findall(r"`(\w+)` in ([\w' ]+?)[,.]", sentence)}
    left_out = {*re.findall(r"its field `(\w+)`", sentence), derived.get(str(game.name))}
    digits = int(re.findall(r"first (\d+) hexadecimal", sentence)[0])
    match = Match(game, game.setup(2), seed=4)
    for _ in range(12):
        if isinstance(match.node, Chance):
            match.chance()
        elif isinstance(match.node, Decide) and not match.node.sealed:
            seat = match.node.seats[0]
            match.play(seat, game.sample_move(match.state, seat, match.bot_random))
    told = {name: value for name, value in match.position().items() if name not in left_out}
    written = json.dumps(told, sort_keys=True, separators=(",", ":"))
    assert hashlib.sha256(written.encode("ascii")).hexdigest()[:digits] == check_sum(game, match.setup, match.state)
    assert check_sum(game, match.setup, match.state) in {one["sum"] for one in Record.of(match).to_json()["checks"]}
