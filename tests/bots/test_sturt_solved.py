"""The top level on an area of three by three cells, where the outcome of a position can be worked out to the end."""

import random
from typing import Any

import pytest

from tablelands.bots.sturts_stony_desert import BOTS, searcher
from tablelands.bots.sturts_stony_desert.solving import small_game, worth, worth_of_move
from tablelands.search.alphabeta import WIN

SIDE, PLACES = 3, 1 << 20
GAME = small_game(SIDE)


def positions(triples: int, count: int) -> list[Any]:
    """With so many triples left, after moves by chance none of which has ended the game."""
    luck, found = random.Random(triples), list[Any]()
    while len(found) < count:
        state = GAME.setups.begin(GAME.setup(2))
        while not state.ending and (state.tiles < SIDE * SIDE or state.supply[2] > triples):
            GAME.rules.play(state, luck.choice(GAME.legal_codes(state)))
        if not state.ending:
            found.append(state)
    return found


@pytest.mark.parametrize("triples", [3, 4])
def test_the_top_level_makes_no_mistake_in_solved_positions(triples: int) -> None:
    strong, seen = searcher(BOTS[-1].skill, GAME), set()
    for seed, state in enumerate(positions(triples, 10)):
        best = worth(state, SIDE, PLACES)
        seen.add(best)
        chosen = strong.search(state, seed, BOTS[-1].skill.effort.simulations, compiled=True).moves[0].move
        assert worth_of_move(state, chosen, SIDE, PLACES) == best
    assert len(seen) >= 2


def test_a_small_area_has_its_own_size_and_supply_and_leaves_the_game_alone() -> None:
    from tablelands.games.sturts_stony_desert.game import GAME as WHOLE

    assert (GAME.rules.board.FULL, GAME.rules.flow.ALL_TRIPLES) == (9, 8)
    assert (WHOLE.rules.board.FULL, WHOLE.rules.flow.ALL_TRIPLES) == (25, 24)


def test_what_ends_the_game_at_once_is_worth_what_it_brings() -> None:
    found = 0
    for state in positions(3, 60):
        for code in GAME.legal_codes(state):
            after = state.copy()
            GAME.rules.play(after, code)
            if after.ending:
                found += 1
                assert worth_of_move(state, code, SIDE, PLACES) == (WIN if after.winner == state.to_move else -WIN)
    assert found > 5
