"""Every game has the same files on the page, and each is one that the page can load."""

import re
from pathlib import Path

import pytest

from tests.support.games import ROOT

GAMES = ROOT / "web" / "src" / "games"
FILES = {
    "index.ts",
    "module.ts",
    "figures.ts",
    "how.ts",
    "Play.svelte",
    "Board.svelte",
    "SeatLine.svelte",
    "EndLines.svelte",
    "selection.svelte.ts",
    "animation.svelte.ts",
    "words.ts",
    "types.ts",
}
FOLDERS = sorted(path for path in GAMES.glob("*") if path.is_dir() and path.name != "plain")
every_game = pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])


def test_our_own_games_are_there() -> None:
    assert {folder.name for folder in FOLDERS} >= {"down-under", "downhill", "outback", "sturt"}


@every_game
def test_it_has_the_files_that_every_game_has(folder: Path) -> None:
    assert {path.name for path in folder.iterdir()} >= FILES


@every_game
def test_it_does_not_import_another_game(folder: Path) -> None:
    others = "|".join(other.name for other in FOLDERS if other != folder)
    for path in folder.rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            assert not re.search(rf"from '(\.\./)+({others})/", path.read_text()), path


@every_game
def test_it_does_not_forget_its_types(folder: Path) -> None:
    """A board's table is typed by the game's own scene; nothing has to be cast to it."""
    for path in folder.rglob("*"):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            assert not re.search(r"\bas (unknown as )?\w+Scene\b", path.read_text()), path
