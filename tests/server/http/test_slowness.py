"""Requests that come too slowly, and bodies that never end."""

import socket
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from urllib.parse import urlsplit

import pytest

from tablelands.server.settings import Limits, Settings
from tests.server.running import Running

SECONDS = 0.4
HEAD = b"POST /api/people HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n"


@pytest.fixture(scope="module")
def hasty() -> Iterator[Running]:
    """With 0.4 s instead of 15."""
    with Running(
        settings=Settings(port=0, limits=replace(Limits(), counted=False, request_seconds=SECONDS))
    ) as running:
        yield running


def until_closed(server: Running, *pieces: bytes) -> tuple[bytes, float]:
    """What comes back before the connection is closed, and after how long that is."""
    where = urlsplit(server.address)
    with closing(socket.create_connection((where.hostname, where.port))) as connection:
        connection.settimeout(5)
        began, heard = time.monotonic(), b""
        for piece in pieces:
            connection.sendall(piece)
        while more := connection.recv(65536):
            heard += more
        return heard, time.monotonic() - began


@pytest.mark.parametrize("pieces", [[], [b"GET /api/me HT"], [b"GET /api/me HTTP/1.1\r\nHost: here\r\n", b"X: y\r\n"]])
def test_a_head_that_does_not_come_is_not_waited_for(hasty: Running, pieces: list[bytes]) -> None:
    heard, seconds = until_closed(hasty, *pieces)
    assert heard == b""
    assert SECONDS / 2 < seconds < 4


def test_a_body_that_does_not_come_is_not_waited_for(hasty: Running) -> None:
    heard, seconds = until_closed(hasty, HEAD, b"{")
    assert heard.startswith(b"HTTP/1.1 400")
    assert b'"kind":"bad-request"' in heard
    assert SECONDS / 2 < seconds < 4


def test_a_quick_caller_is_answered(hasty: Running) -> None:
    assert hasty.person("Quick").got("/api/me")["person"]["name"] == "Quick"


def test_a_body_that_never_ends_is_cut_off(hasty: Running) -> None:
    def endless() -> Iterator[bytes]:
        until = time.monotonic() + 3
        while time.monotonic() < until:
            yield b" " * 1024 * 1024

    try:
        response = hasty.http.post("/api/people", content=endless())
    except OSError:
        return
    assert response.status_code in (400, 413)


def test_a_request_that_began_with_the_last_one_has_its_time(server: Running) -> None:
    """Longer than a connection is kept for somebody who asks for nothing."""
    asked = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
    where = urlsplit(server.address)
    with closing(socket.create_connection((where.hostname, where.port))) as connection:
        connection.settimeout(5)
        connection.sendall(asked + asked[:20])
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        time.sleep(server.process.config.timeout_keep_alive + 0.5)
        connection.sendall(asked[20:])
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
