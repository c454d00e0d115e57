"""A table takes so many bytes and no more; what is stored stays, and the game can be ended."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tablelands.server.settings import Limits, Settings
from tests.server.http.asking import key, play_on, play_out, refused
from tests.server.http.downhill import DRAWING, draws, starts
from tests.server.live.waiting import until_to_move
from tests.server.running import Caller, Json, Running


@pytest.fixture(scope="module")
def small() -> Iterator[Running]:
    """Its tables take 6,000 bytes."""
    with Running(settings=Settings(port=0, limits=replace(Limits(counted=False), table=6000))) as server:
        yield server


def fill(caller: Caller, table: str) -> int:
    """Play until no move is taken any more; the version then."""
    while True:
        scene = caller.scene(table)
        move = {"seat": scene["as"], "move": scene["legal"][0], "version": scene["version"], "key": key()}
        response = caller.act(table, "play", **move)
        if response.status_code != 200:
            refused(response, 413, "too-large")
            return int(scene["version"])
        caller.done(table, "take-back", seat=scene["as"], key=key())


def test_a_full_table_takes_no_more_and_loses_nothing(small: Running) -> None:
    ana = small.person()
    table = ana.make()["table"]
    version = fill(ana, table)
    before = ana.scene(table)
    assert before["version"] == version
    assert len(before["log"]) > 3
    for name, more in (("take-back", {"seat": 0}), ("hint", {"seat": before["as"]})):
        refused(ana.act(table, name, key=key(), **more), 413, "too-large")
    ana.done(table, "say", text="It is full.", key=key())
    small.server.tables.memory.clear()
    after = ana.scene(table)
    assert (after["log"], after["version"], after["legal"]) == (before["log"], version, before["legal"])
    refused(ana.act(table, "take-back", seat=0, key=key()), 413, "too-large")
    ana.done(table, "resign", seat=0, key=key())
    assert ana.scene(table)["state"] == "over"


@pytest.mark.parametrize(("lang", "word"), [("en", "too long"), ("de", "zu lang"), ("fr", "trop longue")])
def test_a_full_table_says_so_in_every_language(small: Running, lang: str, word: str) -> None:
    ana = small.person(lang=lang)
    table = ana.make()["table"]
    fill(ana, table)
    assert word in ana.act(table, "take-back", seat=0, key=key()).json()["error"]["text"]


def test_one_plays_on_from_a_full_table_at_a_new_one(small: Running) -> None:
    ana = small.person()
    table = ana.make()["table"]
    fill(ana, table)
    new = ana.posted("/api/tables", {"from": {"table": table}, "seats": [{"sit": "me"}, {"sit": "me"}]})
    play_on(ana, new["table"], 1)


def test_what_is_too_long_for_a_table_is_not_played_on_from(small: Running, ana: Caller) -> None:
    table = ana.make("outback")["table"]
    play_out(ana, table)
    origin: Json = {"record": ana.got(f"/api/tables/{table}/record")}
    wanted = {"from": origin, "seats": [{"sit": "me"}, {"sit": "me"}]}
    assert "earlier moment" in refused(small.person().post("/api/tables", wanted), 413, "too-large")
    origin["events"] = 20
    assert small.person().post("/api/tables", wanted).status_code == 201


def test_bots_go_on_at_a_full_table(small: Running) -> None:
    ana = small.person()
    table = ana.make(seats="me random")["table"]
    scene = until_to_move(ana, table, [0])
    at = small.server.tables.at_hand(table)
    assert at is not None
    at.stored = 5999
    move = {"seat": 0, "move": scene["legal"][0], "version": scene["version"], "key": key()}
    ana.done(table, "play", **move)
    scene = until_to_move(ana, table, [0])
    assert len(scene["log"]) > 1
    move |= {"move": scene["legal"][0], "version": scene["version"], "key": key()}
    refused(ana.act(table, "play", **move), 413, "too-large")


def test_a_move_has_its_most(ana: Caller) -> None:
    table = ana.make("downhill")["table"]
    version = starts(table, [ana, ana])
    for points, expected in ((2000, 413), (650, 422)):
        line = [[1000 + n, 1000] for n in range(points)]
        response = ana.act(table, "play", seat=0, move=DRAWING | {"line": line}, version=version, key=key())
        assert response.status_code == expected, response.text
    draws(ana, table, 0, version)
