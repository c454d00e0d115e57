"""The throw-away Redis of the tests answers."""

import socket
from urllib.parse import urlsplit

from tests.server.processes import listens
from tests.server.redis import throw_away_redis


def test_a_throw_away_redis_answers_and_goes() -> None:
    with throw_away_redis() as url:
        port = urlsplit(url).port
        assert port is not None
        with socket.create_connection(("127.0.0.1", port)) as connection:
            connection.sendall(b"PING\r\n")
            assert connection.recv(100) == b"+PONG\r\n"
    assert not listens(port)
