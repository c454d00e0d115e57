"""Two games that differ only in one sealed drawing give everybody else the same bytes until the drawings are opened.

Ids, keys, the secret of the luck and the time of day are the same in both, so that nothing has to be set aside.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from random import Random
from typing import Any

import pytest

from tablelands.server.live.rooms import Outbox
from tablelands.server.tables import making
from tests.server.live.playing import any_move, stop_time, to_move
from tests.server.running import Caller, Json, Running, Socket


@pytest.fixture
def same_ids(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From each call on, they are the same as after the one before."""

    def begin() -> None:
        numbers = count(1)
        monkeypatch.setattr(making, "new_id", lambda: f"table{next(numbers):07}")
        monkeypatch.setattr(making, "new_key", lambda: f"key{next(numbers):019}")
        monkeypatch.setattr(making, "new_secret", lambda: "ab" * 32)

    return begin


@pytest.fixture
def sending(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, str]]:
    """Whatever the server sends in its order: the outbox by its number, and which
    kind of message it is. It says nothing of what is in it, so that whoever drew is there too."""
    outboxes: dict[Outbox, int] = {}
    sent: list[tuple[int, str]] = []
    send = Outbox.send

    def noted(outbox: Outbox, message: bytes) -> None:
        sent.append((outboxes.setdefault(outbox, len(outboxes)), json.loads(message)["on"]))
        send(outbox, message)

    monkeypatch.setattr(Outbox, "send", noted)
    return sent


class Onlookers:
    """Everybody but the seat that draws in secret, with all that they get."""

    def __init__(self, ana: Caller, ben: Caller, nobody: Caller, table: str, within: ExitStack) -> None:
        self.ana, self.ben, self.nobody, self.table = ana, ben, nobody, table
        self.got: list[Any] = []
        self.sockets: dict[str, Socket] = {}
        for name, caller, how in (
            ("the other seat", ben, {}),
            ("a watcher", nobody, {"lang": "de"}),
            ("another seat of the same device", ana, {"as": 2}),
            ("the same device from beside", ana, {"as": None}),
        ):
            self.sockets[name] = within.enter_context(caller.socket())
            self.sockets[name].say("watch", table=table, **how)
        self.stream = within.enter_context(nobody.stream(table, lang="fr"))

    def hear(self, version: int) -> None:
        """In the order in which it came, as it was written."""
        for name, socket in self.sockets.items():
            self.got += [(name, text) for text in texts_until(socket, version)]
        for message in self.stream:
            self.got.append(("a stream", message))
            if message.get("version") == version:
                return

    def hear_no_more(self) -> None:
        for name, socket in self.sockets.items():
            assert socket.hears_nothing(0.1), f"{name} hears more"

    def look(self) -> None:
        at = f"/api/tables/{self.table}"
        looks: list[tuple[Caller, str, Json]] = [
            *((self.ben, at, {"as": seat}) for seat in (1, "none", 0)),
            *((self.ana, at, {"as": seat}) for seat in (2, "none")),
            (self.nobody, at, {}),
            *((self.nobody, "/api/tables", {"show": show}) for show in ("open", "live", "done")),
            *((caller, "/api/tables", {"show": "mine"}) for caller in (self.ana, self.ben)),
            *((caller, f"{at}/record", {}) for caller in (self.ana, self.ben, self.nobody)),
            *((self.ana, f"{at}/moments/{n}", {"as": seat}) for n in range(9) for seat in (0, 2)),
            *((self.ben, f"{at}/moments/{n}", {}) for n in range(9)),
        ]
        for caller, path, query in looks:
            answer = caller.send("GET", path, **query)
            self.got.append((path, query, answer.status_code, answer.content, headers(answer.headers)))

    def be_refused(self) -> None:
        scene = self.ben.scene(self.table)
        old: Json = {"seat": 1, "move": {"type": "draw"}, "version": scene["version"] - 2, "key": "a"}
        for caller, what, body in (
            (self.ben, "play", old),
            (self.ben, "play", old | {"version": scene["version"]}),
            (self.ben, "play", old | {"seat": 0}),
            (self.ben, "take-back", {"seat": 1, "key": "b"}),
            (self.ben, "rematch", {"key": "c"}),
            (self.ben, "hint", {"seat": 1, "key": "d"}),
            (self.ana, "take-back", {"seat": 2, "key": "e"}),
            (self.nobody, "play", old),
        ):
            answer = caller.act(self.table, what, **body)
            self.got.append((what, answer.status_code, answer.content, headers(answer.headers)))

    def play_on(self) -> None:
        """From a moment inside the round: it begins before that round."""
        number = len(self.ben.scene(self.table)["log"])
        origin = {"table": self.table, "events": number}
        seats = [{"sit": "me"}, {"sit": "me"}, {"sit": "open"}]
        made = self.ben.posted("/api/tables", {"from": origin, "seats": seats, "public": True})
        self.got.append(made)
        self.got.append(self.ben.get(f"/api/tables/{made['table']}").content)

    def measure(self) -> None:
        told = self.nobody.get("/metrics").text.splitlines()
        self.got.append([line for line in told if "_seconds" not in line])


def texts_until(socket: Socket, version: int) -> Iterator[str]:
    while True:
        text = socket.connection.recv(5)
        assert isinstance(text, str)
        yield text
        if f'"version":{version}' in text:
            return


def headers(given: Any) -> dict[str, str]:
    return {name: value for name, value in given.items() if name != "date"}


