"""Who is there: told when somebody comes, and a while after the last of his sockets and streams has gone."""

import time
from collections.abc import Iterator

import pytest

from tablelands.server.live import presence
from tests.server.live.presence import came
from tests.server.running import Caller, Running, Socket

PROMISED = presence.GOES_AFTER
A_WHILE = 0.6


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GOES_AFTER", A_WHILE)


@pytest.fixture
def table(ana: Caller, ben: Caller) -> str:
    made = ana.make(seats="me open", public=True)
    ben.posted(f"/api/tables/{made['table']}/join", {})
    return str(made["table"])


@pytest.fixture
def watcher(nobody: Caller, table: str) -> Iterator[Socket]:
    with nobody.socket() as socket:
        socket.say("watch", table=table)
        assert [seat["online"] for seat in socket.hear("scene")["seats"]] == [False, False]
        yield socket


def test_the_interface_promises_five_seconds() -> None:
    assert PROMISED == 5.0


def test_coming_is_told_at_once_and_going_after_a_while(ben: Caller, table: str, watcher: Socket) -> None:
    with ben.socket() as socket:
        socket.say("watch", table=table)
        assert [seat["online"] for seat in socket.hear("scene")["seats"]] == [False, True]
        assert watcher.hear() == came(table, 1)
    gone = time.monotonic()
    assert ben.scene(table)["seats"][1]["online"]
    assert watcher.hear() == came(table, 1, False)
    assert A_WHILE - 0.1 < time.monotonic() - gone < A_WHILE + 1
    assert not ben.scene(table)["seats"][1]["online"]


def test_whoever_comes_back_in_time_never_went(ben: Caller, table: str, watcher: Socket) -> None:
    for _ in range(3):
        with ben.socket() as socket:
            socket.say("watch", table=table)
            socket.hear("scene")
    with ben.socket() as socket:
        socket.say("watch", table=table)
        assert watcher.hear() == came(table, 1)
        assert watcher.hears_nothing(A_WHILE + 0.3)


def test_only_the_last_socket_or_stream_counts(ben: Caller, table: str, watcher: Socket) -> None:
    with ben.socket() as socket:
        socket.say("watch", table=table)
        assert watcher.hear() == came(table, 1)
        with ben.stream(table) as messages:
            next(messages)
            socket.say("leave", table=table)
            assert watcher.hears_nothing(A_WHILE + 0.3)
        assert watcher.hear() == came(table, 1, False)


def test_watching_another_table_is_not_being_here(ana: Caller, ben: Caller, table: str, watcher: Socket) -> None:
    other = ana.make(public=True)["table"]
    with ben.socket() as socket:
        socket.say("watch", table=other)
        socket.hear("scene")
        assert watcher.hears_nothing()


def test_the_version_stays(ben: Caller, table: str) -> None:
    before = ben.scene(table)["version"]
    with ben.stream(table) as messages:
        assert next(messages)["version"] == before
        assert ben.scene(table)["version"] == before


def test_several_seats_of_one_person_come_together(ana: Caller, nobody: Caller) -> None:
    table = ana.make(seats="me easy me", public=True)["table"]
    with nobody.socket() as watcher, ana.socket() as socket:
        watcher.say("watch", table=table)
        assert [seat.get("online") for seat in watcher.hear("scene")["seats"]] == [False, None, False]
        socket.say("watch", table=table)
        assert [watcher.hear("seat") for _ in range(2)] == [came(table, 0), came(table, 2)]


def test_who_sits_down_while_watching_is_there(server: Running, ana: Caller) -> None:
    table = ana.make(seats="me open", public=True)["table"]
    cy = server.person("Cy")
    with cy.socket() as socket:
        socket.say("watch", table=table)
        socket.hear("scene")
        cy.posted(f"/api/tables/{table}/join", {})
        scene = socket.hear()
        assert (scene["on"], scene["as"]) == ("scene", 1)
        assert scene["seats"][1] == {"sit": "person", "name": "Cy", "you": True, "online": True}


def test_what_is_said_is_told_to_everybody_once(ana: Caller, table: str, watcher: Socket) -> None:
    with ana.socket() as socket:
        socket.say("watch", table=table)
        socket.hear("scene")
        assert watcher.hear() == came(table, 0)
        socket.say("say", table=table, text="<b>hello</b>\nthere", key="1")
        done, said = socket.hear(), socket.hear()
        assert set(done) == {"on", "key", "version"}
        assert said["on"] == "said"
        assert set(said) == {"on", "table", "n", "seat", "name", "text", "at"}
        assert (said["n"], said["seat"], said["name"], said["text"]) == (1, 0, "Ana", "<b>hello</b>\nthere")
        assert watcher.hear() == said
        entry = {name: value for name, value in said.items() if name not in ("on", "table")}
        assert ana.scene(table)["chat"] == [entry]


def test_those_who_do_not_sit_may_not_talk(server: Running, table: str) -> None:
    with server.person("Cy").socket() as socket:
        socket.say("say", table=table, text="hello", key="1")
        assert socket.hear()["error"]["kind"] == "forbidden"
