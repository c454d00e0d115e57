"""The description is true: every answer and every message of a game of each kind is what it says, and nothing more."""

import copy
import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator, validate

from tablelands.core.match import Match
from tablelands.core.record import Record
from tablelands.core.registry import find_game, game_ids
from tests.server.described import KINDS, Described
from tests.server.running import Caller, Json, Running, Socket


@pytest.fixture(scope="module")
def document(server: Running) -> Json:
    return server.nobody().got("/docs/openapi.json")


@pytest.fixture(scope="module")
def described(document: Json) -> Described:
    return Described(document)


def all_schemas(value: Any) -> Iterator[Json]:
    if isinstance(value, dict):
        yield value
        for one in value.values():
            yield from all_schemas(one)
    elif isinstance(value, list):
        for one in value:
            yield from all_schemas(one)


# The document itself


def test_it_is_an_openapi_document(document: Json) -> None:
    validate(copy.deepcopy(document), cls=OpenAPIV31SpecValidator)


def test_it_describes_every_call_that_is_answered(server: Running, document: Json) -> None:
    handled = {
        (method.lower(), path)
        for path, methods in server.server.asgi.paths.items()
        for method in methods
        if method not in ("OPTIONS", "HEAD")
    }
    told = {(method, path) for path, methods in document["paths"].items() for method in methods}
    assert handled - told == {("get", "/"), ("get", "/docs"), ("get", "/docs/openapi.json")}
    assert told <= handled


def test_nothing_in_it_is_left_open(document: Json) -> None:
    for schema in document["components"]["schemas"].values():
        for one in all_schemas(schema):
            if one.get("type") == "object":
                assert "properties" in one or "additionalProperties" in one, one
            if one.get("type") == "array":
                assert "items" in one or "prefixItems" in one, one


def test_a_game_without_luck_has_none_in_its_log(document: Json) -> None:
    schemas = document["components"]["schemas"]
    assert "OutbackHappened" in schemas
    assert "SturtsStonyDesertHappened" not in schemas


def test_every_message_of_the_socket_is_in_it(document: Json) -> None:
    schemas = document["components"]["schemas"]
    for message, field in (("ServerMessage", "on"), ("ClientMessage", "do")):
        names = set()
        for one in all_schemas(schemas[message]["anyOf"]):
            found = schemas[one["$ref"].rpartition("/")[2]]
            game = schemas[found["anyOf"][0]["$ref"].rpartition("/")[2]] if "anyOf" in found else found
            names |= set(game["properties"][field]["enum"])
        wanted = KINDS if field == "on" else {"watch", "leave", *document_acts(document)}
        assert names == wanted


def document_acts(document: Json) -> set[str]:
    start = "/api/tables/{table}/"
    return {path.removeprefix(start) for path, told in document["paths"].items() if path.startswith(start)} - {
        "join",
        "stand",
        "record",
        "progress",
        "chat",
        "review",
        "moments/{number}",
    }


def test_the_page_needs_nothing_from_elsewhere(nobody: Caller) -> None:
    docs = nobody.get("/docs")
    assert docs.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in docs.headers["content-security-policy"]
    assert "http://" not in docs.text
    assert "https://" not in docs.text


def test_a_call_to_the_door_of_sockets_is_told_so(nobody: Caller, described: Described) -> None:
    refused = nobody.get("/api/live")
    assert refused.status_code == 400
    described.answer("GET", "/api/live", 400, refused.json())


# A whole game of each kind


