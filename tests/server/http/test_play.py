"""Moves, their keys, and the order in which something is refused."""

import json
from typing import Any

import pytest

from tests.server.http.asking import bad, key, play, play_out, refused, two_at
from tests.server.http.downhill import OTHER_DRAWING, draws, starts
from tests.server.running import Caller, Json, Running

LAY = {"type": "lay", "tile": "double", "x": 0, "y": 0, "turn": 0}
ILLEGAL = LAY | {"x": 7}


def ask(caller: Caller, table: str, **body: Any) -> Any:
    whole = {"seat": 0, "move": LAY, "version": caller.scene(table)["version"], "key": key()}
    return caller.act(table, "play", **(whole | body))


def test_a_move_is_in_the_log_of_the_version_it_answers(ana: Caller) -> None:
    table = ana.make()["table"]
    answer = ask(ana, table)
    assert answer.status_code == 200
    scene = ana.scene(table)
    assert answer.json() == {"version": scene["version"]}
    entry = scene["log"][-1]
    assert {name: entry[name] for name in ("n", "seat", "move")} == {"n": 1, "seat": 0, "move": LAY}
    assert entry["text"]


def test_a_move_and_the_luck_it_brings_are_one_write(ana: Caller) -> None:
    table = ana.make("outback")["table"]
    before = ana.scene(table)
    keep = next(move for move in before["legal"] if move["type"] == "keep")
    assert play(ana, table, keep)["version"] == before["version"] + 1
    scene = ana.scene(table)
    moved, luck = scene["log"][-2:]
    assert (moved["move"], set(luck)) == (keep, {"n", "chance", "text"})
    assert scene["node"]["kind"] == "decide"


def test_an_equal_move_is_stored_by_its_one_name(ana: Caller) -> None:
    table = ana.make()["table"]
    assert ask(ana, table, move=LAY | {"turn": 2}).status_code == 200
    assert ana.scene(table)["log"][-1]["move"] == LAY


def test_a_move_that_breaks_a_rule_is_422_with_its_clause(ana: Caller) -> None:
    table = ana.make()["table"]
    response = ask(ana, table, move=ILLEGAL)
    refused(response, 422, "illegal-move")
    assert response.json()["error"]["rule"].startswith("SD-")
    assert ana.scene(table)["log"] == []


@pytest.mark.parametrize(
    "move", [None, 5, [], {}, {"type": "fly"}, {"type": "lay"}, LAY | {"x": 1.0}, LAY | {"x": None}]
)
def test_a_move_that_cannot_be_read_is_400(ana: Caller, move: object) -> None:
    bad(ask(ana, ana.make()["table"], move=move))


@pytest.mark.parametrize("version", [-1, 0, 2, 99, 10**30])
def test_a_move_on_another_version_is_stale(ana: Caller, version: int) -> None:
    table = ana.make()["table"]
    assert ana.scene(table)["version"] == 1
    refused(ask(ana, table, version=version), 409, "stale")


def test_sealed_moves_of_others_make_no_move_stale(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben, "downhill")["table"]
    version = starts(table, [ana, ben])
    draws(ana, table, 0, version)
    refused(ana.act(table, "play", seat=0, move=OTHER_DRAWING, version=version, key=key()), 409, "stale")
    refused(ben.act(table, "play", seat=1, move=OTHER_DRAWING, version=version - 1, key=key()), 409, "stale")
    draws(ben, table, 1, version, OTHER_DRAWING)
    refused(ben.act(table, "play", seat=1, move=OTHER_DRAWING, version=version, key=key()), 409, "stale")


def test_a_seat_that_is_not_to_move_waits(ana: Caller) -> None:
    table = ana.make()["table"]
    refused(ask(ana, table, seat=1), 409, "not-your-turn")


def test_nobody_moves_before_the_table_begins_or_after_it_is_over(ana: Caller) -> None:
    table = ana.make(seats="me open")["table"]
    refused(ask(ana, table), 409, "not-your-turn")
    table = ana.make()["table"]
    play_out(ana, table)
    refused(ask(ana, table), 409, "not-your-turn")


