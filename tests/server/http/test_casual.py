"""Which games count for ratings, and what lists tell of a game."""

import asyncio
import json
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.http.asking import bad, key, play, play_on, play_out, refused, row_of, two_at
from tests.server.http.downhill import draws, starts
from tests.server.live.playing import to_move
from tests.server.live.waiting import until_to_move
from tests.server.running import Caller, Running


def counts(caller: Caller, table: str) -> tuple[bool, Any]:
    """As the scene and the list tell alike."""
    scene = caller.scene(table)
    assert row_of(caller, table)["rated"] == scene["rated"]
    return scene["rated"], scene["casual"]


def test_a_game_counts_unless_it_is_made_casual(ana: Caller, ben: Caller) -> None:
    assert counts(ana, two_at(ana, ben)["table"]) == (True, None)
    assert counts(ana, two_at(ana, ben, rated=True)["table"]) == (True, None)
    assert counts(ana, two_at(ana, ben, rated=None)["table"]) == (True, None)
    assert counts(ana, two_at(ana, ben, rated=False)["table"]) == (False, "chosen")


def test_rated_is_true_or_false(ana: Caller) -> None:
    bad(ana.post("/api/tables", {"game": "outback", "seats": [{"sit": "me"}, {"sit": "me"}], "rated": "yes"}))


@pytest.mark.parametrize("rated", [True, False])
def test_a_rematch_keeps_the_choice(ana: Caller, ben: Caller, rated: bool) -> None:
    table = two_at(ana, ben, rated=rated)["table"]
    ana.done(table, "resign", seat=0, key=key())
    ana.done(table, "rematch", key=key())
    again = ben.done(table, "rematch", key=key())["table"]
    assert counts(ana, again) == (rated, None if rated else "chosen")


def test_around_one_device_or_among_bots_nothing_counts(ana: Caller) -> None:
    assert counts(ana, ana.make(seats="me me easy")["table"]) == (False, "one-device")
    assert counts(ana, ana.make(seats="easy random")["table"]) == (False, "bots")
    assert counts(ana, ana.make(seats="easy open")["table"]) == (True, None)


def test_a_deleted_account_had_its_seats_all_the_same(server: Running, ben: Caller) -> None:
    gus = server.person("Gus")
    made = gus.make("outback", "me me open")
    ben.done(made["table"], "join", key=made["key"])
    assert gus.send("DELETE", "/api/me").status_code == 200
    assert counts(ben, made["table"]) == (False, "one-device")
    server.server.tables.memory.pop(made["table"])
    assert counts(ben, made["table"]) == (False, "one-device")


def test_two_deleted_accounts_are_two_people(server: Running, ben: Caller) -> None:
    """Otherwise two guests who are about to lose could make a game casual."""
    gus, ida = server.person("Gus"), server.person("Ida")
    made = gus.make("outback", "me open open")
    table, seated = made["table"], [gus, ida, ben]
    for player in (ida, ben):
        player.done(table, "join", key=made["key"])
    while min(moves_of(ben, table)) < 2:
        play(seated[to_move(ben.scene(table))[0]], table)
    for player in (gus, ida):
        assert player.send("DELETE", "/api/me").status_code == 200
    assert counts(ben, table) == (True, None)


def moves_of(caller: Caller, table: str) -> list[int]:
    """How many each of three has made."""
    log = caller.scene(table)["log"]
    return [sum("move" in entry and entry["seat"] == seat for entry in log) for seat in range(3)]


def test_what_goes_on_from_another_game_does_not_count(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben)["table"]
    play(ana, table)
    made = ana.posted("/api/tables", {"seats": [{"sit": "me"}, {"sit": "open"}], "from": {"table": table, "events": 1}})
    assert counts(ana, made["table"]) == (False, "from")
    imported = ana.posted("/api/records", ana.got(f"/api/tables/{table}/record"))["table"]
    assert counts(ana, imported) == (False, "record")


def test_a_take_back_makes_a_game_casual_for_good(ana: Caller) -> None:
    table = ana.make(seats="me easy")["table"]
    play(ana, table)
    ana.done(table, "take-back", seat=0, key=key())
    assert counts(ana, table) == (False, "take-back")
    play(ana, table)
    assert counts(ana, table) == (False, "take-back")


def test_a_hint_makes_a_game_casual(ana: Caller) -> None:
    table = ana.make(seats="me easy")["table"]
    before = ana.scene(table)
    assert before["rated"]
    ana.done(table, "hint", seat=0, key=key())
    assert counts(ana, table) == (False, "hint")
    assert ana.scene(table)["version"] == before["version"]


