"""Tables are at hand while there is room, and are read again when they are wanted."""

import pytest

from tablelands.server.hosting import memory
from tests.server.running import Caller, Running


def at_hand(server: Running, tables: list[str]) -> list[bool]:
    return [server.server.tables.at_hand(table) is not None for table in tables]


def play_one(caller: Caller, table: str) -> None:
    scene = caller.scene(table)
    move = {"seat": scene["as"], "move": scene["legal"][0], "version": scene["version"]}
    caller.done(table, "play", **move, key=str(scene["version"]))


@pytest.fixture
def little_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MOST_TABLES", 10)
    monkeypatch.setattr(memory, "LOOK_EVERY", 1)


@pytest.mark.usefixtures("little_room")
def test_so_many_tables_are_at_hand_and_the_last_asked_for_stay(server: Running, ana: Caller) -> None:
    tables = [ana.make()["table"] for _ in range(30)]
    assert at_hand(server, tables) == [False] * 19 + [True] * 11
    ana.scene(tables[0])
    assert at_hand(server, tables[:1]) == [True]
    assert at_hand(server, tables[19:20]) == [False]
    for table in tables:
        play_one(ana, table)
        assert len(ana.scene(table)["log"]) == 1


@pytest.mark.usefixtures("little_room")
def test_long_games_leave_room_for_fewer(server: Running, ana: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MOST_ENTRIES", 9)
    tables = [ana.make()["table"] for _ in range(5)]
    for table in tables:
        for _ in range(3):
            play_one(ana, table)
    ana.make()
    assert at_hand(server, tables) == [False, False, True, True, True]


@pytest.mark.usefixtures("little_room")
def test_what_is_watched_stays_at_hand(server: Running, ana: Caller) -> None:
    watched = ana.make()["table"]
    with ana.socket() as socket:
        socket.say("watch", table=watched)
        socket.hear("scene")
        tables = [ana.make()["table"] for _ in range(20)]
        assert at_hand(server, [watched, tables[0]]) == [True, False]


def test_a_table_that_is_too_long_for_all_rules_is_shown_all_the_same(
    server: Running, ana: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ana.make()["table"]
    play_one(ana, table)
    monkeypatch.setattr(memory, "MOST_ENTRIES", 0)
    monkeypatch.setattr(memory, "LOOK_EVERY", 1)
    other = ana.make()["table"]
    assert at_hand(server, [table, other]) == [False, True]
    assert len(ana.scene(table)["log"]) == 1
