"""A game goes on in the language it was played in."""

import json
from pathlib import Path

import pytest

from tests.support.terminal import STURT, kept_in, name_of, run


def test_a_save_remembers_its_language(tmp_path: Path) -> None:
    screen = run("play", STURT, "--seats", "2", "--lang", "fr", typed="d0@0,0\nquitter\n", folder=tmp_path)
    (saved,) = map(name_of, kept_in(tmp_path))
    assert f"Pour la reprendre\u00a0: tablelands play --resume {saved}\n" in screen
    assert "Joueur 2 (nord-sud), à vous." in run("play", "--resume", saved, folder=tmp_path)
    assert "Joueur 1 (ouest-est) joue d0@0,0" in run("replay", saved, folder=tmp_path)
    assert "Joueur 2 (Nord-Süd) ist am Zug." in run("play", "--resume", saved, "--lang", "de", folder=tmp_path)


@pytest.mark.parametrize("language", [None, "xx", 7, []])
def test_a_save_without_a_language_is_in_that_of_the_system(language: object, tmp_path: Path) -> None:
    run("play", STURT, "--seats", "2", "--lang", "fr", typed="d0@0,0\nsave it.json\n", folder=tmp_path)
    record = json.loads((tmp_path / "it.json").read_text())
    (tmp_path / "it.json").write_text(json.dumps(record | {"language": language}))
    assert "Joueur 2 (north-south) is to move." in run("play", "--resume", "it.json", folder=tmp_path)


def test_the_line_to_go_on_with_can_be_pasted(tmp_path: Path) -> None:
    screen = run("play", STURT, "--seats", "2", typed="d0@0,0\nsave my game.json\nd0@1,0\n", folder=tmp_path)
    assert "tablelands play --resume 'my game.json'\n" in screen
