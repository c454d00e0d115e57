"""The frames that come and go with every move: a whole text in one of them, not compressed (RFC 6455, 5.2). All others
are read and written by the library."""

from typing import Any

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quickest of two that the library has
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

WHOLE_TEXT = 0x81
MASKED = 0x80
LENGTH_IN_2, LENGTH_IN_8 = 126, 127
SHORTEST = 8


def text_of(data: bytes, most: int) -> str | None:
    """If it is such a frame and nothing else, as clients send it, and not too long."""
    if len(data) < SHORTEST or data[0] != WHOLE_TEXT:
        return None
    length, begins = data[1] - MASKED, 6
    if length == LENGTH_IN_2:
        length, begins = int.from_bytes(data[2:4], "big"), 8
    elif length == LENGTH_IN_8:
        return None
    if len(data) != begins + length or length > most:
        return None
    try:
        return apply_mask(data[begins:], data[begins - 4 : begins]).decode()
    except UnicodeDecodeError:
        return None


def head_of_text(length: int) -> bytes:
    """As servers send it, not masked."""
    if length < LENGTH_IN_2:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def is_between_messages(conn: ServerProtocol) -> bool:
    """Whether the library waits for the first byte of a frame, and not for more of one or of a message in several."""
    waits: Any = conn.parser
    while waits.gi_yieldfrom is not None:
        waits = waits.gi_yieldfrom
    return conn.state is State.OPEN and conn.current_size is None and waits.gi_code is StreamReader.at_eof.__code__
