"""Waiting for what a server does by itself."""

import time
from collections.abc import Callable
from typing import TypeVar

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live.playing import to_move
from tests.server.running import Caller, Json, Socket

T = TypeVar("T")


def until(what: Callable[[], T], seconds: float = 5) -> T:
    """As soon as it is so."""
    end = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)
    return found


def until_to_move(caller: Caller, table: str, seats: list[int], seconds: float = 5) -> Json:
    return until(lambda: [scene for scene in [caller.scene(table)] if to_move(scene) == seats], seconds)[0]


def until_over(caller: Caller, table: str, seconds: float = 5) -> Json:
    return until(lambda: [scene for scene in [caller.scene(table)] if scene["state"] == "over"], seconds)[0]


def closed_with(socket: Socket) -> int:
    """The code it is closed with, after whatever comes before."""
    with pytest.raises(ConnectionClosed) as caught:
        _hear_all(socket)
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code


def _hear_all(socket: Socket) -> None:
    while True:
        socket.connection.recv(5)
