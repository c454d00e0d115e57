"""A real server that is told to stop or killed, and what starts again. tests/server/endurance kills it while it is
played on."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from tests.server.live.waiting import closed_with, until, until_to_move
from tests.server.postgres import Postgres, throw_away_postgres
from tests.server.running import Served


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


def test_told_to_stop_it_ends_in_time_even_if_its_store_does_not_answer(tmp_path: Path) -> None:
    with throw_away_postgres() as postgres, Served(tmp_path / "data", "--database", postgres.new_database()) as served:
        ana = served.person("Ana")
        table = ana.make()["table"]
        with frozen(postgres), ana.socket() as socket:
            socket.say("say", table=table, text="hello", key="k")
            time.sleep(0.5)
            began = time.monotonic()
            served.stop()
            assert time.monotonic() - began < 10


@contextmanager
def frozen(postgres: Postgres) -> Iterator[None]:
    assert postgres.process is not None
    whole = [postgres.process.pid, *helpers(postgres.process.pid)]
    for one in whole:
        os.kill(one, signal.SIGSTOP)
    try:
        yield
    finally:
        for one in whole:
            os.kill(one, signal.SIGCONT)


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
