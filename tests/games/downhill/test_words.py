"""What people are told: what to do, the rules in short, moves and luck in a line, how the points came about."""

from random import Random
from typing import Any

import pytest

from tablelands.cli.commands import NAMES, Command
from tablelands.core.errors import BadRequest
from tablelands.core.match import Match
from tablelands.core.text import LANGUAGES, Language
from tablelands.games.downhill.formats.moves import Draw, Start
from tablelands.games.downhill.game import GAME
from tablelands.games.downhill.words.play_texts import LOOK_FIRST

from .mountains import RING, course
from .scenes import Scene

LINE = Draw(0, False, (0, 1, 2, 3, 4))


def dealt(seats: int = 3, **options: Any) -> Match:
    match = Match(GAME, GAME.setup(seats, options), seed=3)
    match.chance()
    return match


def drawing(seats: int = 3, **options: Any) -> Match:
    match = dealt(seats, **options)
    for seat in range(seats):
        match.play(seat, Start(1000 + 1000 * seat))
    return match


def status(match: Match, seat: int | None) -> str:
    return "\n".join(line.en for line in match.view(seat).status)


# What to do


def test_dh_5_who_marks_a_start_is_told_and_the_others_whom_they_wait_for() -> None:
    match = dealt()
    match.play(0, Start(5000))
    assert "Mark your start" in status(match, 1)
    for seat in (0, 2, None):
        assert "Mark your start" not in status(match, seat)
        assert "Waiting for B to mark a start." in status(match, seat)


def test_dh_6_who_draws_is_told_and_who_has_drawn_waits() -> None:
    match = drawing()
    match.play(1, LINE)
    assert all("Draw a line" in status(match, seat) for seat in (0, 2))
    assert "Draw a line" not in status(match, 1)
    assert "Your line is kept secret" in status(match, 1)
    assert "Everybody draws a line in secret." in status(match, None)
    assert all("Round 1 of at most 30." in status(match, seat) for seat in (0, 1, None))


@pytest.mark.parametrize(
    ("assist", "told", "untold"),
    [("none", "Draw", "look"), ("overlay", "look 0:bcdef", "Choose"), ("straight", "Choose five holes", "Draw")],
)
def test_dh_15_the_task_is_that_of_the_assist(assist: str, told: str, untold: str) -> None:
    words = status(drawing(assist=assist), 0)
    assert told in words
    assert untold not in words


def test_after_the_table_has_ended_the_game_nobody_is_told_to_draw() -> None:
    match = drawing(2)
    match.leave(1, "resigned")
    assert "Draw a line" not in status(match, 0)


# The rules in short


def guide(seats: int = 3, **options: Any) -> str:
    return "\n".join(part.en for part in GAME.guide.paragraphs(dealt(seats, **options).state))


def test_the_guide_tells_what_the_options_in_force_bring_about() -> None:
    assert "4 rows of 3 boards" in guide()
    assert "6 rows of 2 boards" in guide(course="6x2 mixed")
    assert "off the course" in guide(course=course(RING))
    assert "off the course" not in guide()
    assert "after round 7" in guide(max_rounds=7)
    assert "never one on the other" in guide()
    assert "never one on the other" not in guide(assist="overlay")
    assert "may look at your line" in guide(assist="overlay")
    assert "The line may bend" in guide(assist="overlay")
    assert "straight strokes join them" in guide(assist="straight")
    assert "The line may bend" not in guide(assist="straight")


@pytest.mark.parametrize(("seats", "points"), [(2, "4 and 0"), (3, "6, 2 and 0"), (6, "12, 8, 4, 2, 1 and 0")])
def test_dh_12_the_guide_tells_the_points_of_so_many_seats(seats: int, points: str) -> None:
    assert f"With {seats} players the places score {points} points" in guide(seats)


def test_the_guide_is_told_in_every_language_and_ends_with_the_legend() -> None:
    parts = GAME.guide.paragraphs(dealt().state, lambda word, colour: f"<{word}>")
    assert parts[-1] == GAME.guide.legend()
    assert [part.de.split(">")[0] for part in parts[:-1]] == [
        f"<{word}" for word in ("Ziel", "Berg", "Start", "Zeichnen", "Die Fahrt", "Fahnen", "Ende", "Punkte")
    ]
    assert all("{" not in part.say(language) for part in parts for language in LANGUAGES)


# Moves and luck


