"""Whoever does not read, or is not there any more, is cut off and costs little until then."""

import asyncio
import json
import os
import socket as sockets
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from tablelands.server.live import endpoint
from tablelands.server.live.rooms import TOO_SLOW, Outbox
from tablelands.server.network import network_of
from tablelands.server.tables.steps import Audience, Steps
from tests.server import running
from tests.server.live.waiting import closed_with, until
from tests.server.running import Caller, Running, Socket

MIB = 1024 * 1024


@pytest.fixture
def server() -> Iterator[Running]:
    with Running() as one:
        yield one


@pytest.fixture
def within() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def lazy(caller: Caller, within: ExitStack) -> ClientConnection:
    """It reads into small buffers, and only when it is asked to."""
    host, port = caller.address.removeprefix("http://").rstrip("/").split(":")
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.connect((host, int(port)))
    address = f"ws://{host}:{port}/api/live"
    return within.enter_context(connect(address, sock=raw, max_queue=1, compression=None, close_timeout=0.1))


def handshake(host: str, port: str) -> bytes:
    return (
        f"GET /api/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


async def tell_much(server: Running, table: str, mebibytes: int) -> None:
    for _ in range(mebibytes * 64):
        server.server.rooms._to_all(table, {"on": "said", "table": table, "text": "x" * 16 * 1024})
        await asyncio.sleep(0.001)


def metric(server: Running, name: str) -> float:
    lines = server.nobody().get("/metrics").text.splitlines()
    return next(float(line.split()[-1]) for line in lines if line.startswith(name + " "))


def test_who_does_not_read_is_closed_with_4408(server: Running, within: ExitStack) -> None:
    table = server.person("Ana").make(public=True)["table"]
    slow = lazy(server.nobody(), within)
    Socket(slow).say("watch", table=table)
    Socket(slow).hear("scene")
    with server.nobody().socket() as quick:
        quick.say("watch", table=table)
        quick.hear("scene")
        asyncio.run_coroutine_threadsafe(tell_much(server, table, 8), server.loop)
        for _ in range(8 * 64):
            assert quick.hear()["on"] == "said"
    until(lambda: metric(server, "tablelands_dropped_sockets_total") == 1)
    until(lambda: metric(server, "tablelands_sockets") == 0)
    assert closed_with(Socket(slow)) == 4408


def test_who_never_reads_is_gone_soon(server: Running, within: ExitStack, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "LAST_SECONDS", 0.2)
    table = server.person("Ana").make(public=True)["table"]
    slow = [lazy(server.nobody(), within) for _ in range(5)]
    for one in slow:
        Socket(one).say("watch", table=table)
        Socket(one).hear("scene")
    server.call(tell_much(server, table, 8))
    until(lambda: len(server.process.server_state.connections) <= 1)
    assert not server.server.rooms.rooms.get(table)


def test_a_stream_that_is_not_read_is_cut_off(server: Running) -> None:
    table = server.person("Ana").make(public=True)["table"]
    host, port = server.address.removeprefix("http://").rstrip("/").split(":")
    with sockets.socket() as raw:
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        raw.connect((host, int(port)))
        raw.sendall(f"GET /api/stream?table={table} HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode())
        until(lambda: metric(server, "tablelands_sockets") == 1)
        server.call(tell_much(server, table, 8))
        until(lambda: metric(server, "tablelands_sockets") == 0)
        assert metric(server, "tablelands_dropped_sockets_total") == 1


def test_memory_stays_bounded_by_what_may_be_unsent() -> None:
    outbox = Outbox(MIB, lambda: None)
    for _ in range(1000):
        outbox.send(b"x" * 10_000)
    assert outbox.closing == TOO_SLOW
    assert (outbox.unsent, outbox.take()) == (0, [])


def test_one_message_alone_is_never_too_much() -> None:
    outbox = Outbox(100, lambda: None)
    outbox.send(b"x" * 1000)
    assert outbox.closing is None
    outbox.send(b"x")
    assert outbox.closing == TOO_SLOW


def test_who_asks_for_much_is_answered_as_fast_as_he_reads(server: Running) -> None:
    """Many scenes at once are no reason to be cut off."""
    ana = server.person("Ana")
    table = ana.make("down-under", "me me", public=True)["table"]
    with ana.socket() as socket:
        for _ in range(150):
            socket.say("watch", table=table)
        for _ in range(150):
            assert socket.hear()["on"] == "scene"


async def fill(outbox: Outbox) -> None:
    while outbox.unsent <= outbox.most_unsent // 4:
        outbox.send(b"x" * 64 * 1024)
        await asyncio.sleep(0)


def test_who_goes_while_an_answer_waits_for_room_leaves_nothing_behind(server: Running) -> None:
    table = server.person("Ana").make(public=True)["table"]
    host, port = server.address.removeprefix("http://").rstrip("/").split(":")
    with sockets.socket() as raw:
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, struct.pack("ii", 1, 0))
        raw.connect((host, int(port)))
        raw.sendall(handshake(host, port))
        until(lambda: server.server.connections.outboxes)
        server.call(fill(next(iter(server.server.connections.outboxes))))
        watch = json.dumps({"do": "watch", "table": table}).encode()
        raw.sendall(Frame(Opcode.TEXT, watch).serialize(mask=True))
        until(lambda: server.server.rooms.rooms.get(table))
    until(lambda: not server.server.connections.outboxes)


# Dead peers


def test_pings_come_every_20_seconds_and_a_pong_within_40(server: Running) -> None:
    network = network_of(server.server)
    assert (network.ws_ping_interval, network.ws_ping_timeout) == (20, 20)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    def quick(server: object) -> object:
        network = network_of(server)  # type: ignore[arg-type]  # the harness's
        network.ws_ping_interval = network.ws_ping_timeout = 0.3
        return network

    monkeypatch.setattr(running, "network_of", quick)
    with Running() as one:
        yield one


def test_no_pong_closes_with_4408(impatient: Running) -> None:
    host, port = impatient.address.removeprefix("http://").rstrip("/").split(":")
    with sockets.create_connection((host, int(port)), timeout=5) as raw:
        raw.sendall(handshake(host, port))
        began, heard = time.monotonic(), b""
        while b"\x88\x02" + struct.pack("!H", 4408) not in heard:
            new = raw.recv(4096)
            assert new, "closed without a word"
            heard += new
        assert 0.5 < time.monotonic() - began < 2
        assert b"\x89\x04" in heard
        until(lambda: metric(impatient, "tablelands_dropped_sockets_total") == 1)


def test_who_answers_pings_stays(impatient: Running) -> None:
    with impatient.nobody().socket() as socket:
        time.sleep(1.5)
        socket.say("nonsense")
        assert socket.hear()["on"] == "refused"


# Many who see the same


def test_many_watchers_share_one_encoding(server: Running, within: ExitStack, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = server.person("Ana")
    table = ana.make(public=True)["table"]
    watchers = [within.enter_context(server.nobody().socket()) for _ in range(60)]
    for number, one in enumerate(watchers):
        one.say("watch", table=table, lang=("en", "de", "fr")[number % 3])
        one.hear("scene")
    built: list[Audience] = []
    step = Steps._step

    def counted(steps: Steps, audience: Audience) -> Any:
        built.append(audience)
        return step(steps, audience)

    monkeypatch.setattr(Steps, "_step", counted)
    scene = ana.scene(table)
    ana.done(table, "play", seat=0, move=scene["legal"][0], version=scene["version"], key="k")
    steps = [one.connection.recv(5) for one in watchers]
    assert len(built) == len(set(steps)) == 3


def test_closed_sockets_leave_nothing_behind(server: Running) -> None:
    ana = server.person("Ana")
    table = ana.make()["table"]
    opened = len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0
    for _ in range(30):
        with ana.socket() as socket:
            socket.say("watch", table=table)
            socket.hear("scene")
    until(lambda: metric(server, "tablelands_sockets") == 0)
    assert not server.server.connections.outboxes
    assert len(server.server.limiter._sockets) == 0
    if opened:
        until(lambda: len(os.listdir("/proc/self/fd")) <= opened + 5)
