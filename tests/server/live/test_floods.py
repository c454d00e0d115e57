"""A socket that sends too much is closed with 1008, whatever it sends, and nothing more of it is read."""

import json
import socket as sockets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed

from tablelands.server.limits import Budget
from tablelands.server.settings import Limits, Rate, Settings
from tests.server.attack.target import MORE, MORE_TEXT, PING, PONG, TEXT, frame
from tests.server.live.waiting import closed_with, until
from tests.server.running import Caller, Running, Socket

FRAMES, BYTES = 200, 200_000
LIMITS = replace(Limits(), socket_frames=Rate(1, FRAMES), socket_bytes=Rate(1, BYTES), calls=Rate(1, 1000))


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with Running(settings=Settings(port=0, limits=LIMITS)) as running:
        yield running


def send(socket: Socket, *frames: bytes) -> None:
    socket.connection.socket.sendall(b"".join(frames))


def metric(server: Running, name: str) -> float:
    lines = server.nobody().get("/metrics").text.splitlines()
    return next(float(line.split()[-1]) for line in lines if line.startswith(name + " "))


@pytest.mark.parametrize(
    "flood",
    [
        [frame(PING)] * (FRAMES + 1),
        [frame(PONG, b"x" * 100)] * (FRAMES + 1),
        [frame(MORE_TEXT, b"{"), *[frame(MORE)] * FRAMES],
        [frame(TEXT, b"{}")] * (FRAMES + 1),
        [frame(TEXT, b"x" * 60_000)] * 4,
        [frame(PING), *[frame(TEXT, b"{}")] * FRAMES],
    ],
    ids=["pings", "pongs", "empty continuations", "messages", "large messages", "mixed"],
)
def test_a_flood_closes_with_1008(nobody: Caller, flood: list[bytes]) -> None:
    with nobody.socket() as socket:
        send(socket, *flood)
        assert closed_with(socket) == 1008


@pytest.mark.parametrize("flood", [[frame(PING)] * (FRAMES - 2), [frame(TEXT, b"x" * 60_000)] * 3])
def test_as_much_as_is_allowed_is_no_flood(nobody: Caller, flood: list[bytes]) -> None:
    with nobody.socket() as socket:
        send(socket, *flood)
        socket.say("nonsense")
        assert socket.hear()["on"] == "refused"


def test_a_flood_is_told_once_and_counted(caplog: pytest.LogCaptureFixture) -> None:
    with Running(settings=Settings(port=0, limits=LIMITS)) as server:
        for _ in range(2):
            with server.nobody().socket() as socket:
                send(socket, *[frame(PING)] * (FRAMES + 1))
                assert closed_with(socket) == 1008
        until(lambda: metric(server, "tablelands_flooding_sockets_total") == 2)
    assert [record.msg for record in caplog.records if record.name == "tablelands"] == ["flood"]


def test_what_waited_in_a_flood_is_forgotten(server: Running) -> None:
    ana = server.person("Ana")
    table = ana.make(public=True)["table"]
    say = json.dumps({"do": "say", "table": table, "text": "again", "key": "%d"})
    with ana.socket() as socket:
        send(socket, *(frame(TEXT, (say % number).encode()) for number in range(FRAMES + 1)))
        assert closed_with(socket) == 1008
    assert len(ana.scene(table)["chat"]) <= 1


def test_a_flood_without_limits_is_answered() -> None:
    with Running() as server, server.nobody().socket() as socket:
        send(socket, *[frame(TEXT, b"{}")] * 600)
        for _ in range(600):
            assert socket.hear()["on"] == "refused"


def test_whoever_goes_on_when_told_to_wait_is_closed() -> None:
    limits = replace(Limits(), calls=Rate(0.01, 5))
    with Running(settings=Settings(port=0, limits=limits)) as server, server.nobody().socket() as socket:
        for _ in range(40):
            socket.say("nonsense")
        heard = [socket.hear()["error"]["kind"] for _ in range(26)]
        assert heard == ["bad-request"] * 5 + ["too-many"] * 21
        assert closed_with(socket) == 1008


@contextmanager
def raw_socket(server: Running) -> Iterator[sockets.socket]:
    """The handshake is sent, and nothing read."""
    host, port = server.address.removeprefix("http://").rstrip("/").split(":")
    with sockets.create_connection((host, int(port)), timeout=5) as raw:
        raw.sendall(
            f"GET /api/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        yield raw


def test_nothing_more_is_read_of_a_flood(server: Running) -> None:
    with raw_socket(server) as raw:
        assert raw.recv(1000).startswith(b"HTTP/1.1 101")
        raw.sendall(frame(PING) * (FRAMES + 1))
        with pytest.raises((ConnectionError, TimeoutError)):
            raw.sendall(bytes(64 * 1024 * 1024))  # more than the system's buffers take


def test_a_flood_before_the_handshake_is_answered_is_cut_off(server: Running) -> None:
    with raw_socket(server) as raw, pytest.raises((ConnectionError, TimeoutError)):
        raw.sendall(frame(PING) * 10_000_000)
    server.person("still there")


# Pongs


def test_who_does_not_read_gets_no_more_pongs() -> None:
    """Without limits, so that only the pongs' own bound is tried."""
    with Running() as server, raw_socket(server) as raw:
        assert raw.recv(1000).startswith(b"HTTP/1.1 101")
        [transport] = [one.transport for one in server.process.server_state.connections if hasattr(one, "conn")]
        for _ in range(160):  # 20 MB: more than the system's buffers take
            raw.sendall(frame(PING, b"x" * 125) * 1000)
        until(lambda: transport.get_write_buffer_size() > 0)
        assert transport.get_write_buffer_size() < 256 * 1024


def test_who_reads_gets_a_pong_for_each_ping(nobody: Caller) -> None:
    with nobody.socket() as socket:
        assert all(socket.connection.ping(str(number)).wait(5) for number in range(20))


# The budget


def test_a_budget_fills_up_again() -> None:
    budget = Budget(Rate(10, 20))
    assert budget.spend(20, 100.0)
    assert not budget.spend(1, 100.0)
    assert not budget.spend(1, 100.1), "what was not there is owed"
    assert budget.spend(7, 101.0)
    assert not budget.spend(2, 101.0)


def test_a_budget_does_not_grow_beyond_its_burst() -> None:
    budget = Budget(Rate(10, 20))
    assert not budget.spend(21, 1000.0)


def test_nothing_is_counted_without_limits() -> None:
    limits = replace(LIMITS, counted=False)
    budget = Budget(limits.of(limits.socket_frames))
    assert all(budget.spend(10**9, 0.0) for _ in range(10))


def test_a_closed_flood_says_nothing_more(nobody: Caller) -> None:
    with nobody.socket() as socket:
        send(socket, *[frame(PING)] * (FRAMES + 1))
        closed_with(socket)
        with pytest.raises(ConnectionClosed):
            socket.connection.recv(1)
