"""Playing in the terminal, as a person would: lines typed, screens read."""

import os
import re
import shlex
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tablelands.core.registry import game_ids
from tests.support.games import ROOT
from tests.support.terminal import STURT, kept_in, name_of, run

HEAVY = ("numpy", "numba", "rich", "msgspec", "tablelands.games", "tablelands.search", "tablelands.bots")


def test_the_menu_leads_into_a_game(tmp_path: Path) -> None:
    number = str(game_ids().index(STURT) + 1)
    screen = run(
        "play", typed=f"{number}\n\nclaim=maybe\nclaim = true swap_axes=false\n\nPERSON\n\n2\n", folder=tmp_path
    )
    assert "'maybe' is none of the values: claim = no (or yes)" in screen
    assert "claim = yes (or no)" in screen
    assert "Player 1 (west-east) plays d1@0,0" in screen
    assert "Bot easy (north-south) plays" in screen


def test_moves_by_number_and_notation_and_refusals_with_their_clause(tmp_path: Path) -> None:
    typed = "0\n99\nmoves f\n2\nt0@0,0\nnonsense\nmoves 0,1\nmoves zzz\n3\nhelp\nrules\nquit\n"
    screen = run("play", STURT, "--seats", "2", typed=typed, folder=tmp_path)
    assert screen.count("no move with that number") == 2
    assert "Player 1 (west-east) plays f1@0,0" in screen
    assert "SD-4: Triples come in the second phase" in screen
    assert "I do not know 'nonsense'" in screen
    assert "No move contains that" in screen
    assert "Player 2 (north-south) plays f0@0,1" in screen
    assert "take back your last move" in screen


def test_quitting_saves_and_resuming_goes_on(tmp_path: Path) -> None:
    screen = run("play", STURT, "--bot", "greedy", "--seats", "2", typed="d0@0,0\nquit\n", folder=tmp_path)
    (saved,) = kept_in(tmp_path)
    assert f"tablelands play --resume {name_of(saved)}\n" in screen
    again = run("play", "--resume", name_of(saved), typed="undo\nf0@0,0\nsave mine.json\n", folder=tmp_path)
    assert "(2 of 25 laid)" in again
    assert "(0 of 25 laid)" in again
    assert "Player 1 (west-east) plays f0@0,0" in again
    assert (tmp_path / "mine.json").exists()


def test_a_game_is_saved_to_the_file_it_came_from(tmp_path: Path) -> None:
    run("play", STURT, "--seats", "2", typed="d0@0,0\nsave mine.json\nd0@1,0\n", folder=tmp_path)
    run("play", "--resume", "mine.json", typed="d0@2,0\n", folder=tmp_path)
    run("play", "--resume", "mine.json", folder=tmp_path)
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["mine.json"]
    assert "3 / 3" in run("replay", "mine.json", "--from", "3", folder=tmp_path)


@pytest.mark.parametrize("name", ["/", ".", "there.txt", "a\0b"])
def test_a_file_that_cannot_be_written_costs_nothing(name: str, tmp_path: Path) -> None:
    (tmp_path / "there.txt").write_text("not ours")
    screen = run("play", STURT, "--seats", "2", typed=f"d0@0,0\nsave {name}\nd0@1,0\n", folder=tmp_path)
    assert "Cannot write" in screen or "exists already" in screen
    assert (tmp_path / "there.txt").read_text() == "not ours"
    (saved,) = kept_in(tmp_path)
    assert "2 / 2" in run("replay", name_of(saved), folder=tmp_path)


