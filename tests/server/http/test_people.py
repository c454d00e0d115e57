"""Who you are: guests, accounts, tokens, cookies."""

from http.cookies import SimpleCookie

import pytest

from tablelands.server.settings import Settings
from tests.server.described import Described
from tests.server.http.asking import CALLS, SHAPED, bad, key, play, refused, two_at
from tests.server.running import UNCOUNTED, Caller, Running

PASSWORD = "correct horse"


def morsel(caller: Caller, **headers: str) -> tuple[str, str]:
    response = caller.send(
        "POST", "/api/people", {}, headers={name.replace("_", "-"): headers[name] for name in headers}
    )
    cookie = SimpleCookie(response.headers["set-cookie"])["tablelands"]
    return cookie.value, response.headers["set-cookie"].lower()


def with_cookie(server: Running, token: str, origin: str | None = "ours") -> dict[str, str]:
    ours = server.address.rstrip("/")
    return {"cookie": f"a=b; tablelands={token}"} | (
        {} if origin is None else {"origin": ours if origin == "ours" else origin}
    )


# Guests


def test_somebody_new_has_a_person_a_token_and_a_cookie(nobody: Caller) -> None:
    response = nobody.post("/api/people", {"name": "Ana"})
    assert response.status_code == 201
    answer = response.json()
    assert set(answer) == {"person", "token"}
    assert set(answer["person"]) == {"id", "name", "guest", "language", "ratings"}
    assert answer["person"] | {"id": ""} == {"id": "", "name": "Ana", "guest": True, "language": "en", "ratings": {}}
    assert len(answer["token"]) >= 22


def test_nobody_is_an_answer_where_it_is_asked_for(nobody: Caller, ana: Caller) -> None:
    assert nobody.got("/api/me?nobody=ok") == {"person": None}
    assert ana.got("/api/me?nobody=ok") == ana.got("/api/me")
    assert nobody.get("/api/me").status_code == 401


def test_an_unknown_token_is_refused_even_where_nobody_is_an_answer(nobody: Caller) -> None:
    stranger = {"authorization": "Bearer nonsense"}
    refused(nobody.send("GET", "/api/me?nobody=ok", headers=stranger), 401, "unknown")
    lost = {"cookie": "tablelands=nonsense"}
    assert nobody.send("GET", "/api/me?nobody=ok", headers=lost).json() == {"person": None}


def test_the_cookie_is_the_token_and_has_its_attributes(nobody: Caller) -> None:
    token, line = morsel(nobody)
    assert "httponly" in line
    assert "samesite=lax" in line
    assert "path=/" in line
    assert "secure" not in line
    assert nobody.send("GET", "/api/me", headers={"authorization": f"Bearer {token}"}).status_code == 200


def test_the_cookie_is_secure_over_https(nobody: Caller) -> None:
    assert "; secure" in morsel(nobody, x_forwarded_proto="https")[1]


def test_it_is_always_somebody_new(server: Running, ana: Caller) -> None:
    again = ana.send("POST", "/api/people", {"name": "Ana"}, headers=with_cookie(server, ana.token or ""))
    assert again.status_code == 201
    assert again.json()["person"]["id"] != ana.person["id"]
    assert again.json()["token"] != ana.token


def test_a_guest_without_a_name_gets_one_in_his_language(server: Running) -> None:
    assert server.person().person["name"]
    assert server.person(lang="de").person["language"] == "de"


@pytest.mark.parametrize("name", ["", " ", "a" * 41, "a\nb", "a\x00b", "a\x7fb", 5, [], {}])
def test_a_name_has_1_to_40_characters_and_no_control_characters(nobody: Caller, ana: Caller, name: object) -> None:
    bad(nobody.post("/api/people", {"name": name}))
    bad(ana.send("PATCH", "/api/me", {"name": name}))
    assert ana.got("/api/me")["person"]["name"] == "Ana"


@pytest.mark.parametrize("name", ["a", "ß" * 40, "👩‍👧 Ana", "<b>&amp;</b>"])
def test_any_other_name_is_kept_as_it_is(nobody: Caller, name: str) -> None:
    assert nobody.posted("/api/people", {"name": name})["person"]["name"] == name


