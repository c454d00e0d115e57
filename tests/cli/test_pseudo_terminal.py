"""The terminal as a person meets it: a real window, keys, and what can be seen afterwards."""

import json
from pathlib import Path

import pytest

from tests.cli.window import Window
from tests.support.terminal import STURT, kept_in, name_of, run

SIZES = [(80, 24), (60, 20), (120, 40)]
HELP = {"en": "help", "de": "hilfe", "fr": "aide"}
RULES = {"en": "rules", "de": "regeln", "fr": "règles"}
ENTER, UP, YANK, TAB = "\r", "\x1b[A", "\x19", "\t"
BEGINNINGS = {"downhill": ["s12300", "0:abcde"], "outback": ["keep -"], "down-under": ["1"], STURT: ["1"]}


def begun(window: Window) -> Window:
    """Past the introduction."""
    window.read()
    while not window.line().startswith(">"):
        window.type("")
    return window


# Every window


SQUARE = [
    (game_id, list(HELP)[(row + column) % 3], *size)
    for row, game_id in enumerate(BEGINNINGS)
    for column, size in enumerate(SIZES)
]
"""Every game in every size, in every language, and every size in every language; all of them together are looked at
without a window of their own in test_window.py."""


@pytest.mark.parametrize(("game_id", "lang", "width", "height"), SQUARE)
def test_no_line_is_wider_than_the_window(game_id: str, lang: str, width: int, height: int, tmp_path: Path) -> None:
    setup = ("play", game_id, "--seats", "4", "--bot", "random", "--seed", "3", "--lang", lang)
    with begun(Window(tmp_path, *setup, width=width, height=height)) as window:
        for line in (HELP[lang], "moves", *BEGINNINGS[game_id], "look 1", "board", "log", RULES[lang], "saves", "99"):
            window.type(line)
            while not window.line().startswith(">"):
                window.type("")
        window.type("q")
        assert window.ended
        assert window.too_wide() == []


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("lang", list(HELP))
def test_no_question_is_wider_than_the_window(lang: str, width: int, height: int, tmp_path: Path) -> None:
    with Window(tmp_path, "play", "--lang", lang, width=width, height=height) as window:
        window.read()
        for line in (HELP[lang], "", "", "down-under", HELP[lang], "2", HELP[lang], "2", "1", "", HELP[lang], "q"):
            window.type(line)
        assert window.ended
        assert window.too_wide() == []


# Secrets


def test_a_sealed_drawing_leaves_nothing_to_the_next_one(tmp_path: Path) -> None:
    names = ("--name", "Anna", "--name", "Max")
    with begun(Window(tmp_path, "play", "downhill", "--seats", "2", *names, "--seed", "4")) as window:
        window.type("s12300")
        window.type("s20000")
        assert "Hand over to Anna" in str(window)
        window.type("")
        window.type("look 0:gfkln")
        window.press("0:gfkln\x15")
        window.type("0:gfkln")
        assert "Hand over to Max" in str(window)
        window.type("")
        assert "Max (B) is to move." in str(window)
        assert "gfkln" not in "\n".join([*window.above(), *window.lines()])
        for keys in (UP, UP, YANK, "\x1by"):
            assert "gfkln" not in window.press(keys)
        window.press("\x15")
        assert "gfkln" not in window.type("log")
        assert "Anna (A) has drawn." in str(window)


def test_ones_own_lines_come_back_and_nobody_elses(tmp_path: Path) -> None:
    names = ("--name", "Anna", "--name", "Max")
    with begun(Window(tmp_path, "play", STURT, "--seats", "2", *names)) as window:
        window.type("d0@0,0")
        assert window.press(UP) == ">"
        window.type("d0@1,0")
        assert window.press(UP) == "> d0@0,0"
        assert window.press(UP) == "> d0@0,0"


def test_tab_completes_commands_and_moves(tmp_path: Path) -> None:
    with begun(Window(tmp_path, "play", STURT, "--seats", "2", "--lang", "de")) as window:
        assert window.press("spe" + TAB) == "> speichern"
        assert window.press("\x15ansehen f3" + TAB) == "> ansehen f3@0,0"
        window.type("")
        assert "f3@0,0" in str(window)


def test_all_see_the_lines_on_the_mountain_when_they_are_opened(tmp_path: Path) -> None:
    with begun(Window(tmp_path, "play", "downhill", "--seats", "2", "--seed", "4", height=60)) as window:
        for line in ("s12300", "s20000", "", "1:klmno", "", "0:gfkln"):
            window.type(line)
        before = "\n".join(window.lines()).split("Hand over")[0]
        assert "A (klmno)" in before
        assert "╳" in before or "gets through" in before
        assert "│" in before


# Leaving, going on, playing again


def test_q_leaves_everywhere(tmp_path: Path) -> None:
    with Window(tmp_path, "play") as window:
        window.read()
        window.type("q")
        assert window.status == 0
    with begun(Window(tmp_path, "play", STURT, "--seats", "2")) as window:
        window.type("d0@0,0")
        window.type("q")
        assert "Saved as" in str(window)
        assert window.status == 0
    (saved,) = kept_in(tmp_path)
    with Window(tmp_path, "replay", name_of(saved)) as window:
        window.read()
        told = window.type("help")
        assert "play on from here" in told
        assert "1 / 1" in window.type("")
        window.type("q")
        assert window.status == 0