SHAPES: list[tuple[str, Json]] = [
    ("play", {}),
    ("play", {"seat": 0, "move": LAY, "version": 1}),
    ("play", {"seat": 0, "move": LAY, "key": "k"}),
    ("play", {"seat": 0, "version": 1, "key": "k"}),
    ("play", {"move": LAY, "version": 1, "key": "k"}),
    ("play", {"seat": "0", "move": LAY, "version": 1, "key": "k"}),
    ("play", {"seat": -1, "move": LAY, "version": 1, "key": "k"}),
    ("play", {"seat": True, "move": LAY, "version": 1, "key": "k"}),
    ("play", {"seat": 0.0, "move": LAY, "version": 1, "key": "k"}),
    ("play", {"seat": 0, "move": LAY, "version": "1", "key": "k"}),
    ("play", {"seat": 0, "move": LAY, "version": 1.0, "key": "k"}),
    ("play", {"seat": 0, "move": LAY, "version": 1, "key": ""}),
    ("play", {"seat": 0, "move": LAY, "version": 1, "key": "k" * 101}),
    ("play", {"seat": 0, "move": LAY, "version": 1, "key": 5}),
    ("play", {"seat": 0, "move": LAY, "version": 1, "key": "a\x00b"}),
    ("resign", {"key": "k"}),
    ("resign", {"seat": 0}),
    ("take-back", {"seat": 0}),
    ("take-back", {"seat": 0, "key": "k", "answer": "yes"}),
    ("say", {"text": "hello"}),
    ("say", {"key": "k"}),
    ("say", {"text": "", "key": "k"}),
    ("say", {"text": "a" * 501, "key": "k"}),
    ("say", {"text": 5, "key": "k"}),
    ("rematch", {}),
    ("hint", {"seat": 0}),
    ("hint", {"key": "k"}),
]


@pytest.mark.parametrize(("what", "body"), SHAPES, ids=[what + json.dumps(body)[:70] for what, body in SHAPES])
def test_shape_is_refused_before_anything_else(nobody: Caller, ana: Caller, what: str, body: Json) -> None:
    table = ana.make(public=True)["table"]
    bad(nobody.act("no-such-table", what, **body))
    bad(ana.act(table, what, **body))
    headers = {"authorization": "Bearer nobody-has-this-one"}
    bad(nobody.send("POST", f"/api/tables/{table}/{what}", body, headers=headers))


def test_each_refusal_comes_before_the_next(server: Running, ana: Caller, ben: Caller, nobody: Caller) -> None:
    """Everything is wrong at first, and is put right in the order that is promised."""
    table = ana.make(seats="me me", public=True)["table"]
    body: Json = {"seat": 9, "move": ILLEGAL, "version": 99, "key": "known"}
    bad(nobody.act("no-such-table", "play", **body | {"version": "99"}))
    refused(nobody.act("no-such-table", "play", **body), 401, "unknown")
    refused(ben.act("no-such-table", "play", **body), 404, "not-found")
    refused(ben.act(table, "play", **body), 403, "forbidden")
    known = ana.done(table, "play", seat=0, move=LAY, version=1, key="known")
    refused(ana.act(table, "play", **body), 403, "forbidden")
    assert ana.done(table, "play", **body | {"seat": 0}) == known
    new = body | {"seat": 0, "key": "new"}
    refused(ana.act(table, "play", **new), 409, "stale")
    refused(ana.act(table, "play", **new | {"version": known["version"]}), 409, "not-your-turn")
    refused(ana.act(table, "play", **new | {"version": known["version"], "seat": 1}), 422, "illegal-move")
    bad(ana.act(table, "play", **new | {"version": known["version"], "seat": 1, "move": {}}))


# Keys


def test_the_same_key_is_the_same_act(ana: Caller) -> None:
    table = ana.make()["table"]
    first = ana.done(table, "play", seat=0, move=LAY, version=1, key="once")
    assert ana.done(table, "play", seat=0, move=LAY, version=1, key="once") == first
    assert len(ana.scene(table)["log"]) == 1


