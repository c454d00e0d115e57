"""Long records are read in another process, one at a time, and nobody waits for it."""

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tablelands.core.record import Record
from tablelands.server.hosting import imports, memory, tables
from tests.server.http.asking import play_out, refused
from tests.server.running import Caller, Json, Running

KIB = 1024


def padded(record: Json) -> Json:
    """Long enough to be read in another process."""
    return record | {"comment": "x" * 100 * KIB}


@pytest.fixture(scope="module")
def record(server: Running) -> Json:
    ana = server.person()
    table = ana.make("outback")["table"]
    play_out(ana, table)
    return ana.got(f"/api/tables/{table}/record")


def test_a_long_record_becomes_the_same_table_as_a_short_one(server: Running, ana: Caller, record: Json) -> None:
    short, long = (ana.posted("/api/records", each)["table"] for each in (record, padded(record)))
    assert server.server.tables.at_hand(long) is None, "it takes no memory until somebody looks at it"
    scenes = [ana.scene(table) for table in (short, long)]
    for scene in scenes:
        del scene["table"]
    assert scenes[0] == scenes[1]
    assert ana.got(f"/api/tables/{long}/record") == ana.got(f"/api/tables/{short}/record")
    assert long in [listed["table"] for listed in ana.got("/api/tables", show="mine")["tables"]]


def test_one_plays_on_from_a_long_record(ana: Caller, record: Json) -> None:
    wanted: Json = {"from": {"record": padded(record), "events": 30}, "seats": [{"sit": "me"}, {"sit": "open"}]}
    table = ana.posted("/api/tables", wanted)["table"]
    assert ana.scene(table)["state"] == "open"


@pytest.mark.parametrize(("lang", "word"), [("en", "event"), ("de", "Ereignis"), ("fr", "événement")])
def test_a_long_record_is_refused_in_the_callers_language(ana: Caller, record: Json, lang: str, word: str) -> None:
    broken = padded(record) | {"events": [*record["events"], record["events"][0]]}
    short = ana.post("/api/records", broken | {"comment": ""}, lang=lang)
    long = ana.post("/api/records", broken, lang=lang)
    assert refused(long, 400, "bad-record") == refused(short, 400, "bad-record")
    assert long.json() == short.json()


def test_a_long_body_that_is_no_record_is_refused(ana: Caller) -> None:
    refused(ana.send("POST", "/api/records", content=b'{"a":"' + b"x" * 100 * KIB), 400, "bad-request")
    refused(ana.post("/api/tables", {"seats": [], "x": "x" * 100 * KIB}), 400, "bad-request")


def test_a_person_has_one_record_read_at_a_time(server: Running, record: Json) -> None:
    ana = server.person()
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: ana.post("/api/records", padded(record)).status_code, range(4)))
    assert sorted(set(answers)) == [201, 429]
    assert ana.post("/api/records", padded(record)).status_code == 201


def test_what_takes_too_long_to_read_is_given_up(ana: Caller, record: Json, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imports, "PATIENCE", 0)
    refused(ana.post("/api/records", padded(record)), 413, "too-large")
    monkeypatch.undo()
    assert ana.post("/api/records", padded(record)).status_code == 201


def test_a_long_record_is_not_read_in_this_process(ana: Caller, record: Json, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(value: object) -> Any:
        raise AssertionError("read in the server's process")

    monkeypatch.setattr(Record, "from_json", fail)
    assert ana.post("/api/records", padded(record)).status_code == 201
    wanted: Json = {"from": {"record": padded(record)}, "seats": [{"sit": "me"}, {"sit": "open"}]}
    assert ana.post("/api/tables", wanted).status_code == 201


def test_large_tables_in_use_leave_no_room_for_more(
    server: Running, ana: Caller, record: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [ana.posted("/api/records", padded(record))["table"] for _ in range(2)]
    monkeypatch.setattr(memory, "LARGE", KIB)
    monkeypatch.setattr(memory, "MOST_LARGE", 1)
    with ana.socket() as socket:
        socket.say("watch", table=tables[0])
        socket.hear("scene")
        refused(ana.get(f"/api/tables/{tables[1]}"), 429, "too-many")
    monkeypatch.undo()
    assert ana.scene(tables[1])["state"] == "over"


def test_a_long_game_is_shown_beside_the_event_loop(
    server: Running, ana: Caller, record: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ana.posted("/api/records", record)["table"]
    paths = (f"/api/tables/{table}", f"/api/tables/{table}/moments/20", f"/api/tables/{table}/record")
    before = [ana.got(path) for path in paths]
    threads: set[str] = set()
    monkeypatch.setattr(tables, "LONG", KIB)

    def noted(work: Any, *given: Any) -> Any:
        threads.add(threading.current_thread().name)
        return work(*given)

    beside = server.server.tables.beside
    monkeypatch.setattr(server.server.tables, "beside", lambda size, work, *given: beside(size, noted, work, *given))
    assert [ana.got(path) for path in paths] == before
    with ana.socket() as socket:
        socket.say("watch", table=table)
        assert socket.hear("scene")["log"] == before[0]["log"]
    assert {name.partition("_")[0] for name in threads} == {"uvloop"}, "the threads beside the event loop"
