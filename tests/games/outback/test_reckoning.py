"""What bots reckon with: both speeds alike, as advice by plain recursion has it, and knowledge that says how it was
made."""

import json
from random import Random
from typing import Any

import pytest

from tablelands.bots import compilation
from tablelands.bots.outback import advice, kernels, reckoning
from tablelands.bots.outback.kernels import selfplay, turns
from tablelands.bots.outback.kernels.features import FEATURES, FOUND, MOST_FOUND, find_features
from tablelands.bots.outback.kernels.judgement import CHANCE, LEAD, POINTS, THUMB, WEIGHTS, judged
from tablelands.bots.outback.knowledge import DATA, weights_for
from tablelands.core.match import Match
from tablelands.core.node import Chance, Over
from tablelands.games.outback.game import GAME
from tablelands.games.outback.rules.expectation import EXPECTED
from tablelands.games.outback.rules.walk import WALK_SIZE
from tablelands.games.outback.state import ACT, MAX_HEXES, State
from tablelands.search.kernel_loader import compiled_kernel
from tablelands.search.numpy_records import record_type, to_record

PLUS = {"edition": "plus", "penalty_tile": "neighbours-a"}
both_editions = pytest.mark.parametrize("options", [{}, PLUS], ids=["basic", "plus"])


def positions(seats: int, options: dict[str, Any], seed: int) -> list[State]:
    """Of a random game, all in which somebody is to move."""
    match, luck, seen = Match(GAME, GAME.setup(seats, options), seed=seed), Random(seed), list[State]()
    while not isinstance(match.node, Over):
        if isinstance(match.node, Chance):
            match.chance()
        else:
            seen.append(match.state)
            seat = match.node.seats[0]
            match.play(seat, GAME.sample_move(match.state, seat, luck))
    return seen


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "_loaded", set())
    reckoning._turn.cache_clear()


@both_editions
@pytest.mark.usefixtures("cold")
def test_moves_are_worth_what_plain_recursion_says(options: dict[str, Any]) -> None:
    late = [state for state in positions(2, options, 4) if state.free[state.to_move].bit_count() < 7]
    for state in Random(1).sample(late, 8):
        plain = advice.move_values(state, advice.turn_values(state) if not state.takes else advice.TurnValues([]))
        assert reckoning.move_values(state, THUMB) == pytest.approx(plain)


@both_editions
def test_compiled_and_interpreted_agree_to_the_last_digit(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    late = [state for state in positions(3, options, 5) if state.free[state.to_move].bit_count() < 8]
    for state in Random(2).sample(late, 6):
        for way in (POINTS, THUMB, LEAD, CHANCE):
            answers = []
            for warm in (set(), {"outback"}):
                monkeypatch.setattr(compilation, "_loaded", warm)
                reckoning._turn.cache_clear()
                answers.append(reckoning.move_values(state, way, 2))
            assert answers[0] == answers[1]


@both_editions
def test_features_fit_into_their_room_and_chances_are_chances(options: dict[str, Any]) -> None:
    for seats in (2, 4):
        for state in positions(seats, options | {"end": "all-full"}, seats):
            for seat in range(seats):
                found = [0] * FOUND
                find_features(state, seat, found)
                assert 0 < found[0] < MOST_FOUND
                assert all(0 <= feature < FEATURES for feature in found[1 : found[0] + 1])
                assert -0.1 < judged(state, seat, weights_for(state), found, CHANCE) < 1.1


def test_with_less_foresight_only_keeps_are_judged_otherwise() -> None:
    state = next(one for one in positions(2, {}, 6) if one.rolls_left == 2 and one.due == ACT)
    far, near = reckoning.move_values(state, THUMB), reckoning.move_values(state, THUMB, 1)
    assert far.keys() == near.keys()
    changed = {code for code in far if far[code] != near[code]}
    assert changed
    assert all(far[code] >= near[code] for code in changed)


@pytest.mark.parametrize("edition", ["basic", "plus"])
def test_knowledge_says_how_it_was_made(edition: str) -> None:
    written = json.loads((DATA / f"{edition}.json").read_text())
    assert len(written["weights"]) == WEIGHTS
    assert written["made"]["by"] == f"python -m research.learn_outback {edition}"
    assert written["made"]["rules"] == GAME.rules_version
    assert written["made"]["rounds"] == len(written["made"]["games"]) >= 5


def test_games_against_oneself_teach_the_same_at_both_speeds() -> None:
    luck = [Random(3).getrandbits(62) for _ in range(selfplay.LUCK_PER_GAME)]
    begin = GAME.setups.begin(GAME.setup(2))
    weights = [*[0.0] * (2 * FEATURES), *[6.0] * (MAX_HEXES + 1)]
    sizes = EXPECTED, WALK_SIZE, FOUND, turns.CHOICE, selfplay.NOTES, selfplay.FIGURES

    def run(kernel: Any, states: Any, floats: Any, integers: Any) -> tuple[int, list[float]]:
        values, walk, found, choice, notes, figures = (
            make(size)
            for size, make in zip(sizes, (floats, integers, integers, integers, integers, floats), strict=True)
        )
        normal, right = floats(selfplay.COLUMNS**2), floats(selfplay.COLUMNS)
        errors, known, given = floats(2 * (MAX_HEXES + 1)), floats(WEIGHTS), integers(len(luck))
        known[:], given[:] = weights, luck
        sums = normal, right, errors
        learnt = kernel.selfplay(states, 1, 0.9, given, values, walk, known, found, choice, notes, figures, *sums)
        return learnt, [float(one) for one in right]

    import numpy as np

    records = np.zeros(2, record_type(State))
    to_record(begin, records, 1)
    quick = compiled_kernel(GAME, "selfplay", kernels.__name__)
    compiled = run(quick, records, np.zeros, lambda size: np.zeros(size, np.int64))
    interpreted = run(selfplay, [begin.copy(), begin], lambda size: [0.0] * size, lambda size: [0] * size)
    assert compiled[0] == interpreted[0] > 20
    assert compiled[1] == pytest.approx(interpreted[1])
