"""What is said on a socket, and the one answer that each message gets."""

import pytest

from tablelands.core.text import sentence
from tablelands.server import texts
from tablelands.server.settings import Limits, Settings
from tests.server.running import Caller, Json, Running, Socket

NONSENSE = [
    "",
    " ",
    "nonsense",
    "{",
    "[]",
    "null",
    "1",
    '"watch"',
    "{}",
    '{"do":null}',
    '{"do":7}',
    '{"do":"dance"}',
    '{"do":"\\ud800"}',
    '{"do":"watch"}',
    '{"do":"watch","table":7}',
    '{"do":"play","table":"x","seat":0,"version":1,"key":"k"}',
    '{"do":"play","table":"x","seat":0,"move":{},"version":1e400,"key":"k"}',
    "[" * 65 + "]" * 65,
    '{"do":"play","table":"x","seat":0,"version":1,"key":"k","move":' + "[" * 64 + "]" * 64 + "}",
    '{"do":"watch","table":"x","as":-1}',
    '{"do":"watch","table":"x","as":true}',
    '{"do":"watch","table":"x","as":0.5}',
    '{"do":"watch","table":"x","lang":"nl"}',
    '{"do":"watch","table":"x","lang":5}',
    '{"do":"watch","table":"x","key":5}',
    '{"do":"leave"}',
    '{"do":"say","table":"x","key":"","text":"hello"}',
    '{"do":"say","table":"x","key":"' + "k" * 101 + '","text":"hello"}',
    '{"do":"say","table":"x","key":"k","text":""}',
    '{"do":"hint","table":"x","key":"k"}',
    '{"do":"take-back","table":"x","key":"k","seat":0,"answer":"yes"}',
]


@pytest.fixture
def table(ana: Caller) -> str:
    made: str = ana.make()["table"]
    return made


def watch(socket: Socket, table: str, **more: object) -> Json:
    socket.say("watch", table=table, **more)
    return socket.hear("scene")


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_refused_once_and_the_socket_goes_on(ana: Caller, text: str) -> None:
    with ana.socket() as socket:
        socket.connection.send(text)
        refused = socket.hear()
        assert set(refused) == {"on", "do", "table", "key", "error"}
        assert refused["on"] == "refused"
        assert refused["error"]["kind"] == "bad-request"
        assert refused["error"]["rule"] is None
        socket.say("dance")
        assert socket.hear()["do"] == "dance"


def test_what_could_not_be_read_is_null_and_what_could_is_told(ana: Caller) -> None:
    with ana.socket() as socket:
        socket.connection.send('{"do":["play"],"table":7,"key":"mine"}')
        refused = socket.hear()
        assert (refused["do"], refused["table"], refused["key"]) == (None, None, "mine")
        socket.connection.send('{"do":"play","table":"t","key":[]}')
        refused = socket.hear()
        assert (refused["do"], refused["table"], refused["key"]) == ("play", "t", None)


def test_a_watch_that_fails_has_no_key(ana: Caller) -> None:
    with ana.socket() as socket:
        socket.say("watch", table="nowhere", key="the table's")
        refused = socket.hear()
        assert (refused["do"], refused["table"], refused["key"]) == ("watch", "nowhere", None)
        assert refused["error"]["kind"] == "not-found"


def test_a_private_table_is_refused_like_one_that_does_not_exist(ana: Caller, ben: Caller) -> None:
    made = ana.make()
    with ben.socket() as socket:
        socket.say("watch", table=made["table"])
        private = socket.hear()
        socket.say("watch", table="A" * len(made["table"]))
        missing = socket.hear()
        assert private["error"] == missing["error"]
        socket.say("watch", table=made["table"], key="wrong")
        assert socket.hear()["error"] == missing["error"]
        assert watch(socket, made["table"], key=made["key"])["as"] is None


def test_a_seat_that_is_not_yours_is_forbidden(ana: Caller, ben: Caller) -> None:
    table = ana.make(public=True)["table"]
    with ben.socket() as socket:
        socket.say("watch", table=table, **{"as": 0})
        assert socket.hear()["error"]["kind"] == "forbidden"
        assert watch(socket, table, **{"as": None})["as"] is None


def test_acts_of_nobody_are_unknown_whether_the_table_exists_or_not(nobody: Caller, table: str) -> None:
    with nobody.socket() as socket:
        for at in (table, "nowhere"):
            socket.say("resign", table=at, seat=0, key="k")
            refused = socket.hear()
            assert (refused["error"]["kind"], refused["key"], refused["table"]) == ("unknown", "k", at)


