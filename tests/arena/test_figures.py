"""Shares, intervals, Elo, ratings and the sequential test, against what is known about them."""

from math import inf
from random import Random
from statistics import fmean

import pytest

from tablelands.arena.games import Result, Thinking
from tablelands.arena.plot import plot
from tablelands.arena.ratings import ratings
from tablelands.arena.sprt import Sprt
from tablelands.arena.tally import Tally, elo_of, share_of, wilson
from tablelands.core.errors import BadRequest


def tally(pair: tuple[str, str], blocks: list[tuple[float, ...]], margin: float = 1.0) -> Tally:
    found = Tally(pair, len(blocks[0]))
    for number, block in enumerate(blocks):
        for place, share in enumerate(block):
            thinking = Thinking(1, 0.5, 0.5), Thinking(1, 0.1, 0.1)
            found.add(Result(pair, number, place, share, margin * (2 * share - 1), thinking))
    return found


def test_elo_and_share_are_each_others_inverse() -> None:
    assert elo_of(0.75) == pytest.approx(190.85, abs=0.01)
    assert (elo_of(0), elo_of(1), elo_of(0.5)) == (-inf, inf, 0)
    for sides in (2, 3, 4):
        assert elo_of(1 / sides, sides) == pytest.approx(0)
        assert share_of(elo_of(0.6, sides), sides) == pytest.approx(0.6)


def test_wilson_is_as_in_the_textbook() -> None:
    known = wilson(0.5, 100)
    assert known.low == pytest.approx(0.4038, abs=1e-4)
    assert known.high == pytest.approx(0.5962, abs=1e-4)
    assert wilson(0, 20).low == 0
    assert wilson(1, 20).high == 1


def test_games_of_a_block_are_not_counted_as_independent() -> None:
    alike = tally(("a", "b"), [(1.0, 1.0), (0.0, 0.0)] * 20)
    opposed = tally(("a", "b"), [(1.0, 0.0), (0.0, 1.0)] * 20)
    wide, narrow = alike.share(), opposed.share()
    assert wide.value == narrow.value == 0.5
    assert wide.high - wide.low > 1.3 * (narrow.high - narrow.low)


def test_a_block_counts_only_when_it_is_whole() -> None:
    found = tally(("a", "b"), [(1.0, 1.0)] * 3)
    found.add(Result(("a", "b"), 9, 0, 0.0, None, (Thinking(), Thinking())))
    assert found.games == 6
    assert found.share().value == 1


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    random, hits = Random(3), 0
    for _ in range(300):
        share = tally(("a", "b"), [tuple(float(random.random() < 0.7) for _ in range(2)) for _ in range(40)]).share()
        hits += share.low <= 0.7 <= share.high
    assert 0.91 <= hits / 300 <= 0.99


def test_ratings_add_up_over_a_ladder() -> None:
    random = Random(1)

    def played(first: str, second: str, elo: float) -> Tally:
        blocks = [tuple(float(random.random() < share_of(elo)) for _ in range(2)) for _ in range(1000)]
        return tally((first, second), blocks)

    found = ratings([played("a", "greedy", 100), played("b", "a", 150)])
    assert found["greedy"].value == 1500
    assert found["a"].value == pytest.approx(1600, abs=30)
    assert found["b"].value == pytest.approx(1750, abs=45)
    assert found["b"].low < found["b"].value < found["b"].high


def test_without_a_yardstick_the_mean_is_1500() -> None:
    found = ratings([tally(("a", "b"), [(1.0, 0.0), (1.0, 1.0)] * 5)])
    assert fmean(one.value for one in found.values()) == pytest.approx(1500)


@pytest.mark.parametrize(("truth", "verdict"), [(0.5, "not better"), (0.64, "better")])
def test_the_sequential_test_settles_and_is_rarely_wrong(truth: float, verdict: str) -> None:
    sprt, random, right, blocks = Sprt(0, 100), Random(7), 0, 0
    for _ in range(60):
        shares: list[float] = []
        while sprt.verdict(shares) == "open" and len(shares) < 2000:
            shares.append(fmean(float(random.random() < truth) for _ in range(2)))
        right += sprt.verdict(shares) == verdict
        blocks += len(shares)
    assert right >= 54
    assert blocks / 60 < 150


@pytest.mark.parametrize("word", ["", "5", "50:0", "a:b", "0:0", "1:2:3"])
def test_bounds_that_make_no_sense_are_refused(word: str) -> None:
    with pytest.raises(BadRequest):
        Sprt.parse(word)


def test_the_picture_has_every_pair_and_entrant() -> None:
    drawn = plot([tally(("a", "<b>"), [(1.0, 0.0)] * 9)], "T", "R", "S")
    assert drawn.startswith("<svg")
    assert "a : &lt;b&gt;" in drawn
    assert "50.0%" in drawn
