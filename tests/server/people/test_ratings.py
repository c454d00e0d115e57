"""Glicko-2, and which tables count."""

import asyncio
import math
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablelands.server.people.glicko import MOST_VOLATILE, Strength, update
from tablelands.server.people.ratings import (
    BOT_DEVIATION,
    DEVIATION,
    NOBODY,
    RATING,
    VOLATILITY,
    EndedBy,
    Result,
    bot_who,
    newcomer,
    participants,
    reckon,
)
from tablelands.server.store.rows import Change, RatingRow, TableRow
from tests.server.memory_store import MemoryStore

DUEL = Result("outback", ("ana", "ben"), winners=(0,), by="rules", scores=(12, 7))


def after(result: Result, **known: RatingRow) -> dict[str, RatingRow]:
    who = participants(result)
    return {row.who: row for row in reckon(result, [known.get(one) for one in who])}


def ratings(result: Result) -> dict[str, int]:
    return {who: round(row.rating) for who, row in after(result).items()}


# Glicko-2 itself


def glickman(player: tuple[float, float, float], games: list[tuple[float, float, float]]) -> tuple[float, float, float]:
    """Naively after his paper, with step 5 by bisection."""
    rating, deviation, volatility = player
    mu, phi, tau = (rating - 1500) / 173.7178, deviation / 173.7178, 0.5
    others = [((r - 1500) / 173.7178, d / 173.7178, points) for r, d, points in games]
    parts = []
    for other_mu, other_phi, points in others:
        g = 1 / math.sqrt(1 + 3 * other_phi**2 / math.pi**2)
        expected = 1 / (1 + math.exp(-g * (mu - other_mu)))
        parts.append((g, expected, points))
    v = 1 / sum(g * g * expected * (1 - expected) for g, expected, _ in parts)
    gain = sum(g * (points - expected) for g, expected, points in parts)

    def f(x: float) -> float:
        top = math.exp(x) * ((v * gain) ** 2 - phi**2 - v - math.exp(x))
        return top / (2 * (phi**2 + v + math.exp(x)) ** 2) - (x - 2 * math.log(volatility)) / tau**2

    low, high = -60.0, 10.0
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) > 0 else (low, middle)
    new_volatility = min(math.exp(low / 2), MOST_VOLATILE)
    new_phi = 1 / math.sqrt(1 / (phi**2 + new_volatility**2) + 1 / v)
    return 1500 + 173.7178 * (mu + new_phi**2 * gain), 173.7178 * new_phi, new_volatility


def reckoned(player: tuple[float, float, float], games: list[tuple[float, float, float]]) -> tuple[float, float, float]:
    return update(
        Strength(*player), [(Strength(rating, deviation, 0.06), points) for rating, deviation, points in games]
    )


def test_glickmans_own_example() -> None:
    """From his paper of 2012: 1464.06, 151.52, 0.05999."""
    player, games = (1500.0, 200.0, 0.06), [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)]
    assert reckoned(player, games) == pytest.approx((1464.06, 151.52, 0.05999), abs=0.01)
    assert reckoned(player, games) == pytest.approx(glickman(player, games), rel=1e-6)


def test_volatility_does_not_depend_on_where_the_scale_begins() -> None:
    low = reckoned((1500, 60, 0.06), [(1800, 60, 1.0)])
    high = reckoned((2500, 60, 0.06), [(2800, 60, 1.0)])
    assert low[2] == pytest.approx(high[2], rel=1e-9)
    assert low[2] > 0.06


Player = tuple[float, float, float]


def players(low: float, high: float) -> st.SearchStrategy[Player]:
    return st.tuples(st.floats(low, high), st.floats(30, 350), st.floats(0.03, 0.1))


def games(low: float, high: float, most: int = 5) -> st.SearchStrategy[list[Player]]:
    game = st.tuples(st.floats(low, high), st.floats(30, 350), st.sampled_from([0, 0.5, 1.0]))
    return st.lists(game, min_size=1, max_size=most)


@given(players(1100, 1900), games(1100, 1900))
def test_ratings_are_those_of_the_paper(player: Player, games: list[Player]) -> None:
    assert reckoned(player, games) == pytest.approx(glickman(player, games), rel=1e-4)


@given(players(-500, 4500), games(-500, 4500))
def test_however_great_the_upset_nobody_flies_away(player: Player, games: list[Player]) -> None:
    rating, deviation, volatility = reckoned(player, games)
    assert abs(rating - player[0]) < 720 * len(games)
    assert 20 < deviation < DEVIATION + 1
    assert 0.02 < volatility <= MOST_VOLATILE


# Who has won against whom


def test_a_newcomer_begins_with_1500_350_and_006() -> None:
    row = newcomer("ana", "outback")
    assert (row.rating, row.deviation, row.volatility, row.played, row.won) == (1500, 350, 0.06, 0, 0)


def test_the_winner_gains_what_the_loser_loses() -> None:
    rows = after(DUEL)
    assert ratings(DUEL) == {"ana": 1662, "ben": 1338}
    assert rows["ana"].deviation == rows["ben"].deviation < DEVIATION
    assert [(row.played, row.won) for row in rows.values()] == [(1, 1), (1, 0)]


