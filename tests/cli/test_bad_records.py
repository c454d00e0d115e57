"""What is wrong with a file is said in the language of whoever asked for it."""

from pathlib import Path

import pytest

from tablelands.cli.saves import load
from tablelands.core.errors import BadRecord
from tablelands.core.match import Match
from tablelands.core.record import Record
from tablelands.core.registry import find_game
from tablelands.core.text import Text


def refusal_of(written: bytes, folder: Path) -> Text:
    path = folder / "game.json"
    path.write_bytes(written)
    with pytest.raises(BadRecord) as refused:
        load(path)
    return refused.value.text


@pytest.mark.parametrize(
    ("written", "german", "french"),
    [
        (b"", "Sie ist leer", "il est vide"),
        (b"hello", "Sie ist kein JSON, wie Byte 0 zeigt", "ce n’est pas du JSON, comme le montre l’octet 0"),
        (b'{"game": ', "Ihr Ende fehlt", "il manque la fin"),
        (b'{"game": "\xff"}', "Sie ist kein JSON", "ce n’est pas du JSON"),
        (b"[" * 100_000, "Sie ist zu tief verschachtelt", "l’imbrication est trop profonde"),
    ],
)
def test_a_file_that_is_no_record(written: bytes, german: str, french: str, tmp_path: Path) -> None:
    text = refusal_of(written, tmp_path)
    assert text.de == f"{tmp_path / 'game.json'} enthält keine Partie: {german}"
    assert text.fr.endswith(f"ne contient pas de partie\u00a0: {french}")


def test_a_record_of_another_version(tmp_path: Path) -> None:
    game = find_game("outback")
    record = Record.of(Match(game, game.setup(2)))
    record.rules = "0"
    with pytest.raises(BadRecord) as refused:
        record.replay(game)
    assert refused.value.text.de.startswith("Aufzeichnung: Die Regelversion ")
    assert "des règles d’Outback n" in refused.value.text.fr