def test_a_closed_window_loses_nothing(tmp_path: Path) -> None:
    table = subprocess.Popen(
        [sys.executable, "-u", "-m", "tablelands", "play", STURT, "--seats", "2"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=tmp_path,
    )
    with table:
        assert table.stdin is not None
        assert table.stdout is not None
        table.stdin.write(b"d0@0,0\n")
        table.stdin.flush()
        while b"(1 of 25 laid)" not in table.stdout.readline():
            pass
        table.send_signal(signal.SIGHUP)
        table.stdout.read()
    assert table.returncode == 0
    assert len(kept_in(tmp_path)) == 1


def test_a_window_that_closes_twice_loses_nothing_either(tmp_path: Path) -> None:
    script = f"""
import io, signal, sys
from tablelands.cli import game_file
real = game_file.save_under_new_name
def interrupted(*given):
    signal.raise_signal(signal.SIGHUP)
    return real(*given)
game_file.save_under_new_name = interrupted
sys.stdin = io.StringIO("1\\n")
sys.argv = ["tablelands", "play", "{STURT}", "--seats", "2"]
from tablelands.cli.main import run
run()
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stderr
    assert len(kept_in(tmp_path)) == 1


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8:strict"])
def test_any_encoding_can_be_played_in(encoding: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", encoding)
    done = subprocess.run(
        [sys.executable, "-m", "tablelands", "play", STURT, "--seats", "2"],
        input=b"\xfc\n" + b"9" * 5000 + b"\n1\n",
        capture_output=True,
        cwd=tmp_path,
        check=True,
    )
    assert b"Player 1 (west-east) plays d0@0,0" in done.stdout
    assert done.stderr == b""


def test_a_number_stands_for_what_was_shown(tmp_path: Path) -> None:
    screen = run("play", STURT, "--seats", "2", typed="1\n7\nmoves f0\n1\n", folder=tmp_path)
    assert "no list has been shown yet" in screen
    assert "Player 2 (north-south) plays f0@-1,-1" in screen


def test_the_end_of_input_loses_nothing(tmp_path: Path) -> None:
    run("play", STURT, "--seats", "3", typed="d0@0,0\nd0@1,0\n", folder=tmp_path)
    (saved,) = kept_in(tmp_path)
    assert "Player 2 (north-south) plays d0@1,0" in run("replay", name_of(saved), folder=tmp_path)


def test_a_game_to_its_end_and_its_replay(tmp_path: Path) -> None:
    zigzag = "".join(f"d{x % 2}@{x},{y}\n" for x in range(5) for y in range(2))
    screen = run("play", STURT, "--seats", "2", typed=zigzag + "save end.json\nundo\nd0@4,1\n\n", folder=tmp_path)
    assert screen.count("A west-east route was completed in the first phase (SD-6).") == 2
    assert "Player 1 wins." in screen
    replayed = run("replay", "end.json", folder=tmp_path)
    assert "10 / 10" in replayed
    assert replayed.count("◆") == 2


@pytest.mark.parametrize(
    ("lang", "word", "told"),
    [
        ("en", "help", ["yes the same people", "board show the end again", "quit leave; so does Enter"]),
        ("de", "hilfe", ["ja dieselben Leute", "brett zeigt das Ende", "ende beendet; das tut auch Enter"]),
        ("fr", "aide", ["oui les mêmes", "plateau montre de nouveau la fin", "quitter quitte"]),
    ],
)
def test_help_at_the_end_lists_what_can_be_done(lang: str, word: str, told: list[str], tmp_path: Path) -> None:
    bots = ("--bot", "1=random", "--bot", "2=random", "--seed", "4")
    screen = " ".join(run("play", STURT, *bots, "--lang", lang, typed=f"{word}\n", folder=tmp_path).split())
    assert all(line in screen for line in told)


def test_bots_among_themselves(tmp_path: Path) -> None:
    screen = run(
        "play", STURT, "--seats", "2", "--bot", "1=random", "--bot", "2=greedy", "--seed", "4", folder=tmp_path
    )
    assert "The game is over" in screen


@pytest.mark.parametrize(("lang", "words"), [("en", "First phase"), ("de", "Erste Phase"), ("fr", "Première phase")])
def test_three_languages(lang: str, words: str, tmp_path: Path) -> None:
    assert words in run("play", STURT, "--seats", "2", "--lang", lang, folder=tmp_path)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], "unknown game 'chess'"),
        (["play", STURT, "--seats", "9"], "2 to 4 seats"),
        (["play", STURT, "--option", "claim"], "name=value"),
        (["play", STURT, "--option", "colour=red"], "'colour' is no option"),
        (["play", STURT, "--seats", "2", "--bot", "7=greedy"], "no player '7'"),
        (["play", STURT, "--seats", "2", "--bot", "0=greedy"], "counted from 1 to 2"),
        (["play", STURT, "--seats", "2", "--bot", "deep"], "unknown bot 'deep'"),
        (["play", STURT, "--seats", "0"], "2 to 4 seats"),
        (["play", STURT, "--seats", "9", "--lang", "de"], "spielt man zu 2 bis 4"),
        (["play", "--lang", "xx"], "unknown language"),
        (["play", "--resume", "other.json", "--seats", "2"], "leave out the other choices"),
        (["play", "--resume", "missing.json"], "Cannot read missing.json"),
        (["replay", "broken.json"], "no record of a game"),
        (["replay", "other.json"], "record: the field 'v' is missing"),
    ],
)
def test_mistakes_are_explained(arguments: list[str], words: str, tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{")
    (tmp_path / "other.json").write_text("{}")
    typed = "\n" * 3 if "--seats" not in arguments else ""
    assert words in run(*arguments, typed=typed, folder=tmp_path, status=2)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("missing.json", "Impossible de lire missing.json\u00a0: ce fichier ou ce dossier n’existe pas."),
        (".", "Impossible de lire .\u00a0: c’est un dossier."),
        ("there.txt/it.json", "une partie du nom est un fichier, pas un dossier."),
        ("a" * 500 + ".json", "le système refuse ("),
        ("a" * 500, "Aucune partie n’est enregistrée sous le nom aaa"),
    ],
)
def test_why_a_file_cannot_be_read_is_told_in_the_language(name: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "there.txt").write_text("")
    assert words in run("play", "--resume", name, "--lang", "fr", folder=tmp_path, status=2)


def test_why_a_file_cannot_be_written_is_told_in_the_language(tmp_path: Path) -> None:
    typed = "speichern nirgends/spiel.json\nspeichern a\0b\n"
    screen = run("play", STURT, "--seats", "2", "--lang", "de", typed=typed, folder=tmp_path)
    assert "nirgends/spiel.json lässt sich nicht schreiben: Diese Datei oder diesen Ordner gibt es nicht." in screen
    assert "So kann keine Datei heißen." in screen


def test_games_and_perft_can_be_looked_up() -> None:
    listed = run("games")
    assert all(game_id in listed for game_id in game_ids())
    assert "swap_axes = no (or yes)" in listed
    counted = run("perft", STURT, "--depth", "2", "--option", "claim=true")
    assert "288" in counted


def test_help_imports_nothing_heavy() -> None:
    """So that it answers at once; how fast that is, benchmarks/startup.py measures."""
    script = f"""
import sys
sys.argv = ["tablelands", "--help"]
from tablelands.cli.main import run
try:
    run()
except SystemExit:
    pass
loaded = [name for name in sys.modules if name.startswith({HEAVY!r})]
sys.exit(f"imported: {{loaded}}" if loaded else 0)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "play" in done.stdout


def test_the_version_is_that_of_the_project_and_of_the_newest_changes() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert run("--version") == f"tablelands {project['version']}\n"
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.findall(r"^## (\d+\.\d+\.\d+) - \d{4}-\d\d-\d\d$", changes, re.MULTILINE)[0] == project["version"]


def test_the_command_alone_leads_to_playing() -> None:
    told = run()
    assert "To play, type: tablelands play" in told
    assert told.index("  play ") < told.index("  replay ")


def test_without_the_extra_the_command_says_how_to_get_it() -> None:
    script = "import sys; sys.modules['typer'] = None; from tablelands.__main__ import run; run()"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.strip() == "The command needs typer; install it with: pip install 'tablelands[cli]'"


def test_playing_needs_no_compiler(tmp_path: Path) -> None:
    script = f"""
import io, sys
sys.stdin = io.StringIO("1\\n")
sys.argv = ["tablelands", "play", "{STURT}", "--seats", "2", "--bot", "greedy"]
from tablelands.cli.main import run
try:
    run()
except SystemExit:
    pass
sys.exit("a compiler was loaded" if "numba" in sys.modules or "numpy" in sys.modules else 0)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stderr
    assert "Bot greedy (north-south) plays" in done.stdout


# Streams that are closed, full or gone


@pytest.mark.parametrize("command", [["play", STURT, "--seats", "2"], ["engine"]])
def test_a_closed_input_is_told(command: list[str], tmp_path: Path) -> None:
    done = shell(f"{tablelands(*command)} <&-", tmp_path)
    assert (done.returncode, done.stderr) == (2, "Standard input is closed, so nobody can type here.\n")


@pytest.mark.parametrize("command", [["play", STURT, "--seats", "2"], ["engine"], ["games"], ["saves"], ["--help"]])
def test_a_closed_output_is_told(command: list[str], tmp_path: Path) -> None:
    done = shell(f"{tablelands(*command)} >&-", tmp_path)
    assert (done.returncode, done.stderr) == (2, "Standard output is closed, so there is nowhere to write.\n")


@pytest.mark.parametrize("command", [["play", STURT, "--seats", "2"], ["engine"], ["games"], ["--help"]])
def test_a_full_device_is_told(command: list[str], tmp_path: Path) -> None:
    done = shell(f"echo '{{}}' | {tablelands(*command)} >/dev/full", tmp_path)
    assert done.returncode == 1
    assert done.stderr == "Cannot write to standard output: the system refuses it (No space left on device).\n"


def test_a_game_that_nobody_sees_any_more_is_saved(tmp_path: Path) -> None:
    typing = "(echo d0@0,0; sleep 2; echo d0@1,0; echo d0@2,0)"
    done = shell(f"{typing} | {tablelands('play', STURT, '--seats', '2')} | head -40", tmp_path)
    assert "Traceback" not in done.stderr
    (saved,) = kept_in(tmp_path)
    assert f"Go on with: tablelands play --resume {name_of(saved)}" in done.stderr


def test_who_stops_listening_is_told_nothing(tmp_path: Path) -> None:
    done = shell(f"{tablelands('games')} | head -1", tmp_path)
    assert done.stderr == ""


def tablelands(*arguments: str) -> str:
    return shlex.join([sys.executable, "-m", "tablelands", *arguments])


def shell(line: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    environment = os.environ | {"LANG": "C.UTF-8", "LC_ALL": "", "XDG_DATA_HOME": str(folder)}
    return subprocess.run(["sh", "-c", line], capture_output=True, text=True, env=environment, check=False, timeout=60)


# Names


def test_people_are_named_beside_bots(tmp_path: Path) -> None:
    setup = ("play", STURT, "--seats", "3", "--bot", "2=random", "--name", "Anna", "--name", "3=Max")
    assert "Anna (west-east), Bot random (north-south) and Max (west-east)" in run(*setup, folder=tmp_path)
    refused = run("play", STURT, "--seats", "2", "--bot", "random", "--name", "2=Max", folder=tmp_path, status=2)
    assert "There is no seat left for Max" in refused
    refused = run("play", STURT, "--seats", "2", "--name", "Max", "--name", "max", folder=tmp_path, status=2)
    assert "max sits there already" in refused
