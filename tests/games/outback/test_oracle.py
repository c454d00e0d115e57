"""A second, naive implementation plays along and agrees on everything after every event."""

import random
from typing import Any

import pytest

from tablelands.core.errors import BadRequest, IllegalMove, Refused
from tablelands.core.node import Decide, Over
from tablelands.games.outback.game import GAME
from tests.support.games import THOROUGHNESS

from .comparing import ALL_SETS, Comparison
from .oracle import Illegal, Malformed

GAMES = THOROUGHNESS
NAMES = ["emu", "kangaroo", "koala", "platypus", "monitor", "joker", "wombat"]


def named(case: tuple[int, dict[str, Any]]) -> str:
    return f"{case[0]} {' '.join(map(str, case[1].values()))}"


@pytest.mark.parametrize("case", ALL_SETS, ids=named)
def test_random_games_agree_with_the_oracle(case: tuple[int, dict[str, Any]]) -> None:
    for number in range(GAMES):
        Comparison(*case, seed=number, thorough=number % 20 == 1).play()


@pytest.mark.parametrize("case", ALL_SETS[::13], ids=named)
def test_outcomes_and_positions_agree_with_the_oracle(case: tuple[int, dict[str, Any]]) -> None:
    Comparison(*case, seed=7).play()


@pytest.mark.parametrize("case", ALL_SETS[::9], ids=named)
def test_refusals_agree_with_the_oracle(case: tuple[int, dict[str, Any]]) -> None:
    """Any move, and any outcome, well formed or not: both accept it, or both refuse it with the same clause."""
    comparison, luck = Comparison(*case, seed=3), random.Random(str(case))
    while not isinstance(GAME.node(comparison.state), Over):
        for _ in range(4):
            compare_move(comparison, any_move(luck))
            compare_outcome(comparison, any_outcome(luck))
        comparison.go_on()


def any_move(luck: random.Random) -> dict[str, Any]:
    return {
        "type": luck.choice(["keep", "take", "take", "done", "block"]),
        "dice": luck.choices(NAMES[: luck.choice([6, 6, 6, 7])], k=luck.randrange(8)),
        "animal": luck.choice(NAMES[: luck.choice([5, 5, 6])]),
        "jokers": luck.choice([0, 0, 1, 2, -1, 7, True]),
        "row": luck.choice([1, 2, 2, 3, 4, 5, 6, 7, 8, 2.0]),
        "hex": luck.choice([0, 1, 2, 3, 4, -1]),
    }


def any_outcome(luck: random.Random) -> dict[str, Any]:
    outcomes: list[dict[str, Any]] = [
        {"start": luck.choice([0, 1, 2, 3, 4, -1, True, "0"])},
        {"penalty": luck.choice(["flat", "row", "none"])},
        {"bonus": luck.choices(["row-2", "full", "five-emu", "off-start", "two-upper", "row-7"], k=5)},
        {"draw": luck.choices(NAMES[:5], k=luck.choice([1, 1, 2, 3, 5]))},
        {"dice": luck.choices(NAMES[:6], k=luck.choice([1, 2, 3, 4, 6, 7]))},
        {"dice": luck.choices(NAMES, k=3)},
        {},
    ]
    return luck.choice(outcomes)


def compare_move(comparison: Comparison, move: dict[str, Any]) -> None:
    node = GAME.node(comparison.state)
    if not isinstance(node, Decide):
        return
    expected: type[Exception] | str | None = None
    try:
        if comparison.oracle_move(move) not in comparison.oracle.legal():
            expected = comparison.clause_of(move)
    except Malformed:
        expected = BadRequest
    assert told(lambda: GAME.check(comparison.state, node.seats[0], GAME.moves.from_json(move))) == expected


def compare_outcome(comparison: Comparison, outcome: dict[str, Any]) -> None:
    if comparison.oracle.chance_due() is None:
        return
    expected: type[Exception] | str | None = None
    try:
        comparison.fork_oracle().chance(outcome)
    except Illegal as error:
        expected = error.rule
    except Malformed:
        expected = BadRequest
    got = told(lambda: GAME.outcomes.check(comparison.state, GAME.outcomes.from_json(outcome)))
    assert got == expected or (got is BadRequest and malformed_elsewhere(outcome))


def malformed_elsewhere(outcome: dict[str, Any]) -> bool:
    """The oracle does not look into an outcome of another kind than the one that is due."""
    ((kind, value),) = outcome.items()
    return (kind == "start" and type(value) is not int) or value == "none" or "wombat" in str(value)


def told(check: Any) -> type[Exception] | str | None:
    try:
        check()
    except IllegalMove as error:
        return error.rule
    except Refused as error:
        return type(error)
    return None
