"""What a person at the terminal sees: mountain and transparency, the story of a round, how the points came about."""

from pathlib import Path

from tablelands.bots.downhill.trials import Parts
from tablelands.cli.downhill import write_parts
from tablelands.core.match import Match
from tablelands.core.text import LANGUAGES
from tablelands.games.downhill.components import DATA
from tablelands.games.downhill.game import GAME
from tests.cli.test_terminal import run

from .scenes import Scene, down, rock, tree

COURSE = """
    E.
    HE
"""


def test_the_mountain_and_the_transparency() -> None:
    scene = Scene(COURSE, (2000, 1000), (15000, 12000)).put(tree(5000, 5000)).flag(8000, 2000)
    scene.flag(2000, 8000, row=1).flag(8000, 5000, row=1, column=1)
    scene.line(0, (2000, 1000), (3000, 2000), (4000, 3000), (5000, 4000), (6000, 5000))
    scene.position["flags"] = [[None, None], [1, None]]
    picture = GAME.diagram(Match.from_position(GAME, scene.position).state)
    assert picture.splitlines()[:19] == PICTURE.splitlines()[1:]


PICTURE = """
     0             10            20   A 0 1  2  3  4  5 6  7  8
    ┌──────────────┬─────────────┐     ┌──────────────────────────┐
  0 │  A           ░░░░░░░░░░░░░░│    0│a                         │
    │           1  ░░░░░░░░░░░░░░│     │  b                       │
    │      ⣀⣀      ░░░░░░░░░░░░░░│    1│     c                    │
    │     ⢸⣿⣿⡇     ░░░░░░░░░░░░░░│    2│                          │
    │      ⠉⠉      ░░░░░░░░░░░░░░│     │        d                 │
    │              ░░░░░░░░░░░░░░│    3│           e              │
    │              ░░░░░░░░░░░░░░│    4│                          │
 10 │                            │    5│                          │
    │                     B      │     │                         o│
    │                            │     └──────────────────────────┘
    │                         2  │    B 0 1  2  3  4  5 6  7  8
    │                            │     ┌──────────────────────────┐
    │  b                         │    0│  a                       │
    │                            │     │           c   d          │
 20 └──────────────┴─────────────┘    1│       b              e   │
                                      2│ f                        │
                                       │       g   h      i    j  │
"""


def test_dh_15_with_an_overlay_a_line_is_seen_on_the_mountain_before_it_is_drawn() -> None:
    scene = Scene(COURSE, (2000, 1000), (15000, 12000)).put(tree(5000, 5000))
    scene.line(0, (2000, 1000), (4000, 1000), (6000, 3000), (8000, 3000), (8000, 6000))
    position = scene.position | {"options": scene.position["options"] | {"assist": "overlay"}}
    match, move = Match.from_position(GAME, position), GAME.move_from_json(scene.lines[0])
    before = match.position()
    preview = GAME.preview(match.state, 0, move)
    assert preview is not None
    assert preview.splitlines()[2:9] == OVERLAID.splitlines()[1:]
    assert match.position() == before


def test_dh_15_without_it_nobody_looks() -> None:
    scene = Scene(COURSE, (2000, 1000), (15000, 12000)).line(0, *down(2000, 1000, 5000))
    match = Match.from_position(GAME, scene.position)
    assert GAME.preview(match.state, 0, GAME.move_from_json(scene.lines[0])) is None


OVERLAID = """
  0 │  A⠤⠤b⡀       ░░░░░░░░░░░░░░│
    │      ⠈⢆      ░░░░░░░░░░░░░░│
    │      ⣀⣀c⠉⠉d  ░░░░░░░░░░░░░░│
    │     ⢸⣿⣿⡇  ⡇  ░░░░░░░░░░░░░░│
    │      ⠉⠉   e  ░░░░░░░░░░░░░░│
    │              ░░░░░░░░░░░░░░│
    │             1░░░░░░░░░░░░░░│
"""


def test_a_round_is_told_in_every_language() -> None:
    scene = Scene("E", (5000, 0), (2000, 6500), (8000, 9000)).put(tree(5000, 4000), rock(8000, 2000)).flag(5000, 900)
    scene.line(0, *down(5000, 0, 4000)).line(1, *down(2000, 6500, 10500)).line(2, *down(8000, 9000, 5000))
    match = Match.from_position(GAME, scene.position)
    moves = [GAME.move_from_json(scene.lines[seat]) for seat in range(3)]
    for seat in (0, 1):
        assert GAME.story(match.state, seat, moves[seat]) == []
        match.play(seat, moves[seat])
    scenes = GAME.story(match.state, 2, moves[2])
    assert [scene.text.en for scene in scenes] == [
        "A (abcde) touches a tree and falls back to hole c; flags won: 1",
        "B (abcde) crosses the bottom edge and has finished",
        "C (abcde) gets through to hole e",
    ]
    assert all("{" not in scene.text.say(language) for scene in scenes for language in LANGUAGES)
    first, second, _ = (scene.told for scene in scenes)
    assert first["touch"] == {"what": "tree", "at": [5000, 2740]}
    assert (first["travelled"], first["tried"], first["mark"]) == (2, 2, [5000, 2000])
    assert (second["finished"], second["mark"]) == (True, [2000, 10000])


def test_the_end_explains_the_points() -> None:
    scene = Scene("EH", (1000, 5000), (2000, 4000), max_rounds=1)
    scene.position |= {"phase": "over", "flags": [[1, None]]}
    state = GAME.load(scene.position)[1]
    assert [line.en for line in GAME.explain(state)] == [
        "A: place 1 (stopped at y 5000): 4, flags 0: 4 points",
        "B: place 2 (stopped at y 4000): 0, flags 1: 1 points",
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
