"""UCT on a heap of pebbles, where one can work out what it should find."""

from fractions import Fraction
from functools import cache

import pytest

from tablelands.search.budget import CHUNK_SECONDS, Budget
from tablelands.search.uct import Uct, UctResult
from tests.toys.heap.game import HEAP, heap_of
from tests.toys.heap.state import State


def search(state: State, simulations: int = 2000, *, compiled: bool = False, trees: int = 1) -> UctResult:
    return Uct(HEAP, trees=trees).search(state, 5, Budget(simulations), compiled=compiled)


@pytest.mark.parametrize("pebbles", [5, 6, 7, 9, 11])
def test_a_win_is_proven_and_played(pebbles: int) -> None:
    found = search(heap_of(pebbles))
    assert found.moves[0].proven
    assert found.values == (1.0, 0.0)
    assert found.moves[0].move == pebbles % 4
    assert found.simulations < 2000


@pytest.mark.parametrize("pebbles", [4, 8])
def test_a_lost_position_is_proven_lost_whatever_is_played(pebbles: int) -> None:
    found = search(heap_of(pebbles))
    assert [one.proven for one in found.moves] == [True] * 3
    assert found.values == (0.0, 1.0)


def test_the_line_is_what_both_would_play() -> None:
    line = search(heap_of(7)).line
    assert line[0] == 3
    assert 1 < len(line) <= 8
    assert sum(line) <= 7


@cache
def share(pebbles: int) -> Fraction:
    """Of the win, for the seat to move in a windy game of two."""
    return max(1 - after(pebbles - taken) for taken in range(1, min(3, pebbles) + 1))


def after(left: int) -> Fraction:
    """For the other seat."""
    if left == 0:
        return Fraction(0)
    return share(left) if left == 1 else Fraction(2, 3) * share(left) + Fraction(1, 3) * share(left - 1)


@pytest.mark.parametrize("pebbles", [5, 6, 8])
def test_luck_is_weighed_as_it_falls(pebbles: int) -> None:
    found = search(heap_of(pebbles, windy=True), 6000)
    exact = [1 - after(pebbles - taken) for taken in (1, 2, 3)]
    assert found.moves[0].move == 1 + exact.index(max(exact))
    assert found.moves[0].values[0] == pytest.approx(float(max(exact)), abs=0.06)


@pytest.mark.parametrize("seats", [3, 6])
def test_every_seat_gets_its_share(seats: int) -> None:
    found = search(heap_of(3 * seats, seats=seats, windy=True), 300)
    assert sum(found.values) == pytest.approx(1)
    assert len(found.values) == seats


def test_a_tree_never_has_more_nodes_than_it_may() -> None:
    small = Uct(HEAP, nodes=40)
    found = small.search(heap_of(200), 5, Budget(3000), compiled=False)
    assert found.simulations == 3000
    assert len(found.moves) == 3


def test_the_same_seed_and_number_of_simulations_give_the_same() -> None:
    state = heap_of(30, windy=True)
    assert search(state, 200) == search(state, 200)
    assert search(state, 200) != search(state, 201)


def test_two_trees_are_added_up() -> None:
    found = search(heap_of(30, windy=True), 200, trees=2)
    assert found.simulations == 200
    assert sum(one.visits for one in found.moves) >= 198


@pytest.mark.parametrize("trees", [1, 2])
def test_interpreted_and_compiled_search_find_the_same(trees: int) -> None:
    """Two trees grow in two threads when they are compiled."""
    for state in (heap_of(17), heap_of(40, seats=3, windy=True), heap_of(25, windy=True)):
        assert search(state, 400, trees=trees) == search(state, 400, trees=trees, compiled=True)


def test_a_budget_in_time_is_kept_by_looking_at_the_clock_often(monkeypatch: pytest.MonkeyPatch) -> None:
    now, each = 0.0, 0.0001
    monkeypatch.setattr("tablelands.search.budget.time.monotonic", lambda: now)
    budget = Budget(1_000_000, deadline=0.5)
    while chunk := budget.next_chunk():
        budget.spend(chunk)
        now += chunk * each
    assert 0.5 <= now < 0.5 + CHUNK_SECONDS
    assert budget.done == pytest.approx(0.5 / each, rel=0.02)
