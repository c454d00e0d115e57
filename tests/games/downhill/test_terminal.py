"""What a person at the terminal sees: mountain and transparency, the story of a round, how the points came about."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tablelands.bots.downhill.trials import Parts
from tablelands.cli.downhill import write_parts
from tablelands.core.match import Match
from tablelands.core.text import LANGUAGES
from tablelands.core.viewport import Viewport
from tablelands.games.downhill.components import DATA
from tablelands.games.downhill.game import GAME
from tests.support.terminal import run

from .scenes import Scene, down, rock, tree

COURSE = """
    E.
    HE
"""


def story(match: Match, seat: int, move: Any) -> Sequence[Any]:
    after = match.game.play(match.state, seat, move)
    return match.game.stories.of_move(match.state, after, seat, move)


def test_the_mountain_and_the_transparency() -> None:
    scene = Scene(COURSE, (2000, 1000), (15000, 12000)).put(tree(5000, 5000)).flag(8000, 2000)
    scene.flag(2000, 8000, row=1).flag(8000, 5000, row=1, column=1)
    scene.line(0, (2000, 1000), (3000, 2000), (4000, 3000), (5000, 4000), (6000, 5000))
    scene.position["flags"] = [[None, None], [1, None]]
    picture = GAME.diagram.draw(Match.from_position(GAME, scene.position).state)
    assert picture.splitlines()[:19] == PICTURE.splitlines()[1:]


PICTURE = """
     0             10           20   A 0 1  2  3  4  5 6  7  8
    ┌──────────────┬─────────────┐    ┌──────────────────────────┐
  0 │  A           ░░░░░░░░░░░░░░│   0│a                         │
    │           1  ░░░░░░░░░░░░░░│    │  b                       │
    │      ⣀⣀      ░░░░░░░░░░░░░░│   1│     c                    │
    │     ⢸⣿⣿⡇     ░░░░░░░░░░░░░░│   2│                          │
    │      ⠉⠉      ░░░░░░░░░░░░░░│    │        d                 │
    │              ░░░░░░░░░░░░░░│   3│           e              │
    │              ░░░░░░░░░░░░░░│   4│                          │
 10 │                            │   5│                          │
    │                     B      │    │                         o│
    │                            │    └──────────────────────────┘
    │                         2  │   B 0 1  2  3  4  5 6  7  8
    │                            │    ┌──────────────────────────┐
    │  b                         │   0│  a                       │
    │                            │    │           c   d          │
 20 └──────────────┴─────────────┘   1│       b              e   │
                                     2│ f                        │
                                      │       g   h      i    j  │
"""


def test_dh_15_with_an_overlay_a_line_is_seen_on_the_mountain_before_it_is_drawn() -> None:
    scene = Scene(COURSE, (2000, 1000), (15000, 12000)).put(tree(5000, 5000))
    scene.line(0, (2000, 1000), (4000, 1000), (6000, 3000), (8000, 3000), (8000, 6000))
    position = scene.position | {"options": scene.position["options"] | {"assist": "overlay"}}
    match, move = Match.from_position(GAME, position), GAME.moves.from_json(scene.lines[0])
    before = match.position()
    preview = GAME.look.show(match.state, 0, move)
    assert preview.splitlines()[2:9] == OVERLAID.splitlines()[1:]
    assert match.position() == before


def test_dh_15_without_it_a_line_is_seen_on_the_transparency_alone() -> None:
    scene = Scene(COURSE, (2000, 1000), (15000, 12000)).put(tree(5000, 5000))
    scene.line(0, (2000, 1000), (4000, 1000), (6000, 3000), (8000, 3000), (8000, 6000))
    match, move = Match.from_position(GAME, scene.position), GAME.moves.from_json(scene.lines[0])
    assert GAME.look.show(match.state, 0, move) == ALONE.strip("\n")


ALONE = """
A 0 1  2  3  4  5 6  7  8
 ┌──────────────────────────┐
0│a⠉⠉⠉⠉b⠑⡄                  │
 │       ⠈⠢⡀                │
1│         ⠈⠢c⣀⣀⣀⣀d         │
2│                ⢸         │
 │                ⢸         │
3│                ⢸         │
4│                ⢸         │
5│                e         │
 │                         o│
 └──────────────────────────┘
"""


OVERLAID = """
  0 │  A⠤⠤b⡀       ░░░░░░░░░░░░░░│
    │      ⠈⢆      ░░░░░░░░░░░░░░│
    │      ⣀⣀c⠉⠉d  ░░░░░░░░░░░░░░│
    │     ⢸⣿⣿⡇  ⡇  ░░░░░░░░░░░░░░│
    │      ⠉⠉   e  ░░░░░░░░░░░░░░│
    │              ░░░░░░░░░░░░░░│
    │             1░░░░░░░░░░░░░░│
