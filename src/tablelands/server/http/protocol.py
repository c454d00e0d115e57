"""uvicorn's protocol for HTTP, with our timeouts and our error object.

It overrides methods of uvicorn that are public, but not promised to stay as they are: pyproject.toml
has an upper bound for each, and tests/server/http/test_protocol.py says what we rely on.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tablelands.core.errors import BadRequest
from tablelands.server import texts
from tablelands.server.errors import refusal_body

CUT = "tablelands.cut"
"""In the scope's extensions: `now` ends the connection at once."""


class RequestProtocol(HttpToolsProtocol):
    head_seconds = 15.0
    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["extensions"] = {CUT: {"now": self.transport.abort}}
        self._wait()

    def on_headers_complete(self) -> None:
        self._stop()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """In English: no header could be read."""
        body = refusal_body(BadRequest(texts.NO_HTTP), "en")
        head = f"HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        self.transport.write(f"{head}connection: close\r\n\r\n".encode() + body)
        self.transport.close()

    def timeout_keep_alive_handler(self) -> None:
        """Not while the next request is being sent, which has a timeout of its own."""
        if self._waiting is None:
            super().timeout_keep_alive_handler()

    def _wait(self) -> None:
        self._stop()
        self._waiting = self.loop.call_later(self.head_seconds, self.transport.close)

    def _stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
