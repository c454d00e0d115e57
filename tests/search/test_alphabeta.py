"""Alpha-beta against plain minimax, on positions of Sturt's Stony Desert near their end."""

import random

import pytest

from tablelands.bots.sturts_stony_desert import BOTS, searcher
from tablelands.games.sturts_stony_desert.game import GAME
from tablelands.games.sturts_stony_desert.state import State
from tablelands.search.alphabeta import WIN, AlphaBeta
from tests.games.sturts_stony_desert.minimax import worth

STRONG = searcher(BOTS[-1].skill)
EXHAUSTIVE = AlphaBeta(GAME, STRONG.judgement, STRONG.weights, attention=1 << 20)


def near_the_end(left: int, count: int, **options: bool) -> list[State]:
    """So many triples are left, by playing on at random where the game would not end."""
    luck, found = random.Random(5), list[State]()
    while len(found) < count:
        state = GAME.setups.begin(GAME.setup(2, options))
        while not state.ending and state.supply[2] > left:
            GAME.rules.play(state, luck.choice(GAME.legal_codes(state)))
        if not state.ending and state.claimer == -1:
            found.append(state)
    return found


@pytest.mark.parametrize("claim", [False, True])
def test_the_value_is_that_of_plain_minimax(claim: bool) -> None:
    seen = set()
    for state in near_the_end(2, 25, claim=claim):
        exact = worth(GAME, state, {})
        seen.add(exact)
        assert round(EXHAUSTIVE.search(state, compiled=False).value / WIN) == exact
    assert len(seen) >= 2


def test_the_same_positions_are_looked_at_interpreted_and_compiled() -> None:
    luck = random.Random(9)
    for _ in range(6):
        state = GAME.setups.begin(GAME.setup(2))
        for _ in range(luck.randint(1, 40)):
            after = state.copy()
            GAME.rules.play(after, luck.choice(GAME.legal_codes(state)))
            state = state if after.ending else after
        plain = STRONG.search(state, 7, 3000, compiled=False)
        assert plain == STRONG.search(state, 7, 3000, compiled=True, bounds_checked=True)


def test_a_search_is_stopped_by_its_number_of_positions() -> None:
    state = GAME.setups.begin(GAME.setup(2))
    small, large = (STRONG.search(state, 1, positions, compiled=False) for positions in (1000, 4000))
    assert small.positions == 1000
    assert large.positions == 4000
    assert small.depth <= large.depth
    assert small.moves[0].value >= small.moves[-1].value
