"""Playouts pick moves without listing them; what they pick is legal, and every move as likely as any other."""

import random
from collections import Counter
from typing import Any

import pytest

from tablelands.core.node import Decide
from tablelands.games.down_under import rules
from tablelands.games.down_under.game import GAME
from tablelands.search.playouts import play_compiled, play_interpreted
from tests.games.down_under.boards import begun, play, turned
from tests.support.games import Case, random_match

PICKS = 4000


@pytest.mark.parametrize(
    ("options", "events"), [({}, 0), ({}, 1), ({}, 2), ({}, 9), ({"scoring": "special"}, 3), ({"routes": 2}, 6)]
)
def test_every_move_is_picked_equally_often(options: dict[str, Any], events: int) -> None:
    match = random_match(Case(GAME, GAME.setup(2, options)), 2, events)
    assert isinstance(match.node, Decide)
    state = match.state
    luck, legal = random.Random(1), GAME.legal_codes(state)
    scratch = [0] * rules.MAX_MOVES
    picked = Counter(rules.pick(state, luck.randrange(1 << 62), scratch) for _ in range(PICKS))
    assert set(picked) == set(legal)
    expected = PICKS / len(legal)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in picked.values())


@pytest.mark.parametrize("quarters", range(4))
def test_du_11_what_is_picked_extends_a_route_whichever_way_it_leads(quarters: int) -> None:
    match = begun()
    play(match, "s0@0,0", "s1@0,1")
    state = turned(match, quarters).state
    picked = {rules.pick(state, luck << 56, [0] * rules.MAX_MOVES) for luck in range(64)}
    assert picked == set(GAME.legal_codes(state))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_thousand_games_are_the_same_at_both_speeds(seats: int) -> None:
    state = GAME.setups.begin(GAME.setup(seats))
    assert play_compiled(GAME, state, 350, seats) == play_interpreted(GAME, state, 350, seats)