def test_the_answer_is_the_one_it_got_whatever_else_is_said(ana: Caller) -> None:
    table = ana.make()["table"]
    first = ana.done(table, "play", seat=0, move=LAY, version=1, key="once")
    play(ana, table)
    assert ana.done(table, "play", seat=1, move={"type": "claim"}, version=77, key="once") == first
    assert ana.done(table, "resign", seat=0, key="once") == first
    assert ana.done(table, "say", text="hello", key="once") == first
    scene = ana.scene(table)
    assert (scene["state"], scene["chat"], len(scene["log"])) == ("playing", [], 2)


def test_a_key_is_known_by_every_door(ana: Caller) -> None:
    table = ana.make()["table"]
    first = ana.done(table, "play", seat=0, move=LAY, version=1, key="once")
    with ana.socket() as socket:
        socket.say("play", table=table, seat=0, move=LAY, version=1, key="once")
        assert socket.hear() == {"on": "done", "key": "once", **first}
        version = first["version"]
        socket.say("play", table=table, seat=1, move=ana.scene(table)["legal"][0], version=version, key="twice")
        second = socket.hear("done")
    assert ana.done(table, "resign", seat=0, key="twice") == {"version": second["version"]}
    assert ana.scene(table)["state"] == "playing"


def test_a_refusal_frees_its_key(ana: Caller) -> None:
    table = ana.make()["table"]
    wrongs: list[Json] = [{"move": ILLEGAL}, {"version": 9}, {"seat": 1}, {"move": {}}]
    for wrong in wrongs:
        assert ask(ana, table, key="mine", **wrong).status_code >= 400
    assert ask(ana, table, key="mine").status_code == 200


def test_keys_belong_to_a_person_and_a_table(ana: Caller, ben: Caller) -> None:
    one, other = two_at(ana, ben)["table"], two_at(ana, ben)["table"]
    for table in (one, other):
        play(ana, table, key="same")
        play(ben, table, key="same")
        assert len(ana.scene(table)["log"]) == 2


@pytest.mark.parametrize("name", ["k" * 100, "schlüssel 🔑", " ", "a/b?c"])
def test_any_text_of_1_to_100_characters_is_a_key(ana: Caller, name: str) -> None:
    table = ana.make()["table"]
    first = ask(ana, table, key=name).json()
    assert ana.done(table, "play", seat=0, move=LAY, version=1, key=name) == first


# Resigning


def test_with_two_seats_the_other_wins(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben)["table"]
    version = ben.done(table, "resign", seat=1, key=key())["version"]
    scene = ana.scene(table)
    assert (scene["version"], scene["state"]) == (version, "over")
    assert (scene["ending"]["by"], scene["ending"]["winners"]) == ("resigned", [0])
    assert scene["seats"][1]["gone"] == "resigned"
    assert scene["status"] == [scene["ending"]["reason"]], "nobody is to move any more"
    entry = scene["log"][-1]
    assert {name: entry[name] for name in ("n", "seat", "gone")} == {"n": 1, "seat": 1, "gone": "resigned"}
    refused(ben.act(table, "resign", seat=1, key=key()), 409, "not-your-turn")


def test_resigning_again_with_the_same_key_is_the_same_act(server: Running, ana: Caller, ben: Caller) -> None:
    for seats in ("me open", "me open open"):
        made = ana.make(seats=seats)
        ben.done(made["table"], "join", key=made["key"])
        if seats.count("open") > 1:
            server.person().done(made["table"], "join", key=made["key"])
        first = ben.done(made["table"], "resign", seat=1, key="leave")
        assert ben.done(made["table"], "resign", seat=1, key="leave") == first


def test_with_more_seats_the_others_go_on(server: Running, ana: Caller, ben: Caller) -> None:
    made = ana.make(seats="me open easy")
    ben.done(made["table"], "join", key=made["key"])
    ben.done(made["table"], "resign", seat=1, key=key())
    scene = ana.scene(made["table"])
    assert (scene["state"], scene["seats"][1]["gone"]) == ("playing", "resigned")
    play(ana, made["table"])
    for _ in range(200):
        if (scene := ana.scene(made["table"]))["node"]["seats"] == [0]:
            break
    assert {entry["seat"] for entry in scene["log"] if "move" in entry} == {0, 1, 2}


