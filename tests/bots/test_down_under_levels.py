"""The levels of Down Under, with every set of options."""

import random

import pytest

from tablelands.bots.bot import Limit, Question, think
from tablelands.bots.down_under import BOTS, LevelBot, searcher
from tablelands.core.node import Decide
from tablelands.core.rule import OVER
from tablelands.games.down_under.game import GAME
from tablelands.games.down_under.state import State
from tablelands.search.budget import Budget
from tests.support.games import cases, random_match


def positions(count: int, seed: int) -> list[State]:
    """From all over the sets of options, and from early on to near the end."""
    luck, found = random.Random(seed), list[State]()
    every_case = cases(GAME.id)
    while len(found) < count:
        match = random_match(luck.choice(every_case), luck.getrandbits(30), luck.randint(0, 30))
        if isinstance(match.node, Decide):
            found.append(match.state)
    return found


def question(state: State, simulations: int) -> Question:
    return Question(GAME.id, state, state.to_move, 3, Limit(simulations=simulations))


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_answers_are_legal_with_every_set_of_options(bot: LevelBot) -> None:
    for state in positions(40, 2):
        answer = think(bot, question(state, 3))
        GAME.check(state, state.to_move, answer.move)
        assert answer.line[0] == answer.move
        assert sum(answer.values) == pytest.approx(1)
        assert len(answer.values) == state.seats


def test_a_move_that_ends_the_game_with_a_win_is_found_and_known_to_win() -> None:
    found = 0
    for state in positions(150, 4):
        moves = GAME.legal_moves(state, state.to_move) or []
        after = [GAME.play(state, state.to_move, move) for move in moves]
        wins = [move for move, then in zip(moves, after, strict=True) if alone_wins(then, state.to_move)]
        if wins and len(wins) < len(moves):
            found += 1
            answer = think(BOTS[-1], question(state, 50))
            assert answer.move in wins
            assert answer.value == 1
    assert found >= 3


def alone_wins(state: State, seat: int) -> bool:
    rules = GAME.rules
    return bool(rules.stage(state) == OVER and [s for s in range(state.seats) if rules.won(state, s)] == [seat])


def test_the_judgement_says_the_same_interpreted_and_compiled() -> None:
    """Bounds are checked."""
    uct = searcher(BOTS[2].skill)
    for seed, state in enumerate(positions(12, 6)):
        plain = uct.search(state, seed, Budget(40), compiled=False)
        fast = uct.search(state, seed, Budget(40), compiled=True, bounds_checked=True)
        assert [one.move for one in fast.moves] == [one.move for one in plain.moves]
        assert [one.visits for one in fast.moves] == [one.visits for one in plain.moves]
        assert fast.values == pytest.approx(plain.values)
