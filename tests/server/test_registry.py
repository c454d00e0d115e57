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


EMPTY_TABLE = 17_500
"""About what `memory.weight_of` says of a new table of Sturt."""


@pytest.fixture
def little_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MOST_BYTES", 10 * EMPTY_TABLE)
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


def test_a_table_weighs_more_with_every_move(server: Running, ana: Caller) -> None:
    table = ana.make()["table"]
    weights = []
    for _ in range(3):
        weights.append(memory.weight_of(server.server.tables.at_hand(table)))  # type: ignore[arg-type]
        play_one(ana, table)
    assert weights == sorted(set(weights))
    read_again = memory.weight_of(server.server.tables.at_hand(table))  # type: ignore[arg-type]
    server.server.tables.memory.clear()
    ana.scene(table)
    assert memory.weight_of(server.server.tables.at_hand(table)) == read_again  # type: ignore[arg-type]


@pytest.mark.usefixtures("little_room")
def test_games_that_grow_leave_room_for_fewer(server: Running, ana: Caller) -> None:
    """No new table has to come for that."""
    tables = [ana.make()["table"] for _ in range(10)]
    assert all(at_hand(server, tables))
    for _ in range(12):
        play_one(ana, tables[4])
    play_one(ana, tables[-1])
    still = at_hand(server, tables)
    assert still[-1]
    assert not all(still)


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
    monkeypatch.setattr(memory, "MOST_BYTES", 0)
    monkeypatch.setattr(memory, "LOOK_EVERY", 1)
    other = ana.make()["table"]
    assert at_hand(server, [table, other]) == [False, True]
    assert len(ana.scene(table)["log"]) == 1
