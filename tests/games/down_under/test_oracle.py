"""A second, naive implementation plays along and agrees at every move."""

import copy
import random
from typing import Any

import pytest

from tablelands.core.errors import IllegalMove
from tablelands.core.match import Match
from tablelands.core.node import Decide
from tablelands.games.down_under.game import GAME
from tests.games.down_under.comparing import play_game
from tests.games.down_under.option_sets import option_sets
from tests.games.down_under.oracle import Illegal, Oracle
from tests.games.down_under.policies import POLICIES
from tests.support.games import THOROUGHNESS

GAMES = 90 * THOROUGHNESS
"""Spread over all sets of options; comparing.py plays thousands."""
STARTS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (3, {"start": "line"}),
    (2, {"start": "frame", "meeting": "one-end"}),
    (4, {"ends": 1}),
    (3, {"ends": 1, "start": "line"}),
    (2, {"ends": 1, "start": "frame"}),
    (2, {"routes": 2, "meeting": "one-end"}),
]


def test_games_of_every_sort_agree_with_the_oracle() -> None:
    sets = option_sets()
    for number in range(GAMES):
        seats, options = sets[number * 7 % len(sets)]
        play_game(seats, options, list(POLICIES)[number % len(POLICIES)], number)


@pytest.mark.parametrize(("seats", "options"), STARTS)
def test_moves_made_up_at_random_are_refused_by_the_same_clause(seats: int, options: dict[str, Any]) -> None:
    luck = random.Random(str(options))
    for seed in range(4):
        chosen = options | {"scoring": luck.choice(["basic", "special"])}
        match, oracle = Match(GAME, GAME.setup(seats, chosen), seed=seed), Oracle(seats, chosen)
        if oracle.state.due:
            oracle.chance(GAME.outcome_to_json(match.chance()))
        while isinstance(node := match.node, Decide):
            for _ in range(6):
                compare_refusal(match, oracle, made_up(chosen, luck))
            move = luck.choice(oracle.legal())
            match.play(node.seats[0], GAME.move_from_json(move))
            oracle.play(node.seats[0], move)


def made_up(options: dict[str, Any], luck: random.Random) -> dict[str, Any]:
    cell = {"x": luck.randint(-3, 3), "y": luck.randint(-6, 3), "turn": luck.randrange(4)}
    tile = luck.choice(["straight", "curved", "terminal"])
    animal = luck.choice(["emu", "dingo", None]) if tile != "terminal" else None
    named: dict[str, Any] = {"animal": animal} if options["scoring"] == "special" else {}
    colour = {"colour": luck.choice(["yellow", "blue", "red", "green"])} if "routes" in options else {}
    lay, billabong = {"type": "lay", "tile": tile} | named | cell | colour, {"type": "billabong"} | cell | colour
    return luck.choice([{"type": "decline"}, {"type": "turn"} | cell, billabong, *[lay] * 7])


def compare_refusal(match: Match, oracle: Oracle, move: dict[str, Any]) -> None:
    assert isinstance(match.node, Decide)
    seat = match.node.seats[0]
    try:
        copy.copy(oracle).play(seat, move)
    except Illegal as illegal:
        with pytest.raises(IllegalMove) as caught:
            match.game.check(match.state, seat, GAME.move_from_json(move))
        assert caught.value.rule == illegal.rule, move
    else:
        match.game.check(match.state, seat, GAME.move_from_json(move))
