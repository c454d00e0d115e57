"""Small areas of Sturt's Stony Desert, solved: compared with plain minimax over the rules of the game, and with what
the top level plays."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tablelands.bots.sturts_stony_desert import BOTS, searcher
from tablelands.bots.sturts_stony_desert.solving import kept
from tablelands.bots.sturts_stony_desert.solving.small import small_game
from tablelands.bots.sturts_stony_desert.solving.solution import LOST, OVER, WON, Solution, solve
from tablelands.games.sturts_stony_desert.game import GAME as WHOLE
from tests.bots import solved_positions
from tests.bots.solved_positions import reached, written

TWO, THREE = small_game(2), small_game(3)
SOLVED = json.loads(solved_positions.PATH.read_text("utf-8"))["positions"]
NEAR_THE_END = 14
Known = dict[Any, tuple[Any, int]]


def minimax(game: Any, state: Any, known: Known) -> int:
    """1, 0 or -1 to the side to move; `known` gets all positions on the way, wherever the box lies."""
    key = state.laid, state.triples, *state.curves
    if key not in known:
        known[key] = state, max(worth_of_move(game, state, code, known) for code in game.legal_codes(state))
    return known[key][1]


def worth_of_move(game: Any, state: Any, code: int, known: Known) -> int:
    after = state.copy()
    game.rules.play(after, code)
    if after.ending:
        return int(2 * game.rules.score(after, state.to_move)) - 1
    return -minimax(game, after, known)


@pytest.fixture(scope="module")
def two_by_two() -> Solution:
    return solve(2)


@pytest.fixture(scope="module")
def known() -> Known:
    """Every position of two by two cells that can come about, and what it is worth."""
    found: Known = {}
    assert minimax(TWO, TWO.setups.begin(TWO.setup(2)), found) == 0
    return found


def test_every_position_of_two_by_two_is_worth_what_minimax_says(two_by_two: Solution, known: Known) -> None:
    for state, worth in known.values():
        assert two_by_two.worth(state) == worth


def test_every_move_of_two_by_two_is_worth_what_minimax_says(two_by_two: Solution, known: Known) -> None:
    for state, _ in list(known.values())[::20]:
        for code in TWO.legal_codes(state):
            assert two_by_two.worth_of_move(state, code) == worth_of_move(TWO, state, code, known)


def test_positions_are_counted(two_by_two: Solution, known: Known) -> None:
    """On two by two cells all of them can come about."""
    counted = Counter((TWO.rules.flow.turns_taken(state), worth) for state, worth in known.values())
    for turn, counts in enumerate(two_by_two.tally):
        assert [counted[turn, worth] for worth in (-1, 0, 1)] == counts[LOST : WON + 1].tolist()
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
        worths = {code: worth_of_move(THREE, state, code, known) for code in THREE.legal_codes(state)}
        assert one["worth"] == max(worths.values()) > min(worths.values())
        assert one["good"] == written([code for code, worth in worths.items() if worth == one["worth"]])


def test_the_top_level_makes_no_mistake_in_solved_positions() -> None:
    strong, positions = searcher(BOTS[-1].skill, THREE), BOTS[-1].skill.effort.simulations
    for seed, one in enumerate(SOLVED):
        chosen = strong.search(reached(one["moves"]), seed, positions, compiled=True).moves[0].move
        assert written([chosen]) in one["good"].split(), one["moves"]