# Me


def test_me_is_whoever_calls(ana: Caller, nobody: Caller) -> None:
    assert ana.got("/api/me") == {"person": ana.person}
    refused(nobody.get("/api/me"), 401, "unknown")


def test_name_and_language_can_be_changed_each_alone(server: Running) -> None:
    cem = server.person("Cem")
    assert cem.send("PATCH", "/api/me", {"name": "Cem B."}).json()["person"]["name"] == "Cem B."
    changed = cem.send("PATCH", "/api/me", {"language": "fr"}).json()["person"]
    assert (changed["name"], changed["language"]) == ("Cem B.", "fr")
    assert cem.send("PATCH", "/api/me").json()["person"] == changed


def test_a_change_is_made_whole_or_not_at_all(ana: Caller) -> None:
    bad(ana.send("PATCH", "/api/me", {"name": "Other", "language": "it"}))
    assert ana.got("/api/me")["person"]["name"] == "Ana"


# Accounts


def test_a_guest_becomes_an_account_and_stays_the_same(server: Running, nobody: Caller) -> None:
    dee = server.person("Dee")
    table = dee.make()["table"]
    answer = dee.posted("/api/me/account", {"login": "Dee", "password": PASSWORD})
    made = answer["person"]
    assert Caller(server.address, server.http, answer["token"]).got("/api/me")["person"] == made
    assert made == dee.person | {"guest": False}
    response = nobody.post("/api/login", {"login": "dee", "password": PASSWORD})
    assert response.status_code == 200
    assert "tablelands=" in response.headers["set-cookie"]
    back = response.json()
    assert back["person"] == made
    assert back["token"] != dee.token
    other = Caller(server.address, server.http, back["token"])
    assert other.got("/api/tables", show="mine")["tables"][0]["table"] == table


def test_a_login_is_taken_once(server: Running, ben: Caller) -> None:
    server.person().posted("/api/me/account", {"login": "only-one", "password": PASSWORD})
    refused(ben.post("/api/me/account", {"login": "Only-One", "password": "another horse"}), 409, "taken")
    assert ben.got("/api/me")["person"]["guest"]


@pytest.mark.parametrize(
    ("login", "password"),
    [("ab", "correct horse"), ("a" * 65, "correct horse"), ("abc", "1234567"), ("abc", "1" * 257)],
)
def test_login_and_password_have_their_lengths(ana: Caller, login: str, password: str) -> None:
    bad(ana.post("/api/me/account", {"login": login, "password": password}))


def test_a_wrong_login_says_nothing_of_which_is_wrong(server: Running, nobody: Caller) -> None:
    server.person().posted("/api/me/account", {"login": "right", "password": PASSWORD})
    answers = [
        nobody.post("/api/login", {"login": login, "password": password})
        for login, password in [("right", "wrong"), ("wrong", PASSWORD), ("x", ""), ("a" * 999, PASSWORD)]
    ]
    for answer in answers:
        refused(answer, 401, "unknown")
    assert len({answer.content for answer in answers}) == 1


# Leaving


def test_after_a_logout_the_token_and_its_cookie_stop_working(server: Running, nobody: Caller) -> None:
    eve, token = server.person("Eve"), ""
    token = eve.token or ""
    response = eve.post("/api/logout")
    assert (response.status_code, response.json()) == (200, {})
    refused(eve.get("/api/me"), 401, "unknown")
    refused(nobody.send("GET", "/api/me", headers=with_cookie(server, token)), 401, "unknown")


def test_another_token_of_the_same_person_goes_on(server: Running, nobody: Caller) -> None:
    fay = server.person("Fay")
    fay.posted("/api/me/account", {"login": "fay", "password": PASSWORD})
    other = Caller(
        server.address, server.http, nobody.posted("/api/login", {"login": "fay", "password": PASSWORD})["token"]
    )
    fay.posted("/api/logout")
    assert other.got("/api/me")["person"]["name"] == "Fay"


