"""While bots are being compiled those who watch them are told so, and when they are warm too."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tablelands.server.bots import warmth
from tablelands.server.bots.warmth import Warmth
from tablelands.server.bots.workers import WorkerDied
from tests.server.live.waiting import until
from tests.server.running import Caller, Json, Running

STURT = "sturts-stony-desert"


@pytest.fixture
def heat(server: Running) -> Iterator[Any]:
    """Lets bots of Sturt get warm, or cold."""

    async def note(cold: bool) -> None:
        server.server.bots.warmth._note(STURT, cold=cold)

    def change(*, cold: bool) -> None:
        server.call(note(cold))

    yield change
    change(cold=False)


def told(table: str, *, warming: bool) -> Json:
    return {"on": "bots", "table": table, "warming": warming}


def test_who_asks_is_told_when_it_begins_and_when_it_is_over(ana: Caller, heat: Any) -> None:
    table = ana.make(seats="me easy")["table"]
    with ana.socket() as socket:
        socket.say("watch", table=table, bots=True)
        assert socket.hear()["on"] == "scene"
        heat(cold=True)
        assert socket.hear() == told(table, warming=True)
        heat(cold=False)
        assert socket.hear() == told(table, warming=False)


def test_who_comes_meanwhile_is_told_after_the_scene(ana: Caller, heat: Any) -> None:
    table = ana.make(seats="me easy")["table"]
    heat(cold=True)
    with ana.socket() as socket:
        socket.say("watch", table=table, bots=True)
        assert [socket.hear()["on"], socket.hear()] == ["scene", told(table, warming=True)]


def test_who_did_not_ask_hears_nothing_of_it(ana: Caller, heat: Any) -> None:
    table = ana.make(seats="me easy")["table"]
    heat(cold=True)
    with ana.socket() as socket:
        socket.say("watch", table=table)
        assert socket.hear()["on"] == "scene"
        heat(cold=False)
        assert socket.hears_nothing()


@pytest.mark.parametrize("seats", ["me me", "me greedy", "me random"])
def test_where_nothing_is_compiled_nobody_is_told(ana: Caller, heat: Any, seats: str) -> None:
    table = ana.make(seats=seats)["table"]
    heat(cold=True)
    with ana.socket() as socket:
        socket.say("watch", table=table, bots=True)
        assert socket.hear()["on"] == "scene"
        assert socket.hears_nothing()


def test_bots_of_other_games_are_not_meant(ana: Caller, heat: Any) -> None:
    table = ana.make("down-under", "me easy")["table"]
    heat(cold=True)
    with ana.socket() as socket:
        socket.say("watch", table=table, bots=True)
        assert socket.hear()["on"] == "scene"
        assert socket.hears_nothing()


# What a worker says


def followed(answers: list[bool | Exception], monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether bots were warming, each time that somebody was told."""
    monkeypatch.setattr(warmth, "EVERY", 0)
    heard: list[bool] = []

    async def is_cold(game: str, bot: str) -> bool:
        answer = answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def run() -> None:
        one = Warmth(is_cold, lambda game: heard.append(game in one.warming))
        one.follow(STURT, "easy")
        one.follow(STURT, "hard")
        await asyncio.gather(*one._following.values())

    asyncio.run(run())
    assert answers == []
    return heard


def test_it_is_told_once_when_it_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    assert followed([True, True, True, True, False], monkeypatch) == [True, False]


def test_what_is_over_within_a_moment_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert followed([False], monkeypatch) == []
    assert followed([True, False, False], monkeypatch) == []


def test_workers_that_die_are_not_warming_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    assert followed([True, True, WorkerDied()], monkeypatch) == [True, False]


def test_a_table_that_begins_asks_a_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []
    with Running(thinks=True) as server:
        monkeypatch.setattr(server.server.bots.warmth, "follow", lambda game, bot: asked.append((game, bot)))
        ana = server.person("Ana")
        ana.make(seats="me greedy")
        ana.make(seats="me hard")
        until(lambda: asked)
    assert asked[0] == (STURT, "hard")