def test_a_draw_between_equals_changes_only_how_sure_we_are() -> None:
    rows = after(replace(DUEL, winners=(0, 1), scores=(9, 9)))
    assert [row.rating for row in rows.values()] == [RATING, RATING]
    assert all(row.deviation < DEVIATION for row in rows.values())
    assert [(row.played, row.won) for row in rows.values()] == [(1, 0), (1, 0)]


EASY = bot_who("easy")
AGAINST_A_BOT = replace(DUEL, who=(EASY, "ben"), bots={EASY: 1817})


def test_bots_are_fixed_points_at_their_measured_ratings() -> None:
    lost = after(AGAINST_A_BOT)
    assert list(lost) == ["ben"]
    expected = glickman((RATING, DEVIATION, VOLATILITY), [(1817, BOT_DEVIATION, 0.0)])
    assert (lost["ben"].rating, lost["ben"].deviation) == pytest.approx(expected[:2])
    weaker = after(replace(AGAINST_A_BOT, bots={EASY: 820}))
    assert weaker["ben"].rating < lost["ben"].rating


def test_a_rating_settles_where_the_bots_are_that_one_draws_with() -> None:
    row, draw = newcomer("ben", "outback"), replace(AGAINST_A_BOT, winners=(0, 1), scores=(9, 9))
    for _ in range(60):
        row = after(draw, ben=row)["ben"]
    assert row.rating == pytest.approx(1817, abs=10)


def test_a_bot_that_nobody_measured_counts_like_a_newcomer() -> None:
    assert ratings(replace(AGAINST_A_BOT, bots={})) == {"ben": 1338}


def test_an_account_that_was_deleted_is_played_against_and_has_no_row() -> None:
    assert ratings(replace(DUEL, who=("ana", NOBODY))) == {"ana": 1662}


def test_ratings_build_on_those_before() -> None:
    strong = RatingRow("ana", "outback", 2000, 60, VOLATILITY, played=40, won=30)
    rows = after(DUEL, ana=strong)
    assert 2000 < rows["ana"].rating < 2005
    assert (rows["ana"].played, rows["ana"].won) == (41, 31)
    assert rows["ben"].rating > 1450


def test_of_more_seats_the_places_count() -> None:
    result = Result("outback", ("a", "b", "c", "d"), winners=(2,), by="rules", scores=(10, 20, 30, 10))
    by_rating = ratings(result)
    assert by_rating["c"] > by_rating["b"] > by_rating["a"] == by_rating["d"]


def test_winners_share_the_first_place_whatever_their_scores() -> None:
    by_rating = ratings(Result("outback", ("a", "b", "c"), winners=(0, 1), by="rules", scores=(10, 30, 20)))
    assert by_rating["a"] == by_rating["b"] > by_rating["c"]


def test_who_left_comes_after_all_others_and_who_left_first_comes_last() -> None:
    result = Result("outback", ("a", "b", "c", "d"), winners=(3,), by="rules", scores=(99, 98, 1, 2), gone=(1, 0))
    by_rating = ratings(result)
    assert by_rating["d"] > by_rating["c"] > by_rating["a"] > by_rating["b"]


@pytest.mark.parametrize("by", ["resigned", "time"])
def test_a_game_that_somebody_left_counts_without_scores(by: EndedBy) -> None:
    assert ratings(replace(DUEL, scores=None, winners=(1,), gone=(0,), by=by)) == {"ana": 1338, "ben": 1662}


def test_partners_are_not_rated_against_each_other() -> None:
    result = Result("sturts-stony-desert", ("a", "b", "c", "d"), (0, 2), "rules", (1, 0, 1, 0), sides=(0, 1, 0, 1))
    strong = RatingRow("a", result.game, 2200, 60, VOLATILITY, 9, 9)
    alone = after(result)
    two_wins = glickman((RATING, DEVIATION, VOLATILITY), [(RATING, DEVIATION, 1.0)] * 2)[0]
    assert alone["a"].rating == alone["c"].rating == pytest.approx(two_wins)
    assert after(result, a=strong)["c"].rating == alone["c"].rating
    assert [row.won for row in alone.values()] == [1, 0, 1, 0]


def test_the_same_bot_on_several_seats_is_one_who_played() -> None:
    result = Result("outback", ("ana", "bot:easy", "bot:easy"), winners=(1,), by="rules", scores=(5, 9, 1))
    rows = after(result)
    assert list(rows) == ["ana"]
    assert rows["ana"].rating == pytest.approx(RATING)
    assert (rows["ana"].played, rows["ana"].won) == (1, 0)


# Which tables count


@pytest.mark.parametrize(
    "result",
    [
        replace(DUEL, is_casual=True),
        replace(DUEL, who=("ana", "ana")),
        replace(DUEL, by="record"),
        replace(DUEL, who=("bot:easy", "bot:random")),
    ],
    ids=["casual", "alone", "a record", "bots"],
)
def test_a_casual_game_changes_nothing(result: Result) -> None:
    assert participants(result) == []
    assert reckon(result, []) == []


def test_the_store_keeps_what_was_reckoned_once() -> None:
    async def story() -> None:
        store = MemoryStore()
        row = TableRow("t", 1, "ana", "outback", True, b"", 0, "over", 1, b"", b"", None, unrated=True)
        await store.commit(Change(row))
        for _ in range(2):
            await store.rate("t", participants(DUEL), DUEL.game, partial(reckon, DUEL))
        assert [(round(row.rating), row.played) for row in await store.read_ratings("ana")] == [(1662, 1)]

    asyncio.run(story())
