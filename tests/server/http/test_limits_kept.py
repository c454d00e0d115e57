"""Rates and counts, where they are on; the store away; what is told to whoever runs the server."""

import asyncio
import logging
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tablelands.server.settings import Limits, Rate, Settings
from tests.server.http.asking import CALLS, SHAPED, STURT, key, play, refused
from tests.server.http.refusals import too_many
from tests.server.memory_store import MemoryStore
from tests.server.running import Caller, Json, Running, Served

SLOW = 1 / 1000
"""A second, so that nothing comes back while a test lasts."""


def limited(**limits: object) -> Running:
    return Running(settings=Settings(port=0, limits=replace(Limits(), **limits)))  # type: ignore[arg-type]


def test_calls_of_a_person() -> None:
    with limited(calls=Rate(SLOW, 5)) as server:
        ana = server.person()
        for _ in range(5):
            ana.got("/api/me")
        too_many(ana.get("/api/me"))
        too_many(ana.post("/api/tables", {"game": STURT, "seats": [{"sit": "me"}, {"sit": "me"}]}))
        assert server.nobody().get("/api/games").status_code == 200
        assert ana.get("/healthz").status_code == 200


def test_a_refusal_for_haste_is_in_the_persons_language() -> None:
    with limited(calls=Rate(SLOW, 2)) as server:
        ana = server.person(lang="de")
        ana.got("/api/me")
        ana.got("/api/me")
        assert "warte" in ana.get("/api/me").json()["error"]["text"]


def test_chat_of_a_person() -> None:
    with limited(chat=Rate(SLOW, 2)) as server:
        ana = server.person()
        table = ana.make()["table"]
        for text in ("one", "two"):
            ana.done(table, "say", text=text, key=text)
        too_many(ana.act(table, "say", text="three", key="three"))
        ana.done(table, "say", text="two", key="two")


def test_hints_of_a_person() -> None:
    with limited(hints=Rate(SLOW, 1)) as server:
        ana = server.person()
        table = ana.make()["table"]
        ana.done(table, "hint", seat=0, key="one")
        too_many(ana.act(table, "hint", seat=0, key="two"))
        ana.done(table, "hint", seat=0, key="one")


def test_a_seat_that_moves_while_its_hint_is_counted_gets_none(monkeypatch: pytest.MonkeyPatch) -> None:
    with limited() as server:
        ana = server.person()
        table = ana.make()["table"]

        async def count_slowly(person: str) -> None:
            await asyncio.to_thread(play, ana, table)

        monkeypatch.setattr(server.server.limiter, "hint", count_slowly)
        refused(ana.act(table, "hint", seat=0, key=key()), 409, "not-your-turn")


def test_tables_made_by_a_person() -> None:
    with limited(tables_made=Rate(SLOW, 2)) as server:
        ana, body = server.person(), {"game": STURT, "seats": [{"sit": "me"}, {"sit": "me"}]}
        ana.make()
        table = ana.make()["table"]
        too_many(ana.post("/api/tables", body))
        too_many(ana.post("/api/records", ana.got(f"/api/tables/{table}/record")))
        server.person().make()


def test_unfinished_tables_of_a_person() -> None:
    with limited(unfinished_tables=2) as server:
        ana, body = server.person(), {"game": STURT, "seats": [{"sit": "me"}, {"sit": "me"}]}
        table = ana.make()["table"]
        ana.make()
        response = ana.post("/api/tables", body)
        too_many(response)
        assert response.json()["error"]["text"] == "You have 2 unfinished games; finish some first"
        assert ana.posted("/api/records", ana.got(f"/api/tables/{table}/record")), "it is over from the beginning"
        ana.done(table, "resign", seat=0, key=key())
        ana.make()


def test_people_made_and_logins_from_an_address() -> None:
    with limited(people_made=Rate(SLOW, 2), logins=Rate(SLOW, 2)) as server:
        server.person()
        ana = server.person()
        too_many(server.nobody().post("/api/people"))
        for _ in range(2):
            refused(ana.post("/api/login", {"login": "ana", "password": "correct horse"}), 401, "unknown")
        too_many(ana.post("/api/login", {"login": "ana", "password": "correct horse"}))


def test_a_refusal_for_haste_is_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "tablelands")
    with limited(calls=Rate(SLOW, 4), logins_of_account=Rate(SLOW, 1)) as server:
        ana = server.person()
        for _ in range(8):
            ana.get("/api/me")
        for _ in range(3):
            server.nobody().post("/api/login", {"login": "somebody", "password": "correct horse"})
    told = [record.fields for record in caplog.records if record.msg == "audit.refused"]  # type: ignore[attr-defined]
    assert [(line["kind"], line.get("person")) for line in told] == [("calls", ana.person["id"]), ("account", None)]


