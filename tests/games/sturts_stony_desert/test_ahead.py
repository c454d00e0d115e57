"""SD-5: what each lay leads to is found in three ways, by rules made to be compiled, by the same ones compiled, and on
all boards at once; they never differ."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from tablelands.core.match import Match
from tablelands.core.node import Over
from tablelands.games.sturts_stony_desert import rules
from tablelands.games.sturts_stony_desert.formats import prospects
from tablelands.games.sturts_stony_desert.formats.boards import boards_after
from tablelands.games.sturts_stony_desert.game import GAME
from tablelands.games.sturts_stony_desert.rules.ahead import MOST_AHEAD
from tablelands.games.sturts_stony_desert.state import State
from tablelands.search.quick import looks_ahead, quick_rules
from tests.games.sturts_stony_desert.boards import drawn
from tests.games.sturts_stony_desert.test_second_phase import ABOUT_TO_CONNECT, COMPLETES_BOTH

Ways = dict[tuple[int, int], list[int]]
"""By axis and lay; none where a route is broken."""


def matches(games: int, seed: int) -> Iterator[Match]:
    """Each as it stands before every move of games by chance."""
    random = Random(seed)
    for number in range(games):
        options = {"swap_axes": number % 2 == 1, "claim": number % 4 > 1}
        match = Match(GAME, GAME.setup(2 + number % 3, options))
        while not isinstance(match.node, Over):
            yield match
            moves = match.legal_moves()
            assert moves is not None
            match.play(match.state.to_move, random.choice(moves))


def on_all_boards(state: State) -> Ways:
    found: Ways = {}
    for axis, boards in enumerate(boards_after(state)):
        stands = state.routes[axis ^ state.swap_axes]
        found |= {(axis, lay): [] if stands else boards.way(lay) for lay in boards.changed}
    return found


def ways(found: list[int]) -> Ways:
    along, at = {}, 0
    while at < len(found):
        axis, lay, length = found[at : at + 3]
        along[axis, lay] = found[at + 3 : at + 3 + length]
        at += 3 + length
    return along


def looked_ahead(state: State) -> Ways:
    out = [0] * MOST_AHEAD
    return ways(out[: rules.ahead(state, out, [0] * MOST_AHEAD)])


def test_interpreted_rules_find_what_lies_on_all_boards() -> None:
    seen = Counter[str]()
    for match in matches(games=40, seed=1):
        found = looked_ahead(match.state)
        assert found == on_all_boards(match.state)
        phase = "second" if match.state.tiles == 25 else "first"
        seen.update(f"{phase}, axis {axis}, {'completed' if way else 'broken'}" for (axis, _), way in found.items())
    assert set(seen) == {
        f"{phase}, axis {axis}, {what}"
        for axis in (0, 1)
        for phase, what in [("first", "completed"), ("second", "completed"), ("second", "broken")]
    }


def test_a_lay_may_complete_both_axes() -> None:
    found = looked_ahead(drawn(COMPLETES_BOTH).state)
    assert found == on_all_boards(drawn(COMPLETES_BOTH).state)
    lays = Counter(lay for _, lay in found)
    assert max(lays.values()) == 2


def test_nothing_lies_ahead_of_the_end() -> None:
    match = drawn(ABOUT_TO_CONNECT)
    assert looked_ahead(match.state)
    match.state.ending = 1
    assert looked_ahead(match.state) == {}


def test_compiled_rules_find_the_same() -> None:
    assert looks_ahead(GAME)
    quick = quick_rules(GAME)
    changed = 0
    for match in matches(games=40, seed=2):
        found = ways(quick.look_ahead(match.state))
        assert found == on_all_boards(match.state)
        changed += len(found)
        assert quick.listed(match.state) == GAME.legal_codes(match.state)
    assert changed


def test_compiled_rules_answer_several_threads_at_once() -> None:
    quick = quick_rules(GAME)
    states = [match.state.copy() for match in matches(games=8, seed=3)]
    expected = [quick.look_ahead(state) for state in states]
    with ThreadPoolExecutor(4) as threads:
        for answers in threads.map(lambda _: [quick.look_ahead(state) for state in states], range(16)):
            assert answers == expected


def test_views_stay_the_same_when_the_rules_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    before = [(match.view(match.state.to_move).position, match.view(match.state.to_move).outlook) for match in some()]
    monkeypatch.setattr(GAME, "rules", GAME.rules)
    monkeypatch.setattr(prospects, "_look_ahead", [])
    GAME.quicken(quick_rules(GAME))
    assert prospects._look_ahead
    after = [(match.view(match.state.to_move).position, match.view(match.state.to_move).outlook) for match in some()]
    assert before == after
    assert any("routes" in one for _, outlook in after for one in outlook or ())


def some() -> Iterator[Match]:
    return matches(games=6, seed=4)