def test_who_deletes_himself_resigns_what_is_played(server: Running, ben: Caller) -> None:
    gus = server.person("Gus")
    table = two_at(gus, ben)["table"]
    play(gus, table)
    response = gus.send("DELETE", "/api/me")
    assert (response.status_code, response.json()) == (200, {})
    scene = ben.scene(table)
    assert (scene["state"], scene["ending"]["by"], scene["ending"]["winners"]) == ("over", "resigned", [1])
    refused(gus.get("/api/me"), 401, "unknown")


def test_the_name_of_who_deleted_himself_is_nowhere_any_more(server: Running, ben: Caller) -> None:
    gus = server.person("Gustavo")
    made = two_at(gus, ben)
    gus.done(made["table"], "say", text="hello", key=key())
    gus.done(made["table"], "resign", seat=0, key=key())
    listed = ben.get("/api/tables", show="mine").text
    assert "Gustavo" in ben.get(f"/api/tables/{made['table']}").text
    assert "Gustavo" in ben.get(f"/api/tables/{made['table']}/record").text
    assert "Gustavo" in listed
    gus.send("DELETE", "/api/me")
    for path in ("", "/record", "/moments/1"):
        assert "Gustavo" not in ben.get(f"/api/tables/{made['table']}{path}").text
    assert "Gustavo" not in ben.get("/api/tables", show="mine").text
    line = ben.scene(made["table"])["chat"][0]
    assert (line["name"], line["text"]) == ("a former player", "")


def test_nothing_in_the_store_names_who_deleted_himself_nor_what_he_said(server: Running, ben: Caller) -> None:
    gus = server.person("Gustavo")
    left = ben.make(seats="open open open", game="outback")
    seat = gus.done(left["table"], "join", key=left["key"])["seat"]
    gus.done(left["table"], "say", text="words at a table that he left", key=key())
    gus.done(left["table"], "stand", seat=seat)
    server.person("Gustavo").done(left["table"], "join", key=left["key"], seat=seat)
    made = two_at(gus, ben)
    gus.done(made["table"], "say", text="words of a player", key=key())
    ben.done(made["table"], "say", text="an answer", key=key())
    play(gus, made["table"])
    with ben.socket() as socket:
        socket.say("watch", table=left["table"], key=left["key"])
        assert [line["text"] for line in socket.hear("scene")["chat"]] == ["words at a table that he left"]
        gus.send("DELETE", "/api/me")
        assert [line["text"] for line in socket.hear("scene")["chat"]] == [""]
    store = server.store
    for table, namesakes in ((left["table"], 1), (made["table"], 0)):
        written = b"".join([*store.writes[table].values(), *store.chat[table].values(), store.rows[table].listed])
        assert b"words" not in written
        assert bool(written.count(b"Gustavo")) == bool(namesakes), "somebody else of that name stays"
    assert [line["text"] for line in ben.scene(made["table"])["chat"]] == ["", "an answer"]
    assert ben.scene(made["table"])["log"][0]["text"].lower().startswith("a former player")


def test_chat_of_before_lines_told_their_speaker_is_erased_too(server: Running, ben: Caller) -> None:
    gus = server.person("Gustavo")
    table = two_at(gus, ben)["table"]
    for caller, text in ((gus, "old words"), (ben, "an answer")):
        caller.done(table, "say", text=text, key=key())
    server.store.said_by = dict.fromkeys(server.store.said_by)
    gus.send("DELETE", "/api/me")
    assert [line["text"] for line in ben.scene(table)["chat"]] == ["", "an answer"]


def test_a_game_at_one_device_stays_casual_when_its_player_goes(server: Running) -> None:
    gus = server.person("Gustavo")
    made = gus.make(seats="me me")
    play(gus, made["table"])
    gus.send("DELETE", "/api/me")
    server.server.tables.memory.pop(made["table"], None)
    assert server.nobody().scene(made["table"], key=made["key"])["casual"] == "one-device"