def test_a_seat_that_resigned_among_several_is_nobodys(server: Running, ana: Caller, ben: Caller) -> None:
    made = ana.make(seats="me open me")
    table = made["table"]
    ben.done(table, "join", key=made["key"])
    ben.done(table, "resign", seat=1, key=key())
    refused(ben.act(table, "play", seat=1, move=LAY, version=1, key=key()), 403, "forbidden")
    refused(ben.act(table, "resign", seat=1, key=key()), 403, "forbidden")
    refused(ben.get(f"/api/tables/{table}", as_=1), 403, "forbidden")
    refused(ben.act(table, "say", text="hello", key=key()), 403, "forbidden")
    refused(ben.act(table, "join", key=made["key"]), 409, "taken")
    scene = ben.scene(table)
    assert (scene["as"], [seat["you"] for seat in scene["seats"]]) == (None, [False, False, False])


def test_who_plays_on_among_those_who_left_is_helped_as_if_alone(server: Running, ana: Caller, ben: Caller) -> None:
    made = ana.make(seats="me open easy")
    table = made["table"]
    ben.done(table, "join", key=made["key"])
    refused(ana.act(table, "hint", seat=0, key=key()), 403, "forbidden")
    ben.done(table, "resign", seat=1, key=key())
    assert ana.done(table, "hint", seat=0, key=key())["move"] in ana.scene(table)["legal"]
    play(ana, table)
    assert ana.done(table, "take-back", seat=0, key=key())
    assert "back" in ana.scene(table)["log"][-1]


def test_nobody_resigns_for_another(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben)["table"]
    refused(ben.act(table, "resign", seat=0, key=key()), 403, "forbidden")


def test_nobody_resigns_before_it_begins(ana: Caller) -> None:
    table = ana.make(seats="me open")["table"]
    refused(ana.act(table, "resign", seat=0, key=key()), 409, "not-your-turn")


# Talking


def test_what_is_said_is_in_the_chat(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben)["table"]
    ben.done(table, "say", text="Grüß dich!\n👋", key=key())
    ana.done(table, "say", text="a" * 500, key=key())
    first, second = ana.scene(table)["chat"]
    assert set(first) == {"n", "seat", "name", "text", "at"}
    assert (first["n"], first["seat"], first["name"], first["text"]) == (1, 1, "Ben", "Grüß dich!\n👋")
    assert (second["n"], second["seat"], second["text"]) == (2, 0, "a" * 500)
    assert first["at"].endswith("Z")


def test_those_who_sit_may_speak_before_and_after(ana: Caller) -> None:
    table = ana.make(seats="me open")["table"]
    ana.done(table, "say", text="anybody?", key=key())
    table = ana.make()["table"]
    ana.done(table, "resign", seat=0, key=key())
    ana.done(table, "say", text="well played", key=key())


def test_the_same_word_is_not_said_twice_with_the_same_key(ana: Caller) -> None:
    table = ana.make()["table"]
    first = ana.done(table, "say", text="hello", key="once")
    assert ana.done(table, "say", text="hello?", key="once") == first
    assert [said["text"] for said in ana.scene(table)["chat"]] == ["hello"]


@pytest.mark.parametrize("text", [" ", "\u3000", "\n", "<b>"])
def test_whatever_has_a_character_is_said(ana: Caller, text: str) -> None:
    table = ana.make()["table"]
    ana.done(table, "say", text=text, key=key())
    assert ana.scene(table)["chat"][0]["text"] == text


@pytest.mark.parametrize("text", ["a\x00b", "a\x1b[31mb"])
def test_control_characters_are_not_said(ana: Caller, text: str) -> None:
    bad(ana.act(ana.make()["table"], "say", text=text, key=key()))
