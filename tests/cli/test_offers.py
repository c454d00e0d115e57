"""A refusal offers what can be had, in the words of the menu."""

from typing import Any

import pytest

from tablelands.cli.option_input import change_options, in_words, others_now
from tablelands.core.errors import BadRequest
from tablelands.core.match import Match
from tablelands.core.registry import find_game, game_ids
from tablelands.core.text import LANGUAGES


def refusal(game_id: str, **given: Any) -> str:
    game = find_game(game_id)
    with pytest.raises(BadRequest) as refused:
        change_options(game, game.setup(2), given)
    return refused.value.text.en


@pytest.mark.parametrize("game_id", game_ids())
def test_a_value_that_is_none_is_answered_with_those_of_the_menu(game_id: str) -> None:
    game = find_game(game_id)
    setup = game.setup(2)
    for option in game.options:
        with pytest.raises(BadRequest) as refused:
            change_options(game, setup, {option.name: "?"})
        for language in LANGUAGES:
            said = refused.value.text.say(language)
            assert f"{option.name} = {in_words(option.default).say(language)}" in said
            assert all(in_words(other).say(language) in said for other in others_now(game, setup, option))


def test_only_what_goes_with_the_other_options_is_offered() -> None:
    assert "unlimited" in refusal("down-under", area="huge")
    assert "unlimited" not in refusal("down-under", area="huge", start="frame")


def test_an_option_that_is_none_is_answered_with_those_that_can_be_changed() -> None:
    assert refusal("outback", colour=1) == "'colour' is no option; these can be changed: edition, end."


def test_what_is_no_move_is_answered_with_moves_that_can_be_made() -> None:
    game = find_game("sturts-stony-desert")
    state = game.setups.begin(game.setup(2))
    with pytest.raises(BadRequest) as refused:
        game.notation.typed(state, 0, "hello", game.legal_moves(state, 0))
    assert refused.value.text.en == "'hello' is no move; write for example d0@0,0 or f0@0,0."


def test_a_line_is_not_offered_before_the_start_is_marked() -> None:
    game = find_game("downhill")
    match = Match(game, game.setup(2, {"course": "01E"}), seed=1)
    match.chance()
    with pytest.raises(BadRequest) as refused:
        game.notation.typed(match.state, 0, "hello", None)
    assert refused.value.text.de == "„hello“ ist kein Zug; schreibe zum Beispiel s12300."
