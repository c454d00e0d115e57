"""uvicorn's protocols, for HTTP and for sockets, with our timeouts, our close codes and our error objects.

They override methods of uvicorn and websockets that are public, but not promised to stay as they are: pyproject.toml
has an upper bound for each, and tests/server/http/test_protocol.py says what we rely on.
"""

import asyncio
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from tablelands.core.errors import BadRequest
from tablelands.core.text import Language, Text
from tablelands.server import texts
from tablelands.server.errors import error_to_json
from tablelands.server.headers import accepted_language

CUT = "tablelands.cut"
"""In the scope's extensions: `now` ends the connection at once."""
NOT_UTF8, TOO_SLOW = 1007, 4408
LAST_SECONDS = 5.0
"""To read why the connection is closed."""


def refusal(why: Text, language: Language) -> bytes:
    """An error object instead of a library's own words."""
    return msgspec.json.encode({"error": error_to_json(BadRequest(why), language)})


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
        body = refusal(texts.NO_HTTP, "en")
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


class Handshake(ServerProtocol):
    """Refuses a handshake by an error object, in the language that was asked for."""

    language: Language = "en"

    def accept(self, request: Request) -> Response:
        self.language = accepted_language(request.headers.get("Accept-Language", ""))
        return super().accept(request)

    def reject(self, status: StatusLike, text: str) -> Response:
        response = super().reject(status, refusal(texts.BAD_HANDSHAKE, self.language).decode())
        del response.headers["Content-Type"]
        response.headers["Content-Type"] = "application/json"
        return response


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, which reads nothing more while a message waits to be heard. It differs in how it
    refuses handshakes and in how it closes."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.logger)

    def send_receive_event_to_app(self) -> None:
        """Close with 1007 if it is no text. The library has answered by then the close that came in the same read, and
        refuses to send another: ours goes out instead of that answer."""
        if self.close_sent or self.curr_msg_data_type != "text" or is_utf8(b"".join(self.frames)):
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.conn.fail(NOT_UTF8)
        if self.conn.data_to_send():
            self.transport.write(Frame(Opcode.CLOSE, Close(NOT_UTF8, "").serialize()).serialize(mask=False))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": NOT_UTF8})
        self.close_sent = True
        self.transport.close()

    async def send(self, message: Any) -> None:
        """Send a close at once, even if what was sent before it has not been read."""
        if message["type"] == "websocket.close":
            self.writable.set()
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent  # refused: uvicorn would complain of it
        if self.close_timer is not None:
            self.abort_soon()

    def keepalive_timeout(self) -> None:
        """Close with 4408 because no pong came; uvicorn would say 1011, a fault of ours."""
        self.stop_keepalive()
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_SLOW})
        self.conn.send_close(TOO_SLOW)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.abort_soon()

    def abort_soon(self) -> None:
        """Somebody who does not read would keep the connection open for ever."""
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LAST_SECONDS, self.transport.abort)


def is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