def everything_others_get(drawing: int, upto: str) -> list[Any]:
    with Running() as server, ExitStack() as within:
        stop_time(server)
        ana, ben, nobody = server.person("Ana"), server.person("Ben"), server.nobody()
        table = ana.make("downhill", "me open me", public=True)["table"]
        ben.posted(f"/api/tables/{table}/join", {})
        random = Random(5)
        while to_move(scene := ana.scene(table)) != [0, 1, 2]:
            seat = to_move(scene)[0]
            play(server, ben if seat == 1 else ana, table, seat, any_move(server, table, seat, random))
        onlookers = Onlookers(ana, ben, nobody, table, within)
        drawing_one = within.enter_context(ana.socket())
        drawing_one.say("watch", table=table, **{"as": 0})
        drawing_one.hear("scene")
        onlookers.hear(scene["version"])
        secret = any_move(server, table, 0, Random(drawing))
        play(server, ana, table, 0, secret)
        if upto != "alone":
            play(server, ben, table, 1, any_move(server, table, 1, Random(9)))
        onlookers.hear(ana.scene(table)["version"])
        onlookers.look()
        onlookers.be_refused()
        onlookers.play_on()
        onlookers.measure()
        assert str(secret["holes"]) not in str(onlookers.got).replace(",", ", ")
        if upto == "opened":
            play(server, ana, table, 2, any_move(server, table, 2, Random(11)))
            onlookers.hear(ana.scene(table)["version"])
        onlookers.hear_no_more()
        return onlookers.got


def play(server: Running, caller: Caller, table: str, seat: int, move: Json) -> None:
    version = caller.scene(table)["version"]
    caller.done(table, "play", seat=seat, move=move, version=version, key=f"{version} {seat}")


@pytest.mark.parametrize("upto", ["alone", "another has drawn"])
def test_a_sealed_drawing_changes_nothing_for_anybody_else(same_ids: Callable[[], None], upto: str) -> None:
    same_ids()
    one = everything_others_get(1, upto)
    same_ids()
    other = everything_others_get(2, upto)
    for first, second in zip(one, other, strict=True):
        assert first == second


@pytest.mark.parametrize("upto", ["alone", "another has drawn"])
def test_a_sealed_drawing_changes_neither_how_many_messages_there_are_nor_their_order(
    same_ids: Callable[[], None], sending: list[tuple[int, str]], upto: str
) -> None:
    """Everybody who looks is told of every move at once, in one message, and of nothing else: no message waits for, or
    comes of, what a drawing holds."""
    moves, onlookers = 1 if upto == "alone" else 2, 6
    for drawing in (1, 2):
        same_ids()
        sending.clear()
        everything_others_get(drawing, upto)
        first = next(number for number, (_, on) in enumerate(sending) if on == "step")
        told = sending[first:]
        assert [on for _, on in told] == ["step"] * onlookers * moves
        for move in range(moves):
            assert len({line for line, _ in told[move * onlookers : (move + 1) * onlookers]}) == onlookers


def test_once_they_are_opened_the_games_differ(same_ids: Callable[[], None]) -> None:
    """Else the test above would prove nothing."""
    same_ids()
    one = everything_others_get(1, "opened")
    same_ids()
    assert one != everything_others_get(2, "opened")


def test_ones_own_drawing_is_in_ones_own_view_alone(server: Running) -> None:
    ana = server.person("Ana")
    table = ana.make("downhill", "me me")["table"]
    random = Random(5)
    while to_move(scene := ana.scene(table)) != [0, 1]:
        seat = to_move(scene)[0]
        play(server, ana, table, seat, any_move(server, table, seat, random))
    move = any_move(server, table, 0, Random(1))
    play(server, ana, table, 0, move)
    assert ana.scene(table, as_=0)["view"]["drawn"] == {"0": move}
    assert ana.scene(table, as_=1)["view"]["drawn"] == {}
    assert ana.scene(table, as_="none")["view"]["drawn"] == {}
    last = len(ana.scene(table)["log"])
    assert ana.got(f"/api/tables/{table}/moments/{last}", as_=0)["view"]["drawn"] == {}
    assert ana.scene(table)["log"][-1].keys() == {"n", "seat", "sealed", "text"}


def test_moments_tell_what_secrets_led_to_only_when_they_are_opened(server: Running) -> None:
    ana = server.person("Ana")
    scenes: list[Json] = []
    table, random = ana.make("downhill", "me me me")["table"], Random(5)
    while not scenes or not scenes[-1]["log"] or "opened" not in scenes[-1]["log"][-1]:
        scenes.append(ana.scene(table, as_="none"))
        seat = to_move(scenes[-1])[0]
        play(server, ana, table, seat, any_move(server, table, seat, random))
        scenes.append(ana.scene(table, as_="none"))
    opened, before = scenes[-1], scenes[-3]
    last = len(opened["log"])
    moments = [ana.got(f"/api/tables/{table}/moments/{n}", as_="none") for n in range(last - 2, last + 1)]
    assert [moment["node"]["seats"] for moment in moments] == [[2], [], [0, 1, 2]]
    assert [moment["view"]["sealed"] for moment in moments] == [[0, 1], [0, 1, 2], []]
    assert moments[0]["view"] == before["view"]
    assert moments[1]["view"] == before["view"] | {"sealed": [0, 1, 2]}
    assert moments[2]["view"] == opened["view"] != before["view"]
