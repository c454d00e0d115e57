"""Nothing is shown to anybody, by any door, before it is durable; and what fails leaves nothing behind."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.live.slow_store import SlowStore
from tests.server.running import Caller, Json, Running


@pytest.fixture
def store() -> SlowStore:
    return SlowStore()


@pytest.fixture
def server(store: SlowStore) -> Iterator[Running]:
    with Running(store) as running:
        yield running


def play(caller: Caller, table: str, scene: Json, key: str = "k") -> int:
    body = {"seat": scene["as"], "move": scene["legal"][0], "version": scene["version"], "key": key}
    return caller.act(table, "play", **body).status_code


def test_nobody_sees_a_move_before_it_is_durable(store: SlowStore, server: Running) -> None:
    ana = server.person("Ana")
    table = ana.make(public=True)["table"]
    scene = ana.scene(table)
    with ana.socket() as socket, server.nobody().stream(table) as stream, ThreadPoolExecutor() as pool:
        socket.say("watch", table=table)
        socket.hear("scene")
        next(stream)
        store.held.clear()
        socket.say("play", table=table, seat=0, move=scene["legal"][0], version=scene["version"], key="k")
        assert store.waiting.wait(5)
        looks = [pool.submit(ana.get, f"/api/tables/{table}{more}") for more in ("", "/record", "/moments/0")]
        assert socket.hears_nothing(0.2)
        assert not any(look.done() for look in looks)
        listed = server.nobody().got("/api/tables", show="live")["tables"]
        assert [one["version"] for one in listed] == [scene["version"]]
        store.held.set()
        assert socket.hear()["on"] == "done"
        assert looks[0].result(5).json()["version"] == scene["version"] + 1
        assert next(one for one in stream if one["on"] == "step")["version"] == scene["version"] + 1


def test_what_is_not_written_has_not_happened(store: SlowStore, server: Running) -> None:
    ana = server.person("Ana")
    table = ana.make()["table"]
    scene = ana.scene(table)
    with ana.socket() as socket, ThreadPoolExecutor() as pool:
        socket.say("watch", table=table)
        socket.hear("scene")
        store.held.clear()
        store.fails = True
        socket.say("play", table=table, seat=0, move=scene["legal"][0], version=scene["version"], key="k")
        assert store.waiting.wait(5)
        looks = pool.submit(ana.scene, table)
        store.held.set()
        refused = socket.hear()
        assert (refused["error"]["kind"], refused["key"]) == ("unavailable", "k")
        seen = looks.result(5)
        assert (seen["version"], seen["log"]) == (scene["version"], scene["log"])
        store.fails = False
        socket.say("play", table=table, seat=0, move=scene["legal"][1], version=scene["version"], key="k")
        assert socket.hear("done")["version"] == scene["version"] + 1
    assert ana.scene(table)["log"][-1]["move"] == scene["legal"][1]


def test_a_write_whose_answer_was_lost_is_told_all_the_same(store: SlowStore, server: Running) -> None:
    """The key gets the answer of what was written, and those who watch see it, whoever asks or not."""
    ana = server.person("Ana")
    table = ana.make(public=True)["table"]
    scene = ana.scene(table)
    with server.nobody().socket() as watcher:
        watcher.say("watch", table=table)
        watcher.hear("scene")
        store.loses = True
        assert play(ana, table, scene) == 503
        store.loses = False
        shown = watcher.hear()
        assert (shown["on"], shown["version"]) == ("scene", scene["version"] + 1)
    assert play(ana, table, scene) == 200
    assert len(ana.scene(table)["log"]) == len(scene["log"]) + 1


def test_while_the_store_is_away_it_is_503_and_then_all_goes_on(store: SlowStore, server: Running) -> None:
    ana = server.person("Ana")
    table = ana.make()["table"]
    scene = ana.scene(table)
    server.server.tables.memory.clear()
    store.away = True
    with ana.socket() as socket:
        with ThreadPoolExecutor() as pool:
            looks = [pool.submit(ana.get, f"/api/tables/{table}") for _ in range(4)]
            assert {look.result(5).status_code for look in looks} == {503}
        socket.say("watch", table=table)
        assert socket.hear()["error"]["kind"] == "unavailable"
        assert ana.get("/healthz").status_code == 503
        store.away = False
        socket.say("watch", table=table)
        assert socket.hear()["version"] == scene["version"]


def test_a_socket_that_closes_while_its_move_is_written_does_not_lose_it(store: SlowStore, server: Running) -> None:
    ana = server.person("Ana")
    table = ana.make(public=True)["table"]
    scene = ana.scene(table)
    with server.nobody().socket() as watcher:
        watcher.say("watch", table=table)
        watcher.hear("scene")
        with ana.socket() as socket:
            store.held.clear()
            socket.say("play", table=table, seat=0, move=scene["legal"][0], version=scene["version"], key="k")
            assert store.waiting.wait(5)
        store.held.set()
        step = watcher.hear()
        assert (step["on"], step["before"]) == ("step", scene["version"])
    assert play(ana, table, scene) == 200


def test_a_logged_out_socket_finishes_what_it_has_begun_and_begins_nothing(store: SlowStore, server: Running) -> None:
    ana = server.person("Ana")
    made = ana.make(public=True)
    table = made["table"]
    scene = ana.scene(table)
    with server.nobody().socket() as watcher, ana.socket() as socket:
        watcher.say("watch", table=table)
        watcher.hear("scene")
        store.held.clear()
        socket.say("play", table=table, seat=0, move=scene["legal"][0], version=scene["version"], key="k")
        socket.say("say", table=table, text="too late", key="l")
        assert store.waiting.wait(5)
        assert ana.post("/api/logout").status_code == 200
        store.held.set()
        assert watcher.hear()["on"] == "step"
        assert watcher.hears_nothing()
    assert server.nobody().scene(table)["chat"] == []
