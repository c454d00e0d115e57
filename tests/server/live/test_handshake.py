"""How a socket is opened, who it is from then on, and how it ends."""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from socket import create_connection

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tablelands.server.settings import Limits, Settings
from tests.server.live.waiting import closed_with, until
from tests.server.running import Caller, Json, Running, Socket


@contextmanager
def refused(status: int, kind: str) -> Iterator[Json]:
    """The handshake is answered like any other call; the error's fields come out."""
    told: Json = {}
    with pytest.raises(InvalidStatus) as caught:
        yield told
    response = caught.value.response
    assert response.status_code == status
    assert response.headers["content-type"] == "application/json"
    told |= json.loads(response.body or b"")["error"] | {"headers": response.headers}
    assert told["kind"] == kind
    assert told["text"]


def by_cookie(caller: Caller, **headers: str) -> dict[str, str]:
    return {"cookie": f"tablelands={caller.token}"} | headers


def own_origin(caller: Caller, scheme: str = "http") -> str:
    return caller.address.rstrip("/").replace("http", scheme, 1)


def names_me(socket: Socket, table: str) -> bool:
    socket.say("watch", table=table)
    return any(seat["you"] for seat in socket.hear("scene")["seats"])


# Origin


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_cookie_with_our_origin_is_let_in(ana: Caller, nobody: Caller, scheme: str) -> None:
    table = ana.make()["table"]
    with nobody.socket(by_cookie(ana, origin=own_origin(ana, scheme))) as socket:
        assert names_me(socket, table)


def test_a_cookie_without_an_origin_is_403(ana: Caller, nobody: Caller) -> None:
    with refused(403, "forbidden"), nobody.socket(by_cookie(ana)):
        pass


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "", "http://127.0.0.1"])
def test_another_origin_is_403_for_everybody(ana: Caller, nobody: Caller, origin: str) -> None:
    with refused(403, "forbidden"), ana.socket({"origin": origin}):
        pass
    with refused(403, "forbidden"), nobody.socket({"origin": origin}):
        pass
    with refused(403, "forbidden"), nobody.socket(by_cookie(ana, origin=origin)):
        pass


def test_an_origin_of_the_settings_is_ours() -> None:
    settings = Settings(port=0, limits=Limits(counted=False), origins=("https://club.example",))
    with Running(settings=settings) as server:
        ana = server.person("Ana")
        with server.nobody().socket(by_cookie(ana, origin="https://club.example")) as socket:
            assert names_me(socket, ana.make()["table"])


def test_a_bearer_and_nobody_need_no_origin(ana: Caller, nobody: Caller) -> None:
    table = ana.make(public=True)["table"]
    with ana.socket() as socket:
        assert names_me(socket, table)
    with nobody.socket() as socket:
        assert not names_me(socket, table)


def test_an_unknown_cookie_is_nobody_and_needs_no_origin(ana: Caller, nobody: Caller) -> None:
    table = ana.make(public=True)["table"]
    with nobody.socket({"cookie": "tablelands=unheard-of"}) as socket:
        assert not names_me(socket, table)


# Who


def test_an_unknown_token_is_401(nobody: Caller) -> None:
    with refused(401, "unknown"), nobody.socket({"authorization": "Bearer unheard-of"}):
        pass


def test_the_bearer_wins_over_the_cookie(ana: Caller, ben: Caller) -> None:
    table = ana.make(public=True)["table"]
    with ana.socket(by_cookie(ben)) as socket:
        assert names_me(socket, table)
    with refused(401, "unknown"), ana.socket(by_cookie(ben, authorization="Bearer unheard-of")):
        pass


def test_another_path_is_404_in_the_language_asked_for(nobody: Caller) -> None:
    elsewhere = Caller(nobody.address + "api/nowhere/", nobody.http)
    with refused(404, "not-found") as error, elsewhere.socket({"accept-language": "de"}):
        pass
    assert "gibt" in error["text"]


def test_too_many_sockets_of_a_person_are_429_with_a_time() -> None:
    with Running(settings=Settings(port=0, limits=Limits(sockets_of_person=2))) as server:
        ana = server.person("Ana")
        with ana.socket(), ana.socket():
            with refused(429, "too-many") as error, ana.socket():
                pass
            assert int(error["headers"]["retry-after"]) >= 1
            with server.nobody().socket():
                pass


