"""Positions as they come up in play: any options, after any number of random events."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablelands.core.match import Match
from tablelands.core.registry import game_ids
from tests.support.games import cases, random_match

seeds = st.integers(0, 2**32)


@st.composite
def matches(draw: st.DrawFn, game_id: str, longest: int = 90) -> Match:
    return random_match(draw(st.sampled_from(cases(game_id))), draw(seeds), draw(st.integers(0, longest)))


def for_every_game(
    examples: int, *more: st.SearchStrategy[Any], longest: int = 90
) -> Callable[[Callable[..., None]], Any]:
    """Runs a test for each game on its own, with a match in some state and whatever `more` draws."""

    def decorate(test: Callable[..., None]) -> Any:
        @pytest.mark.parametrize("game_id", game_ids())
        @settings(max_examples=examples)
        @given(data=st.data())
        def run(game_id: str, data: st.DataObject) -> None:
            test(data.draw(matches(game_id, longest)), *(data.draw(one) for one in more))

        run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
        return run

    return decorate
