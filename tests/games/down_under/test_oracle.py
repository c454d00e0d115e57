"""A second, naive implementation plays along and agrees at every move."""

import copy
import random
from collections import Counter
from typing import Any

import pytest

from tablelands.core.errors import IllegalMove
from tablelands.core.match import Match
from tablelands.core.node import Decide
from tablelands.games.down_under.game import GAME
from tests.games.down_under.comparing import POLICIES, option_sets, play_game
from tests.games.down_under.oracle import Illegal, Oracle
from tests.support.games import THOROUGHNESS

GAMES = 90 * THOROUGHNESS
"""Spread over all sets of options; comparing.py plays thousands."""


def test_games_of_every_sort_agree_with_the_oracle() -> None:
    sets, seen = option_sets(), Counter[str]()
    for number in range(GAMES):
        seats, options = sets[number * 7 % len(sets)]
        play_game(seats, options, list(POLICIES)[number % len(POLICIES)], number, seen)


@pytest.mark.parametrize("start", ["free", "line", "one-ended", "frame"])
def test_moves_made_up_at_random_are_refused_by_the_same_clause(start: str) -> None:
    luck = random.Random(start)
    for seed in range(4):
        seats = 2 if start == "frame" else 3
        setup = GAME.setup(seats, {"start": start, "scoring": luck.choice(["basic", "special"])})
        match, oracle = Match(GAME, setup, seed=seed), Oracle(seats, dict(setup.options))
        if start == "line":
            oracle.chance(GAME.outcome_to_json(match.chance()))
        while isinstance(node := match.node, Decide):
            for _ in range(6):
                compare_refusal(match, oracle, made_up(match, luck))
            move = luck.choice(match.legal_moves() or [])
            match.play(node.seats[0], move)
            oracle.play(node.seats[0], GAME.move_to_json(move))


def made_up(match: Match, luck: random.Random) -> dict[str, Any]:
    state = match.state
    cell = {"x": luck.randint(-3, 3), "y": luck.randint(-6, 3), "turn": luck.randrange(4)}
    tile = luck.choice(["straight", "curved", "terminal"])
    animal = luck.choice(["emu", "dingo", None]) if tile != "terminal" else None
    named: dict[str, Any] = {"animal": animal} if state.special else {}
    others: list[dict[str, Any]] = [{"type": "decline"}, {"type": "turn"} | cell, {"type": "billabong"} | cell]
    return luck.choice([*others, *[{"type": "lay", "tile": tile} | named | cell] * 7])


def compare_refusal(match: Match, oracle: Oracle, move: dict[str, Any]) -> None:
    assert isinstance(match.node, Decide)
    seat = match.node.seats[0]
    try:
        copy.deepcopy(oracle).play(seat, move)
    except Illegal as illegal:
        with pytest.raises(IllegalMove) as caught:
            match.game.check(match.state, seat, GAME.move_from_json(move))
        assert caught.value.rule == illegal.rule, move
    else:
        match.game.check(match.state, seat, GAME.move_from_json(move))


@pytest.mark.parametrize(
    ("seats", "options", "counts"),
    [(2, {}, [6, 252, 1944]), (2, {"scoring": "special"}, [28]), (3, {"start": "one-ended"}, [4, 4, 112])],
)
def test_the_oracle_confirms_perft(seats: int, options: dict[str, Any], counts: list[int]) -> None:
    def count(oracle: Oracle, depth: int) -> int:
        if depth == 1:
            return len(oracle.legal())
        total = 0
        for move in oracle.legal():
            after = copy.deepcopy(oracle)
            after.play(after.node()["seats"][0], move)
            total += count(after, depth - 1)
        return total

    oracle = Oracle(seats, dict(GAME.setup(seats, options).options))
    assert [count(oracle, depth) for depth in range(1, len(counts) + 1)] == counts