class Table:
    """Two people at a table over sockets; all that is said and answered is checked."""

    def __init__(self, described: Described, table: str, sockets: list[Socket]) -> None:
        self.described = described
        self.table = table
        self.sockets = sockets
        self.scenes: list[Json] = [{}, {}]
        self.random = random.Random(1)
        self.acts = 0

    def say(self, seat: int, do: str, /, **fields: Any) -> None:
        self.described.said({"do": do, "table": self.table} | fields)
        self.sockets[seat].say(do, table=self.table, **fields)

    def hear(self, seat: int) -> Json:
        message = self.sockets[seat].hear(timeout=20)
        self.described.heard(message)
        if message["on"] == "scene":
            self.scenes[seat] = message
        if message["on"] == "step":
            self.scenes[seat] |= {name: message[name] for name in ("version", "node", "legal")}
            self.scenes[seat]["view"] = (self.scenes[seat]["view"] or {}) | message["view"]
        return message

    def until(self, seat: int, on: str) -> Json:
        while (message := self.hear(seat))["on"] != on:
            pass
        return message

    def act(self, seat: int, do: str, /, **fields: Any) -> Json:
        self.acts += 1
        key = str(self.acts)
        self.say(seat, do, key=key, **fields)
        while True:
            message = self.hear(seat)
            if message["on"] in ("done", "refused") and message["key"] == key:
                return message

    def play_to_the_end(self, game: Any) -> None:
        while self.scenes[0]["node"]["kind"] != "over":
            seat = self.scenes[0]["node"]["seats"][0]
            while self.scenes[seat]["version"] < self.scenes[0]["version"]:
                self.hear(seat)
            scene = self.scenes[seat]
            move = self._move(game, scene, seat)
            done = self.act(seat, "play", seat=seat, move=move, version=scene["version"])
            assert done["on"] == "done", done
            while self.scenes[0]["version"] < done["version"]:
                self.hear(0)

    def _move(self, game: Any, scene: Json, seat: int) -> Json:
        if scene["legal"] is not None:
            return dict(self.random.choice(scene["legal"]))
        _, state = game.load(position_of(game, scene))
        return dict(game.moves.to_json(game.sample_move(state, seat, self.random)))


def position_of(game: Any, scene: Json) -> Json:
    """What of a view is a position."""
    return {name: value for name, value in scene["view"].items() if name not in ("seat", "sealed")}


OPTIONS: dict[str, Json] = {"down-under": {"scoring": "special"}, "outback": {"edition": "plus"}}


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_over_the_socket_is_as_described(
    game_id: str, server: Running, ana: Caller, ben: Caller, described: Described
) -> None:
    wanted = {
        "game": game_id,
        "options": OPTIONS.get(game_id, {}),
        "seats": [{"sit": "me"}, {"sit": "open"}],
        "public": True,
        "clock": {"kind": "game", "seconds": 900, "increment": 10},
    }
    described.body("POST", "/api/tables", wanted)
    made = ana.posted("/api/tables", wanted)
    described.answer("POST", "/api/tables", 201, made)
    described.answer("GET", "/api/tables", 200, ben.got("/api/tables"))
    described.answer("GET", "/api/tables/{table}", 200, ben.scene(made["table"]))
    with ExitStack() as stack:
        sockets = [stack.enter_context(caller.socket()) for caller in (ana, ben)]
        table = Table(described, made["table"], sockets)
        talk_and_play(table, find_game(game_id), ben)
    look_back(described, ana, ben, made["table"])


def talk_and_play(table: Table, game: Any, ben: Caller) -> None:
    for seat in (0, 1):
        table.say(seat, "watch")
        table.until(seat, "scene")
    described, path = table.described, "/api/tables/{table}"
    described.answer("POST", path + "/join", 200, ben.done(table.table, "join"))
    table.until(0, "step")
    table.until(1, "scene")
    assert table.act(0, "say", text="G'day")["on"] == "done"
    assert table.until(1, "said")["text"] == "G'day"
    assert table.act(0, "play", seat=0, move={"type": "claim"}, version=99)["on"] == "refused"
    assert table.act(0, "take-back", seat=0)["on"] == "refused"
    table.play_to_the_end(game)
    assert table.act(0, "rematch")["table"] is None
    assert table.until(1, "offer")["offers"]["rematch"]["seats"] == [0]
    assert table.act(1, "rematch")["table"]
    table.say(0, "leave")


