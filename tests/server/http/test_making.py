"""Making tables and sitting down."""

import json
import re

import pytest

from tests.server.http.asking import STURT, bad, play, refused
from tests.server.running import Caller, Json, Running

TWO = [{"sit": "me"}, {"sit": "open"}]


def test_a_table_has_an_id_a_key_and_a_link(ana: Caller) -> None:
    response = ana.post("/api/tables", {"game": STURT, "seats": TWO})
    assert response.status_code == 201
    made = response.json()
    assert set(made) == {"table", "key", "link"}
    assert made["link"] == f"/t/{made['table']}?key={made['key']}"
    assert re.fullmatch(r"[A-Za-z0-9_-]{11,}", made["table"])
    assert re.fullmatch(r"[A-Za-z0-9_-]{22,}", made["key"])


def test_the_link_of_a_public_table_has_no_key(ana: Caller) -> None:
    made = ana.make(seats="me open", public=True)
    assert made["link"] == f"/t/{made['table']}"


def test_seats_are_as_they_were_asked_for(ana: Caller) -> None:
    seats = [{"sit": "me", "name": "Left"}, {"sit": "open"}, {"sit": "bot", "bot": "easy"}, {"sit": "me"}]
    made = ana.posted("/api/tables", {"game": STURT, "seats": seats})
    shown = ana.scene(made["table"])["seats"]
    assert [(seat["sit"], seat["you"]) for seat in shown] == [
        ("person", True),
        ("open", False),
        ("bot", False),
        ("person", True),
    ]
    assert [shown[0]["name"], shown[3]["name"]] == ["Left", "Ana"]


def test_bots_of_one_level_have_names_of_their_own(ana: Caller) -> None:
    seats = ana.scene(ana.make("downhill", "me easy easy random easy")["table"])["seats"]
    names = [seat["name"] for seat in seats if seat.get("bot") == "easy"]
    assert names == [names[0], f"{names[0]} 2", f"{names[0]} 3"]


def test_every_game_has_an_easy_bot(ana: Caller) -> None:
    for game in ana.got("/api/games")["games"]:
        seat = ana.scene(ana.make(game["id"], "me easy")["table"])["seats"][1]
        assert seat["bot"] == "easy"
        assert "easy" in [bot["id"] for bot in game["bots"]]


def test_a_table_begins_by_itself_when_no_seat_is_open(ana: Caller, ben: Caller) -> None:
    assert ana.scene(ana.make(seats="me easy")["table"])["state"] == "playing"
    made = ana.make(seats="me open")
    assert ana.scene(made["table"])["state"] == "open"
    ben.done(made["table"], "join", key=made["key"])
    assert ana.scene(made["table"])["state"] == "playing"


def test_a_maker_may_have_no_seat(ana: Caller, ben: Caller) -> None:
    made = ana.make(seats="open easy")
    scene = ana.scene(made["table"])
    assert (scene["as"], scene["state"]) == (None, "open")
    ben.done(made["table"], "join", key=made["key"])
    assert ana.scene(made["table"])["state"] == "playing"


def test_options_are_shown_with_all_their_values(ana: Caller) -> None:
    scene = ana.scene(ana.make(options={"claim": True})["table"])
    assert scene["options"] == {"claim": True, "swap_axes": False}


BAD_TABLES: list[Json] = [
    {},
    {"seats": TWO},
    {"game": "chess", "seats": TWO},
    {"game": 5, "seats": TWO},
    {"game": STURT},
    {"game": STURT, "seats": []},
    {"game": STURT, "seats": {}},
    {"game": STURT, "seats": [{"sit": "me"}]},
    {"game": STURT, "seats": [{"sit": "me"}] * 5},
    {"game": STURT, "seats": [{"sit": "me"}, {"sit": "somewhere"}]},
    {"game": STURT, "seats": [{"sit": "me"}, 5]},
    {"game": STURT, "seats": [{"sit": "me"}, {"sit": "bot"}]},
    {"game": STURT, "seats": [{"sit": "me"}, {"sit": "bot", "bot": "no such bot"}]},
    {"game": STURT, "seats": [{"sit": "me", "name": ""}, {"sit": "me"}]},
    {"game": STURT, "seats": [{"sit": "me", "name": "a" * 41}, {"sit": "me"}]},
    {"game": STURT, "seats": [{"sit": "me", "name": "a\tb"}, {"sit": "me"}]},
    {"game": STURT, "seats": TWO, "public": "yes"},
    {"game": STURT, "seats": TWO, "options": []},
    {"game": STURT, "seats": TWO, "options": {"unknown": 1}},
    {"game": STURT, "seats": TWO, "options": {"claim": "yes"}},
    {"game": STURT, "seats": TWO, "clock": 900},
    {"game": STURT, "seats": TWO, "clock": {}},
    {"game": STURT, "seats": TWO, "clock": {"kind": "sand", "seconds": 5}},
    {"game": STURT, "seats": TWO, "clock": {"kind": "game", "increment": 5}},
    {"game": STURT, "seats": TWO, "clock": {"kind": "game", "seconds": 0, "increment": 5}},
    {"game": STURT, "seats": TWO, "clock": {"kind": "game", "seconds": 60, "increment": -1}},
    {"game": STURT, "seats": TWO, "clock": {"kind": "move", "seconds": "long"}},
    {"game": STURT, "seats": TWO, "from": {}},
    {"game": STURT, "seats": TWO, "from": 5},
]


