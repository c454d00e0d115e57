"""Clocks: only the server decides that time is up, also where nobody looks, and through a restart."""

import time
from collections.abc import Iterator
from random import Random

import pytest

from tablelands.server.bots import scheduler
from tests.server.live.playing import TimeOfDay, any_move, stop_time, to_move
from tests.server.live.waiting import until, until_over, until_to_move
from tests.server.memory_store import MemoryStore
from tests.server.running import Caller, Json, Running

GAME = {"kind": "game", "seconds": 900, "increment": 10}
MOVE = {"kind": "move", "seconds": 259200}


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "EVERY", 0.05)


@pytest.fixture
def clock(server: Running) -> Iterator[TimeOfDay]:
    usual = server.server.tables.now
    yield stop_time(server)
    server.server.tables.now = usual


def clocks(scene: Json) -> list[tuple[float, bool]]:
    return [(seat["clock"]["left"], seat["clock"]["running"]) for seat in scene["seats"]]


def play(server: Running, caller: Caller, table: str, seat: int) -> Json:
    version = caller.scene(table)["version"]
    move = any_move(server, table, seat, Random(version))
    return caller.done(table, "play", seat=seat, move=move, version=version, key=f"{version} {seat}")


def begin_drawing(server: Running, ana: Caller, seats: str, given: Json = GAME) -> str:
    """A table of Downhill where everybody is to draw in secret."""
    table: str = ana.make("downhill", seats, clock=given)["table"]
    while len(seats_to_move := to_move(ana.scene(table))) == 1:
        play(server, ana, table, seats_to_move[0])
    return table


def test_a_game_clock_runs_for_who_is_to_move_and_is_given_its_increment(
    server: Running, ana: Caller, clock: TimeOfDay
) -> None:
    table = ana.make(clock=GAME)["table"]
    assert ana.scene(table)["clock"] == GAME
    assert clocks(ana.scene(table)) == [(900, True), (900, False)]
    clock.now += 30
    assert clocks(ana.scene(table)) == [(870, True), (900, False)]
    play(server, ana, table, 0)
    assert clocks(ana.scene(table)) == [(880, False), (900, True)]
    clock.now += 100.25
    play(server, ana, table, 1)
    assert clocks(ana.scene(table)) == [(880, True), (809.8, False)]


def test_a_move_clock_begins_anew_with_every_turn(server: Running, ana: Caller, clock: TimeOfDay) -> None:
    table = ana.make(clock=MOVE)["table"]
    clock.now += 200_000
    play(server, ana, table, 0)
    clock.now += 100
    assert clocks(ana.scene(table))[1] == (259100, True)
    play(server, ana, table, 1)
    assert clocks(ana.scene(table))[0] == (259200, True)


def test_clocks_of_an_open_table_do_not_run(ana: Caller, ben: Caller, clock: TimeOfDay) -> None:
    made = ana.make(seats="me open", clock=GAME, public=True)
    assert "clock" not in ana.scene(made["table"])["seats"][0]
    clock.now += 10_000
    ben.posted(f"/api/tables/{made['table']}/join", {})
    assert clocks(ana.scene(made["table"])) == [(900, True), (900, False)]


def test_time_that_is_up_ends_a_table_of_two_and_is_told(ana: Caller, clock: TimeOfDay) -> None:
    table = ana.make(clock=GAME)["table"]
    with ana.socket() as socket:
        socket.say("watch", table=table, **{"as": 1})
        socket.hear("scene")
        clock.now += 899.9
        assert socket.hears_nothing(0.3)
        clock.now += 0.2
        step = socket.hear()
    assert (step["on"], step["state"]) == ("step", "over")
    assert [(entry["seat"], entry["gone"]) for entry in step["events"]] == [(0, "time")]
    assert (step["ending"]["by"], step["ending"]["winners"]) == ("time", [1])
    assert step["seats"][0]["gone"] == "time"
    assert clocks(step) == [(0, False), (900, False)]


def test_a_real_clock_runs_out_by_itself(ana: Caller, server: Running) -> None:
    table = ana.make(clock={"kind": "move", "seconds": 1})["table"]
    began = time.monotonic()
    with ana.socket() as socket:
        socket.say("watch", table=table, **{"as": 1})
        assert socket.hear("step")["ending"]["by"] == "time"
    assert 0.9 < time.monotonic() - began < 1.8


def test_time_is_up_where_nobody_looks(server: Running, ana: Caller, clock: TimeOfDay) -> None:
    """Nor has the server the table at hand."""
    table = ana.make(clock=GAME, public=True)["table"]
    server.server.tables.memory.clear()
    clock.now += 901
    rows = server.store.rows
    until(lambda: rows[table].state == "over")


