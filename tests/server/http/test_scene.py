"""A table as one seat may see it."""

import pytest

from tests.server.http.asking import STURT, bad, key, play, play_out, refused, two_at
from tests.server.http.downhill import DRAWING, draws, starts
from tests.server.running import Caller, Running

PROMISED = {
    *("table", "version", "game", "rules", "options", "public", "state", "as", "clock", "seats", "node", "legal"),
    *("view", "log", "status", "luck", "chat", "offers"),
}
GAMES = ["down-under", "downhill", "outback", STURT]


def test_while_open_there_is_nothing_to_see_of_the_game(ana: Caller) -> None:
    made = ana.make(seats="me open")
    scene = ana.scene(made["table"])
    assert set(scene) >= PROMISED
    assert (scene["state"], scene["table"], scene["game"], scene["public"]) == ("open", made["table"], STURT, False)
    assert (scene["node"], scene["view"]) == (None, None)
    assert (scene["legal"], scene["log"], scene["status"]) == ([], [], [])
    assert (scene["as"], scene["clock"], scene["chat"], scene["offers"]) == (0, None, [], {})
    assert "ending" not in scene
    assert set(scene["luck"]) == {"commitment"}


@pytest.mark.parametrize("game", GAMES)
def test_while_playing_somebody_decides(ana: Caller, game: str) -> None:
    scene = ana.scene(ana.make(game)["table"])
    assert set(scene) >= PROMISED
    assert "ending" not in scene
    assert scene["state"] == "playing"
    assert scene["node"]["kind"] == "decide"
    assert scene["as"] == min(scene["node"]["seats"])
    assert scene["status"]
    assert scene["view"]["game"] == game
    assert "log" not in scene["view"]
    assert (scene["legal"] is None) == (game == "downhill")


def test_at_the_end_it_says_how(ana: Caller) -> None:
    scene = play_out(ana, ana.make()["table"])
    assert set(scene) >= PROMISED | {"ending"}
    assert scene["node"]["kind"] == "over"
    assert scene["legal"] == []
    ending = scene["ending"]
    assert set(ending) == {"scores", "winners", "reason", "by", "explain"}
    assert ending["by"] == "rules"
    assert len(ending["scores"]) == 2
    for one in ending["explain"]:
        assert {"kind", "text", "data"} <= set(one)


def test_seats_say_who_sits_there(server: Running, ana: Caller) -> None:
    scene = ana.scene(ana.make(seats="me open easy")["table"])
    person, free, bot = scene["seats"]
    assert person == {"sit": "person", "name": "Ana", "you": True, "online": False}
    assert (free["sit"], free["you"]) == ("open", False)
    assert "online" not in free
    assert (bot["sit"], bot["you"]) == ("bot", False)
    assert bot["bot"]
    assert "online" not in bot


def test_nobody_sees_an_id(ana: Caller, ben: Caller) -> None:
    made = two_at(ana, ben, public=True)
    for path in (f"/api/tables/{made['table']}", f"/api/tables/{made['table']}/record", "/api/tables?show=live"):
        text = ben.get(path).text
        assert ana.person["id"] not in text
        assert ben.person["id"] not in text
        assert made["key"] not in text


def test_online_is_who_watches(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben)["table"]
    with ben.stream(table) as messages:
        next(messages)
        assert [seat["online"] for seat in ana.scene(table)["seats"]] == [False, True]


def test_the_version_grows_with_what_changes_and_not_with_talk(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben)["table"]
    before = ana.scene(table)["version"]
    ana.done(table, "say", text="hello", key=key())
    assert ana.scene(table)["version"] == before
    play(ana, table)
    assert ana.scene(table)["version"] > before


# As


def test_by_default_it_is_ones_seat_that_is_to_move(ana: Caller, ben: Caller) -> None:
    table = ana.make(seats="me me")["table"]
    assert ana.scene(table)["as"] == 0
    play(ana, table)
    assert ana.scene(table)["as"] == 1
    table = two_at(ana, ben)["table"]
    assert (ana.scene(table)["as"], ben.scene(table)["as"]) == (0, 1)


def test_a_watcher_has_no_seat(ana: Caller, nobody: Caller) -> None:
    table = ana.make(public=True)["table"]
    for scene in (nobody.scene(table), ana.scene(table, as_="none")):
        assert (scene["as"], scene["legal"]) == (None, [])


def test_you_is_about_the_caller_whatever_he_looks_from(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben)["table"]
    for scene in (ana.scene(table), ana.scene(table, as_="none"), ana.scene(table, as_=0)):
        assert [seat["you"] for seat in scene["seats"]] == [True, False]