def test_everybody_can_download_what_is_kept_of_them(server: Running, ben: Caller, nobody: Caller) -> None:
    gus = server.person("Gustavo")
    table = two_at(gus, ben)["table"]
    gus.done(table, "say", text="hello", key=key())
    ben.done(table, "say", text="not mine", key=key())
    answer = gus.get("/api/me/data")
    assert answer.headers["content-disposition"] == 'attachment; filename="tablelands.json"'
    data = answer.json()
    assert data["person"] == gus.person
    assert data["login"] is None
    assert [(one["table"], one["maker"]) for one in data["tables"]] == [(table, True)]
    assert [(line["table"], line["text"]) for line in data["chat"]] == [(table, "hello")]
    assert [one["current"] for one in data["sessions"]] == [True]
    for secret in (gus.token or "", "not mine", "password", "argon2"):
        assert secret not in answer.text
    Described(nobody.got("/docs/openapi.json")).answer("GET", "/api/me/data", 200, data)


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "a former player"), ("de", "ein früherer Mitspieler"), ("fr", "un ancien joueur")],
)
def test_who_deleted_himself_is_told_in_the_language_of_whoever_looks(
    server: Running, ben: Caller, language: str, word: str
) -> None:
    gus = server.person("Gustavo")
    gus.send("PATCH", "/api/me", {"language": "de"})
    table = two_at(gus, ben)["table"]
    play(gus, table)
    gus.done(table, "say", text="bye", key=key())
    gus.send("DELETE", "/api/me")
    scene = ben.scene(table, lang=language)
    assert (scene["seats"][0]["name"], scene["chat"][0]["name"]) == (word, word)
    assert word.lower() in scene["log"][0]["text"].lower()
    assert scene["ending"]["reason"].startswith(word[:1].upper() + word[1:])
    assert ben.got(f"/api/tables/{table}/record", lang=language)["seats"][0]["name"] == word
    assert ben.got("/api/tables", show="mine", lang=language)["tables"][0]["seats"][0]["name"] == word


def test_an_open_seat_is_free_again_when_its_person_is_deleted(server: Running, ben: Caller) -> None:
    gus = server.person("Gus")
    made = ben.make(seats="open open")
    gus.done(made["table"], "join", key=made["key"])
    gus.send("DELETE", "/api/me")
    assert [seat["sit"] for seat in ben.scene(made["table"])["seats"]] == ["open", "open"]


def test_the_login_of_a_deleted_account_is_free_again(server: Running, nobody: Caller) -> None:
    account = {"login": "phoenix", "password": PASSWORD}
    hal = server.person()
    hal.posted("/api/me/account", account)
    hal.send("DELETE", "/api/me")
    refused(nobody.post("/api/login", account), 401, "unknown")
    assert server.person().posted("/api/me/account", account)["person"]["guest"] is False


# Who is meant


def test_the_bearers_token_wins_over_the_cookie(server: Running, ana: Caller, ben: Caller) -> None:
    both = ana.send("GET", "/api/me", headers=with_cookie(server, ben.token or ""))
    assert both.json()["person"]["name"] == "Ana"


@pytest.mark.parametrize(("method", "path"), CALLS)
def test_an_unknown_token_is_401_everywhere(ana: Caller, method: str, path: str) -> None:
    table = ana.make(public=True)["table"]
    body = SHAPED.get(path, {}) if method in ("POST", "PATCH") else None
    headers = {"authorization": "Bearer nobody-has-this-one"}
    query = {"table": table} if path == "/api/stream" else {}
    refused(ana.send(method, path.format(table=table), body, headers=headers, **query), 401, "unknown")


def test_an_unknown_token_is_401_beside_a_known_cookie(server: Running, ana: Caller, nobody: Caller) -> None:
    headers = {"authorization": "Bearer nobody-has-this-one"} | with_cookie(server, ana.token or "")
    refused(nobody.send("GET", "/api/me", headers=headers), 401, "unknown")


