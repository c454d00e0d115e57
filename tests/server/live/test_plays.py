"""Plays of a socket: taken in order, refused as over HTTP, written whole, and safe when the store fails."""

import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tablelands.server.store.sqlite import SqliteStore
from tablelands.server.tables.table import SNAPSHOT_EVERY
from tests.server.live.playing import to_move
from tests.server.live.slow_store import SlowStore
from tests.server.live.waiting import until
from tests.server.running import Caller, Running, Socket
from tests.server.store.writers import writer_processes


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
    """After a move each, so that both have been told of each other."""
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


def test_what_is_said_after_a_play_is_heard_after_it() -> None:
    store = SlowStore()
    with Running(store) as server, two_players(server) as (ana, _):
        socket, table = ana.socket, ana.table
        store.held.clear()
        ana.ask("play")
        assert store.waiting.wait(5)
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


def test_a_key_counts_once(server: Running) -> None:
    with two_players(server) as (ana, _):
        version = ana.told["version"]
        answers = []
        for _ in range(3):
            ana.ask("k")
            answers.append(ana.socket.hear("done"))
        assert [one["version"] for one in answers] == [version + 1] * 3
        assert ana.caller.scene(ana.table)["version"] == version + 1


def test_refusals_are_the_same_over_http_and_by_socket(server: Running) -> None:
    with two_players(server) as (ana, ben):
        version, offered = ana.told["version"], ana.told["legal"][0]
        asked = {"seat": 0, "move": offered, "version": version}
        wrong: list[tuple[Player, dict[str, Any]]] = [
            (ana, {"seat": 1}),
            (ana, {"seat": 7}),
            (ana, {"version": version + 1}),
            (ana, {"move": offered | {"x": 99}}),
            (ana, {"move": {"type": "fly"}}),
            (ben, {}),
            (ben, {"seat": 1}),
        ]
        for player, other in wrong:
            error = player.caller.act(ana.table, "play", **asked | other, key="http").json()["error"]
            player.socket.say("play", table=ana.table, **asked | other, key="socket")
            refused = player.socket.hear()
            assert (refused["on"], refused["do"], refused["key"]) == ("refused", "play", "socket")
            assert refused["error"] == error
        assert ana.caller.scene(ana.table)["version"] == version


def test_every_so_many_entries_a_snapshot_is_written(stored: Running, tmp_path: Path) -> None:
    with two_players(stored, "outback") as players:
        number = 0
        while len(players[0].caller.scene(players[0].table)["log"]) < SNAPSHOT_EVERY:
            move_on(players, f"{number}")
            number += 1
        table, version = players[0].table, players[0].told["version"]
    with sqlite3.connect(tmp_path / "store.sqlite3") as connection:
        ((written,),) = connection.execute('SELECT version FROM snapshots WHERE "table" = ?', (table,))
    assert written == version


def test_a_table_goes_on_when_the_writer_process_was_killed(stored: Running) -> None:
    with two_players(stored) as players:
        for number in range(4):
            lose_a_move(stored, players[to_move(players[0].told)[0]], f"lost {number}")
            for one in players:
                one.told = one.caller.scene(one.table)
        record = players[0].caller.got(f"/api/tables/{players[0].table}/record")
    assert len(record["events"]) == 6


def lose_a_move(server: Running, player: Player, key: str) -> None:
    """Kill the writer process before it has written the move; then play it again."""
    (writer,) = writer_processes()
    os.kill(writer, signal.SIGSTOP)
    player.ask(key)
    until(server.server.tables.memory[player.table].lock.locked, 5)
    os.kill(writer, signal.SIGKILL)
    refused = player.socket.hear("refused")
    assert (refused["key"], refused["error"]["kind"]) == (key, "unavailable")
    until(lambda: play_again(player, key), 5)


def play_again(player: Player, key: str) -> bool:
    player.ask(key)
    while (heard := player.socket.hear())["on"] not in ("done", "refused"):
        pass
    return bool(heard["on"] == "done")
