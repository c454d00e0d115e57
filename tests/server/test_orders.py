"""`tablelands admin` acts on people and tables while a server runs, on both databases; the server tells of it."""

import json
import time
from collections.abc import Callable, Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clubs import Club, sit
from tests.server.http.asking import key, refused, row_of
from tests.server.postgres import Postgres, postgres
from tests.server.running import Caller, Json, Served

__all__ = ["postgres"]

PASSWORD, ANOTHER = "a long password", "another password"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    options: tuple[str, ...] = ()
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        options = ("--database", server.new_database())
    with Served(tmp_path_factory.mktemp("club") / "data", *options) as served:
        ana = served.person("Ana")
        yield Club(served, ana, ana, "", "", "")


@pytest.fixture
def ana(club: Club) -> Caller:
    return club.served.person("Ana")


@pytest.fixture
def ben(club: Club) -> Caller:
    return club.served.person("Ben")


def account(club: Club, login: str) -> Caller:
    made = club.served.person("Ada").posted("/api/me/account", {"login": login, "password": PASSWORD})
    return Caller(club.served.address, club.served.http, made["token"], made["person"])


def told(club: Club, event: str) -> list[Json]:
    lines = [json.loads(line) for line in club.served.logs.read_text().splitlines()]
    return [line for line in lines if line["event"] == f"audit.{event}"]


def in_a_moment(found: Callable[[], bool]) -> None:
    until = time.monotonic() + 5
    while not found():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_link_sets_a_new_password(club: Club) -> None:
    ada = account(club, "ada-forgets")
    first, link = club.told("password", "Ada-Forgets", "--address", "https://play.example.org/")
    assert first.startswith("This link sets a new password for Ada, once, until ")
    address, _, token = link.partition("#")
    assert address == "https://play.example.org/password"
    answer = club.served.nobody().posted("/api/reset", {"token": token, "password": ANOTHER})
    assert answer["person"] == ada.person
    assert "nobody here" in club.refused("password", "nobody-has-this")
    assert "a guest" in club.refused("password", club.ana.person["id"])
    assert token not in club.served.logs.read_text()
    assert [line["person"] for line in told(club, "password-reset")] == [ada.person["id"]]


def test_whoever_is_muted_says_nothing_until_that_is_lifted(club: Club, ana: Caller, ben: Caller) -> None:
    table = sit(ana, ben, "outback")
    assert "cannot write" in club.told("mute", ana.person["id"])[0]
    said = refused(ana.act(table, "say", text="hello", key=key()), 403, "forbidden")
    assert "muted you until 2" in said
    with ana.socket() as socket:
        socket.say("say", table=table, text="hello", key="k")
        assert socket.hear("refused")["error"]["kind"] == "forbidden"
    ben.done(table, "say", text="hello", key=key())
    assert "again" in club.told("mute", ana.person["id"], "--lift")[0]
    ana.done(table, "say", text="hello", key=key())


def test_whoever_is_banned_is_out_and_their_games_go_on_without_them(club: Club, ben: Caller) -> None:
    ada = account(club, "ada-behaves-badly")
    table = sit(ada, ben, "sturts-stony-desert")
    with ada.socket() as socket:
        assert "cannot come back" in club.told("ban", "ada-behaves-badly")[0]
        with pytest.raises(ConnectionClosed):
            socket.hear()
    refused(ada.get("/api/me"), 401, "unknown")
    scene = ben.scene(table)
    assert (scene["state"], scene["ending"]["winners"]) == ("over", [1])
    nobody, right = club.served.nobody(), {"login": "ada-behaves-badly", "password": PASSWORD}
    refused(nobody.post("/api/login", right), 403, "forbidden")
    refused(nobody.post("/api/login", right | {"password": ANOTHER}), 401, "unknown")
    club.told("ban", "ada-behaves-badly", "--lift")
    assert nobody.post("/api/login", right).status_code == 200
    shown = [(line["code"], line["person"], line["state"]) for line in told(club, "admin") if line["code"] == "ban"]
    assert shown == [("ban", ada.person["id"], "done")] * 2


