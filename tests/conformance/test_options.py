"""Options: every combination either starts a game or is refused with a reason; nothing else is taken."""

import pytest

from tablelands.core.errors import BadRequest
from tablelands.core.registry import find_game, game_ids
from tablelands.core.text import LANGUAGES
from tablelands.core.wire import OptionJson
from tests.support.games import cases, combinations
from tests.support.schemas import Checker

games = pytest.mark.parametrize("game_id", game_ids())


@games
def test_defaults_start_a_game(game_id: str) -> None:
    game = find_game(game_id)
    for seats in game.seat_counts:
        setup = game.setup(seats)
        assert dict(setup.options) == {option.name: option.default for option in game.options}
        game.node(game.setups.begin(setup))


@games
def test_combinations_start_or_are_refused_with_a_reason(game_id: str) -> None:
    game = find_game(game_id)
    refused = 0
    for seats, options in combinations(game):
        try:
            game.setup(seats, options)
        except BadRequest as error:
            assert any(name in str(error) for name in [*options, "seats"]), error
            refused += 1
    assert refused + len(cases(game_id)) == len(list(combinations(game)))


@games
def test_unknown_options_and_values_are_refused_by_name(game_id: str) -> None:
    game = find_game(game_id)
    with pytest.raises(BadRequest, match="no_such_option"):
        game.setup(game.seat_counts[0], {"no_such_option": 1})
    for option in game.options:
        wrong: list[object] = ["no such value", 1.5, -1 if None in option.choices else None, {}]
        for value in wrong:
            with pytest.raises(BadRequest, match=option.name):
                game.setup(game.seat_counts[0], {option.name: value})


@games
def test_true_is_not_one(game_id: str) -> None:
    game = find_game(game_id)
    for option in game.options:
        if isinstance(option.default, bool):
            with pytest.raises(BadRequest, match=option.name):
                game.setup(game.seat_counts[0], {option.name: 1})


@games
@pytest.mark.parametrize("seats", [0, 1, 99, -1, True, 2.0, "2", None, [2]])
def test_a_wrong_number_of_seats_is_refused(game_id: str, seats: object) -> None:
    with pytest.raises(BadRequest):
        find_game(game_id).setup(seats)


@games
def test_options_describe_themselves_in_every_language(game_id: str) -> None:
    described = Checker(OptionJson)
    for option in find_game(game_id).options:
        for language in LANGUAGES:
            written = option.to_json(language)
            assert described.faults(written) == []
            assert [choice["value"] for choice in written["choices"]] == list(option.choices)
            assert all(text.strip() for text in (written["text"], *(choice["text"] for choice in written["choices"])))


@games
def test_whatever_is_more_than_a_choice_says_how_to_type_it(game_id: str) -> None:
    for option in find_game(game_id).options:
        if option.accepts is not None:
            assert option.kind != "choice"
            assert option.how is not None or option.span is not None
