"""uvicorn's protocol for HTTP, with our timeouts, our bounds and our error object.

It overrides methods of uvicorn that are public, but not promised to stay as they are: pyproject.toml
has an upper bound for each, and tests/server/http/test_protocol.py says what we rely on.
"""

import asyncio
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from tablelands.core.errors import BadRequest, Refused
from tablelands.server import texts
from tablelands.server.errors import STATUS, TooLarge, TooMany, refusal_body
from tablelands.server.gate import Gate
from tablelands.server.settings import Limits

CUT = "tablelands.cut"
"""In the scope's extensions: `now` ends the connection at once."""
PORTION = 4096
"""Bytes that are parsed before the bounds are looked at again."""
MOST_WAITING = 32
"""Requests that are sent before the answer to an earlier one."""
PATIENCE = 4
"""How much longer than its request a client may take until it takes more of an answer."""
LAST_SECONDS = 1.0
"""To read why a request was not read to its end."""


class HeadTooLarge(Exception):
    """Raised inside the parser, which then stops."""


class RequestProtocol(HttpToolsProtocol):
    limits = Limits()
    gate = Gate(limits)
    _waiting: asyncio.TimerHandle | None = None
    _stalled: asyncio.TimerHandle | None = None
    _unused = 0
    """Bytes that were read since the last head or piece of a body was complete."""
    _refused = False
    _earlier: Sequence[RequestResponseCycle] = ()
    """Requests that are not answered yet, except for the last."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        peer = transport.get_extra_info("socket")
        descriptor = 0 if peer is None else peer.fileno()
        refusal = self.gate.enter(transport, self.client[0] if self.client else None, descriptor)
        if refusal is None:
            self._wait()
        else:
            self._refuse(HTTPStatus(STATUS[refusal.kind]), refusal, 0)

    def data_received(self, data: bytes) -> None:
        """In portions: heads, chunk extensions and trailers are bounded while they are being read."""
        for start in range(0, len(data), PORTION):
            portion = data[start : start + PORTION]
            self._unused += len(portion)
            super().data_received(portion)
            if self._refused or self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._unused > self.limits.head or len(self.pipeline) > MOST_WAITING:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, self._head_refusal())
                return

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["extensions"] = {CUT: {"now": self.transport.abort}}
        self._wait()

    def on_headers_complete(self) -> None:
        if len(self.headers) > self.limits.headers:
            raise HeadTooLarge
        self._stop()
        self._unused = 0
        if self.cycle is not None and not self.cycle.response_complete:
            self._earlier = [cycle for cycle in [*self._earlier, self.cycle] if not cycle.response_complete]
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unused = 0
        super().on_body(body)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        self._stop()
        if self._stalled is not None:
            self._stalled.cancel()
        for cycle in self._earlier:  # uvicorn would only tell the last
            cycle.disconnected = True
            cycle.message_event.set()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        if self.headers is not None and len(self.headers) > self.limits.headers:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, self._head_refusal())
        else:
            self._refuse(HTTPStatus.BAD_REQUEST, BadRequest(texts.NO_HTTP))

    def _head_refusal(self) -> Refused:
        return TooLarge(texts.HEAD_TOO_LARGE.fill(most=self.limits.head, headers=self.limits.headers))

    def _refuse(self, status: HTTPStatus, error: Refused, last_seconds: float = LAST_SECONDS) -> None:
        """Answer in English, for no header could be read, and read nothing more. The connection is kept a moment: it
        would be reset while the client still sends, and the answer lost."""
        self._refused = True
        self._stop()
        self.transport.pause_reading()
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.abort()  # an answer in the middle of another one would be taken for a part of it
            return
        body = refusal_body(error, "en")
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\n"
        if isinstance(error, TooMany):
            head += f"retry-after: {error.retry_after}\r\n"
        head += "content-type: application/json\r\nx-content-type-options: nosniff\r\n"
        self.transport.write(f"{head}content-length: {len(body)}\r\nconnection: close\r\n\r\n".encode() + body)
        if last_seconds:
            self._waiting = self.loop.call_later(last_seconds, self.transport.abort)
        else:
            self.transport.close()

    # Time

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_reading(None)

    def timeout_keep_alive_handler(self) -> None:
        """Not while the next request is being sent, which has a timeout of its own."""
        if self._waiting is None:
            super().timeout_keep_alive_handler()
            self._expect_reading(None)

    def _expect_reading(self, before: int | None) -> None:
        """A client that takes nothing of an answer for a while is cut off. The system lets us see only now and then
        that it takes something."""
        left = self.transport.get_write_buffer_size()
        if left and before is not None and left >= before:
            self.transport.abort()
        elif left:
            if self._stalled is not None:
                self._stalled.cancel()
            self._stalled = self.loop.call_later(PATIENCE * self.limits.request_seconds, self._expect_reading, left)

    def _wait(self) -> None:
        self._stop()
        self._waiting = self.loop.call_later(self.limits.request_seconds, self.transport.close)

    def _stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
