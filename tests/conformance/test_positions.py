"""Positions: every one met in play loads back and goes on identically; damaged ones are refused."""

import copy
import json
import random
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import strategies as st

from tablelands.core.errors import BadPosition
from tablelands.core.match import Match
from tablelands.core.node import Over
from tests.conformance.strategies import for_every_game, seeds
from tests.support.games import step

junk: st.SearchStrategy[Any] = (
    st.none() | st.booleans() | st.integers(-5, 99) | st.floats() | st.text(max_size=3) | st.just([]) | st.just({})
)


@for_every_game(200)
def test_every_position_loads_back_to_the_same_state(match: Match) -> None:
    written = json.dumps(match.position())
    setup, state = match.game.load(json.loads(written))
    assert setup == match.setup
    assert state == match.state
    assert json.dumps(match.game.position(setup, state)) == written


@for_every_game(60, seeds)
def test_a_loaded_position_goes_on_identically(match: Match, seed: int) -> None:
    twin = Match.from_position(match.game, json.loads(json.dumps(match.position())))
    ours, theirs = random.Random(seed), random.Random(seed)
    for _ in range(6):
        assert twin.node == match.node
        if isinstance(match.node, Over):
            return
        step(match, ours)
        step(twin, theirs)
        assert twin.position() == match.position()


@for_every_game(300, st.data())
def test_a_damaged_position_is_refused_or_is_another_position(match: Match, data: st.DataObject) -> None:
    """Whatever is put in place of any value, loading answers with BadPosition or with a state that loads back."""
    position = json.loads(json.dumps(match.position()))
    holder, key = data.draw(st.sampled_from(list(_places(position))))
    holder[key] = copy.deepcopy(data.draw(junk))
    try:
        setup, state = match.game.load(position)
    except BadPosition:
        return
    assert match.game.load(match.game.position(setup, state)) == (setup, state)


@for_every_game(150, st.data(), longest=40)
def test_a_position_without_one_of_its_fields(match: Match, data: st.DataObject) -> None:
    position = json.loads(json.dumps(match.position()))
    missing = data.draw(st.sampled_from(sorted(position)))
    del position[missing]
    if missing in match.game.derived_fields:
        match.game.load(position)
    elif missing in match.game.optional_fields:
        with suppress(BadPosition):
            assert match.game.load(position)
    else:
        with pytest.raises(BadPosition, match=missing):
            match.game.load(position)


def _places(value: Any) -> Any:
    """Every place inside a JSON value where something can be put instead."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inside:
        yield value, key
        yield from _places(item)