@pytest.mark.parametrize(
    ("turn", "flip", "how"),
    [
        (0, False, "as printed"),
        (0, True, "flipped over"),
        (3, False, "turned to the left"),
        (1, True, "flipped over, then turned to the right"),
    ],
)
def test_a_move_is_told_in_a_line_that_begins_with_who(turn: int, flip: bool, how: str) -> None:
    match = drawing()
    assert GAME.tell_move(match.state, 1, Start(4200)).en == "B marks a start."
    told = GAME.tell_move(match.state, 2, Draw(turn, flip, (3, 7, 1, 9, 12)))
    assert told.en == f"C draws through d, h, b, j, m, with the sheet {how}."
    assert match.log[1].narration.text.de == "A markiert einen Start."


def test_luck_is_told_with_boards_and_deal() -> None:
    drawn, given = dealt(2), dealt(2, course="01E 05H1")
    hands = drawn.position()["hands"]
    assert f"gets a sheet (A {hands[0]}, B {hands[1]})" in drawn.log[0].narration.text.en
    assert GAME.outcomes.write(drawn.log[0].outcome).split(",")[0] in drawn.log[0].narration.text.en  # type: ignore[union-attr]  # luck
    assert given.log[0].narration.text.en.startswith("Everybody gets a sheet (A ")


# The end


def over(*marks: tuple[int, int], flags: list[list[int | None]]) -> Any:
    scene = Scene("EH\nHE", *marks, max_rounds=1)
    scene.position |= {"phase": "over", "flags": flags}
    return GAME.load(scene.position)[1]


def test_dh_12_the_end_has_rank_reach_flags_and_points() -> None:
    state = over((1000, 5000), (2000, 4000), (3000, 3000), flags=[[1, None], [1, 2]])
    first, second, third = (scene.data for scene in GAME.ending.explain(state))
    assert (first["seat"], first["rank"], first["reach"], first["points"], first["won"]) == (0, 1, 5000, 6, True)
    assert (second["seat"], second["race_points"], second["flag_points"], second["points"]) == (1, 2, 3, 5)
    assert second["flags"] == [{"row": 0, "column": 0, "value": 1}, {"row": 1, "column": 0, "value": 2}]
    assert (third["points"], third["won"], third["finished"]) == (2, False, False)


def test_dh_13_a_tie_is_explained() -> None:
    broken = GAME.ending.explain(over((1000, 5000), (2000, 4000), flags=[[None, None], [1, 1]]))[-1]
    assert (broken.kind, broken.data) == ("tie", {"seats": [0, 1], "winners": [0]})
    assert "the better place in the race decides" in broken.text.en
    shared = GAME.ending.explain(over((1000, 5000), (2000, 5000), flags=[[None, None], [None, None]]))[-1]
    assert shared.data == {"seats": [0, 1], "winners": [0, 1]}
    assert "share the win" in shared.text.en


# Options and refusals


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_describe_themselves(language: Any) -> None:
    course_option, assist, rounds = (option.to_json(language) for option in GAME.options)
    assert (course_option["kind"], assist["kind"], rounds["kind"]) == ("course", "choice", "number")
    assert (rounds["least"], rounds["most"], rounds["default"]) == (1, 100, 30)
    assert [choice["value"] for choice in assist["choices"]] == ["none", "overlay", "straight"]
    assert "01E 05H1 / - 03E2" in course_option["how"]


@pytest.mark.parametrize(
    ("read", "value", "code"),
    [
        (GAME.moves.from_json, {"type": "draw", "turn": 0, "flip": False, "holes": ["a"]}, "downhill.refused.no-holes"),
        (
            GAME.moves.from_json,
            {"type": "draw", "turn": 0, "flip": False, "holes": [0], "line": [1]},
            "downhill.refused.no-line",
        ),
        (GAME.outcomes.from_json, {"deal": ["a"]}, "downhill.refused.no-dealt"),
        (GAME.notation.read, "up", "mistyped.no-move"),
        (lambda rounds: GAME.setup(2, {"max_rounds": rounds}), 0, "downhill.refused.no-rounds"),
        (lambda typed: GAME.setup(2, {"course": typed}), "01E 01H", "downhill.course.twice"),
    ],
)
def test_refusals_have_a_code_and_three_languages(read: Any, value: Any, code: str) -> None:
    with pytest.raises(BadRequest) as refused:
        read(value)
    assert refused.value.code == code
    assert len({refused.value.text.say(language) for language in LANGUAGES}) == 3


def test_who_left_a_game_of_more_than_two_is_played_on_for_by_eye() -> None:
    match = drawing()
    match.leave(2, "time")
    assert match.bot_of(2) == "medium"
    match.play(2, GAME.sample_move(match.state, 2, Random(1)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_dh_15_the_hint_names_the_command_of_the_language(language: Language) -> None:
    assert f" {NAMES[Command.LOOK].say(language)} 0:" in LOOK_FIRST.say(language)