def test_sockets_of_a_person_streams_too() -> None:
    with limited(sockets_of_person=1) as server:
        ana = server.person()
        table = ana.make()["table"]
        with ana.stream(table) as messages:
            next(messages)
            too_many(ana.get("/api/stream", table=table))


def test_without_limits_nothing_is_counted(server: Running) -> None:
    ana = server.person()
    for _ in range(150):
        ana.got("/api/me")


# The store


@pytest.fixture
def away() -> Iterator[tuple[Running, MemoryStore]]:
    store = MemoryStore()
    with Running(store) as running:
        yield running, store
        store.away = False


@pytest.mark.parametrize(("method", "path"), CALLS)
def test_while_the_store_is_away_calls_are_503_or_do_without(
    away: tuple[Running, MemoryStore], method: str, path: str
) -> None:
    server, store = away
    ana = server.person()
    table = ana.make()["table"]
    store.away = True
    query: Json = {"table": "another"} if path == "/api/stream" else {}
    body = SHAPED.get(path, {}) if method != "GET" else None
    response = ana.send(method, path.format(table="another"), body, **query)
    if path == "/api/records":
        refused(response, 400, "bad-record")
    elif path == "/api/games":
        assert response.status_code == 200
    else:
        refused(response, 503, "unavailable")
    store.away = False
    play(ana, table)


def test_a_move_that_could_not_be_kept_was_not_made(away: tuple[Running, MemoryStore]) -> None:
    server, store = away
    ana = server.person()
    table = ana.make()["table"]
    before = ana.scene(table)
    store.away = True
    body = {"seat": 0, "move": before["legal"][0], "version": before["version"], "key": "k"}
    refused(ana.act(table, "play", **body), 503, "unavailable")
    store.away = False
    assert ana.scene(table) == before
    assert ana.done(table, "play", **body)["version"] == before["version"] + 1


def test_health_is_the_stores(away: tuple[Running, MemoryStore]) -> None:
    server, store = away
    assert server.nobody().get("/healthz").status_code == 200
    store.away = True
    assert server.nobody().get("/healthz").status_code == 503
    assert server.nobody().get("/metrics").status_code == 200


# Metrics

NAMES = {
    *("tablelands_moves_total", "tablelands_tables", "tablelands_sockets", "tablelands_requests_total"),
    *("tablelands_refused_total", "tablelands_commit_seconds", "tablelands_play_seconds", "tablelands_bot_seconds"),
    *("tablelands_bot_queue", "tablelands_dropped_sockets_total"),
}


def test_metrics_have_their_names_and_name_nobody(server: Running, ana: Caller) -> None:
    made = ana.make(public=True)
    play(ana, made["table"])
    ana.get("/api/tables/no-such-table")
    ana.get("/api/nothing/at/all")
    text = ana.get("/metrics").text
    assert set(re.findall(r"^# TYPE (\S+)", text, re.MULTILINE)) >= NAMES - {"tablelands_tables"}
    for line in (
        f'tablelands_moves_total{{game="{STURT}"}} ',
        'tablelands_tables{state="playing"} ',
        'tablelands_requests_total{path="/api/tables/{table}/play",status="200"} ',
        'tablelands_requests_total{path="/api/tables/{table}",status="404"} ',
        'tablelands_refused_total{kind="not-found"} ',
        "tablelands_commit_seconds_bucket",
        "tablelands_play_seconds_count ",
        "tablelands_bot_queue ",
    ):
        assert line in text
    for secret in (made["table"], made["key"], ana.token or "", ana.person["id"], "Ana", "nothing/at/all"):
        assert secret not in text


def test_logs_hold_no_secret_and_no_traceback(tmp_path: Path) -> None:
    """Of a process of its own, whatever a client does."""
    with Served(tmp_path / "data") as served:
        ana = served.person("Annabelle")
        made = ana.make(public=True)
        ana.get(f"/api/tables/{made['table']}", key=made["key"])
        ana.send("POST", "/api/people", content=b"\xff")
        ana.posted("/api/me/account", {"login": "annabelle", "password": "the password"})
        ana.send("GET", "/api/%00")
        served.stop()
        logs = served.logs.read_text()
    assert "Traceback" not in logs
    for secret in (made["key"], ana.token or "", "the password", "Annabelle"):
        assert secret not in logs