def look_back(described: Described, ana: Caller, ben: Caller, table: str) -> None:
    path = "/api/tables/{table}"
    scene = ana.scene(table)
    assert scene["ending"]["explain"] or find_game(scene["game"]).wire is None
    described.answer("GET", path, 200, scene)
    for number in (0, 1, len(scene["log"]) // 2, len(scene["log"])):
        moment = ben.got(f"/api/tables/{table}/moments/{number}", as_="none")
        described.answer("GET", path + "/moments/{number}", 200, moment)
    record = ana.got(f"/api/tables/{table}/record")
    described.answer("GET", path + "/record", 200, record)
    described.body("POST", "/api/records", record)
    described.answer("POST", "/api/records", 201, ana.posted("/api/records", record))
    described.answer("GET", "/api/tables", 200, ana.got("/api/tables", show="mine"))
    described.answer("GET", "/api/me", 200, ana.got("/api/me"))


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_against_a_bot_has_hints_and_taking_back_as_described(
    game_id: str, ana: Caller, described: Described
) -> None:
    table = ana.make(game_id, seats="me me")["table"]
    scene = ana.scene(table)
    seat, path = scene["node"]["seats"][0], "/api/tables/{table}"
    hint = ana.done(table, "hint", seat=seat, key="hint")
    described.answer("POST", path + "/hint", 200, hint)
    play = {"seat": seat, "move": hint["move"], "version": hint["version"], "key": "play"}
    described.body("POST", path + "/play", play)
    described.answer("POST", path + "/play", 200, ana.done(table, "play", **play))
    back = ana.act(table, "take-back", seat=seat, key="back")
    described.answer("POST", path + "/take-back", back.status_code, back.json())
    described.answer("POST", path + "/resign", 200, ana.done(table, "resign", seat=seat, key="resign"))
    described.answer("GET", path, 200, ana.scene(table))


@pytest.mark.parametrize("game_id", game_ids())
def test_a_stream_is_as_described(game_id: str, ana: Caller, described: Described) -> None:
    table = ana.make(game_id, seats="me me")["table"]
    with ana.stream(table) as messages:
        scene = next(messages)
        seat = scene["node"]["seats"][0]
        ana.done(table, "resign", seat=seat, key="1")
        step = next(messages)
    for message in (scene, step):
        described.check(message, {"$ref": "#/components/schemas/TableMessage"})
    assert step["ending"]["by"] == "resigned"


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_games_and_their_rules_are_as_described(lang: str, nobody: Caller, described: Described) -> None:
    games = nobody.got("/api/games", lang=lang)
    described.answer("GET", "/api/games", 200, games)
    for game in games["games"]:
        rules = nobody.got(f"/api/games/{game['id']}/rules", lang=lang)
        described.answer("GET", "/api/games/{game}/rules", 200, rules)


def test_people_are_as_described(server: Running, described: Described) -> None:
    made = server.nobody().post("/api/people", {"name": "Cleo"})
    described.answer("POST", "/api/people", 201, made.json())
    cleo = server.person("Cleo")
    described.answer("PATCH", "/api/me", 200, cleo.send("PATCH", "/api/me", {"language": "fr"}).json())
    account = {"login": "cleo", "password": "long enough"}
    described.body("POST", "/api/me/account", account)
    described.answer("POST", "/api/me/account", 200, cleo.posted("/api/me/account", account))
    described.answer("POST", "/api/login", 200, server.nobody().posted("/api/login", account))
    described.answer("POST", "/api/logout", 200, cleo.posted("/api/logout"))
    described.answer("GET", "/api/me", 401, cleo.get("/api/me").json())


def test_a_fault_of_the_checker_would_show(described: Described) -> None:
    with pytest.raises(AssertionError, match="ok"):
        described.answer("GET", "/healthz", 200, {"ok": "yes"})
    with pytest.raises(AssertionError, match="more"):
        described.answer("GET", "/healthz", 200, {"ok": True, "more": 1})


def test_a_key_that_is_known_has_its_first_answer_by_every_door(ana: Caller, described: Described) -> None:
    table = ana.make(seats="me me")["table"]
    resigned = ana.done(table, "resign", seat=0, key="once")
    again = ana.done(table, "rematch", key="once")
    assert again == resigned
    described.answer("POST", "/api/tables/{table}/rematch", 200, again)
    with ana.socket() as socket:
        for what in ("rematch", "hint"):
            socket.say(what, table=table, seat=1, key="once")
            assert socket.hear() == {"on": "done", "key": "once", "version": resigned["version"]}


def test_a_record_of_a_game_that_was_given_up_is_as_described(ana: Caller, described: Described) -> None:
    match = Match(find_game("outback"), find_game("outback").setup(2), seed=1)
    match.chance()
    match.abort()
    table = ana.posted("/api/records", Record.of(match).to_json())["table"]
    scene = ana.scene(table)
    described.answer("GET", "/api/tables/{table}", 200, scene)
    assert scene["ending"]["by"] == "record"
    last = ana.got(f"/api/tables/{table}/moments/{len(scene['log'])}")
    described.answer("GET", "/api/tables/{table}/moments/{number}", 200, last)
    described.answer("GET", "/api/tables/{table}/record", 200, ana.got(f"/api/tables/{table}/record"))