def test_an_unknown_cookie_is_nobody(server: Running, nobody: Caller) -> None:
    headers = with_cookie(server, "nobody-has-this-one", None)
    assert nobody.send("GET", "/api/games", headers=headers).status_code == 200
    assert nobody.send("POST", "/api/people", {}, headers=headers).status_code == 201
    refused(nobody.send("GET", "/api/me", headers=headers), 401, "unknown")


NEED_SOMEBODY = [
    (method, path)
    for method, path in CALLS
    if path not in ("/api/people", "/api/login", "/api/reset") and (method != "GET" or path.startswith("/api/me"))
]


@pytest.mark.parametrize(("method", "path"), NEED_SOMEBODY)
def test_nobody_may_only_look_whether_the_table_exists_or_not(
    ana: Caller, nobody: Caller, method: str, path: str
) -> None:
    made = ana.make()
    for table in (made["table"], "no-such-table"):
        refused(nobody.send(method, path.format(table=table), SHAPED.get(path, {})), 401, "unknown")


def test_nobody_may_look(ana: Caller, nobody: Caller) -> None:
    public, private = ana.make(public=True)["table"], ana.make()
    for path in ("/api/games", "/api/tables", f"/api/tables/{public}", f"/api/tables/{public}/record"):
        assert nobody.get(path).status_code == 200
    for path in ("", "/record", "/moments/0"):
        assert nobody.get(f"/api/tables/{private['table']}{path}", key=private["key"]).status_code == 200
    refused(nobody.get("/api/tables", show="mine"), 401, "unknown")


# Origins


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", ""])
@pytest.mark.parametrize(("method", "path"), [one for one in CALLS if one[0] != "GET"])
def test_everything_but_get_is_403_from_another_origin(ana: Caller, method: str, path: str, origin: str) -> None:
    table = ana.make()["table"]
    sent = ana.send(method, path.format(table=table), SHAPED.get(path, {}), headers={"origin": origin})
    refused(sent, 403, "forbidden")


@pytest.mark.parametrize(("method", "path", "status"), [("POST", "/api/nowhere", 404), ("PUT", "/api/games", 405)])
def test_other_origins_are_refused_where_there_is_nothing_too(ana: Caller, method: str, path: str, status: int) -> None:
    refused(ana.send(method, path, headers={"origin": "http://elsewhere.example"}), 403, "forbidden")
    assert ana.send(method, path, headers={"origin": ana.address.rstrip("/")}).status_code == status


def test_get_may_come_from_anywhere(ana: Caller) -> None:
    assert ana.send("GET", "/api/me", headers={"origin": "https://evil.example"}).status_code == 200


@pytest.mark.parametrize(("method", "path"), [one for one in CALLS if one[0] != "GET"])
def test_a_cookie_without_an_origin_is_403(
    server: Running, ana: Caller, nobody: Caller, method: str, path: str
) -> None:
    headers = with_cookie(server, ana.token or "", None)
    sent = nobody.send(method, path.format(table="no-such-table"), SHAPED.get(path, {}), headers=headers)
    refused(sent, 403, "forbidden")


def test_a_cookie_with_our_origin_is_known(server: Running, ana: Caller, nobody: Caller) -> None:
    host = server.address.partition("//")[2].rstrip("/")
    for origin in (f"http://{host}", f"https://{host}"):
        headers = with_cookie(server, ana.token or "", origin)
        assert nobody.send("PATCH", "/api/me", {}, headers=headers).status_code == 200


def test_a_get_with_a_cookie_needs_no_origin(server: Running, ana: Caller, nobody: Caller) -> None:
    assert nobody.send("GET", "/api/me", headers=with_cookie(server, ana.token or "", None)).status_code == 200


def test_other_origins_can_be_made_ours() -> None:
    with Running(settings=Settings(port=0, limits=UNCOUNTED, origins=("https://play.example",))) as running:
        ana = running.person("Ana")
        headers = with_cookie(running, ana.token or "", "https://play.example")
        assert running.nobody().send("PATCH", "/api/me", {}, headers=headers).status_code == 200
        other = with_cookie(running, ana.token or "", "https://play.example.evil")
        refused(running.nobody().send("PATCH", "/api/me", {}, headers=other), 403, "forbidden")
