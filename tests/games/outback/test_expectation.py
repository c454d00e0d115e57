"""The exact value of a turn, against brute force through the contract, and interpreted against compiled."""

import doctest
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablelands.bots.outback.advice import TurnValues, move_values, turn_values
from tablelands.core.node import Chance, Over
from tablelands.games.outback.formats.moves import encode
from tablelands.games.outback.game import GAME, Outback, outback_with
from tablelands.games.outback.rules import scoring
from tablelands.games.outback.state import ROLL, ROLLS, State
from tablelands.search.expect import expect_compiled, expect_interpreted
from tablelands.search.kernel_loader import compiled_kernel
from tests.support.games import ROOT

from .boards import PLUS, board, legal

SMALL = outback_with(Path(__file__).parent / "small.toml")


def points(state: State, seat: int) -> float:
    return float(scoring.score(state, seat))


class BruteForce:
    """Follows every outcome and every move to the end of the turn, remembering nothing but the dice."""

    def __init__(self, game: Outback, state: State) -> None:
        self.game, self.seat, self.known = game, state.to_move, dict[Any, Fraction]()

    def value(self, state: State) -> Fraction:
        key = (tuple(state.dice), state.rolls_left, state.due, tuple(state.taken))
        if key not in self.known:
            self.known[key] = self.look(state)
        return self.known[key]

    def look(self, state: State) -> Fraction:
        if isinstance(self.game.node(state), Chance):
            outcomes = self.game.possible_outcomes(state) or []
            total = sum(weight for _, weight in outcomes)
            worth = sum(weight * self.value(self.game.resolve(state, one)) for one, weight in outcomes)
            return Fraction(worth) / total
        return max(self.after(state, move) for move in self.game.legal_moves(state, self.seat) or [])

    def after(self, state: State, move: Any) -> Fraction:
        after = self.game.play(state, self.seat, move)
        same_turn = after.takes > state.takes or (after.due == ROLL and after.rolls_left == state.rolls_left)
        return self.value(after) if same_turn else Fraction(scoring.score(after, self.seat))


def turns(game: Outback, options: dict[str, Any], seed: int) -> list[State]:
    """Positions before the first roll of each turn of a random game."""
    luck, state, found = Random(seed), game.setups.begin(game.setup(2, options)), []
    while not isinstance(node := game.node(state), Over):
        if state.due == ROLL and state.rolls_left == ROLLS:
            found.append(state)
        if isinstance(node, Chance):
            state = game.resolve(state, game.outcomes.sample(state, luck))
        else:
            state = game.play(state, state.to_move, game.sample_move(state, state.to_move, luck))
    return found


@pytest.mark.parametrize("options", [{}, {"edition": "plus"}, {"edition": "plus", "penalty_tile": "neighbours-a"}])
def test_the_value_of_a_turn_is_that_of_brute_force(options: dict[str, Any]) -> None:
    for state in turns(SMALL, options, seed=1)[:: 1 if not options else 4]:
        brute = BruteForce(SMALL, state)
        turn = turn_values(state, points)
        assert turn.before_rolling() == pytest.approx(float(brute.value(state)))
        for (dice, rolls_left, due, taken), worth in brute.known.items():
            if due == ROLL:
                assert turn.of_keeping(dice, rolls_left) == pytest.approx(float(worth))
            elif not any(taken):
                assert turn.of_dice(dice, rolls_left) == pytest.approx(float(worth))


def test_the_value_of_each_move_is_that_of_brute_force() -> None:
    luck = Random(2)
    for state in turns(SMALL, {"edition": "plus"}, seed=3)[::3]:
        rolled = SMALL.resolve(state, SMALL.outcomes.sample(state, luck))
        brute, values = BruteForce(SMALL, state), move_values(rolled, turn_values(state, points), points)
        moves = SMALL.legal_moves(rolled, rolled.to_move) or []
        assert values == pytest.approx({encode(move): float(brute.after(rolled, move)) for move in moves})


def test_what_cannot_be_stopped_with_has_no_value() -> None:
    state = board(PLUS, edition="plus", jeep="koa koa koa emu emu", rolls_left=2)
    turn = turn_values(state)
    assert turn.of_stopping((0, 3, 0, 2, 2, 0)) is None
    assert turn.of_stopping((0, 0, 0, 0, 0, 7)) is None
    assert turn.of_stopping((1, 1, 1, 1, 1, 2)) is not None


def test_more_dice_of_an_animal_are_never_worse_to_keep() -> None:
    turn = turn_values(board(PLUS, edition="plus", rolls_left=2, jeep="koa koa koa koa koa"))
    kept = [turn.of_keeping((0, 0, koalas, 0, 0, 0), 1) for koalas in range(7)]
    assert kept == sorted(kept)
    assert turn.of_keeping((0, 0, 1, 0, 0, 1), 1) > turn.of_keeping((0, 0, 1, 0, 0, 0), 1)


@pytest.mark.parametrize("options", [{}, {"edition": "plus", "bonus_tiles": 5, "penalty_tile": "neighbours-b"}])
@pytest.mark.parametrize("bounds_checked", [False, True])
def test_interpreted_and_compiled_agree_and_leave_the_position_alone(
    options: dict[str, Any], bounds_checked: bool
) -> None:
    for state in turns(GAME, options, seed=5)[::6]:
        before = state.copy()
        assert expect_interpreted(GAME, state) == expect_compiled(GAME, state, bounds_checked=bounds_checked)
        assert turn_values(state).values == expect_interpreted(GAME, state)
        assert state == before


def test_a_value_function_of_ones_own_compiled() -> None:
    """Any function of the position and the seat, compiled, that reads the compiled rules."""
    compiled_points = compiled_kernel(GAME, "expect").rules.score
    for state in turns(GAME, {}, seed=6)[::8]:
        assert expect_compiled(GAME, state, compiled_points) == expect_interpreted(GAME, state, points)


def test_the_widest_choice_there_is() -> None:
    """An empty landscape of Plus, and one of each animal on the jeep."""
    state = board(PLUS, edition="plus", rolls_left=3)
    assert expect_compiled(GAME, state) == expect_interpreted(GAME, state)


def test_the_best_of_annas_moves() -> None:
    """With three koalas and a joker, nobody would keep the kangaroo."""
    state = board(dice="koa koa koa kan pla *", jeep="emu koa koa mon mon", rolls_left=2)
    values = move_values(state, turn_values(state))
    best = max(values, key=lambda code: values[code])
    assert GAME.notation.write(GAME.moves.decode(best)) in {"keep koa koa koa *", "keep koa koa koa", "keep koa koa *"}
    assert {GAME.notation.write(GAME.moves.decode(code)) for code in values} == legal(state)
    assert isinstance(turn_values(state), TurnValues)


def test_the_example_on_the_rules_page() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs/rules/outback.md"), module_relative=False)
    assert (failed, tried > 8) == (0, True)
