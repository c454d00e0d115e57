"""What we rely on of uvicorn and websockets: which frames become messages, and how a socket is closed."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.server import ServerState

from tablelands.server.live.endpoint import SocketProtocol

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


def connected() -> tuple[SocketProtocol, Wire, list[Any]]:
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
    protocol, wire = SocketProtocol(config, ServerState(), {}), Wire()
    protocol.connection_made(wire)
    return protocol, wire, events


async def let_it_listen() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def receive(reads: Sequence[bytes]) -> tuple[list[Any], Wire]:
    """What an application hears of them."""
    protocol, wire, events = connected()
    for read in reads:
        if not wire.closed:
            protocol.data_received(read)
        await let_it_listen()
    protocol.connection_lost(None)
    await asyncio.gather(*protocol.tasks)
    return events, wire


def heard(reads: Sequence[bytes]) -> list[Any]:
    events, wire = asyncio.run(receive(reads))
    assert not wire.paused
    return [event.get("text", event.get("code")) for event in events[1:]]


ANA, BEN = frame(TEXT, b'{"do":"ana"}'), frame(TEXT, "{„ben“}".encode())
LONG = frame(TEXT, b"x" * 200)
IN_FRONT = [HANDSHAKE, ANA]
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


CLOSED = frame(CLOSE, b"\x03\xe8")
BAD = frame(TEXT, b"\xff\xff")


@pytest.mark.parametrize(
    "reads",
    [
        [BAD + CLOSED],
        [ANA + BAD + CLOSED],
        [frame(MORE_TEXT, b"\xff") + frame(REST, b"\xff") + CLOSED],
        [frame(MORE_TEXT, b"\xff"), frame(REST, b"\xff") + CLOSED],
        [BAD + BAD + CLOSED],
        [BAD[:3], BAD[3:] + CLOSED],
    ],
)
def test_text_that_is_not_utf_8_closes_with_1007_even_if_a_close_came_in_the_same_read(reads: list[bytes]) -> None:
    events, wire = asyncio.run(receive([*IN_FRONT, *reads]))
    assert events[-1]["code"] == 1007
    assert wire.closed
    assert wire.written.endswith(b"\x88\x02\x03\xef")
    assert wire.written.count(b"\x88") == 1


def test_a_close_that_was_answered_already_is_not_answered_twice() -> None:
    """The answer to a ping takes along all that waits to be sent."""
    events, wire = asyncio.run(receive([*IN_FRONT, frame(PING, b"?") + BAD + CLOSED]))
    assert events[-1]["code"] == 1007
    assert wire.written.endswith(b"\x8a\x01?\x88\x02\x03\xe8")


@pytest.mark.parametrize("ping", [b"", frame(PING, b"?")])
def test_nothing_is_read_while_a_message_waits_to_be_heard(ping: bytes) -> None:
    async def send() -> None:
        protocol, wire, events = connected()
        for read in IN_FRONT:
            protocol.data_received(read)
            await let_it_listen()
        paused = [wire.paused]
        protocol.data_received(ping + ANA + BEN)
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
    found = heard([*IN_FRONT, *(read for read in [*reads, rest] if read)])
    assert isinstance(found[-1], int)
    assert all(isinstance(text, str) or text is None for text in found[:-1])  # None is a binary message
