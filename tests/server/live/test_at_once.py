"""A play as nearly all come is heard without waking a task: in order, written whole, and safe when the store fails."""

import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tablelands.server.service import Tables
from tablelands.server.store.sqlite import SqliteStore
from tablelands.server.tables.table import SNAPSHOT_EVERY
from tests.server.live.playing import to_move
from tests.server.live.test_durability import SlowStore
from tests.server.live.waiting import until
from tests.server.running import Caller, Running, Socket
from tests.server.store.test_failures import scribes


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The keys of what took the short way."""
    taken: list[str] = []
    act = Tables.act_at_once

    def noted(self: Tables, loaded: Any, person: str, key: str, *given: Any) -> None:
        taken.append(key)
        act(self, loaded, person, key, *given)

    monkeypatch.setattr(Tables, "act_at_once", noted)
    return taken


@pytest.fixture
def stored(tmp_path: Path) -> Iterator[Running]:
    with Running(SqliteStore(tmp_path / "store.sqlite3")) as running:
        yield running


class Player:
    """Watches by a socket, and knows what was told last."""

    def __init__(self, caller: Caller, socket: Socket, table: str) -> None:
        self.caller = caller
        self.socket = socket
        self.table = table
        socket.say("watch", table=table)
        self.told = socket.hear("scene")

    def ask(self, key: str, **other: Any) -> None:
        """To play the first legal move."""
        asked = {"seat": self.told["as"], "move": self.told["legal"][0], "version": self.told["version"]}
        self.socket.say("play", table=self.table, **asked | other, key=key)

    def hear_step(self) -> None:
        self.told |= self.socket.hear("step")


@contextmanager
def two_players(server: Running, game: str = "sturts-stony-desert") -> Iterator[tuple[Player, Player]]:
    """After a move each: what a step has offered is known by its bytes when it is played."""
    ana, ben = server.person("Ana"), server.person("Ben")
    table = ana.make(game, "me open", public=True)["table"]
    ben.posted(f"/api/tables/{table}/join")
    with ana.socket() as first, ben.socket() as second:
        players = Player(ana, first, table), Player(ben, second, table)
        if game == "sturts-stony-desert":
            for number in range(2):
                move_on(players, f"first {number}")
        yield players


def move_on(players: tuple[Player, Player], key: str) -> None:
    player = players[to_move(players[0].told)[0]]
    player.ask(key)
    assert player.socket.hear("done")["key"] == key
    for one in players:
        one.hear_step()


def test_what_is_said_after_a_play_is_heard_after_it(at_once: list[str]) -> None:
    store = SlowStore()
    with Running(store) as server, two_players(server) as (ana, _):
        socket, table = ana.socket, ana.table
        store.held.clear()
        ana.ask("play")
        assert store.waiting.wait(5)
        assert at_once[-1] == "play"
        socket.say("watch", table="nowhere")
        socket.say("say", table=table, text="there", key="say")
        ana.ask("again")
        assert socket.hears_nothing(0.2)
        store.held.set()
        heard = [socket.hear() for _ in range(6)]
    told = [(one["on"], one.get("key")) for one in heard]
    assert told == [
        ("done", "play"),
        ("step", None),
        ("refused", None),
        ("done", "say"),
        ("said", None),
        ("refused", "again"),
    ]


def test_a_key_counts_once_by_either_way(server: Running, at_once: list[str]) -> None:
    with two_players(server) as (ana, _):
        version = ana.told["version"]
        answers = []
        for _ in range(3):
            ana.ask("k")
            answers.append(ana.socket.hear("done"))
        assert [one["version"] for one in answers] == [version + 1] * 3
        assert ana.caller.scene(ana.table)["version"] == version + 1
    assert at_once.count("k") == 1


def test_refusals_are_those_of_the_long_way(server: Running, at_once: list[str]) -> None:
    with two_players(server) as (ana, ben):
        version, offered = ana.told["version"], ana.told["legal"][0]
        asked = {"seat": 0, "move": offered, "version": version}
        wrong = [(ana, {"seat": 1}), (ana, {"seat": 7}), (ana, {"version": version + 1}), (ben, {}), (ben, {"seat": 1})]
        for player, other in wrong:
            long = player.caller.act(ana.table, "play", **asked | other, key="long").json()["error"]
            player.socket.say("play", table=ana.table, **asked | other, key="short")
            refused = player.socket.hear()
            assert (refused["on"], refused["do"], refused["key"]) == ("refused", "play", "short")
            assert refused["error"] == long
        assert ana.caller.scene(ana.table)["version"] == version
    assert at_once.count("short") == len(wrong)


def test_every_so_many_entries_a_snapshot_is_written(stored: Running, at_once: list[str], tmp_path: Path) -> None:
    with two_players(stored, "outback") as players:
        number = 0
        while len(players[0].caller.scene(players[0].table)["log"]) < SNAPSHOT_EVERY:
            move_on(players, f"{number}")
            number += 1
        table, version = players[0].table, players[0].told["version"]
    assert f"{number - 1}" in at_once
    with sqlite3.connect(tmp_path / "store.sqlite3") as connection:
        ((written,),) = connection.execute('SELECT version FROM snapshots WHERE "table" = ?', (table,))
    assert written == version


def test_a_table_goes_on_when_the_process_that_writes_was_killed(stored: Running, at_once: list[str]) -> None:
    with two_players(stored) as players:
        for number in range(4):
            lose_a_move(players[to_move(players[0].told)[0]], f"lost {number}", at_once)
            for one in players:
                one.told = one.caller.scene(one.table)
        record = players[0].caller.got(f"/api/tables/{players[0].table}/record")
    assert len(record["events"]) == 6


def lose_a_move(player: Player, key: str, at_once: list[str]) -> None:
    """With the process that should have written it; then it is played again."""
    (scribe,) = scribes()
    os.kill(scribe, signal.SIGSTOP)
    player.ask(key)
    until(lambda: key in at_once, 5)
    os.kill(scribe, signal.SIGKILL)
    refused = player.socket.hear("refused")
    assert (refused["key"], refused["error"]["kind"]) == (key, "unavailable")
    until(lambda: play_again(player, key), 5)


def play_again(player: Player, key: str) -> bool:
    player.ask(key)
    while (heard := player.socket.hear())["on"] not in ("done", "refused"):
        pass
    return bool(heard["on"] == "done")
