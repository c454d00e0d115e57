"""A real server, killed while it is played on: nothing acknowledged is lost, nothing happens twice or by half."""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tablelands.core.record import Record, event_from_json
from tablelands.core.registry import find_game
from tests.server.live.playing import to_move
from tests.server.live.waiting import closed_with, until, until_to_move
from tests.server.postgres import throw_away_postgres
from tests.server.redis import throw_away_redis
from tests.server.running import Caller, Json, Served

TABLES: list[tuple[str, str, Json]] = [
    ("sturts-stony-desert", "me random", {}),
    ("sturts-stony-desert", "me me me", {}),
    ("down-under", "me random", {"options": {"area": "easy"}}),
    ("outback", "me random", {}),
    ("downhill", "me random me", {"options": {"max_rounds": 6}}),
    ("downhill", "me me", {"options": {"max_rounds": 6}}),
]
KILLS = 4


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path / "data") as one:
        yield one


def helpers(process: int) -> list[int]:
    """The processes that it has started, and those that they have."""
    found: list[int] = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            after_name = path.read_text().rpartition(")")[2].split()
            if int(after_name[1]) == process and after_name[0] != "Z":
                found.append(int(path.parent.name))
    return [*found, *(deeper for one in found for deeper in helpers(one))]


def lives(process: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def until_ended(processes: list[int]) -> None:
    until(lambda: not any(lives(one) for one in processes), 5)


class Player(threading.Thread):
    """Plays at one table until it is over, saying everything again with the same key until it is answered."""

    def __init__(self, caller: Caller, game: str, table: str, until: threading.Event) -> None:
        super().__init__(daemon=True)
        self.caller, self.game, self.table = caller, find_game(game), table
        self.stopped = until
        self.random = Random(table)
        self.answers: dict[str, Json] = {}
        self.bodies: dict[str, Json] = {}
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stopped.is_set():
                scene = self.insist(lambda: self.caller.get(f"/api/tables/{self.table}"))
                if scene["state"] == "over":
                    return
                own = [seat for seat in to_move(scene) if scene["seats"][seat]["you"]]
                if own:
                    self.play(scene, own[0])
                else:
                    time.sleep(0.01)
        except BaseException as error:  # told by the test
            self.problem = error

    def play(self, scene: Json, seat: int) -> None:
        key = f"{scene['version']} {seat}"
        body = {"seat": seat, "move": self.choose(scene, seat), "version": scene["version"], "key": key}
        self.bodies[key] = body
        self.answers[key] = self.insist(lambda: self.caller.act(self.table, "play", **body))

    def choose(self, scene: Json, seat: int) -> Any:
        if scene["as"] == seat and scene["legal"]:
            return self.random.choice(scene["legal"])
        record = Record.from_json(self.insist(lambda: self.caller.get(f"/api/tables/{self.table}/record")))
        match = record.beginning(self.game)
        for event in record.events:
            match.repeat(event_from_json(self.game, event))
        return self.game.moves.to_json(self.game.sample_move(match.state, seat, self.random))

    def insist(self, ask: Callable[[], httpx.Response]) -> Json:
        end = time.monotonic() + 30
        while True:
            try:
                response = ask()
            except httpx.TransportError:
                assert time.monotonic() < end, "no answer"
                time.sleep(0.02)
                continue
            assert response.status_code == 200, response.text
            answered: Json = response.json()
            return answered

    def check(self) -> None:
        """All that was answered is in the log, once, and is answered the same again."""
        if self.problem is not None:
            raise self.problem
        scene = self.caller.scene(self.table)
        moved = [entry for entry in scene["log"] if "seat" in entry and scene["seats"][entry["seat"]]["you"]]
        assert len(moved) == len(self.answers)
        opened = {(one["seat"], str(one["move"])) for entry in scene["log"] for one in entry.get("opened", ())}
        for entry, (key, answer) in zip(moved, self.answers.items(), strict=True):
            body = self.bodies[key]
            assert entry["seat"] == body["seat"]
            assert entry.get("sealed") or entry["move"] == body["move"]
            assert self.caller.done(self.table, "play", **body) == answer
        assert len(opened) == len({one for entry in scene["log"] for one in map(str, entry.get("opened", ()))})
        assert [entry["n"] for entry in scene["log"]] == list(range(1, len(scene["log"]) + 1))
        if scene["state"] == "over":
            Record.from_json(self.caller.got(f"/api/tables/{self.table}/record")).replay(self.game)


def test_killed_at_random_moments_it_loses_and_doubles_nothing(served: Served) -> None:
    ana, stop, random = served.person("Ana"), threading.Event(), Random(8)
    players = [Player(ana, game, ana.make(game, seats, **more)["table"], stop) for game, seats, more in TABLES]
    for player in players:
        player.start()
    for _ in range(KILLS):
        time.sleep(random.uniform(0.3, 1.5))
        left = helpers(served.process.pid)
        assert served.kill() != 0
        served.start()
        until_ended(left)
    time.sleep(0.5)
    stop.set()
    for player in players:
        player.join(30)
        player.check()
    assert sum(len(player.answers) for player in players) > 20
    assert "Traceback" not in served.logs.read_text()


def test_when_one_of_two_processes_is_killed_the_other_serves_on(tmp_path: Path) -> None:
    with throw_away_postgres() as postgres, throw_away_redis() as redis:
        options = ["--database", postgres.new_database(), "--redis", redis, "--processes", "2"]
        with Served(tmp_path / "data", *options) as served:
            ana, stop = served.person("Ana"), threading.Event()
            players = [Player(ana, game, ana.make(game, seats, **more)["table"], stop) for game, seats, more in TABLES]
            for player in players:
                player.start()
            until(lambda: sum(len(player.answers) for player in players) > 10, 30)
            os.kill(serving(served.process.pid)[0], signal.SIGKILL)
            before = sum(len(player.answers) for player in players)
            until(lambda: sum(len(player.answers) for player in players) > before + 10, 30)
            stop.set()
            for player in players:
                player.join(30)
                player.check()


def serving(first: int) -> list[int]:
    """The processes that answer, of a server that has several."""
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return [int(one) for one in children if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


def test_helpers_end_with_the_server(served: Served) -> None:
    ana = served.person("Ana")
    table = ana.make(seats="strong me")["table"]
    until_to_move(ana, table, [1], 15)
    left = helpers(served.process.pid)
    assert left
    served.kill()
    until_ended(left)


def test_told_to_stop_it_closes_with_1012_and_ends_in_time(served: Served) -> None:
    ana = served.person("Ana")
    table = ana.make(seats="me random", public=True)["table"]
    with ExitStack() as within:
        sockets = [within.enter_context(ana.socket()) for _ in range(20)]
        stream = within.enter_context(served.nobody().stream(table))
        next(stream)
        for socket in sockets:
            socket.say("watch", table=table)
            socket.hear("scene")
        began = time.monotonic()
        assert served.stop() == 0
        assert time.monotonic() - began < 10
        for socket in sockets:
            assert closed_with(socket) == 1012
        assert all(message["on"] == "seat" for message in stream)
    served.start()
    assert ana.scene(table)["table"] == table


def test_it_starts_again_at_once_on_the_same_data_and_port(served: Served) -> None:
    ana = served.person("Ana")
    table = ana.make(public=True)["table"]
    scene = ana.scene(table)
    with ana.socket() as socket:
        socket.say("watch", table=table)
        socket.hear("scene")
        socket.say("play", table=table, seat=0, move=scene["legal"][0], version=scene["version"], key="k")
        done = socket.hear("done")
        port = served.port
        served.kill()
        served.start()
    assert served.port == port
    with ana.socket() as socket:
        socket.say("play", table=table, seat=0, move=scene["legal"][0], version=scene["version"], key="k")
        assert socket.hear() == done
    again = ana.scene(table)
    assert again["log"][-1]["move"] == scene["legal"][0]
    assert again["seats"] == scene["seats"]
