"""What the server and its writer process send each other: frames with an id, requests one way and answers the other."""

from struct import Struct
from typing import Literal

import msgspec

from tablelands.server.store.changes import Statement, key_bytes, row_of
from tablelands.server.store.store import Change, Conflict, StoreAway, TableRow


class Statements(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """All of them are carried out, or none."""

    all: list[Statement]


Request = Change | Statements


class Failure(msgspec.Struct, frozen=True, array_like=True):
    kind: Literal["conflict", "failed"]
    text: str

    def to_error(self) -> Conflict | StoreAway:
        return Conflict(self.text) if self.kind == "conflict" else StoreAway(self.text)


Answer = Failure | None
"""None for what is durable."""

PROTOCOL = repr(
    [(kind.__name__, kind.__struct_fields__) for kind in (Change, TableRow, Statements, Statement, Failure)]
)
"""The first thing that the writer process says: its code may be newer than that of a server that has run for long."""
GREETING = 0
"""The id of that frame. Requests have ids from 1."""

_encoder = msgspec.msgpack.Encoder()
_requests: msgspec.msgpack.Decoder[Request] = msgspec.msgpack.Decoder(Request)
_answers: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)


def encode_request(request: Request) -> bytes:
    if isinstance(request, Change):
        row_of(request)
        if request.act is not None:
            person, key, answer = request.act
            request = msgspec.structs.replace(request, act=(person, key_bytes(key), answer))
    return _encoder.encode(request)


def decode_request(body: bytes) -> Request:
    return _requests.decode(body)


def encode_answer(answer: Answer) -> bytes:
    return _encoder.encode(answer)


def decode_answer(body: bytes) -> Answer:
    return _answers.decode(body)


_HEAD = Struct(">IQ")
"""The length of the body, and the id of the request."""


def frame(number: int, body: bytes) -> bytes:
    return _HEAD.pack(len(body), number) + body


class Frames:
    """Cuts a stream into frames."""

    def __init__(self) -> None:
        self._rest = b""

    def cut(self, data: bytes) -> list[tuple[int, bytes]]:
        """Those that are complete, with their ids."""
        data, at, found = self._rest + data, 0, []
        while len(data) >= at + _HEAD.size:
            length, number = _HEAD.unpack_from(data, at)
            start = at + _HEAD.size
            if len(data) < start + length:
                break
            found.append((number, data[start : start + length]))
            at = start + length
        self._rest = data[at:]
        return found
