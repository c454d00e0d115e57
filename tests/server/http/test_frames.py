"""Frames in any order, cut anywhere, are heard and answered as the library by itself hears and answers them."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from tablelands.server.http.frames import head_of_text, text_of
from tablelands.server.http.protocol import ImpatientSocket

MOST = 1000
HANDSHAKE = (
    b"GET /api/live HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
MASK = b"mask"
TEXT, MORE_TEXT, REST = 0x81, 0x01, 0x80
BINARY, CLOSE, PING, PONG = 0x82, 0x88, 0x89, 0x8A
RESERVED_BIT, NO_OPCODE = 0xC1, 0x83


def frame(first: int, payload: bytes, *, masked: bool = True, length_in: int | None = None) -> bytes:
    """`length_in` bytes, the fewest unless it says so."""
    wanted = length_in or (1 if len(payload) < 126 else 2 if len(payload) < 1 << 16 else 8)
    length = {1: bytes([len(payload) % 126]), 2: b"\x7e", 8: b"\x7f"}[wanted]
    more = b"" if wanted == 1 else len(payload).to_bytes(wanted, "big")
    if not masked:
        return bytes([first]) + length + more + payload
    hidden = bytes(byte ^ MASK[index % 4] for index, byte in enumerate(payload))
    return bytes([first, length[0] | 0x80]) + more + MASK + hidden


class Wire(asyncio.Transport):
    """Nobody is on the other side: it keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False
        self.paused = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def writelines(self, parts: Iterable[Any]) -> None:
        self.written += b"".join(parts)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


def connected(kind: type[WebSocketsSansIOProtocol]) -> tuple[WebSocketsSansIOProtocol, Wire, list[Any]]:
    """With an application that listens, and what it hears."""
    events: list[Any] = []

    async def listen(scope: Any, receive: Any, send: Any) -> None:
        events.append(await receive())
        await send({"type": "websocket.accept"})
        while events[-1]["type"] != "websocket.disconnect":
            events.append(await receive())
            if events[-1].get("text") == "enough":
                await send({"type": "websocket.close", "code": 4000})

    config = uvicorn.Config(
        listen, ws_max_size=MOST, ws_per_message_deflate=False, ws_ping_interval=None, log_config=None
    )
    config.load()
    protocol, wire = kind(config, ServerState(), {}), Wire()
    protocol.connection_made(wire)
    return protocol, wire, events


async def let_it_listen() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def heard_by(kind: type[WebSocketsSansIOProtocol], reads: Sequence[bytes]) -> tuple[list[Any], bytes, bool]:
    """What an application hears of them, what is answered, and whether no more is read."""
    protocol, wire, events = connected(kind)
    for read in reads:
        if not wire.closed:
            protocol.data_received(read)
        await let_it_listen()
    protocol.connection_lost(None)
    await asyncio.gather(*protocol.tasks)
    return events, wire.written, wire.paused


def heard(reads: Sequence[bytes]) -> list[Any]:
    """By both alike."""
    ours = asyncio.run(heard_by(ImpatientSocket, reads))
    assert ours == asyncio.run(heard_by(WebSocketsSansIOProtocol, reads))
    return [event.get("text", event.get("code")) for event in ours[0][1:]]


ANA, BEN = frame(TEXT, b'{"do":"ana"}'), frame(TEXT, "{„ben“}".encode())
LONG = frame(TEXT, b"x" * 200)
IN_FRONT = [HANDSHAKE, ANA]
"""From then on messages take the short way."""
GONE = 1005


@pytest.mark.parametrize(
    ("reads", "expected"),
    [
        ([HANDSHAKE, ANA, BEN, LONG], ['{"do":"ana"}', "{„ben“}", "x" * 200, GONE]),
        ([HANDSHAKE + ANA, BEN], ['{"do":"ana"}', "{„ben“}", GONE]),
        ([*IN_FRONT, ANA + BEN], ['{"do":"ana"}', '{"do":"ana"}', "{„ben“}", GONE]),
        ([*IN_FRONT, ANA + BEN[:3], BEN[3:], ANA], ['{"do":"ana"}'] * 2 + ["{„ben“}", '{"do":"ana"}', GONE]),
        ([*IN_FRONT, BEN[:1], BEN[1:]], ['{"do":"ana"}', "{„ben“}", GONE]),
        ([*IN_FRONT, frame(MORE_TEXT, b"half"), frame(REST, b"whole")], ['{"do":"ana"}', "halfwhole", GONE]),
        ([*IN_FRONT, frame(MORE_TEXT, b"half"), frame(PING, b"?"), frame(REST, b"")], ['{"do":"ana"}', "half", GONE]),
        ([*IN_FRONT, frame(MORE_TEXT, b"half"), ANA], ['{"do":"ana"}', 1002]),
        ([*IN_FRONT, frame(PING, b"?"), BEN, frame(PONG, b"!"), BEN], ['{"do":"ana"}', "{„ben“}", "{„ben“}", GONE]),
        ([*IN_FRONT, frame(TEXT, b"\xff\xff"), ANA], ['{"do":"ana"}', 1007]),
        ([*IN_FRONT, frame(TEXT, b"x" * 20, masked=False), ANA], ['{"do":"ana"}', 1002]),
        ([*IN_FRONT, frame(TEXT, b"x" * 20, masked=False) + MASK, ANA], ['{"do":"ana"}', 1002]),
        ([*IN_FRONT, frame(RESERVED_BIT, b"x" * 20), ANA], ['{"do":"ana"}', 1002]),
        ([*IN_FRONT, frame(NO_OPCODE, b"x" * 20), ANA], ['{"do":"ana"}', 1002]),
        ([*IN_FRONT, frame(CLOSE, b"\x03\xe8"), ANA], ['{"do":"ana"}', 1000]),
        ([*IN_FRONT, frame(TEXT, b"x" * MOST)], ['{"do":"ana"}', "x" * MOST, GONE]),
        ([*IN_FRONT, frame(TEXT, b"x" * (MOST + 1)), ANA], ['{"do":"ana"}', 1009]),
        ([*IN_FRONT, frame(TEXT, b""), frame(TEXT, b"x"), ANA], ['{"do":"ana"}', "", "x", '{"do":"ana"}', GONE]),
        ([*IN_FRONT, frame(TEXT, b"x", length_in=2), ANA], ['{"do":"ana"}', "x", '{"do":"ana"}', GONE]),
        ([*IN_FRONT, frame(TEXT, b"x" * 119, length_in=8), ANA], ['{"do":"ana"}', "x" * 119, '{"do":"ana"}', GONE]),
    ],
)
def test_what_is_heard(reads: list[bytes], expected: list[object]) -> None:
    assert heard(reads) == expected


