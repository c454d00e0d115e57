"""Records, moments, and playing on from them."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tablelands.core.record import Record
from tablelands.core.registry import find_game
from tests.server.http.asking import STURT, bad, key, play, play_on, play_out, refused, two_at
from tests.server.http.downhill import DRAWING, draws, starts
from tests.server.running import Caller, Json

SEATS = [{"sit": "me"}, {"sit": "me"}]


def record_of(caller: Caller, table: str) -> Json:
    return caller.got(f"/api/tables/{table}/record")


def moment(caller: Caller, table: str, number: int, **query: Any) -> Json:
    return caller.got(f"/api/tables/{table}/moments/{number}", **query)


def go_on(caller: Caller, origin: Json, **more: Any) -> str:
    return str(caller.posted("/api/tables", {"seats": SEATS, "from": origin} | more)["table"])


def verify(record: Json, folder: Path) -> tuple[int, str]:
    from tablelands.cli.main import app

    path = folder / "record.json"
    path.write_text(json.dumps(record))
    result = CliRunner().invoke(app, ["verify", str(path)])
    return result.exit_code, result.output


# Records


def test_there_is_no_record_before_it_begins(ana: Caller) -> None:
    table = ana.make(seats="me open")["table"]
    refused(ana.get(f"/api/tables/{table}/record"), 404, "not-found")


@pytest.mark.parametrize("game", ["outback", STURT])
def test_a_record_that_is_added_keeps_what_it_says_of_its_luck(ana: Caller, tmp_path: Path, game: str) -> None:
    table = ana.make(game)["table"]
    play_out(ana, table)
    record = record_of(ana, table)
    added = ana.posted("/api/records", record)["table"]
    assert ana.scene(added)["luck"] == {"commitment": record["luck"]["commitment"]}
    assert record_of(ana, added)["luck"] == record["luck"]
    assert verify(record_of(ana, added), tmp_path)[0] == 0
    without = {name: value for name, value in record.items() if name != "luck"}
    added = ana.posted("/api/records", without)["table"]
    assert ana.scene(added)["luck"] == {"commitment": None}
    assert "luck" not in record_of(ana, added)


@pytest.mark.parametrize("luck", [5, {}, {"commitment": "x"}, {"commitment": "0" * 64, "secret": "no"}])
def test_nonsense_about_luck_is_a_bad_record(ana: Caller, luck: object) -> None:
    record = record_of(ana, ana.make()["table"])
    refused(ana.post("/api/records", record | {"luck": luck}), 400, "bad-record")


@pytest.mark.parametrize("game", ["down-under", "outback", STURT])
def test_a_record_replays(ana: Caller, game: str) -> None:
    table = ana.make(game)["table"]
    play_on(ana, table, 5)
    record = record_of(ana, table)
    match = Record.from_json(record).replay(find_game(game))
    view = ana.scene(table, as_="none")["view"]
    position = match.game.position(match.setup, match.state)
    assert {name: view[name] for name in position} == json.loads(json.dumps(position))
    assert [one["name"] for one in record["seats"]] == ["Ana", "Ana"]


def test_events_are_the_log_without_what_was_taken_back(ana: Caller) -> None:
    table = ana.make()["table"]
    play_on(ana, table, 3)
    ana.done(table, "take-back", seat=1, key=key())
    play(ana, table)
    log = ana.scene(table)["log"]
    expected = [{"seat": log[n]["seat"], "move": log[n]["move"]} for n in (0, 4)]
    assert record_of(ana, table)["events"] == expected


def test_a_watchers_record_has_no_sealed_moves(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben, "downhill")["table"]
    version = starts(table, [ana, ben])
    before = record_of(ana, table)
    draws(ana, table, 0, version)
    assert record_of(ana, table) == before == record_of(ben, table)
    draws(ben, table, 1, version)
    opened = [event for event in record_of(ben, table)["events"] if event.get("move", {}).get("type") == "draw"]
    assert [event["seat"] for event in opened] == [0, 1]


def test_the_luck_is_opened_at_the_end(ana: Caller, tmp_path: Path) -> None:
    table = ana.make("outback")["table"]
    commitment = ana.scene(table)["luck"]["commitment"]
    running = record_of(ana, table)
    assert running["luck"]["commitment"] == commitment
    assert "secret" not in running["luck"]
    play_on(ana, table, 4)
    ana.done(table, "resign", seat=0, key=key())
    record = record_of(ana, table)
    assert ana.scene(table)["luck"]["commitment"] == commitment == record["luck"]["commitment"]
    assert verify(record, tmp_path)[0] == 0


def test_verify_names_the_event_that_differs(ana: Caller, tmp_path: Path) -> None:
    table = ana.make("outback")["table"]
    ana.done(table, "resign", seat=0, key=key())
    record = record_of(ana, table)
    dice = next(n for n, event in enumerate(record["events"]) if "dice" in event.get("chance", {}))
    record["events"][dice]["chance"]["dice"] = ["joker"] * 6
    code, text = verify(record, tmp_path)
    assert code == 1
    assert f"event {dice + 1} " in text


def test_verify_tells_another_secret(ana: Caller, tmp_path: Path) -> None:
    table = ana.make("outback")["table"]
    assert verify(record_of(ana, table), tmp_path)[0] == 1
    ana.done(table, "resign", seat=0, key=key())
    record = record_of(ana, table)
    for secret in ("00" * 32, "no secret", 5):
        assert verify(record | {"luck": record["luck"] | {"secret": secret}}, tmp_path)[0] == 1


def test_verify_does_not_let_luck_begin_after_the_end(ana: Caller, tmp_path: Path) -> None:
    table = ana.make("outback")["table"]
    ana.done(table, "resign", seat=0, key=key())
    record = record_of(ana, table)
    assert verify(record, tmp_path)[0] == 0
    assert verify(record | {"luck": record["luck"] | {"from": len(record["events"]) + 1}}, tmp_path)[0] == 1


def test_moves_of_a_record_are_not_made_here(ana: Caller) -> None:
    def made() -> float:
        lines = ana.get("/metrics").text.splitlines()
        counts = [line for line in lines if line.startswith(f'tablelands_moves_total{{game="{STURT}"}}')]
        return float(counts[0].split()[-1])

    table = ana.make()["table"]
    play_on(ana, table, 3)
    before = made()
    record = record_of(ana, table)
    ana.posted("/api/records", record)
    go_on(ana, {"record": record, "events": 2})
    assert made() == before


# Moments


def test_every_entry_has_its_moment(ana: Caller) -> None:
    table = ana.make()["table"]
    seen = [ana.scene(table, as_=0)]
    for _ in range(4):
        play(ana, table)
        seen.append(ana.scene(table, as_=0))
    now = seen[-1]
    for number, then in enumerate(seen):
        shown = moment(ana, table, number, as_=0)
        assert [strip(entry) for entry in shown["log"]] == then["log"]
        assert (shown["node"], shown["view"]) == (then["node"], then["view"])
        assert (shown["version"], shown["state"], shown["legal"]) == (now["version"], "playing", [])
        assert (shown["chat"], shown["offers"]) == ([], {})
        assert set(shown) == set(now)


def strip(entry: Json) -> Json:
    return {name: entry[name] for name in entry if name != "story"}


def test_the_last_entry_of_a_moment_has_its_story(ana: Caller) -> None:
    table = ana.make()["table"]
    play_on(ana, table, 3)
    *earlier, last = moment(ana, table, 2)["log"]
    assert all("story" not in entry for entry in earlier)
    assert isinstance(last["story"], list)
    for scene in last["story"]:
        assert {"kind", "text", "data"} <= set(scene)


@pytest.mark.parametrize("number", ["2", "-1", "x", "1.0", "99999999999999999999", "%00", "٣"])
def test_beyond_the_log_there_is_nothing(ana: Caller, number: str) -> None:
    table = ana.make()["table"]
    play(ana, table)
    refused(ana.get(f"/api/tables/{table}/moments/{number}"), 404, "not-found")


def test_an_open_table_has_its_first_moment(ana: Caller) -> None:
    table = ana.make(seats="me open")["table"]
    ana.done(table, "say", text="hello", key=key())
    assert moment(ana, table, 0) == ana.scene(table) | {"chat": []}
    refused(ana.get(f"/api/tables/{table}/moments/1"), 404, "not-found")


def test_a_moment_shows_nobodys_sealed_moves(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben, "downhill")["table"]
    version = starts(table, [ana, ben])
    draws(ana, table, 0, version)
    assert ana.scene(table)["view"]["drawn"]
    for caller in (ana, ben):
        assert moment(caller, table, 4)["view"]["drawn"] == {}
    draws(ben, table, 1, version)
    assert moment(ana, table, 4)["view"]["drawn"] == {}


def test_the_end_belongs_to_its_own_moment(ana: Caller) -> None:
    table = ana.make()["table"]
    scene = play_out(ana, table)
    last = len(scene["log"])
    assert moment(ana, table, last)["ending"] == scene["ending"]
    assert "ending" not in moment(ana, table, last - 1)


def test_a_moment_is_in_the_language_asked_for(ana: Caller) -> None:
    table = ana.make()["table"]
    play(ana, table)
    assert len({str(moment(ana, table, 1, lang=one)["status"]) for one in ("en", "de", "fr")}) == 3


# Records from elsewhere


def test_a_record_becomes_a_table_that_is_over(ana: Caller, ben: Caller, nobody: Caller) -> None:
    table = ana.make()["table"]
    end = play_out(ana, table)
    record = record_of(ana, table)
    response = ben.post("/api/records", record)
    assert response.status_code == 201
    made = response.json()
    assert made["link"] == f"/t/{made['table']}?key={made['key']}"
    scene = ben.scene(made["table"])
    assert (scene["state"], scene["public"], scene["as"]) == ("over", False, None)
    assert scene["ending"] == end["ending"]
    assert [entry["text"] for entry in scene["log"]] == [entry["text"] for entry in end["log"]]
    assert moment(ben, made["table"], 3)["view"]["tiles"] == moment(ana, table, 3)["view"]["tiles"]
    refused(nobody.get(f"/api/tables/{made['table']}"), 404, "not-found")
    assert record_of(ben, made["table"])["events"] == record["events"]


@pytest.mark.parametrize("game", ["down-under", "outback", STURT])
def test_a_record_of_a_game_that_is_not_over_ends_where_it_ends(ana: Caller, game: str) -> None:
    table = ana.make(game)["table"]
    play_on(ana, table, 3)
    made = ana.posted("/api/records", record_of(ana, table))
    scene = ana.scene(made["table"])
    assert (scene["state"], scene["node"]["kind"], scene["legal"]) == ("over", "over", [])
    assert (scene["ending"]["by"], scene["ending"]["scores"], scene["ending"]["winners"]) == ("record", None, [])
    refused(ana.act(made["table"], "rematch", key=key()), 403, "forbidden")


def test_one_plays_on_from_a_record_that_was_brought(ana: Caller) -> None:
    table = ana.make()["table"]
    play_on(ana, table, 4)
    brought = ana.posted("/api/records", record_of(ana, table))["table"]
    new = go_on(ana, {"table": brought, "events": 2})
    assert ana.scene(new)["view"] == moment(ana, table, 2)["view"]
    play(ana, new)


def broken_records(good: Json) -> list[object]:
    events = good["events"]
    return [
        {},
        {"game": STURT},
        good | {"v": 2},
        good | {"game": "chess"},
        good | {"game": "outback"},
        good | {"rules": "0"},
        good | {"events": [*events, events[0]]},
        good | {"events": events[1:]},
        good | {"events": 5},
        good | {"seats": []},
        good | {"options": {"unknown": 1}},
        good | {"checks": [{"after": len(events), "sum": "0"}]},
        good | {"begins": {}},
        good | {"result": {"kind": "over", "scores": [1, 0], "winners": [0], "reason": ""}},
        good | {"gone": [{"seat": 9, "why": "time", "after": 0}]},
    ]


@pytest.mark.parametrize("number", range(15))
def test_a_record_that_does_not_replay_is_refused(ana: Caller, number: int) -> None:
    table = ana.make()["table"]
    play_on(ana, table, 3)
    record = broken_records(record_of(ana, table))[number]
    refused(ana.post("/api/records", record), 400, "bad-record")
    refused(ana.post("/api/tables", {"seats": SEATS, "from": {"record": record, "events": 0}}), 400, "bad-record")


def test_a_record_does_not_begin_with_something_sealed(ana: Caller) -> None:
    table = ana.make("downhill")["table"]
    version = starts(table, [ana, ana])
    draws(ana, table, 0, version)
    position = ana.scene(table, as_=0)["view"]
    new = go_on(ana, {"position": position})
    assert ana.scene(new)["view"]["sealed"] == []
    record = record_of(ana, new)
    assert record["begins"]["drawn"] == {}
    record["begins"]["drawn"] = position["drawn"]
    refused(ana.post("/api/records", record | {"checks": []}), 400, "bad-record")


# Playing on


def test_from_a_table_after_some_of_its_entries(ana: Caller, ben: Caller) -> None:
    made = two_at(ana, ben, options={"claim": True})
    for _ in range(2):
        play(ana, made["table"])
        play(ben, made["table"])
    new = go_on(ben, {"table": made["table"], "events": 3})
    scene = ben.scene(new)
    assert (scene["game"], scene["options"]["claim"], scene["state"]) == (STURT, True, "playing")
    assert [entry["move"] for entry in scene["log"]] == [entry["move"] for entry in ana.scene(made["table"])["log"][:3]]
    assert all(entry["text"].startswith("Ben ") for entry in scene["log"]), "he sits at both seats here"
    assert scene["node"]["seats"] == [1]
    assert record_of(ben, new)["events"] == record_of(ana, made["table"])["events"][:3]
    play(ben, new)


def test_inside_a_sealed_round_it_goes_on_before_that_round(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben, "downhill")["table"]
    draws(ana, table, 0, starts(table, [ana, ben]))
    for events in (3, 4):
        scene = ben.scene(go_on(ben, {"table": table, "events": events}))
        assert (len(scene["log"]), scene["node"]["seats"], scene["view"]["sealed"]) == (3, [0, 1], [])
        assert str(DRAWING["holes"]) not in str(scene)


def test_after_something_was_taken_back(ana: Caller) -> None:
    table = ana.make()["table"]
    play_on(ana, table, 2)
    ana.done(table, "take-back", seat=0, key=key())
    assert len(record_of(ana, go_on(ana, {"table": table, "events": 2}))["events"]) == 2
    assert record_of(ana, go_on(ana, {"table": table, "events": 3}))["events"] == []


def test_from_a_record_after_some_of_its_events(ana: Caller) -> None:
    table = ana.make("outback")["table"]
    play_on(ana, table, 3)
    record = record_of(ana, table)
    new = go_on(ana, {"record": record, "events": 5})
    assert record_of(ana, new)["events"][:5] == record["events"][:5]


def test_from_a_position(ana: Caller) -> None:
    table = ana.make()["table"]
    play_on(ana, table, 3)
    match = Record.from_json(record_of(ana, table)).replay(find_game(STURT))
    position = match.position()
    new = go_on(ana, {"position": position})
    scene = ana.scene(new)
    assert (scene["log"], scene["view"]["tiles"]) == ([], ana.scene(table)["view"]["tiles"])
    play(ana, new)
    record = record_of(ana, new)
    assert record["begins"] == json.loads(json.dumps(position))
    assert len(record["events"]) == 1
    assert Record.from_json(record).replay(find_game(STURT)).number == 1


def test_a_table_that_goes_on_waits_for_its_seats_too(ana: Caller, ben: Caller) -> None:
    table = ana.make()["table"]
    play_on(ana, table, 2)
    made = ana.posted("/api/tables", {"seats": [{"sit": "me"}, {"sit": "open"}], "from": {"table": table, "events": 1}})
    assert (ana.scene(made["table"])["state"], ana.scene(made["table"])["log"]) == ("open", [])
    ben.done(made["table"], "join", key=made["key"])
    assert ben.scene(made["table"])["node"]["seats"] == [1]
    play(ben, made["table"])


def test_what_came_before_is_taken_as_given(ana: Caller, tmp_path: Path) -> None:
    table = ana.make("outback")["table"]
    play_on(ana, table, 3)
    new = go_on(ana, {"table": table, "events": len(ana.scene(table)["log"])})
    play_on(ana, new, 3)
    ana.done(new, "resign", seat=0, key=key())
    assert verify(record_of(ana, new), tmp_path)[0] == 0


def test_a_game_that_goes_on_can_be_over_already(ana: Caller) -> None:
    table = ana.make()["table"]
    scene = play_out(ana, table)
    assert ana.scene(go_on(ana, {"table": table, "events": len(scene["log"])}))["state"] == "over"


def test_what_cannot_be_gone_on_from_is_refused(ana: Caller) -> None:
    table = ana.make()["table"]
    play(ana, table)
    record = record_of(ana, table)
    waiting = ana.make(seats="me open")["table"]
    for origin in (
        {"table": table, "events": 2},
        {"table": table, "events": -1},
        {"table": table, "events": "1"},
        {"table": 5, "events": 1},
        {"table": waiting, "events": 0},
        {"record": record, "events": 2},
        {"record": record, "position": {}},
        {},
    ):
        bad(ana.post("/api/tables", {"seats": SEATS, "from": origin}))
    bad(ana.post("/api/tables", {"seats": [*SEATS, {"sit": "me"}], "from": {"table": table, "events": 1}}))
    extras: list[Json] = [{"game": STURT}, {"options": {}}]
    for extra in extras:
        body = {"seats": SEATS, "from": {"table": table, "events": 1}} | extra
        assert "from" in bad(ana.post("/api/tables", body))


def test_a_refusal_says_up_to_where_one_can_play_on(ana: Caller) -> None:
    table = ana.make()["table"]
    play(ana, table)
    origins: list[Json] = [{"table": table}, {"record": record_of(ana, table)}]
    for origin in origins:
        text = bad(ana.post("/api/tables", {"seats": SEATS, "from": origin | {"events": 2}}))
        assert "from moment 1 at the latest" in text


@pytest.mark.parametrize("position", [{}, {"game": "chess"}, {"game": STURT}, {"game": STURT, "v": 1}, 5, []])
def test_a_position_that_cannot_be_is_refused(ana: Caller, position: object) -> None:
    response = ana.post("/api/tables", {"seats": SEATS, "from": {"position": position}})
    assert response.status_code == 400
    assert response.json()["error"]["kind"] in ("bad-position", "bad-request")