def test_the_scene_of_a_watch_is_the_one_of_a_call(ana: Caller, table: str) -> None:
    with ana.socket() as socket:
        heard = watch(socket, table, lang="fr")
        assert heard.pop("on") == "scene"
        assert heard == ana.scene(table, lang="fr")


def test_a_watch_again_replaces_the_one_before(ana: Caller, table: str) -> None:
    with ana.socket() as socket:
        scene = watch(socket, table, **{"as": 1})
        assert scene["as"] == 1
        assert watch(socket, table, lang="de")["as"] == 0
        socket.say("play", table=table, seat=0, move=ana.scene(table)["legal"][0], version=scene["version"], key="a")
        assert [socket.hear()["on"] for _ in range(2)] == ["done", "scene"]
        assert socket.hears_nothing()


def test_after_leave_nothing_comes(ana: Caller, table: str) -> None:
    with ana.socket() as socket:
        scene = watch(socket, table)
        socket.say("leave", table=table)
        socket.say("play", table=table, seat=0, move=scene["legal"][0], version=scene["version"], key="a")
        assert socket.hear()["on"] == "done"
        socket.say("leave", table="what is not watched")
        assert socket.hears_nothing()


def test_messages_are_taken_in_order(ana: Caller, table: str) -> None:
    with ana.socket() as socket:
        for number in range(60):
            socket.say("say", table=table, text=f"{number}", key=f"k{number}")
        heard = [socket.hear()["key"] for _ in range(60)]
    assert heard == [f"k{number}" for number in range(60)]
    assert [said["text"] for said in ana.scene(table)["chat"]] == [f"{number}" for number in range(60)]


def test_a_whole_game_can_be_said_before_anything_is_heard(ana: Caller) -> None:
    """Each move is made on the version that the one before has led to."""
    table = ana.make(seats="me me")["table"]
    with ana.socket() as socket:
        version = watch(socket, table)["version"]
        moves = [{"type": "lay", "tile": "double", "x": x, "y": 0, "turn": 0} for x in range(3)]
        for number, move in enumerate(moves):
            socket.say("play", table=table, seat=number % 2, move=move, version=version + number, key=f"{number}")
        answers = [socket.hear() for _ in range(6)]
        assert {one["on"] for one in answers} <= {"done", "refused", "step", "scene"}
        assert [one["key"] for one in answers if one["on"] in ("done", "refused")] == ["0", "1", "2"]


# Acts


def test_a_refused_move_tells_its_rule_and_leaves_its_key_free(ana: Caller, table: str) -> None:
    with ana.socket() as socket:
        scene = watch(socket, table)
        wrong = scene["legal"][0] | {"x": 99, "y": 99}
        socket.say("play", table=table, seat=0, move=wrong, version=scene["version"], key="k")
        refused = socket.hear()
        assert (refused["do"], refused["table"], refused["key"]) == ("play", table, "k")
        assert refused["error"]["kind"] == "illegal-move"
        assert refused["error"]["rule"].startswith("SD-")
        socket.say("play", table=table, seat=0, move=scene["legal"][0], version=scene["version"], key="k")
        assert socket.hear() == {"on": "done", "key": "k", "version": scene["version"] + 1}


def test_a_known_key_is_answered_the_same_by_every_door(ana: Caller, table: str) -> None:
    with ana.socket() as socket:
        scene = watch(socket, table)
        socket.say("play", table=table, seat=0, move=scene["legal"][0], version=scene["version"], key="k")
        done = socket.hear("done")
        socket.hear("scene")
        for do, fields in (
            ("play", {"seat": 0, "move": "anything", "version": 999}),
            ("hint", {"seat": 1}),
            ("rematch", {}),
            ("say", {"text": "hello"}),
            ("resign", {"seat": 1}),
            ("take-back", {"seat": 0}),
        ):
            socket.say(do, table=table, key="k", **fields)
            assert socket.hear() == done
        assert ana.done(table, "resign", seat=0, key="k") == {"version": done["version"]}
        assert socket.hears_nothing()