def test_a_closed_socket_makes_room_for_another() -> None:
    with Running(settings=Settings(port=0, limits=Limits(sockets_of_person=1))) as server:
        ana = server.person("Ana")
        for _ in range(3):
            with ana.socket() as socket:
                socket.say("nonsense")
                assert socket.hear()["on"] == "refused"
            until(lambda: not server.server.connections.outboxes)


# The end


def test_logging_out_closes_the_sockets_of_that_token_alone(server: Running) -> None:
    ana = server.person("Ana")
    ana.posted("/api/me/account", {"login": "ana-logs-out", "password": "correct horse"})
    other = server.nobody().posted("/api/login", {"login": "ana-logs-out", "password": "correct horse"})["token"]
    again = Caller(ana.address, ana.http, other, ana.person)
    with ana.socket() as first, again.socket() as second:
        assert ana.post("/api/logout").status_code == 200
        assert closed_with(first) == 4401
        second.say("watch", table="nowhere")
        assert second.hear()["error"]["kind"] == "not-found"


def test_whoever_is_deleted_is_closed_everywhere(server: Running) -> None:
    ana = server.person("Ana")
    with ana.socket() as socket:
        assert ana.send("DELETE", "/api/me").status_code == 200
        assert closed_with(socket) == 4401


def test_a_stream_ends_with_its_token(server: Running) -> None:
    ana = server.person("Ana")
    with ana.stream(ana.make()["table"]) as messages:
        next(messages)
        ana.post("/api/logout")
        assert next(messages, None) is None


def test_a_binary_frame_closes_with_1003(ana: Caller) -> None:
    with ana.socket() as socket:
        socket.connection.send(b'{"do":"leave","table":"x"}')
        assert closed_with(socket) == 1003


def test_a_binary_frame_right_after_the_handshake_closes_with_1003_too(ana: Caller) -> None:
    for _ in range(20):
        with ana.socket() as socket:
            socket.connection.socket.sendall(bytes([0x82, 0x83, 0, 0, 0, 0]) + b"abc")
            assert closed_with(socket) == 1003


@pytest.mark.parametrize(
    "broken", ["Sec-WebSocket-Version: 12\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13"]
)
def test_what_is_no_handshake_is_refused_as_any_other_call(server: Running, broken: str) -> None:
    host, port = server.address.removeprefix("http://").rstrip("/").split(":")
    head = f"GET /api/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    with create_connection((host, int(port)), 5) as connection:
        connection.sendall(f"{head}Accept-Language: de\r\n{broken}\r\n\r\n".encode())
        answer, body = b"".join(iter(lambda: connection.recv(4096), b"")).split(b"\r\n\r\n", 1)
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert json.loads(body)["error"]["kind"] == "bad-request"
    assert json.loads(body)["error"]["text"].startswith("Das ist kein WebSocket-Handshake")


def test_text_that_is_not_utf_8_closes_with_1007(ana: Caller) -> None:
    with ana.socket() as socket:
        say_raw(socket, b'{"do":"\xff"}')
        assert closed_with(socket) == 1007


def test_a_message_of_64_kib_is_read_and_a_larger_one_closes_with_1009(ana: Caller) -> None:
    frame = '{"do":"leave","table":"%s"}'
    with ana.socket() as socket:
        socket.connection.send(frame % ("x" * (64 * 1024 - len(frame) + 2)))
        socket.say("nonsense")
        assert socket.hear()["do"] == "nonsense"
        socket.connection.send(frame % ("x" * (64 * 1024 - len(frame) + 3)))
        assert closed_with(socket) == 1009


def test_fragments_together_are_one_message_of_the_same_size(ana: Caller) -> None:
    with ana.socket() as socket:
        socket.connection.send(iter(['{"do":"non', 'sense"}']))
        assert socket.hear()["do"] == "nonsense"
        with suppress(ConnectionClosed):  # it may come before the last fragment has gone
            socket.connection.send(iter(["x" * 40_000, "x" * 40_000]))
        assert closed_with(socket) == 1009


def test_another_violation_closes_with_1002(ana: Caller) -> None:
    with ana.socket() as socket:
        socket.connection.socket.sendall(bytes([0xF1, 0x80, 0, 0, 0, 0]))
        assert closed_with(socket) == 1002


def say_raw(socket: Socket, text: bytes) -> None:
    socket.connection.protocol.send_text(text)
    socket.connection.socket.sendall(b"".join(socket.connection.protocol.data_to_send()))
