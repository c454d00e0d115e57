"""Accounts over HTTP: passwords, sessions, and what a guesser meets."""

from collections.abc import Iterator
from dataclasses import replace
from http.cookies import SimpleCookie

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tablelands.server.people.sessions import REPLACED_AFTER
from tablelands.server.settings import Limits, Rate, Settings
from tests.server.described import Described
from tests.server.http.asking import bad, refused
from tests.server.running import Caller, Running

PASSWORD, ANOTHER = "correct horse", "another horse"
SLOW = 1 / 1000
"""A second, so that nothing comes back while a test lasts."""


def account(server: Running, login: str, password: str = PASSWORD) -> Caller:
    guest = server.person("Ada")
    made = guest.posted("/api/me/account", {"login": login, "password": password})
    return Caller(server.address, server.http, made["token"], made["person"])


def log_in(server: Running, login: str, password: str = PASSWORD, **headers: str) -> httpx.Response:
    told = {name.replace("_", "-"): value for name, value in headers.items()}
    return server.nobody().send("POST", "/api/login", {"login": login, "password": password}, headers=told)


def logged_in(server: Running, login: str, password: str = PASSWORD) -> Caller:
    answer = log_in(server, login, password).json()
    return Caller(server.address, server.http, answer["token"], answer["person"])


def link(server: Running, login: str, seconds: float = 100) -> str:
    made = server.call(server.server.people.new_reset(login, seconds))
    assert made is not None
    return made[1]


def cookies_of(response: httpx.Response) -> SimpleCookie:
    found = SimpleCookie()
    for line in response.headers.get_list("set-cookie"):
        found.load(line)
    return found


@pytest.fixture
def ada(server: Running, request: pytest.FixtureRequest) -> Caller:
    """An account whose login is the name of the test."""
    return account(server, login_of(request))


@pytest.fixture
def login(request: pytest.FixtureRequest) -> str:
    return login_of(request)


def login_of(request: pytest.FixtureRequest) -> str:
    name: str = request.node.name
    return name.replace("test_", "").replace("[", "-").replace("]", "")[:60]


# Sessions


def test_sessions_are_listed_and_one_is_ended(server: Running, ada: Caller, login: str) -> None:
    other = logged_in(server, login)
    sessions = ada.got("/api/me/sessions")["sessions"]
    assert [one["current"] for one in sessions] == [True, False]
    assert {one["device"] for one in sessions} == {"python-httpx"}
    with other.socket() as socket:
        assert ada.send("DELETE", f"/api/me/sessions/{sessions[1]['id']}").json() == {}
        with pytest.raises(ConnectionClosed) as closed:
            socket.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    refused(other.get("/api/me"), 401, "unknown")
    assert [one["current"] for one in ada.got("/api/me/sessions")["sessions"]] == [True]
    refused(ada.send("DELETE", f"/api/me/sessions/{sessions[1]['id']}"), 404, "not-found")


def test_sessions_of_others_are_nobodys_business(ada: Caller, ben: Caller) -> None:
    (own,) = ada.got("/api/me/sessions")["sessions"]
    refused(ben.send("DELETE", f"/api/me/sessions/{own['id']}"), 404, "not-found")
    assert own["id"] not in ben.get("/api/me/sessions").text
    assert ada.get("/api/me").status_code == 200


def test_all_other_sessions_are_ended_at_once(server: Running, ada: Caller, login: str) -> None:
    others = [logged_in(server, login) for _ in range(3)]
    with ada.socket() as socket:
        assert ada.send("DELETE", "/api/me/sessions").json() == {}
        for other in others:
            refused(other.get("/api/me"), 401, "unknown")
        socket.say("leave", table="none")
        assert socket.hears_nothing()
    assert ada.get("/api/me").status_code == 200


def test_ending_ones_own_session_is_a_logout(ada: Caller) -> None:
    (own,) = ada.got("/api/me/sessions")["sessions"]
    ended = ada.send("DELETE", f"/api/me/sessions/{own['id']}")
    assert cookies_of(ended)["tablelands"].value == ""
    refused(ada.get("/api/me"), 401, "unknown")


def test_a_session_tells_no_token(ada: Caller) -> None:
    answer = ada.get("/api/me/sessions").text
    assert ada.token is not None
    assert ada.token not in answer
    assert set(ada.got("/api/me/sessions")["sessions"][0]) == {"id", "device", "made", "seen", "current"}


