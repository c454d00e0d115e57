"""What a player reads at the screen."""

import pytest

from tablelands.core.errors import BadRequest
from tablelands.core.match import Match
from tablelands.core.text import LANGUAGES
from tablelands.games.down_under.game import GAME
from tablelands.games.down_under.words import reasons, refusal_texts, texts
from tests.games.down_under.boards import FOUR_TERMINALS, begun, play, prompt
from tests.support.texts import texts_in


def test_du_54_the_opening_names_the_one_colour_that_is_due() -> None:
    match = begun(routes=2, scoring="special")
    for colour, move in zip(("yellow", "blue", "red", "green"), FOUR_TERMINALS, strict=True):
        assert f"To lay now: {colour}. Write the colour in front of the tile, for example {colour}:t" in prompt(match)
        assert "Add the animal" not in prompt(match)
        play(match, move)
    assert "blue:t2@0,0" in prompt(opened(1))


def opened(count: int) -> Match:
    match = begun(routes=2)
    play(match, *FOUR_TERMINALS[:count])
    return match


def test_du_54_a_single_tile_is_of_either_colour() -> None:
    match = opened(4)
    assert "Lay one tile this turn, yellow or red." in prompt(match)
    play(match, "yellow:s0@0,-1")
    assert "Still to lay this turn: one tile each of blue and green." in prompt(match)
    play(match, "green:s0@1,2")
    assert "To lay now: blue." in prompt(match)


def test_what_is_no_move_is_refused_in_every_language() -> None:
    with pytest.raises(BadRequest) as caught:
        GAME.notation.read("foo")
    told = {caught.value.text.say(language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all(text.startswith(("'foo'", "„foo“", "«\u00a0foo\u00a0»")) for text in told)


def test_options_are_refused_in_every_language() -> None:
    with pytest.raises(BadRequest) as caught:
        begun(start="frame", area=[5, 5])
    assert "Rahmen braucht 6 × 6" in caught.value.text.de


def test_french_has_a_no_break_space_before_high_punctuation() -> None:
    modules = (texts, reasons, refusal_texts)
    said = [text for module in modules for value in vars(module).values() for text in texts_in(value)]
    assert [text.fr for text in said if any(f" {mark}" in text.fr for mark in ";:?!")] == []