def test_a_move_that_comes_too_late_has_lost(
    server: Running, ana: Caller, clock: TimeOfDay, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ana.make(clock=GAME)["table"]
    scene = ana.scene(table)
    monkeypatch.setattr(server.server.scheduler, "_take_up", leave_alone)
    clock.now += 900
    body = {"seat": 0, "move": scene["legal"][0], "version": scene["version"], "key": "late"}
    refused = ana.act(table, "play", **body)
    assert (refused.status_code, refused.json()["error"]["kind"]) in ((409, "stale"), (409, "not-your-turn"))
    assert ana.scene(table)["ending"]["winners"] == [1]


async def leave_alone(table: str) -> None:
    """The server looks after nothing by itself."""


def test_with_more_seats_a_bot_plays_on_and_the_seat_is_nobodys(server: Running, ana: Caller, clock: TimeOfDay) -> None:
    table = ana.make(seats="me me me", clock=GAME)["table"]
    clock.now += 901
    scene = until_to_move(ana, table, [1])
    assert scene["state"] == "playing"
    assert [entry.get("gone") for entry in scene["log"][:1]] == ["time"]
    assert scene["log"][1]["seat"] == 0
    assert scene["seats"][0]["gone"] == "time"
    assert not scene["seats"][0]["you"]
    assert clocks(scene) == [(0, False), (900, True), (900, False)]
    play(server, ana, table, 1)
    play(server, ana, table, 2)
    until_to_move(ana, table, [1])
    assert ana.act(table, "play", seat=0, move={}, version=1, key="k").status_code == 403
    assert ana.get(f"/api/tables/{table}", as_=0).status_code == 403
    assert clocks(ana.scene(table))[0] == (0, False)


def test_a_clock_of_nobody_keeps_nobody_busy(server: Running, ana: Caller, clock: TimeOfDay) -> None:
    """After the bot that plays on has moved, the next clock is the one to look at."""
    table = ana.make(seats="me me me", clock=GAME)["table"]
    clock.now += 901
    until_to_move(ana, table, [1])
    assert server.store.rows[table].due == clock.now + 900


def test_clocks_go_on_through_a_restart() -> None:
    store = MemoryStore()
    with Running(store) as server:
        clock = stop_time(server)
        ana = server.person("Ana")
        table, other = ana.make(clock=GAME)["table"], ana.make(clock=MOVE)["table"]
        clock.now += 100
        play(server, ana, table, 0)
        clock.now += 50
    with Running(store) as server:
        server.server.tables.now = clock
        again = Caller(server.address, server.http, ana.token)
        clock.now += 50
        assert clocks(again.scene(table)) == [(810, False), (800, True)]
        clock.now += 801
        until(lambda: store.rows[table].state == "over")
        assert again.scene(table)["ending"]["winners"] == [0]
        assert again.scene(other)["state"] == "playing"


# Secret rounds


def test_in_a_secret_round_each_seat_has_its_own_clock(server: Running, ana: Caller, clock: TimeOfDay) -> None:
    table = begin_drawing(server, ana, "me me")
    before = [left for left, _ in clocks(ana.scene(table))]
    clock.now += 20
    play(server, ana, table, 1)
    assert clocks(ana.scene(table)) == [(before[0] - 20, True), (before[1] - 10, False)]
    clock.now += 20
    assert clocks(ana.scene(table)) == [(before[0] - 40, True), (before[1] - 10, False)]
    play(server, ana, table, 0)
    assert clocks(ana.scene(table)) == [(before[0] - 30, True), (before[1] - 10, True)]


def test_who_runs_out_first_in_a_secret_round_has_lost(server: Running, ana: Caller, clock: TimeOfDay) -> None:
    """Also when the server looks only after both have."""
    table = begin_drawing(server, ana, "me me")
    clock.now += 100
    play(server, ana, table, 0)
    clock.now += 100
    play(server, ana, table, 1)
    clock.now += 5000
    scene = until_over(ana, table)
    assert scene["ending"]["winners"] == [0]


def test_a_secret_move_of_another_makes_no_move_stale(server: Running, ana: Caller, clock: TimeOfDay) -> None:
    table = begin_drawing(server, ana, "me me me")
    version = ana.scene(table)["version"]
    for seat in (2, 0):
        move = any_move(server, table, seat, Random(seat))
        ana.done(table, "play", seat=seat, move=move, version=version, key=f"{seat}")
    again = ana.act(table, "play", seat=2, move={"type": "draw"}, version=version, key="again")
    assert again.json()["error"]["kind"] == "stale"
    assert ana.done(table, "play", seat=1, move=any_move(server, table, 1, Random(1)), version=version, key="1")
    assert ana.scene(table)["log"][-1].keys() >= {"opened"}