def test_somebody_is_renamed_at_their_tables_too(club: Club, ana: Caller, ben: Caller) -> None:
    table = sit(ana, ben, "outback")
    with ben.socket() as socket:
        socket.say("watch", table=table)
        socket.hear("scene")
        assert club.told("rename", ana.person["id"], "Anonyma") == ["Ana is now called Anonyma."]
        assert socket.hear("scene")["seats"][0]["name"] == "Anonyma"
    assert ana.got("/api/me")["person"]["name"] == "Anonyma"
    assert row_of(ben, table)["seats"][0]["name"] == "Anonyma"
    assert "1 to 40" in club.refused("rename", ana.person["id"], "")


@pytest.mark.parametrize("seats", ["me open", "me me", "open open"])
def test_a_closed_table_is_over_and_silent(club: Club, ana: Caller, ben: Caller, seats: str) -> None:
    made = ana.make("sturts-stony-desert", seats, public=True)
    table = made["table"]
    assert club.told("close", table) == [f"Table {table} is closed."]
    scene = ben.scene(table)
    assert (scene["state"], scene["casual"]) == ("over", "closed")
    assert (scene["ending"]["winners"], scene["ending"]["by"]) == ([], "record")
    assert table not in ben.get("/api/tables", show="open").text
    if "me" in seats:
        refused(ana.act(table, "say", text="hello", key=key()), 403, "forbidden")
        refused(ana.act(table, "rematch", key=key()), 403, "forbidden")
    refused(ben.act(table, "join", key=made["key"]), 409, "taken")
    assert club.told("close", table), "once more changes nothing"
    assert ben.get(f"/api/tables/{table}/record").status_code == 200
    assert club.told("check")[-1].startswith("All ")


@pytest.mark.parametrize("table", ["no-such-table", "-an-id-may-begin-so"])
def test_a_table_that_does_not_exist_is_not_closed(club: Club, table: str) -> None:
    assert "no table" in club.refused("close", table)


def test_somebody_is_forgotten_while_the_server_runs(club: Club, ben: Caller) -> None:
    ana = club.served.person("Anastasia")
    table = sit(ana, ben, "sturts-stony-desert")
    ana.done(table, "say", text="some words", key=key())
    with ana.socket() as socket:
        assert club.told("forget", ana.person["id"]) == ["Anastasia is forgotten."]
        with pytest.raises(ConnectionClosed):
            socket.hear()
    refused(ana.get("/api/me"), 401, "unknown")
    shown = ben.get(f"/api/tables/{table}").text
    assert "Anastasia" not in shown
    assert "some words" not in shown
    assert "nobody here" in club.refused("forget", ana.person["id"])


def test_logins_are_told_without_what_was_typed(club: Club) -> None:
    ada = account(club, "ada-logs-in")
    for login, password in (("ada-logs-in", PASSWORD), ("ada-logs-in", ANOTHER), ("a-login-of-nobody", PASSWORD)):
        club.served.nobody().post("/api/login", {"login": login, "password": password})
    in_a_moment(lambda: len(told(club, "login-failed")) >= 2)
    made = told(club, "account-made")[-1]
    assert (made["person"], made["address"]) == (ada.person["id"], "127.0.0.1")
    assert told(club, "login")[-1]["person"] == ada.person["id"]
    failed = told(club, "login-failed")[-2:]
    assert [line.get("person") for line in failed] == [ada.person["id"], None]
    log = club.served.logs.read_text()
    for typed in ("ada-logs-in", "a-login-of-nobody", PASSWORD, ANOTHER, ada.token or ""):
        assert typed not in log


def test_it_works_without_a_server(club: Club) -> None:
    if club.served.options:
        return
    ana = club.served.person("Ana")
    club.served.stop()
    try:
        assert "cannot write" in club.told("mute", ana.person["id"])[0]
    finally:
        club.served.start()
    table = ana.make("outback", "me me")["table"]
    refused(ana.act(table, "say", text="hello", key=key()), 403, "forbidden")
