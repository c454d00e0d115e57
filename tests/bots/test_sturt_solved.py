"""Small areas of Sturt's Stony Desert, solved: compared with plain minimax over the rules of the game, and with what
the top level plays."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from research.solving import kept
from research.solving.small import small_game
from research.solving.solution import LOST, OVER, WON, Solution, solve

from tablelands.bots.sturts_stony_desert import BOTS, searcher
from tablelands.games.sturts_stony_desert.game import GAME as WHOLE
from tests.bots import solved_positions
from tests.bots.solved_positions import reached, written
from tests.games.sturts_stony_desert.minimax import Known, worth, worth_of_move

TWO, THREE = small_game(2), small_game(3)
SOLVED = json.loads(solved_positions.PATH.read_text("utf-8"))["positions"]
NEAR_THE_END = 14


@pytest.fixture(scope="module")
def two_by_two() -> Solution:
    return solve(2)


@pytest.fixture(scope="module")
def known() -> Known:
    """Every position of two by two cells that can come about, and what it is worth."""
    found: Known = {}
    assert worth(TWO, TWO.setups.begin(TWO.setup(2)), found) == 0
    return found


def test_every_position_of_two_by_two_is_worth_what_minimax_says(two_by_two: Solution, known: Known) -> None:
    for state, value in known.values():
        assert two_by_two.worth(state) == value


def test_every_move_of_two_by_two_is_worth_what_minimax_says(two_by_two: Solution, known: Known) -> None:
    for state, _ in list(known.values())[::20]:
        for code in TWO.legal_codes(state):
            assert two_by_two.worth_of_move(state, code) == worth_of_move(TWO, state, code, known)


def test_positions_are_counted(two_by_two: Solution, known: Known) -> None:
    """On two by two cells all of them can come about."""
    counted = Counter((TWO.rules.flow.turns_taken(state), value) for state, value in known.values())
    for turn, counts in enumerate(two_by_two.tally):
        assert [counted[turn, value] for value in (-1, 0, 1)] == counts[LOST : WON + 1].tolist()
    assert two_by_two.tally[-1, OVER] == two_by_two.tally[-1].sum() == 4 * 6 * 4**3


def test_claims_and_swapped_axes_are_another_game(two_by_two: Solution) -> None:
    for option in ("claim", "swap_axes"):
        with pytest.raises(ValueError, match="without claims"):
            two_by_two.worth(TWO.setups.begin(TWO.setup(2, {option: True})))


def test_a_solution_is_kept_until_its_sources_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "cache_home", lambda: tmp_path)
    times = list[int]()

    def counted(side: int, *seen: Any) -> Solution:
        times.append(side)
        return solve(side, *seen)

    monkeypatch.setattr(kept, "solve", counted)
    first, again = kept.solution(2), kept.solution(2)
    assert (first.second == again.second).all()
    assert times == [2]
    monkeypatch.setattr(kept, "source_hash", lambda *sources: "changed")
    kept.solution(2)
    assert times == [2, 2]


def test_a_small_area_has_its_own_size_and_supply_and_leaves_the_game_alone() -> None:
    assert (THREE.rules.board.FULL, THREE.rules.flow.ALL_TRIPLES) == (9, 8)
    assert (WHOLE.rules.board.FULL, WHOLE.rules.flow.ALL_TRIPLES) == (25, 24)


def test_solved_positions_near_the_end_are_what_minimax_says() -> None:
    late = [one for one in SOLVED if len(one["moves"].split()) >= NEAR_THE_END]
    assert {one["worth"] for one in late} == {0, 1}
    for one in late:
        state, known = reached(one["moves"]), Known()
        values = {code: worth_of_move(THREE, state, code, known) for code in THREE.legal_codes(state)}
        assert one["worth"] == max(values.values()) > min(values.values())
        assert one["good"] == written([code for code, value in values.items() if value == one["worth"]])


def test_the_top_level_makes_no_mistake_in_solved_positions() -> None:
    strong, positions = searcher(BOTS[-1].skill, THREE), BOTS[-1].skill.effort.simulations
    for seed, one in enumerate(SOLVED):
        chosen = strong.search(reached(one["moves"]), seed, positions, compiled=True).moves[0].move
        assert written([chosen]) in one["good"].split(), one["moves"]
