"""Heads of requests are bounded while they are read, and so is what comes where nothing should."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from urllib.parse import urlsplit

import pytest
import uvicorn
from uvicorn.server import ServerState

from tablelands.server.http.protocol import RequestProtocol
from tablelands.server.settings import Limits, Settings
from tests.server.live.waiting import until
from tests.server.running import Running

START = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"
POST = b"POST /api/people HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
UPGRADE = (
    b"GET /api/live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
KIB = 1024


@contextmanager
def connected(server: Running) -> Iterator[socket.socket]:
    where = urlsplit(server.address)
    with socket.create_connection((where.hostname, where.port), timeout=5) as connection:
        yield connection


def said(server: Running, *pieces: bytes) -> bytes:
    """All that comes back, until the connection is closed or nothing more comes."""
    with connected(server) as connection:
        for piece in pieces:
            connection.sendall(piece)
        connection.settimeout(2)
        heard = b""
        try:
            while more := connection.recv(65536):
                heard += more
        except (TimeoutError, ConnectionError):
            pass
        return heard


def status(heard: bytes) -> int:
    return int(heard.split(b" ", 2)[1])


TOO_LARGE = {
    "a value": [START + b"X: " + b"x" * 40 * KIB + b"\r\n\r\n"],
    "a value that does not end": [START + b"X: " + b"x" * 40 * KIB],
    "a name": [START + b"x" * 40 * KIB],
    "a path": [b"GET /" + b"x" * 40 * KIB],
    "a method": [b"X" * 40 * KIB],
    "values": [START + b"".join(b"X%d: %s\r\n" % (number, b"x" * KIB) for number in range(40))],
    "one that follows a request": [START + b"\r\n" + START + b"X: " + b"x" * 40 * KIB],
    "headers": [START + b"X: y\r\n" * 100 + b"\r\n"],
    "headers of a socket": [UPGRADE + b"X: y\r\n" * 100 + b"\r\n"],
    "a line of a socket": [UPGRADE + b"X: " + b"x" * 10 * KIB + b"\r\n\r\n"],
}


@pytest.mark.parametrize("what", [what for what in TOO_LARGE if what not in ("a method", "one that follows a request")])
def test_a_large_head_is_431(server: Running, what: str) -> None:
    heard = said(server, *TOO_LARGE[what])
    assert status(heard) == 431
    head, body = heard.split(b"\r\n\r\n", 1)
    assert b"content-type: application/json" in head.lower()
    assert json.loads(body)["error"]["kind"] in ("too-large", "bad-request")


def test_a_large_method_is_none(server: Running) -> None:
    assert status(said(server, *TOO_LARGE["a method"])) == 400


def test_a_large_head_after_a_request_is_431_or_the_end(server: Running) -> None:
    """The end where the first is not answered yet."""
    heard = said(server, *TOO_LARGE["one that follows a request"])
    assert heard == b"" or b" 431 " in heard


@pytest.mark.parametrize(
    "pieces",
    [
        [START + b"X: " + b"x" * 31 * KIB + b"\r\n\r\n"],
        [START + b"X: ", *[b"x" * KIB] * 31, b"\r\n\r\n"],
        [START + b"X: y\r\n" * 99 + b"\r\n"],
        [START + b"\r\n" + START + b"X: " + b"x" * 31 * KIB + b"\r\n\r\n"],
    ],
)
def test_a_head_within_the_limits_is_read(server: Running, pieces: list[bytes]) -> None:
    assert status(said(server, *pieces)) == 200


def test_many_requests_on_one_connection_are_read(server: Running) -> None:
    """The bytes of all their heads together are no head."""
    with connected(server) as connection:
        for _ in range(100):
            connection.sendall(START + b"X: " + b"x" * KIB + b"\r\n\r\n")
            assert status(connection.recv(65536)) == 200


def test_a_chunked_body_is_read(server: Running) -> None:
    chunks = b"".join(b"1\r\n%c\r\n" % byte for byte in b'{"name":"Ana"}')
    assert status(said(server, POST + chunks + b"0\r\n\r\n")) == 201


@pytest.mark.parametrize(
    "endless",
    [
        b"1;" + b"x" * 100 * KIB,
        b"0\r\n" + b"X: y\r\n" * 20_000,
        b"0\r\nX: " + b"x" * 100 * KIB,
    ],
    ids=["extension of a chunk", "trailers", "trailer"],
)
def test_what_belongs_to_no_body_is_bounded_too(server: Running, endless: bytes) -> None:
    began = time.monotonic()
    with connected(server) as connection:
        connection.sendall(POST + b"2\r\n{}\r\n"[: 0 if endless[:1] == b"1" else None] + endless)
        connection.settimeout(5)
        try:
            heard = connection.recv(65536)
        except ConnectionError:
            heard = b""
    assert heard == b"" or status(heard) in (201, 400, 431)
    assert time.monotonic() - began < 5


def test_requests_that_wait_are_bounded(server: Running) -> None:
    heard = said(server, (START + b"\r\n") * 5000)
    assert heard.count(b"HTTP/1.1 200") < 500


def test_a_refused_head_does_not_stay(server: Running) -> None:
    with connected(server) as connection:
        connection.sendall(TOO_LARGE["a value that does not end"][0])
        until(lambda: not server.process.server_state.connections)


# Answers that nobody reads


@pytest.fixture
def hasty() -> Iterator[Running]:
    limits = replace(Limits(), counted=False, request_seconds=1)
    with Running(settings=Settings(port=0, limits=limits)) as running:
        yield running


def test_who_does_not_read_an_answer_is_cut_off(hasty: Running, caplog: pytest.LogCaptureFixture) -> None:
    where = urlsplit(hasty.address)
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect((where.hostname, where.port))
        raw.sendall(b"GET /docs/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n" * 30)
        until(lambda: hasty.process.server_state.connections)
        until(lambda: not hasty.process.server_state.connections, 15)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def server_of_nothing(scope: object, receive: object, send: object) -> None:
    """Is never called."""


class Pipe(asyncio.Transport):
    """`left` are the bytes that the client has not taken yet, as they are looked at one time after the other."""

    def __init__(self, left: list[int]) -> None:
        super().__init__()
        self.left = left
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.left.pop(0)

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize(
    ("left", "aborted"),
    [([100, 100], True), ([100, 120], True), ([100, 90, 90], True), ([100, 90, 80, 0], False), ([0], False)],
)
def test_who_takes_some_of_an_answer_is_not_cut_off(left: list[int], aborted: bool) -> None:
    async def answer() -> bool:
        class Hasty(RequestProtocol):
            limits = replace(Limits(), request_seconds=0.001)

        protocol, pipe = Hasty(uvicorn.Config(server_of_nothing, log_config=None), ServerState(), {}), Pipe(left)
        protocol.connection_made(pipe)
        protocol.pause_writing()
        while left:
            await asyncio.sleep(0.001)
        protocol.connection_lost(ConnectionResetError())
        return pipe.aborted

    assert asyncio.run(answer()) is aborted


def test_a_socket_whose_close_is_not_read_is_gone_soon(server: Running) -> None:
    with connected(server) as connection:
        connection.sendall(UPGRADE + b"\r\n")
        assert status(connection.recv(1000)) == 101
        connection.sendall(b"\x88\x80\0\0\0\0")
        until(lambda: not server.process.server_state.connections)