def test_a_socket_of_the_guest_goes_on_when_they_become_an_account(server: Running, login: str) -> None:
    guest = server.person()
    with guest.socket() as socket:
        made = guest.posted("/api/me/account", {"login": login, "password": PASSWORD})
        grown = Caller(server.address, server.http, made["token"])
        assert grown.got("/api/me")["person"]["guest"] is False
        refused(guest.get("/api/me"), 401, "unknown")
        assert socket.hears_nothing()
        grown.post("/api/logout")
        with pytest.raises(ConnectionClosed):
            socket.hear()


def test_a_cookie_is_replaced_after_a_month_and_a_bearers_token_is_not(server: Running) -> None:
    guest, people = server.person(), server.server.people.sessions
    by_cookie = {"cookie": f"tablelands={guest.token}"}
    nobody = server.nobody()
    assert "set-cookie" not in nobody.send("GET", "/api/me", headers=by_cookie).headers
    now = people._now()
    people._now = lambda: now + REPLACED_AFTER
    try:
        assert "set-cookie" not in guest.get("/api/me").headers
        renewed = cookies_of(nobody.send("GET", "/api/me", headers=by_cookie))["tablelands"]
        assert renewed.value not in ("", guest.token)
        assert renewed["max-age"] == str(365 * 24 * 3600)
        for token in (renewed.value, guest.token):
            assert nobody.send("GET", "/api/me", headers={"cookie": f"tablelands={token}"}).status_code == 200
    finally:
        people._now = lambda: now


# Passwords


def test_a_new_password_ends_all_other_sessions(server: Running, ada: Caller, login: str) -> None:
    other = logged_in(server, login)
    answer = ada.post("/api/me/password", {"old": PASSWORD, "new": ANOTHER})
    assert answer.status_code == 200
    assert cookies_of(answer)["tablelands"].value == answer.json()["token"]
    for ended in (ada, other):
        refused(ended.get("/api/me"), 401, "unknown")
    again = Caller(server.address, server.http, answer.json()["token"])
    assert again.got("/api/me")["person"] == ada.person
    refused(log_in(server, login), 401, "unknown")
    assert log_in(server, login, ANOTHER).status_code == 200


def test_a_password_is_changed_only_by_who_knows_it(server: Running, ada: Caller, login: str) -> None:
    told = refused(ada.post("/api/me/password", {"old": "a wrong horse", "new": ANOTHER}), 403, "forbidden")
    assert "current password" in told
    refused(server.person().post("/api/me/password", {"old": PASSWORD, "new": ANOTHER}), 403, "forbidden")
    assert log_in(server, login).status_code == 200


@pytest.mark.parametrize("password", ["short", "password", "12345678", "Iloveyou1", "x" * 257])
def test_bad_passwords_are_refused_wherever_one_is_set(server: Running, ben: Caller, login: str, password: str) -> None:
    bad(ben.post("/api/me/account", {"login": f"{login[:40]}-{len(password)}", "password": password}))
    ada = account(server, login)
    bad(ada.post("/api/me/password", {"old": PASSWORD, "new": password}))
    bad(server.nobody().post("/api/reset", {"token": link(server, login), "password": password}))


def test_the_login_is_no_password_wherever_one_is_set(server: Running, ben: Caller, ada: Caller, login: str) -> None:
    bad(ben.post("/api/me/account", {"login": "somebody-else", "password": "Somebody-Else"}))
    bad(ada.post("/api/me/password", {"old": PASSWORD, "new": login.upper()}))
    bad(server.nobody().post("/api/reset", {"token": link(server, login), "password": login.upper()}))


# Resets


def test_a_link_sets_a_new_password_once(server: Running, ada: Caller, login: str) -> None:
    token = link(server, login)
    with ada.socket() as socket:
        answer = server.nobody().post("/api/reset", {"token": token, "password": ANOTHER})
        with pytest.raises(ConnectionClosed):
            socket.hear()
    assert answer.json()["person"] == ada.person
    assert cookies_of(answer)["tablelands"].value == answer.json()["token"]
    refused(ada.get("/api/me"), 401, "unknown")
    refused(server.nobody().post("/api/reset", {"token": token, "password": PASSWORD}), 401, "unknown")
    assert log_in(server, login, ANOTHER).status_code == 200


