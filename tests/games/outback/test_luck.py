"""Dice and draws on a fixed seed: what comes up is as frequent as its weight says (chi-square tests)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tablelands.games.outback import rules
from tablelands.games.outback.game import GAME
from tablelands.games.outback.state import State
from tablelands.search.kernels.random_numbers import draw, seed_random

from .boards import board, happen

SAMPLES = 20_000


def chi_square(found: Counter[str], weights: dict[str, int]) -> tuple[float, int]:
    """The statistic and its degrees of freedom, with rare outcomes (fewer than 5 expected) taken together."""
    total, count = sum(weights.values()), sum(found.values())
    assert set(found) <= set(weights)
    expected = {name: count * weight / total for name, weight in weights.items()}
    rare = [name for name in expected if expected[name] < 5]
    pairs = [(found[name], expected[name]) for name in expected if name not in rare]
    if rare:
        pairs.append((sum(found[name] for name in rare), sum(expected[name] for name in rare)))
    return sum((seen - wanted) ** 2 / wanted for seen, wanted in pairs), len(pairs) - 1


def assert_as_likely(found: Counter[str], state: State) -> None:
    weights = {str(GAME.outcomes.to_json(one)): weight for one, weight in GAME.possible_outcomes(state) or []}
    statistic, freedom = chi_square(found, weights)
    assert abs(statistic - freedom) < 4 * (2 * freedom) ** 0.5, (statistic, freedom)


def sampled(state: State, samples: int) -> Counter[str]:
    luck = Random(20)
    return Counter(str(GAME.outcomes.to_json(GAME.outcomes.sample(state, luck))) for _ in range(samples))


def chance_nodes() -> dict[str, State]:
    start = GAME.setups.begin(GAME.setup(4, {"edition": "plus", "bonus_tiles": 5, "penalty_tile": "drawn"}))
    bonus = happen(start, start=3)
    penalty = happen(bonus, bonus=["full", "row-2", "row-3", "row-4", "row-5"])
    draw = happen(penalty, penalty="flat")
    dice = happen(draw, draw=["emu"] * 5)
    scarce = draw.copy()
    scarce.bag, scarce.jeep = [1, 2, 0, 7, 3], [1, 0, 1, 0, 0]
    kept = board(edition="plus", dice="koa koa * *", rolls_left=2)
    kept.due = dice.due
    return {
        "start": start,
        "bonus": bonus,
        "penalty": penalty,
        "draw": draw,
        "scarce": scarce,
        "seven dice": dice,
        "three dice": kept,
    }


@pytest.mark.parametrize("name", chance_nodes())
def test_luck_at_a_table(name: str) -> None:
    state = chance_nodes()[name]
    assert_as_likely(sampled(state, SAMPLES), state)


@pytest.mark.parametrize("name", chance_nodes())
def test_luck_of_simulations(name: str) -> None:
    """The generator that runs the same interpreted and compiled."""
    state, luck, scratch = chance_nodes()[name], [0], [0] * 8
    seed_random(luck, 20)
    codes = (rules.roll(state, draw(luck), scratch, scratch) for _ in range(SAMPLES))
    assert_as_likely(Counter(str(GAME.outcomes.to_json(GAME.outcomes.decode(state, code))) for code in codes), state)


def test_simulated_moves_are_drawn_evenly_from_the_list() -> None:
    luck = [0]
    seed_random(luck, 3)
    states: list[State] = [
        board(dice="emu emu kan koa koa *", rolls_left=1),
        board(dice="koa koa koa * * emu"),
        board(dice="emu kan koa pla mon mon", jeep="emu emu emu emu emu"),
    ]
    for state in states:
        listed = GAME.legal_codes(state)
        found = Counter(str(rules.pick(state, draw(luck), [])) for _ in range(6000))
        statistic, freedom = chi_square(found, {str(code): 1 for code in listed})
        assert abs(statistic - freedom) < 4 * (2 * freedom) ** 0.5


def test_one_seed_one_game() -> None:
    first: list[Any] = [GAME.outcomes.sample(chance_nodes()["seven dice"], Random(5)) for _ in range(2)]
    assert first[0] == first[1]