def test_a_hint_is_told_to_those_who_watch(ana: Caller) -> None:
    table = ana.make(seats="me easy")["table"]
    with ana.socket() as socket:
        socket.say("watch", table=table)
        assert socket.hear("scene")["rated"]
        socket.say("hint", table=table, seat=0, key="first")
        assert socket.hear()["key"] == "first"
        told = socket.hear()
        assert (told["offers"], told["rated"], told["casual"]) == ({}, False, "hint")
        socket.say("hint", table=table, seat=0, key="second")
        assert socket.hear()["key"] == "second"


def test_a_hint_that_comes_after_the_end_changes_nothing(
    server: Running, ana: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ana.make(seats="me easy")["table"]
    for _ in range(2):
        play(ana, table)
        until_to_move(ana, table, [0])
    think = server.server.bots.hint

    async def end_meanwhile(*asked: Any) -> Any:
        hint = await think(*asked)
        await asyncio.to_thread(ana.done, table, "resign", seat=0, key=key())
        return hint

    monkeypatch.setattr(server.server.bots, "hint", end_meanwhile)
    ana.done(table, "hint", seat=0, key=key())
    assert ana.scene(table)["state"] == "over"
    assert counts(ana, table) == (True, None)


def test_a_hint_that_is_refused_changes_nothing(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben)["table"]
    refused(ana.act(table, "hint", seat=0, key=key()), 403, "forbidden")
    assert counts(ana, table) == (True, None)


@pytest.mark.parametrize("moves", [0, 3, 4])
def test_a_game_that_ends_before_each_has_moved_twice_does_not_count(ana: Caller, ben: Caller, moves: int) -> None:
    table = two_at(ana, ben)["table"]
    for number in range(moves):
        play((ana, ben)[number % 2], table)
    assert counts(ana, table) == (True, None)
    ana.done(table, "resign", seat=0, key=key())
    assert counts(ana, table) == ((True, None) if moves == 4 else (False, "short"))


def test_moves_of_the_bot_that_plays_on_are_not_those_of_the_player_who_left(ana: Caller, ben: Caller) -> None:
    """Otherwise one could lose rated games to bots without a move."""
    made = ana.make("outback", "me open easy")
    table = made["table"]
    ben.done(table, "join", key=made["key"])
    ana.done(table, "resign", seat=0, key=key())
    assert counts(ana, table) == (False, "short")


# In lists


def test_lists_count_the_moves_that_stand(ana: Caller) -> None:
    table = ana.make()["table"]
    assert row_of(ana, table)["moves"] == 0
    play_on(ana, table, 3)
    ana.done(table, "take-back", seat=1, key=key())
    assert row_of(ana, table)["moves"] == 1
    play(ana, table)
    assert row_of(ana, table)["moves"] == 2


def test_a_secret_move_counts_once(ana: Caller) -> None:
    table = ana.make("downhill")["table"]
    version = starts(table, [ana, ana])
    draws(ana, table, 0, version)
    assert row_of(ana, table)["moves"] == 3
    draws(ana, table, 1, version)
    assert row_of(ana, table)["moves"] == 4
    assert "opened" in ana.scene(table)["log"][-1]


def test_lists_tell_how_a_game_ended(ana: Caller) -> None:
    table = ana.make()["table"]
    assert "ending" not in row_of(ana, table)
    ending = play_out(ana, table)["ending"]
    assert row_of(ana, table)["ending"] == {name: ending[name] for name in ("winners", "scores", "by")}
    unfinished = ana.make()["table"]
    imported = ana.posted("/api/records", ana.got(f"/api/tables/{unfinished}/record"))
    assert row_of(ana, imported["table"])["ending"] == {"winners": [], "scores": None, "by": "record"}


def test_lists_do_not_say_of_older_tables_whether_they_are_rated(server: Running, ana: Caller) -> None:
    table = ana.make()["table"]
    row = server.store.rows[table]
    listed = json.loads(row.listed)
    for name in ("casual", "moves"):
        del listed[name]
    server.store.rows[table] = replace(row, listed=json.dumps(listed).encode())
    assert {"rated", "moves", "ending"}.isdisjoint(row_of(ana, table))


def test_who_resigned_has_lost(ana: Caller, ben: Caller) -> None:
    table = two_at(ana, ben)["table"]
    ana.done(table, "resign", seat=0, key=key())
    assert row_of(ben, table)["ending"] == {"winners": [1], "scores": None, "by": "resigned"}
