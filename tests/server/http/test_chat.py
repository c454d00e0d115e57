"""A long chat: the newest lines come with the table, older ones when somebody asks, and it ends somewhere."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tablelands.server.settings import Limits, Settings
from tests.server.http.asking import bad, key, refused, two_at
from tests.server.live.waiting import until
from tests.server.running import Caller, Json, Running

MOST = 250


@pytest.fixture(scope="module")
def talkative() -> Iterator[Running]:
    with Running(settings=Settings(port=0, limits=replace(Limits(counted=False), chat_lines=MOST))) as server:
        yield server


@pytest.fixture(scope="module")
def ana(talkative: Running) -> Caller:
    return talkative.person("Ana")


@pytest.fixture(scope="module")
def table(ana: Caller) -> str:
    """At which 230 lines were said."""
    made: str = ana.make()["table"]
    for number in range(1, 231):
        ana.done(made, "say", text=f"line {number}", key=f"said {number}")
    return made


def numbers(chat: list[Json]) -> tuple[int, int]:
    """Of the first and the last; none is missing between them, and each says what was said."""
    found = [line["n"] for line in chat]
    assert found == list(range(found[0], found[-1] + 1))
    assert [line["text"] for line in chat] == [f"line {number}" for number in found]
    return found[0], found[-1]


def test_the_last_hundred_lines_come_with_the_table(talkative: Running, ana: Caller, table: str) -> None:
    assert numbers(ana.scene(table)["chat"]) == (131, 230)
    talkative.server.tables.memory.clear()
    assert numbers(ana.scene(table)["chat"]) == (131, 230)
    with ana.socket() as socket:
        socket.say("watch", table=table)
        assert numbers(socket.hear("scene")["chat"]) == (131, 230)


def test_older_lines_are_read_page_by_page(ana: Caller, table: str) -> None:
    assert numbers(ana.got(f"/api/tables/{table}/chat")["chat"]) == (131, 230)
    assert numbers(ana.got(f"/api/tables/{table}/chat", before=131)["chat"]) == (31, 130)
    assert numbers(ana.got(f"/api/tables/{table}/chat", before=31)["chat"]) == (1, 30)
    assert ana.got(f"/api/tables/{table}/chat", before=1) == {"chat": []}


@pytest.mark.parametrize("before", ["", "-1", "x", "1" * 10, "²"])
def test_a_number_that_is_none_is_refused(ana: Caller, table: str, before: str) -> None:
    bad(ana.get(f"/api/tables/{table}/chat", before=before))


def test_the_chat_of_a_private_table_is_for_those_who_see_it(talkative: Running, ana: Caller, table: str) -> None:
    refused(talkative.nobody().get(f"/api/tables/{table}/chat"), 404, "not-found")


def test_a_person_who_has_deleted_their_account_has_no_name_in_older_lines_either(talkative: Running) -> None:
    ben, carla = talkative.person("Ben"), talkative.person("Carla")
    made = two_at(ben, carla)["table"]
    ben.done(made, "say", text="hello", key=key())
    for _ in range(100):
        carla.done(made, "say", text="?", key=key())
    ben.send("DELETE", "/api/me")
    until(lambda: carla.scene(made)["seats"][0]["name"] != "Ben")
    assert "Ben" not in [line["name"] for line in carla.got(f"/api/tables/{made}/chat", before=50)["chat"]]


@pytest.mark.parametrize(("lang", "word"), [("en", "full"), ("de", "voll"), ("fr", "pleine")])
def test_a_full_chat_says_so_and_the_game_goes_on(talkative: Running, lang: str, word: str) -> None:
    ben = talkative.person(lang=lang)
    made = ben.make()["table"]
    for _ in range(MOST):
        ben.done(made, "say", text="!", key=key())
    assert word in refused(ben.act(made, "say", text="!", key=key()), 413, "too-large")
    assert ben.scene(made)["chat"][-1]["n"] == MOST
    scene = ben.scene(made)
    ben.done(made, "play", seat=scene["as"], move=scene["legal"][0], version=scene["version"], key=key())