"""


def revealed() -> Match:
    """A touches a tree and falls back, B gets through."""
    scene = Scene("E\nH\nE\nH", (5000, 0), (2000, 6500)).put(tree(5000, 7000))
    scene.line(0, *down(5000, 0, 6000)).line(1, *down(2000, 6500, 10500))
    match = Match.from_position(GAME, scene.position)
    for seat in (0, 1):
        match.play(seat, GAME.moves.from_json(scene.lines[seat]))
    return match


def test_at_the_reveal_lines_lie_on_the_mountain_as_far_as_they_were_travelled() -> None:
    match = revealed()
    lines = GAME.diagram.draw(match.state, viewport=Viewport(new=tuple(match.log))).splitlines()
    assert [line[5:19].rstrip() for line in lines[2:11]] == REVEALED.splitlines()[1:]
    assert "╳" not in GAME.diagram.draw(match.state, viewport=Viewport())


REVEALED = """
       ⡇
       ⡇
       ⡇
       A
  ⢠  ⢰⣾╳⡆
  ⢸  ⠘⠿⠿⠃
  ⢸          1
  B

"""


def test_a_low_window_shows_what_a_line_may_reach() -> None:
    match = revealed()
    whole = GAME.diagram.draw(match.state, viewport=Viewport(seat=1)).splitlines()
    low = GAME.diagram.draw(match.state, viewport=Viewport(height=14, seat=1)).splitlines()
    assert len(whole) == 31
    assert len(low) <= 14
    assert low[1].startswith("  7 │")
    assert low[3].startswith(" 10 │  B")
    assert [line[4:19] for line in low[1:]] == [line[4:19] for line in whole[7 : 6 + len(low)]]


def test_a_round_is_told_in_every_language() -> None:
    scene = Scene("E", (5000, 0), (2000, 6500), (8000, 9000)).put(tree(5000, 4000), rock(8000, 2000)).flag(5000, 900)
    scene.line(0, *down(5000, 0, 4000)).line(1, *down(2000, 6500, 10500)).line(2, *down(8000, 9000, 5000))
    match = Match.from_position(GAME, scene.position)
    moves = [GAME.moves.from_json(scene.lines[seat]) for seat in range(3)]
    for seat in (0, 1):
        assert not story(match, seat, moves[seat])
        match.play(seat, moves[seat])
    scenes = story(match, 2, moves[2])
    assert [scene.text.en for scene in scenes] == [
        "A (abcde) touches a tree and falls back to hole c, winning a flag worth 1",
        "B (abcde) crosses the bottom edge and finishes",
        "C (abcde) gets through to hole e",
    ]
    assert all("{" not in scene.text.say(language) for scene in scenes for language in LANGUAGES)
    first, second, _ = (scene.data for scene in scenes)
    assert first["touch"] == {"what": "tree", "at": [5000, 2740]}
    assert (first["travelled"], first["tried"], first["mark"]) == (2, 2, [5000, 2000])
    assert (second["finished"], second["mark"]) == (True, [2000, 10000])


def test_the_end_explains_the_points() -> None:
    scene = Scene("EH", (1000, 5000), (2000, 4000), max_rounds=1)
    scene.position |= {"phase": "over", "flags": [[1, None]]}
    state = GAME.load(scene.position)[1]
    assert [scene.text.en for scene in GAME.ending.explain(state)] == [
        "A: place 1 (stopped at 5000) scores 4, flags 0: 4 points in all",
        "B: place 2 (stopped at 4000) scores 0, flags 1: 1 point in all",
    ]


def test_a_mountain_is_written_as_ours_is(tmp_path: Path) -> None:
    write_parts(Parts(), tmp_path)
    for name in ("boards.toml", "transparencies.toml"):
        ours = (DATA / name).read_text("utf-8")
        assert (tmp_path / name).read_text("utf-8") == ours[ours.index("\n\n") + 2 :]
    assert len(list(tmp_path.glob("*.svg"))) == 30


def test_a_person_plays_against_a_bot(tmp_path: Path) -> None:
    typed = "s12300\nwhat\n0:aaaaa\n0:abcde\nquit\n"
    screen = run("play", "downhill", "--seats", "2", "--bot", "easy", "--seed", "4", typed=typed, folder=tmp_path)
    assert "'what' is no move" in screen
    assert "DH-6: The five holes of a line are all different." in screen
    assert "A (abcde)" in screen
    assert "Round 2 of at most 30" in screen


def test_two_people_around_one_terminal_see_the_story_after_both_have_drawn(tmp_path: Path) -> None:
    typed = "s12300\ns20000\n\n0:abcde\n\n0:edcba\nquit\n"
    screen = run("play", "downhill", "--seats", "2", "--seed", "4", typed=typed, folder=tmp_path)
    assert screen.index("A (abcde)") < screen.index("B (edcba)") < screen.index("Round 2 of")


# The course


def words(screen: str) -> str:
    return " ".join(screen.split())


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("course=6x2 mixed", "course = 6x2 mixed, 6 rows of 2 (or basic,"),
        ("course=01e 05h1 / - 03e2", "course = 01E0 05H1 / - 03E2 (or basic,"),
        ("course=10E2", "course = 10E2 (or basic,"),
        ('course={"rows": 2, "columns": 1, "faces": "hard"}', "course = 2x1 hard, 2 rows of 1 (or basic,"),
        ("course=01E 02H assist=overlay", "course = 01E0 02H0 (or basic,"),
        ("course=6x2 mixed\ncourse=basic", "course = basic (or a value of your own)"),
    ],
)
def test_dh_3_a_course_is_typed_and_shown_as_it_can_be_typed(typed: str, shown: str, tmp_path: Path) -> None:
    screen = words(run("play", "downhill", typed=f"\n{typed}\n", folder=tmp_path))
    assert shown in screen[screen.rindex("changes one") - 400 :]


@pytest.mark.parametrize(
    ("lang", "help_word", "told"),
    [
        (
            "en",
            "help",
            ("rows from the top with / between them", "01 to 12", "- for a hole", "6 rows of 2, at most 12"),
        ),
        (
            "de",
            "hilfe",
            ("Reihen von oben, dazwischen /", "01 bis 12", "ein Loch ist -", "6 Reihen zu 2, höchstens 12"),
        ),
        ("fr", "aide", ("séparées par /", "01 à 12", "- pour un trou", "6 rangées de 2, 12 plateaux au plus")),
    ],
)
def test_dh_3_help_explains_how_a_course_is_typed(
    lang: str, help_word: str, told: tuple[str, ...], tmp_path: Path
) -> None:
    screen = words(run("play", "downhill", "--lang", lang, typed=f"\n{help_word}\n", folder=tmp_path))
    assert all(one in screen for one in told)
    assert "course=01E 05H1 / - 03E2" in screen
    assert "course=6x2 mixed" in screen
    assert all(one in words(run("games", "downhill", "--lang", lang)) for one in told)


MISTAKES = [
    ("13E", "en", "there is no board 13"),
    ("01X", "de", "Nach der Tafel kommt ihre Seite"),
    ("01E7", "fr", "après la face vient une rotation"),
    ("01E 01H", "en", "Board 01 is used more than once."),
    ("01E 02H / 03E", "de", "Alle Reihen müssen gleich lang sein"),
    ("01E - 02E", "fr", "Tous les plateaux doivent se toucher par leurs côtés."),
    ("- / 01E", "en", "The first and the last row need a board each."),
    (" ".join(["01E"] * 13), "de", "Sie hat 13 Tafeln, und es gibt nur 12."),
    ("", "fr", "Il n’a aucun plateau."),
    ("up and down", "en", "'up' is no place"),
    ("-", "de", "weder basic noch eine Strecke noch eine Form"),
    ("12", "fr", "ni basic, ni un parcours, ni une forme"),
    ("5x3 easy", "en", "It has 15 boards, and there are only 12."),
    ("5x2", "de", "„faces“ einer Form muss easy, hard oder mixed sein."),
]


@pytest.mark.parametrize(("course", "lang", "told"), MISTAKES, ids=lambda value: str(value)[:20])
def test_dh_3_a_mistyped_course_is_answered_with_an_example(course: str, lang: str, told: str, tmp_path: Path) -> None:
    asked = run("play", "downhill", "--lang", lang, typed=f"\ncourse={course}\n", folder=tmp_path)
    given = run("play", "downhill", "--lang", lang, "--option", f"course={course}", folder=tmp_path, status=2)
    for screen in (words(asked), words(given)):
        assert told in screen
        after = screen[screen.index(told) :]
        assert "01E 05H1 / - 03E2" in after
        assert "6x2 mixed" in after


def test_dh_3_a_mistyped_course_is_a_bad_request_to_the_engine() -> None:
    request = {"id": 1, "do": "new", "game": "downhill", "seats": 2, "options": {"course": "01E / -"}}
    answer = json.loads(run("engine", typed=json.dumps(request) + "\n"))
    assert (answer["ok"], answer["error"]["kind"]) == (False, "bad-request")
    assert "The first and the last row need a board each. Write for example" in answer["error"]["text"]


def test_dh_3_a_game_on_a_typed_course_and_on_a_drawn_shape(tmp_path: Path) -> None:
    screen = run("play", "downhill", "--option", "course=01E 05H1 / - 03E2", folder=tmp_path)
    assert "░░░░░░░░░░░░░░" in screen
    screen = run("play", "downhill", "--option", "course=2x1 easy", "--seed", "1", "--lang", "de", folder=tmp_path)
    drawn = screen[screen.index("Berg wird ausgelegt (") :].split("(")[1].split(")")[0]
    assert GAME.setup(2, {"course": drawn}).options["course"][1][0]["face"] == "E"