@pytest.mark.parametrize(
    ("lang", "yes", "asked"),
    [("en", "", "Go on with Sturt's"), ("de", "ja", "Weiter mit Sturt"), ("fr", "oui", "Continuer Sturt")],
)
def test_the_last_game_is_offered(lang: str, yes: str, asked: str, tmp_path: Path) -> None:
    with begun(Window(tmp_path, "play", STURT, "--seats", "2", "--name", "Anna", "--lang", lang)) as window:
        window.type("d0@0,0")
        window.type("q")
    with Window(tmp_path, "play", "--lang", lang) as window:
        assert asked in window.read()
        assert "Anna" in str(window)
        window.type("saves")
        assert "1 sturts-stony-desert-" in str(window)
        assert "1,0" in window.type("1")
        window.type("q")
    with Window(tmp_path, "play", "--lang", lang) as window:
        window.read()
        window.type(yes)
        window.type("q")
        assert len(kept_in(tmp_path)) == 1
    with Window(tmp_path, "play", "--lang", lang) as window:
        window.read()
        assert "Down Under" in window.type("n")


ZIGZAG = [f"d{x % 2}@{x},{y}" for x in range(5) for y in range(2)]


def test_a_finished_game_is_kept_and_the_loser_begins_the_next(tmp_path: Path) -> None:
    names = ("--name", "Anna", "--name", "Max")
    with begun(Window(tmp_path, "play", STURT, "--seats", "2", *names)) as window:
        for move in ZIGZAG:
            window.type(move)
        assert "Anna wins." in str(window)
        (finished,) = kept_in(tmp_path)
        assert "Once more?" in str(window)
        assert "This time Max begins." in window.type("yes")
        while not window.line().startswith(">"):
            window.type("")
        assert "Max (west-east) is to move." in str(window)
        window.type("q")
    assert len(json.loads(finished.read_text())["events"]) == len(ZIGZAG)


def test_outback_rolls_for_the_start_also_the_second_time(tmp_path: Path) -> None:
    setup = ("play", "outback", "--seats", "2", "--bot", "1=random", "--bot", "2=random", "--seed", "5")
    with Window(tmp_path, *setup) as window:
        assert "Once more?" in window.read()
        again = window.type("y")
        assert "This time" not in again
        assert "At the table: Bot random 1" in again


# Nothing is written over


def test_a_finished_record_stays_as_it_is(tmp_path: Path) -> None:
    run("play", STURT, "--seats", "2", typed="\n".join([*ZIGZAG, "save end.json", "q"]) + "\n", folder=tmp_path)
    end = tmp_path / "end.json"
    before, games = end.read_bytes(), len(kept_in(tmp_path))
    screen = run("play", "--resume", "end.json", typed="undo\nd1@2,2\nquit\n", folder=tmp_path)
    assert end.read_bytes() == before
    assert "end.json holds a finished game, is not ours or has changed, and stays as it is." in " ".join(screen.split())
    assert len(kept_in(tmp_path)) == games + 1


def test_a_game_taken_up_again_at_its_end_is_kept_beside_the_finished_one(tmp_path: Path) -> None:
    typed = "\n".join([*ZIGZAG, "undo", "d1@2,2", "q"]) + "\n"
    run("play", STURT, "--seats", "2", typed=typed, folder=tmp_path)
    ends = sorted(json.loads(path.read_text())["result"] is not None for path in kept_in(tmp_path))
    assert ends == [False, True]


@pytest.mark.parametrize("change", ["not ours", "changed meanwhile"])
def test_a_file_of_somebody_else_stays_as_it_is(change: str, tmp_path: Path) -> None:
    run("play", STURT, "--seats", "2", typed="d0@0,0\nsave mine.json\n", folder=tmp_path)
    mine = tmp_path / "mine.json"
    if change == "not ours":
        record = json.loads(mine.read_text())
        del record["language"]
        mine.write_text(json.dumps(record))
    with Window(tmp_path, "play", "--resume", "mine.json") as window:
        window.read()
        if change == "changed meanwhile":
            mine.write_text(mine.read_text() + "\n")
        before = mine.read_bytes()
        window.type("d0@1,0")
        window.type("q")
    assert mine.read_bytes() == before
    assert len(kept_in(tmp_path)) == 1


def test_a_tilde_is_the_home_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    run("play", STURT, "--seats", "2", typed="d0@0,0\nsave ~/mine.json\n", folder=tmp_path)
    assert "1 / 1" in run("replay", "~/mine.json", folder=tmp_path)


def test_a_game_is_kept_under_a_name(tmp_path: Path) -> None:
    run("play", STURT, "--seats", "2", typed="d0@0,0\nsave holidays\nd0@1,0\n", folder=tmp_path)
    assert [name_of(path) for path in kept_in(tmp_path)] == ["holidays"]
    assert "2 / 2" in run("replay", "holidays", folder=tmp_path)
    listed = run("saves", folder=tmp_path)
    assert "holidays" in listed
    assert "moves: 2" in listed


# Without UTF-8


@pytest.mark.parametrize("game_id", list(BEGINNINGS))
def test_without_utf_8_boards_are_drawn_in_ascii(game_id: str, tmp_path: Path) -> None:
    setup = ("play", game_id, "--seats", "2", "--bot", "random", "--seed", "3", "--lang", "de")
    with begun(Window(tmp_path, *setup, PYTHONIOENCODING="ascii", height=60)) as window:
        for line in BEGINNINGS[game_id]:
            window.type(line)
        shown = "\n".join([*window.above(), *window.lines()])
        assert shown.isascii()
        assert "nicht auf UTF-8 eingestellt" in " ".join(shown.split())
        assert "??" not in shown
    signs = {"down-under": "-#~", "downhill": "+|:", "outback": ">[", STURT: "\\/o"}[game_id]
    assert any(sign in shown for sign in signs)
