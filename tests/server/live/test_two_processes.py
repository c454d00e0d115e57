"""Two servers over one store that tell each other what they have written: whoever watches either sees the same."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from tablelands.server.live import presence
from tests.server.live.pairs import at, together
from tests.server.live.picture import watching
from tests.server.live.playing import any_move
from tests.server.live.presence import came
from tests.server.live.waiting import closed_with, until, until_to_move
from tests.server.running import Caller, Json, Running


@pytest.fixture
def pair(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Running]]:
    with together(monkeypatch) as servers:
        yield servers


def test_watchers_of_both_see_the_same_game(pair: list[Running]) -> None:
    first, second = pair
    ana, ben = first.person("Ana"), second.person("Ben")
    table = ana.make(seats="me open", public=True)["table"]
    with ExitStack() as within:
        pictures = [
            watching(server.nobody(), within.enter_context(server.nobody().socket()), table, "en", f"process {number}")
            for number, server in enumerate(pair)
        ]
        ben.posted(f"/api/tables/{table}/join", {})
        random = Random(2)
        for number in range(12):
            who, server = ((ana, first), (ben, second))[number % 2]
            version = until_known(who, table, number)
            move = any_move(server, table, number % 2, random)
            who.done(table, "play", seat=number % 2, move=move, version=version, key=f"{number}")
            for picture in pictures:
                picture.hear_until(version + 1)
                picture.compare()


def until_known(caller: Caller, table: str, moves: int) -> int:
    """The version, as soon as this process has it too."""
    return until(lambda: known_version(caller.scene(table), moves))


def known_version(scene: Json, moves: int) -> int:
    return int(scene["version"]) if scene["state"] == "playing" and len(scene["log"]) == moves else 0


def test_of_two_moves_for_one_turn_one_wins(pair: list[Running]) -> None:
    ana = pair[0].person("Ana")
    table = ana.make(public=True)["table"]
    other = at(pair[1], ana)
    scene = ana.scene(table)
    assert other.scene(table)["version"] == scene["version"]
    codes = []
    for number, caller in enumerate((ana, other)):
        body = {"seat": 0, "move": scene["legal"][number], "version": scene["version"], "key": f"{number}"}
        codes.append(caller.act(table, "play", **body).status_code)
    assert codes == [200, 409]
    assert other.done(table, "play", seat=0, move={}, version=0, key="0")["version"] == scene["version"] + 1


def test_who_has_not_heard_yet_asks_the_store_before_he_refuses(pair: list[Running]) -> None:
    """Whatever was done through one process counts at once for the other."""
    ana, ben = pair[0].person("Ana"), pair[0].person("Ben")
    made = ana.make(seats="me open")
    table, other = made["table"], at(pair[1], ben)
    assert at(pair[1], ana).scene(table)["state"] == "open"
    pair[0].server.bus.wire.is_cut = True  # type: ignore[attr-defined]  # the wire of these tests
    ben.posted(f"/api/tables/{table}/join", {"key": made["key"]})
    scene = ana.scene(table)
    version = ana.done(table, "play", seat=0, move=scene["legal"][0], version=scene["version"], key="a")["version"]
    assert other.scene(table)["version"] == version
    move = any_move(pair[1], table, 1, Random(1))
    done = other.done(table, "play", seat=1, move=move, version=version, key="b")
    assert ben.done(table, "play", seat=1, move=move, version=version, key="b") == done
    assert ana.act(table, "play", seat=0, move=scene["legal"][1], version=version, key="c").status_code == 409


def test_what_is_said_and_offered_is_heard_everywhere(pair: list[Running]) -> None:
    ana, ben = pair[0].person("Ana"), pair[1].person("Ben")
    table = ana.make(seats="me open", public=True)["table"]
    ben.posted(f"/api/tables/{table}/join", {})
    until(lambda: ana.scene(table)["state"] == "playing")
    with pair[1].nobody().socket() as socket:
        socket.say("watch", table=table)
        scene = socket.hear("scene")
        ana.done(table, "say", text="hello", key="s")
        assert socket.hear("said")["text"] == "hello"
        move = any_move(pair[0], table, 0, Random(1))
        ana.done(table, "play", seat=0, move=move, version=scene["version"], key="p")
        assert socket.hear("step")["before"] == scene["version"]
        ana.done(table, "take-back", seat=0, key="t")
        assert socket.hear("offer")["offers"]["take-back"]["seat"] == 0


def test_a_rematch_agreed_through_both_is_one_table(pair: list[Running]) -> None:
    ana, ben = pair[0].person("Ana"), pair[1].person("Ben")
    table = ana.make(seats="me open", public=True)["table"]
    ben.posted(f"/api/tables/{table}/join", {})
    until(lambda: ana.scene(table)["state"] == "playing")
    ana.done(table, "resign", seat=0, key="r")
    until(lambda: ben.scene(table)["state"] == "over")
    ana.done(table, "rematch", key="a")
    made = ben.done(table, "rematch", key="b")["table"]
    assert ben.scene(made)["state"] == "playing"
    until(lambda: ana.scene(table)["offers"]["rematch"]["table"] == made)
    assert len(ana.got("/api/tables", show="mine")["tables"]) == 2


def test_logging_out_closes_sockets_everywhere(pair: list[Running]) -> None:
    ana = pair[0].person("Ana")
    with at(pair[1], ana).socket() as socket:
        assert ana.post("/api/logout").status_code == 200
        assert closed_with(socket) == 4401


def test_who_is_there_through_another_process_is_online(pair: list[Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GOES_AFTER", 0.2)
    ana = pair[0].person("Ana")
    table = ana.make(public=True, seats="me easy")["table"]
    with pair[1].nobody().socket() as watcher:
        watcher.say("watch", table=table)
        watcher.hear("scene")
        with ana.socket() as socket, at(pair[1], ana).socket() as other:
            socket.say("watch", table=table)
            assert watcher.hear("seat") == came(table, 0)
            other.say("watch", table=table)
            other.hear("scene")
            socket.say("leave", table=table)
            time.sleep(0.5)
            assert ana.scene(table)["seats"][0]["online"]
        assert watcher.hear("seat") == came(table, 0, False)
        until(lambda: not ana.scene(table)["seats"][0]["online"])


def test_nobody_is_there_through_a_process_that_has_died(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "TELL_EVERY", 0.1)
    monkeypatch.setattr(presence, "SILENT_AFTER", 0.5)
    with together(monkeypatch) as (first, second):
        ana = first.person("Ana")
        table = ana.make(public=True, seats="me easy")["table"]
        with second.nobody().socket() as watcher, ana.socket() as socket:
            watcher.say("watch", table=table)
            watcher.hear("scene")
            socket.say("watch", table=table)
            assert watcher.hear("seat") == came(table, 0)
            time.sleep(0.8)
            assert second.nobody().scene(table)["seats"][0]["online"]
            first.server.bus.tell = lambda message: None  # type: ignore[method-assign]  # as if it were dead
            assert watcher.hear("seat") == came(table, 0, False)


def test_a_bot_thinks_in_the_process_that_wrote_and_in_no_other(
    pair: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    for number, server in enumerate(pair):
        monkeypatch.setattr(server.server.bots, "answer", counting(asked, number, server.server.bots.answer))
    ana = pair[0].person("Ana")
    table = ana.make(seats="me random", public=True)["table"]
    with pair[1].nobody().socket() as elsewhere:
        elsewhere.say("watch", table=table)
        elsewhere.hear("scene")
        for moves in (1, 3, 5):
            scene = until_to_move(ana, table, [0])
            ana.done(table, "play", seat=0, move=scene["legal"][0], version=scene["version"], key=str(moves))
            until(lambda: len(ana.scene(table)["log"]) > moves)  # noqa: B023
    assert asked == [0, 0, 0]


def counting(asked: list[int], number: int, answer: Any) -> Any:
    async def counted(bot: str, question: Any, whose: Any) -> Any:
        """Slow enough that everybody hears what it is about."""
        asked.append(number)
        await asyncio.sleep(0.3)
        return await answer(bot, question, whose)

    return counted


# At the same moment, or before word of it has come


def cut(pair: list[Running]) -> None:
    """Neither hears of the other any more: only the store knows."""
    pair[0].server.bus.wire.is_cut = True  # type: ignore[attr-defined]  # the wire of these tests


def two_at_a_table(pair: list[Running]) -> tuple[Caller, Caller, str]:
    """Each through a process of his own; both know the table as it is."""
    ana, ben = pair[0].person("Ana"), pair[1].person("Ben")
    table = ana.make(seats="me open", public=True)["table"]
    ben.posted(f"/api/tables/{table}/join", {})
    for number, who in enumerate((ana, ben)):
        scene = who.scene(table)
        who.done(table, "play", seat=number, move=scene["legal"][0], version=scene["version"], key="first")
    assert ana.scene(table)["version"] == ben.scene(table)["version"]
    return ana, ben, table


def test_of_two_offers_at_once_one_stands_and_the_other_is_refused(pair: list[Running]) -> None:
    ana, ben, table = two_at_a_table(pair)
    cut(pair)
    ben.done(table, "take-back", seat=1, key="b")
    refused = ana.act(table, "take-back", seat=0, key="a")
    assert (refused.status_code, refused.json()["error"]["kind"]) == (409, "taken")
    assert ana.scene(table)["offers"]["take-back"]["seat"] == 1


def test_what_one_says_does_not_undo_what_the_other_offers(pair: list[Running]) -> None:
    ana, ben, table = two_at_a_table(pair)
    cut(pair)
    ben.done(table, "take-back", seat=1, key="b")
    ana.done(table, "say", text="hello", key="a")
    for who in (ana, ben):
        scene = who.scene(table)
        assert scene["offers"]["take-back"]["seat"] == 1
        assert [said["text"] for said in scene["chat"]] == ["hello"]


def test_a_rematch_asked_for_by_both_at_once_is_one_table(pair: list[Running]) -> None:
    ana, ben, table = two_at_a_table(pair)
    ana.done(table, "resign", seat=0, key="r")
    ben.scene(table)
    cut(pair)
    assert ana.done(table, "rematch", key="a")["table"] is None
    made = ben.done(table, "rematch", key="b")["table"]
    for who in (ana, ben):
        assert who.scene(table)["offers"]["rematch"] == {"seats": [0, 1], "table": made}
        assert who.scene(made)["state"] == "playing"


def test_a_seat_that_was_given_back_is_free_everywhere(pair: list[Running]) -> None:
    ana, ben, cy = pair[0].person("Ana"), pair[0].person("Ben"), pair[1].person("Cy")
    table = ana.make(seats="me open open", public=True)["table"]
    seat = ben.posted(f"/api/tables/{table}/join", {"seat": 1})["seat"]
    assert cy.scene(table)["seats"][seat]["name"] == "Ben"
    cut(pair)
    ben.posted(f"/api/tables/{table}/stand", {"seat": seat})
    assert cy.posted(f"/api/tables/{table}/join", {"seat": seat})["seat"] == seat
    at(pair[1], ana).scene(table)
    assert ana.scene(table)["seats"][seat]["name"] == "Cy"


def test_whatever_was_acknowledged_is_shown_by_every_process(pair: list[Running]) -> None:
    ana, ben, table = two_at_a_table(pair)
    cut(pair)
    scene = ana.scene(table)
    done = ana.done(table, "play", seat=0, move=scene["legal"][0], version=scene["version"], key="2")
    assert ben.scene(table)["version"] == done["version"]
    ana.done(table, "say", text="hello", key="3")
    assert ben.scene(table)["chat"][0]["text"] == "hello"
    ana.done(table, "take-back", seat=0, key="4")
    assert ben.scene(table)["offers"]["take-back"]["seat"] == 0
    ben.done(table, "take-back", seat=1, answer=True, key="5")
    assert "back" in ana.got(f"/api/tables/{table}/moments/{len(scene['log']) + 2}")["log"][-1]
    with ben.socket() as socket:
        ana.done(table, "resign", seat=0, key="6")
        socket.say("watch", table=table)
        assert socket.hear("scene")["state"] == "over"
    assert len(ben.got(f"/api/tables/{table}/record")["gone"]) == 1


def test_who_somebody_is_is_the_same_everywhere(pair: list[Running]) -> None:
    ana = pair[0].person("Ana")
    other = at(pair[1], ana)
    assert other.got("/api/me")["person"]["name"] == "Ana"
    cut(pair)
    assert ana.send("PATCH", "/api/me", {"name": "Anna"}).status_code == 200
    assert other.got("/api/me")["person"]["name"] == "Anna"
    ana.post("/api/logout")
    assert other.get("/api/me").status_code == 401


def test_watchers_hear_what_was_written_elsewhere_before_an_act_of_theirs_failed(pair: list[Running]) -> None:
    """An act that comes second is begun again from what is durable: what was said and offered meanwhile is told."""
    ana, ben, table = two_at_a_table(pair)
    with pair[0].nobody().socket() as socket:
        socket.say("watch", table=table)
        socket.hear("scene")
        cut(pair)
        ben.done(table, "say", text="hello", key="1")
        ben.done(table, "take-back", seat=1, key="2")
        ana.done(table, "say", text="hello to you", key="3")
        heard = [socket.hear() for _ in range(3)]
    assert [message["on"] for message in heard] == ["offer", "said", "said"]
    assert [message["text"] for message in heard[1:]] == ["hello", "hello to you"]


def test_what_somebody_said_is_erased_in_every_process_when_they_go(pair: list[Running]) -> None:
    ana, ben = pair[0].person("Ana"), pair[0].person("Ben")
    made = ana.make(seats="me open")
    ben.posted(f"/api/tables/{made['table']}/join", {"key": made["key"]})
    ana.done(made["table"], "say", text="some words", key="a")
    other = at(pair[1], ben)
    with other.socket() as socket:
        socket.say("watch", table=made["table"])
        assert socket.hear("scene")["chat"][0]["text"] == "some words"
        ana.send("DELETE", "/api/me")
        until(lambda: socket.hear("scene")["chat"][0]["text"] == "")
    assert "some words" not in other.get(f"/api/tables/{made['table']}").text