def test_a_link_expires_and_a_newer_one_replaces_it(server: Running, ada: Caller, login: str) -> None:
    for token in (link(server, login, seconds=-1), link(server, login), "", "x"):
        link(server, login)
        told = refused(server.nobody().post("/api/reset", {"token": token, "password": ANOTHER}), 401, "unknown")
        assert "expired" in told
    assert ada.get("/api/me").status_code == 200


def test_nobody_has_a_link_without_an_account(server: Running) -> None:
    assert server.call(server.server.people.new_reset("nobody-has-this", 100)) is None
    assert server.call(server.server.people.new_reset("no login", 100)) is None


# Guessing


def limited(**limits: Rate) -> Running:
    return Running(settings=Settings(port=0, limits=replace(Limits(), **limits)))  # type: ignore[arg-type]


@pytest.fixture
def strict() -> Iterator[Running]:
    """Three tries for an account, whatever address they come from."""
    with limited(logins_of_account=Rate(SLOW, 3), logins=Rate(1000, 1000)) as server:
        yield server


def test_an_account_bears_few_guesses_from_all_addresses_together(strict: Running) -> None:
    account(strict, "ada")
    for login in ("ada", "nobody-has-this"):
        answers = [log_in(strict, login, "a wrong horse", x_forwarded_for=f"192.0.2.{n}") for n in range(6)]
        assert [one.status_code for one in answers] == [401] * 3 + [429] * 3
        assert int(answers[-1].headers["retry-after"]) >= 1
    refused(log_in(strict, "ada"), 429, "too-many")
    account(strict, "ben")
    assert log_in(strict, "ben").status_code == 200, "others are not kept out"


def test_a_guesser_does_not_keep_the_owner_out_of_a_browser_that_is_known(strict: Running) -> None:
    account(strict, "ada")
    proof = cookies_of(log_in(strict, "ada"))["tablelands-browser"]
    assert (proof["path"], proof["httponly"], proof["samesite"]) == ("/api/login", True, "Lax")
    for _ in range(5):
        log_in(strict, "ada", "a wrong horse")
    refused(log_in(strict, "ada"), 429, "too-many")
    cookie = f"tablelands-browser={proof.value}"
    assert log_in(strict, "ada", cookie=cookie).status_code == 200
    for status in (401, 401, 429):
        assert log_in(strict, "ada", "a wrong horse", cookie=cookie).status_code == status, "it is limited too"


def test_a_reset_is_not_kept_out_by_guessers(strict: Running) -> None:
    account(strict, "ada")
    for _ in range(5):
        log_in(strict, "ada", "a wrong horse")
    answer = strict.nobody().post("/api/reset", {"token": link(strict, "ada"), "password": ANOTHER})
    assert answer.status_code == 200


def test_whatever_hashes_a_password_counts_as_a_login_of_the_address() -> None:
    with limited(logins=Rate(SLOW, 4)) as server:
        ada = account(server, "ada")
        ada.post("/api/me/password", {"old": "a wrong horse", "new": ANOTHER})
        server.nobody().post("/api/reset", {"token": "x", "password": ANOTHER})
        log_in(server, "ada")
        refused(server.person().post("/api/me/account", {"login": "ben", "password": PASSWORD}), 429, "too-many")
        refused(ada.post("/api/me/password", {"old": PASSWORD, "new": ANOTHER}), 429, "too-many")
        refused(server.nobody().post("/api/reset", {"token": "x", "password": ANOTHER}), 429, "too-many")


def test_guesses_at_the_old_password_count_for_the_person(strict: Running) -> None:
    ada = account(strict, "ada")
    for status in (403, 403, 403, 429):
        answer = ada.post("/api/me/password", {"old": "a wrong horse", "new": ANOTHER})
        assert answer.status_code == status


def test_the_calls_answer_as_they_are_described(server: Running, ada: Caller, login: str) -> None:
    described = Described(server.nobody().got("/docs/openapi.json"))
    described.answer("GET", "/api/me/sessions", 200, ada.got("/api/me/sessions"))
    body = {"token": link(server, login), "password": ANOTHER}
    described.body("POST", "/api/reset", body)
    described.answer("POST", "/api/reset", 200, server.nobody().posted("/api/reset", body))
    described.answer("POST", "/api/reset", 401, server.nobody().post("/api/reset", body).json())