@pytest.mark.parametrize("body", BAD_TABLES, ids=[json.dumps(body)[-60:] for body in BAD_TABLES])
def test_what_cannot_be_made_is_refused(ana: Caller, body: Json) -> None:
    before = len(ana.got("/api/tables", show="mine")["tables"])
    bad(ana.post("/api/tables", body))
    assert len(ana.got("/api/tables", show="mine")["tables"]) == before


def test_a_refused_option_is_named(ana: Caller) -> None:
    text = bad(ana.post("/api/tables", {"game": STURT, "seats": TWO, "options": {"colours": 3}}))
    assert "colours" in text


def test_of_two_options_that_do_not_go_together_both_are_named(ana: Caller) -> None:
    options = {"routes": 1, "tiles_per_turn": 1}
    text = bad(ana.post("/api/tables", {"game": "down-under", "seats": TWO, "options": options}))
    assert "routes" in text
    assert "tiles_per_turn" in text


@pytest.mark.parametrize(
    "clock",
    [None, {"kind": "game", "seconds": 900, "increment": 10}, {"kind": "move", "seconds": 259200}],
)
def test_a_clock_is_shown_as_it_was_set(ana: Caller, clock: Json | None) -> None:
    scene = ana.scene(ana.make(seats="me me", clock=clock)["table"])
    assert scene["clock"] == clock
    for seat in scene["seats"]:
        assert ("clock" in seat) == (clock is not None)
        if clock is not None:
            assert 0 < seat["clock"]["left"] <= clock["seconds"]
    if clock is not None:
        assert [seat["clock"]["running"] for seat in scene["seats"]] == [True, False]


# Sitting down


def test_who_joins_gets_a_seat_and_the_version(ana: Caller, ben: Caller) -> None:
    made = ana.make(seats="me open")
    before = ana.scene(made["table"])["version"]
    joined = ben.done(made["table"], "join", key=made["key"])
    assert joined["seat"] == 1
    assert joined["version"] > before
    assert joined["version"] == ana.scene(made["table"])["version"]


def test_a_seat_can_be_chosen(ana: Caller, ben: Caller) -> None:
    made = ana.make(seats="me open open")
    assert ben.done(made["table"], "join", key=made["key"], seat=2)["seat"] == 2


def test_who_sits_already_gets_the_seat_he_has(ana: Caller) -> None:
    made = ana.make(seats="open me me open")
    version = ana.scene(made["table"])["version"]
    for seat in (None, 0, 2, 3):
        assert ana.done(made["table"], "join", seat=seat) == {"seat": 1, "version": version}


def test_where_no_seat_is_free_it_is_taken(server: Running, ana: Caller, ben: Caller) -> None:
    made = ana.make(seats="me open")
    ben.done(made["table"], "join", key=made["key"])
    refused(server.person().act(made["table"], "join", key=made["key"]), 409, "taken")


def test_a_seat_that_is_taken_is_not_given_to_another(ana: Caller, ben: Caller) -> None:
    made = ana.make(seats="me open open")
    refused(ben.act(made["table"], "join", key=made["key"], seat=0), 409, "taken")


def test_a_public_table_needs_no_key(ana: Caller, ben: Caller) -> None:
    made = ana.make(seats="me open", public=True)
    assert ben.done(made["table"], "join", key="not the key")["seat"] == 1


def test_the_maker_needs_no_key(ana: Caller) -> None:
    made = ana.make(seats="open open")
    assert ana.done(made["table"], "join")["seat"] == 0


def test_a_seats_name_is_the_one_its_person_had_when_sitting_down(server: Running, ana: Caller) -> None:
    ida = server.person("Ida")
    made = ana.make(seats="me open")
    ida.done(made["table"], "join", key=made["key"])
    ida.send("PATCH", "/api/me", {"name": "Ida Later"})
    assert ana.scene(made["table"])["seats"][1]["name"] == "Ida"