def test_the_library_is_asked_for_nothing_that_comes_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []
    read = ServerProtocol.receive_data

    def noticed(conn: ServerProtocol, data: bytes) -> None:
        asked.append(data)
        read(conn, data)

    monkeypatch.setattr(ServerProtocol, "receive_data", noticed)
    ping = frame(PING, b"?")
    asyncio.run(heard_by(ImpatientSocket, [*IN_FRONT, BEN, LONG, ANA + BEN[:5], BEN[5:], ANA, ping, BEN]))
    assert asked == [*IN_FRONT, ANA + BEN[:5], BEN[5:], ping]


@pytest.mark.parametrize("ping", [b"", frame(PING, b"?")])
def test_one_message_may_wait_and_with_two_nothing_is_read(ping: bytes) -> None:
    """With a ping they come by way of the library."""

    async def send() -> None:
        protocol, wire, events = connected(ImpatientSocket)
        for read in IN_FRONT:
            protocol.data_received(read)
            await let_it_listen()
        protocol.data_received(ping + ANA)
        paused = [wire.paused]
        protocol.data_received(ping + BEN)
        paused.append(wire.paused)
        await let_it_listen()
        assert [*paused, wire.paused] == [False, True, False]
        assert [event["text"] for event in events[1:]] == ['{"do":"ana"}', '{"do":"ana"}', "{„ben“}"]
        protocol.connection_lost(None)
        await asyncio.gather(*protocol.tasks)

    asyncio.run(send())


def test_nothing_is_heard_once_we_have_closed() -> None:
    assert heard([*IN_FRONT, frame(TEXT, b"enough") + ANA, ANA, BEN]) == [
        '{"do":"ana"}',
        "enough",
        '{"do":"ana"}',
        4000,
    ]
    assert heard([*IN_FRONT, frame(TEXT, b"enough"), ANA, BEN]) == ['{"do":"ana"}', "enough", 4000]


def test_the_rest_of_a_frame_may_look_like_a_whole_one() -> None:
    rest = bytes([TEXT, 0x80 | 5]) + bytes(4) + b"whole"
    head = bytes([TEXT, 0x80 | len(rest) - 4])
    assert text_of(rest, MOST) == "whole"
    assert heard([*IN_FRONT, head, rest]) == ['{"do":"ana"}', 1007]


payloads = st.one_of(
    st.text(max_size=40).map(str.encode),
    st.binary(max_size=20),
    st.sampled_from([125, 126, 127, 128, MOST, MOST + 1]).map(lambda length: b"x" * length),
)
usual = st.builds(frame, st.just(TEXT), payloads)
any_frame = st.builds(
    frame,
    st.sampled_from([TEXT, TEXT, MORE_TEXT, REST, BINARY, PING, PONG, CLOSE, RESERVED_BIT, NO_OPCODE]),
    payloads,
    masked=st.sampled_from([True, True, True, True, False]),
    length_in=st.sampled_from([None, None, None, 2, 8]),
)


@settings(max_examples=300, deadline=None)
@given(st.lists(usual | any_frame, max_size=6), st.data())
def test_any_frames_cut_anywhere(frames: list[bytes], data: st.DataObject) -> None:
    reads, rest = [], b""
    for one in frames:
        cut = data.draw(st.sampled_from([len(one), len(one), 0, 1, 2, 3, 4, 6, len(one) // 2]))
        reads.append(rest + one[:cut])
        rest = one[cut:]
    heard([*IN_FRONT, *(read for read in [*reads, rest] if read)])


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536])
def test_a_frame_of_ours_is_what_the_library_writes(length: int) -> None:
    text = b"x" * length
    assert head_of_text(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_only_a_whole_frame_alone_is_read_the_short_way() -> None:
    assert text_of(BEN, MOST) == "{„ben“}"
    assert text_of(LONG, 200) == "x" * 200
    assert text_of(LONG, 199) is None
    for other in (ANA + BEN, ANA[:-1], ANA[1:], b"", frame(PING, b"ping"), frame(TEXT, b"text", masked=False)):
        assert text_of(other, MOST) is None
