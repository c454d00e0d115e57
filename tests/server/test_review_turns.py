"""Reviews take turns: a long game does not keep short ones waiting."""

import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Any

import pytest

from tablelands.server.bots import reviews, worker
from tests.server.http.asking import play_out
from tests.server.live.waiting import until
from tests.server.running import Running

LONG = 60
"""Events, where a review takes a quarter of a second for each; of shorter games it takes none."""


def look_back_slowly(news: "Connection[Any, Any]", parent: int, record: dict[str, Any]) -> None:
    """Stands in for `worker.look_back`."""
    events = len(record["events"])
    for number in range(events if events >= LONG else 1):
        time.sleep(0.25)
        news.send(number)
    news.send("failed")


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(worker, "look_back", look_back_slowly)
    monkeypatch.setattr(reviews, "SLICE", 0.5)
    monkeypatch.setattr(reviews, "PING_EVERY", 0.2)
    with Running() as server:
        yield server


def test_a_long_game_does_not_keep_short_ones_waiting(slow: Running) -> None:
    ana, ben = slow.person(), slow.person()
    long, short = ana.make("outback")["table"], ben.make()["table"]
    for caller, table in ((ana, long), (ben, short)):
        play_out(caller, table)
    at = slow.server.tables.at_hand(long)
    assert at is not None
    assert at.match is not None
    assert len(at.match.history.events) >= LONG
    with ana.http.stream("GET", f"/api/tables/{long}/review", headers=ana.headers) as first:
        lines = first.iter_lines()
        until(lambda: slow.server.reviews.jobs[long].spent > 0.1)
        began = time.monotonic()
        said = ben.get(f"/api/tables/{short}/review").text.splitlines()
        assert time.monotonic() - began < 12, "fifteen seconds are for the long one"
        assert len(said) > 2, "while it waits, the same is said again"
        assert not slow.server.reviews.jobs[long].is_done
        assert next(lines)


def test_what_takes_too_long_is_given_up(slow: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PATIENCE", 0.6)
    ana = slow.person()
    table = ana.make("outback")["table"]
    play_out(ana, table)
    lines = ana.get(f"/api/tables/{table}/review").text.splitlines()
    assert '"failed"' in lines[-1]
    assert slow.server.reviews.jobs == {}