def test_a_seat_can_be_given_back_while_the_table_is_open(ana: Caller, ben: Caller) -> None:
    made = ana.make(seats="me open open", public=True)
    joined = ben.done(made["table"], "join")
    stood = ben.done(made["table"], "stand", seat=joined["seat"])
    assert stood["version"] > joined["version"]
    assert [seat["sit"] for seat in ana.scene(made["table"])["seats"]] == ["person", "open", "open"]


def test_another_seat_cannot_be_given_back(ana: Caller, ben: Caller) -> None:
    made = ana.make(seats="me open open", public=True)
    refused(ben.act(made["table"], "stand", seat=0), 403, "forbidden")
    refused(ben.act(made["table"], "stand", seat=1), 403, "forbidden")
    refused(ben.act(made["table"], "stand", seat=99), 403, "forbidden")
    bad(ben.act(made["table"], "stand"))


def test_a_seat_is_kept_once_the_table_has_begun(ana: Caller) -> None:
    table = ana.make()["table"]
    refused(ana.act(table, "stand", seat=0), 409, "not-your-turn")
    assert ana.scene(table)["seats"][0]["you"]


def test_one_device_has_several_seats(ana: Caller) -> None:
    table = ana.make(seats="me me me")["table"]
    for seat in range(3):
        assert ana.scene(table)["as"] == seat
        play(ana, table)


# Private tables


def paths(table: str) -> list[tuple[str, str, Json]]:
    acts: list[tuple[str, Json]] = [
        ("join", {}),
        ("join", {"key": "wrong"}),
        ("stand", {"seat": 0}),
        ("play", {"seat": 0, "move": {}, "version": 1, "key": "k"}),
        ("resign", {"seat": 0, "key": "k"}),
        ("take-back", {"seat": 0, "key": "k"}),
        ("say", {"text": "hello", "key": "k"}),
        ("rematch", {"key": "k"}),
        ("hint", {"seat": 0, "key": "k"}),
    ]
    looks = ["", "?key=wrong", "?key=", "?as=0", "/record", "/moments/0", "/record?key=w", "/moments/0?key=w"]
    return [
        *(("POST", f"/api/tables/{table}/{what}", body) for what, body in acts),
        *(("GET", f"/api/tables/{table}{what}", {}) for what in looks),
        ("GET", f"/api/stream?table={table}", {}),
    ]


@pytest.mark.parametrize("number", range(len(paths(""))))
def test_a_private_table_does_not_exist_in_the_same_words(ana: Caller, ben: Caller, number: int) -> None:
    table = ana.make(seats="me open")["table"]
    (method, path, body), (_, other, _) = paths(table)[number], paths("AbCdEfGhIjKl")[number]
    there = ben.send(method, path, body if method == "POST" else None)
    refused(there, 404, "not-found")
    assert there.content == ben.send(method, other, body if method == "POST" else None).content


def test_a_private_table_cannot_be_gone_on_from_without_its_key(ana: Caller, ben: Caller) -> None:
    made = ana.make()
    origin: Json = {"table": made["table"], "events": 0}
    body: Json = {"seats": TWO, "from": origin}
    there = ben.post("/api/tables", body)
    refused(there, 404, "not-found")
    assert there.content == ben.post("/api/tables", body | {"from": origin | {"table": "AbCdEfGhIjKl"}}).content
    assert ben.post("/api/tables", body | {"from": origin | {"key": made["key"]}}).status_code == 201


def test_the_key_opens_a_private_table(ana: Caller, ben: Caller, nobody: Caller) -> None:
    made = ana.make(seats="me me")
    for caller in (ben, nobody):
        for path in ("", "/record", "/moments/0"):
            assert caller.get(f"/api/tables/{made['table']}{path}", key=made["key"]).status_code == 200
        with caller.stream(made["table"], key=made["key"]) as messages:
            assert next(messages)["on"] == "scene"


def test_those_who_sit_need_no_key(ana: Caller, ben: Caller) -> None:
    made = ana.make(seats="open open")
    ben.done(made["table"], "join", key=made["key"])
    assert ben.scene(made["table"])["as"] == 0


def test_on_a_public_table_those_who_do_not_sit_are_403(ana: Caller, ben: Caller) -> None:
    table = ana.make(public=True)["table"]
    for method, path, body in paths(table):
        if method == "POST" and not path.endswith("join"):
            refused(ben.send(method, path, body), 403, "forbidden")
    refused(ben.get(f"/api/tables/{table}", as_=0), 403, "forbidden")