def test_a_key_belongs_to_one_person_and_one_table(ana: Caller, ben: Caller, table: str) -> None:
    made = ana.make(seats="me open")
    ben.posted(f"/api/tables/{made['table']}/join", {"key": made["key"]})
    with ana.socket() as socket, ben.socket() as other:
        for speaker, at in ((socket, table), (socket, made["table"]), (other, made["table"])):
            speaker.say("say", table=at, text="hello", key="same")
            assert speaker.hear()["on"] == "done"
    assert [said["name"] for said in ana.scene(made["table"])["chat"]] == ["Ana", "Ben"]


@pytest.mark.parametrize("by", [-1, 1, 1000])
def test_another_version_is_stale(ana: Caller, table: str, by: int) -> None:
    with ana.socket() as socket:
        scene = watch(socket, table)
        socket.say("play", table=table, seat=0, move=scene["legal"][0], version=scene["version"] + by, key="k")
        assert socket.hear()["error"]["kind"] == "stale"


def test_what_is_refused_first_counts(ana: Caller, ben: Caller, table: str) -> None:
    public = ana.make(public=True)["table"]
    play: Json = {"seat": 1, "move": {"type": "dance"}, "version": 1, "key": "k"}
    with ben.socket() as other, ana.socket() as socket:
        for speaker, fields, kind in (
            (other, play | {"table": table, "version": "1"}, "bad-request"),
            (other, play | {"table": table}, "not-found"),
            (other, play | {"table": public, "version": 99}, "forbidden"),
            (socket, play | {"table": public, "seat": 7, "version": 99}, "forbidden"),
            (socket, play | {"table": public, "version": 99}, "stale"),
            (socket, play | {"table": public}, "not-your-turn"),
            (socket, play | {"table": public, "seat": 0}, "bad-request"),
        ):
            speaker.say("play", **fields)
            assert speaker.hear()["error"]["kind"] == kind


def test_a_hint_is_a_move_that_can_be_played(ana: Caller) -> None:
    table = ana.make(seats="me easy")["table"]
    with ana.socket() as socket:
        scene = watch(socket, table)
        socket.say("hint", table=table, seat=0, key="h")
        done = socket.hear("done")
        assert set(done) == {"on", "key", "version", "hint"}
        assert set(done["hint"]) == {"move", "text", "why", "others"}
        assert done["hint"]["move"] in scene["legal"]
        socket.say("hint", table=table, seat=0, key="h")
        assert socket.hear("done") == done


def test_too_many_messages_are_refused_with_their_key_and_a_time() -> None:
    from tablelands.server.settings import Rate

    with Running(settings=Settings(port=0, limits=Limits(calls=Rate(0.01, 5)))) as server:
        ana = server.person("Ana")
        with ana.socket() as socket:
            for number in range(6):
                socket.say("say", table="nowhere", text="hello", key=f"{number}")
            kinds = [socket.hear() for _ in range(6)]
        assert [one["error"]["kind"] for one in kinds[:5]] == ["not-found"] * 5
        assert (kinds[5]["error"]["kind"], kinds[5]["do"], kinds[5]["key"]) == ("too-many", "say", "5")
        assert kinds[5]["retry_after"] >= 1


def test_so_many_tables_are_watched_on_one_socket() -> None:
    with Running(settings=Settings(port=0, limits=Limits(tables_watched=2))) as server:
        ana = server.person("Ana")
        tables = [ana.make()["table"] for _ in range(3)]
        with ana.socket() as socket:
            for table in [*tables[:2], tables[0]]:
                watch(socket, table)
            socket.say("watch", table=tables[2])
            assert socket.hear()["error"]["kind"] == "too-many"
            socket.say("leave", table=tables[0])
            watch(socket, tables[2])


def test_a_refusal_at_a_watched_table_speaks_the_language_it_is_watched_in(ana: Caller) -> None:
    table = ana.make()["table"]
    with ana.socket() as socket:
        socket.say("watch", table=table, lang="fr")
        socket.hear("scene")
        socket.say("resign", table=table, seat=7, key="k")
        text = socket.hear("refused")["error"]["text"]
        assert text == sentence(texts.NOT_YOUR_SEAT).say("fr")


def test_a_refusal_speaks_the_language_of_the_person(server: Running) -> None:
    ana = server.person("Ana", lang="de")
    with ana.socket() as socket:
        socket.say("watch", table="nowhere")
        german = socket.hear()["error"]["text"]
        socket.say("watch", table="nowhere", lang="fr")
        french = socket.hear()["error"]["text"]
    assert len({german, french, ana.get("/api/tables/nowhere", lang="en").json()["error"]["text"]}) == 3
