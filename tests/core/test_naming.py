"""Seats and cells are called one thing at a terminal, and another beside a picture."""

import pytest

from tablelands.core.text import LANGUAGES, Language, Text, apart, cell, mover, sentence

NAMES = ["Ana", "Ben"]


def test_at_a_terminal_cells_are_as_one_types_them() -> None:
    assert [cell(-1, 2).say(language) for language in LANGUAGES] == ["-1,2"] * 3


@pytest.mark.parametrize(
    ("language", "named"),
    [
        ("en", ["2E 1N", "1W 3S", "4N", "1E", "the start"]),
        ("de", ["2O 1N", "1W 3S", "4N", "1O", "Start"]),
        ("fr", ["2E 1N", "1O 3S", "4N", "1E", "case de départ"]),
    ],
)
def test_beside_a_picture_cells_are_steps_by_the_compass(language: Language, named: list[str]) -> None:
    cells = [(2, -1), (-1, 3), (0, -4), (1, 0), (0, 0)]
    assert [cell(x, y).say(language, NAMES) for x, y in cells] == named


def test_a_seat_is_who_sits_there() -> None:
    lays = Text("{who} lays at {where}.", "{who} legt auf {where}.", "{who} pose en {where}.")
    text = lays.fill(who=mover(1, Text("Blue", "Blau", "Bleu")), where=cell(0, 1))
    assert text.say("de") == "Blau legt auf 0,1."
    assert text.say("de", NAMES) == "Ben legt auf 1S."


def test_a_sentence_begins_with_a_capital_whoever_is_named() -> None:
    text = sentence(
        Text("{who} resigns.", "{who} gibt auf.", "{who} abandonne.").fill(who=mover(0, Text("a", "a", "a")))
    )
    assert text.say("en") == "A resigns."
    assert text.say("en", ["dara"]) == "Dara resigns."


def test_some_things_are_said_quite_differently() -> None:
    text = apart(Text("3b", "3b", "3b"), Text("row 3", "Reihe 3", "rangée 3"))
    assert (text.say("fr"), text.say("fr", NAMES)) == ("3b", "rangée 3")