@pytest.mark.parametrize("seat", [1, 2, 99])
def test_a_seat_that_is_not_yours_is_403(ana: Caller, ben: Caller, seat: int) -> None:
    table = two_at(ana, ben)["table"]
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/moments/0"):
        refused(ana.get(path, as_=seat), 403, "forbidden")
    refused(ana.get("/api/stream", table=table, as_=seat), 403, "forbidden")


@pytest.mark.parametrize("seat", ["x", "-1", "1.0", "1e0", "9999999999", "٣"])
def test_what_is_no_seat_is_400(ana: Caller, seat: str) -> None:
    table = ana.make()["table"]
    bad(ana.get(f"/api/tables/{table}", as_=seat))


def test_legal_moves_are_those_of_a_seat_to_move(ana: Caller) -> None:
    table = ana.make()["table"]
    assert ana.scene(table, as_=0)["legal"]
    assert ana.scene(table, as_=1)["legal"] == []


def test_outlook_is_as_long_as_legal(ana: Caller) -> None:
    for game in ("down-under", "outback", STURT):
        scene = ana.scene(ana.make(game)["table"])
        assert scene["outlook"] is None or len(scene["outlook"]) == len(scene["legal"])


# Secrets


def test_a_sealed_move_is_seen_by_its_own_seat_alone(ana: Caller, ben: Caller) -> None:
    made = two_at(ana, ben, "downhill", public=True)
    version = starts(made["table"], [ana, ben])
    draws(ana, made["table"], 0, version)
    assert ana.scene(made["table"])["view"]["drawn"]["0"]["holes"] == DRAWING["holes"]
    for scene in (ben.scene(made["table"]), ana.scene(made["table"], as_="none")):
        assert scene["view"]["drawn"] == {}
    entry = ana.scene(made["table"])["log"][-1]
    assert set(entry) == {"n", "seat", "sealed", "text"}
    assert entry | {"text": ""} == {"n": 4, "seat": 0, "sealed": True, "text": ""}
    assert entry == ben.scene(made["table"])["log"][-1]


def test_around_one_device_a_scene_shows_nothing_that_another_seat_sealed(ana: Caller) -> None:
    table = ana.make("downhill", "me me")["table"]
    draws(ana, table, 0, starts(table, [ana, ana]))
    scene = ana.scene(table)
    assert (scene["as"], scene["view"]["drawn"]) == (1, {})


def test_the_last_sealed_move_and_the_opening_are_one_write(ana: Caller) -> None:
    table = ana.make("downhill", "me me")["table"]
    version = starts(table, [ana, ana])
    draws(ana, table, 0, version)
    after = draws(ana, table, 1, version)["version"]
    scene = ana.scene(table)
    assert scene["version"] == after
    sealed, opened = scene["log"][-2:]
    assert sealed["sealed"]
    assert [one["seat"] for one in opened["opened"]] == [0, 1]
    assert opened["opened"][0]["move"]["holes"] == DRAWING["holes"]


# Words


@pytest.mark.parametrize("game", GAMES)
def test_words_are_in_the_language_asked_for(ana: Caller, game: str) -> None:
    table = ana.make(game)["table"]
    scenes = {language: ana.scene(table, lang=language) for language in ("en", "de", "fr")}
    assert len({str(scene["status"]) for scene in scenes.values()}) == 3
    assert ana.scene(table) == scenes["en"]
    ana.send("PATCH", "/api/me", {"language": "de"})
    assert ana.scene(table) == scenes["de"]
    assert ana.scene(table, lang="fr") == scenes["fr"]


def test_another_language_is_400(ana: Caller) -> None:
    table = ana.make()["table"]
    for path in ("", "/moments/0"):
        bad(ana.get(f"/api/tables/{table}{path}", lang="es"))
    bad(ana.get("/api/stream", table=table, lang="es"))


def test_refusals_are_in_the_language_asked_for(ana: Caller, nobody: Caller) -> None:
    said = {language: refused(nobody.get("/api/me", lang=language), 401, "unknown") for language in ("en", "de", "fr")}
    assert len(set(said.values())) == 3
    accepted = nobody.send("GET", "/api/me", headers={"accept-language": "de-AT"})
    assert refused(accepted, 401, "unknown") == said["de"]
    ana.send("PATCH", "/api/me", {"language": "fr"})
    own = refused(ana.get("/api/tables/nothing-there"), 404, "not-found")
    assert own == refused(nobody.get("/api/tables/nothing-there", lang="fr"), 404, "not-found")
