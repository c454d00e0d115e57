"""Connections that send nothing, or too slowly, are closed; so are sockets that do not read or do not answer."""

import asyncio
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from tablelands.core.errors import BadRequest
from tablelands.core.text import Language, Text
from tablelands.server import texts
from tablelands.server.errors import error_to_json
from tablelands.server.http.calls import accepted_language
from tablelands.server.http.frames import head_of_text, is_between_messages, text_of
from tablelands.server.http.inbox import Inbox

CUT = "tablelands.cut"
"""In the scope's extensions: `now` ends the connection at once."""
AT_ONCE = "tablelands.at-once"
"""In a socket's: `send` sends a message without waiting, or says that it cannot; with `hear` somebody is named who
hears messages without waiting, or says that he cannot."""
Hear = Callable[[str, Callable[[bool], None]], bool]
MOST_AT_ONCE = 64 * 1024
TOO_SLOW = 4408
LAST_SECONDS = 5.0
"""For whoever has to read that he is cut off."""


def refusal(why: Text, language: Language) -> bytes:
    """What libraries refuse by themselves is told as any other refusal is, and not in their words."""
    return msgspec.json.encode({"error": error_to_json(BadRequest(why), language)})


def no_handshake(accepted: str, status: int, words: str) -> Response:
    body = refusal(texts.BAD_HANDSHAKE, accepted_language(accepted))
    headers = {"Connection": "close", "Content-Length": str(len(body)), "Content-Type": "application/json"}
    return Response(status, HTTPStatus(status).phrase, Headers(headers), body)


class ImpatientProtocol(HttpToolsProtocol):
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
        """What cannot be read as HTTP has no language either."""
        body = refusal(texts.NO_HTTP, "en")
        head = f"HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        self.transport.write(f"{head}connection: close\r\n\r\n".encode() + body)
        self.transport.close()

    def timeout_keep_alive_handler(self) -> None:
        """Whose next request has begun with the last has as much time for it as anybody."""
        if self._waiting is None:
            super().timeout_keep_alive_handler()

    def _wait(self) -> None:
        self._stop()
        self._waiting = self.loop.call_later(self.head_seconds, self.transport.close)

    def _stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


class ImpatientSocket(WebSocketsSansIOProtocol):
    """What goes to and fro with every move takes a shorter way than what is rare."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.inbox = Inbox(self.loop)
        self.queue = self.inbox  # type: ignore[assignment]  # it does what the library asks of its own

    def handle_connect(self, event: Request) -> None:
        accepted = event.headers.get("Accept-Language", "")
        self.conn.reject = partial(no_handshake, accepted)  # type: ignore[method-assign]  # its words are no error object
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["extensions"] = {
                **self.scope["extensions"],
                AT_ONCE: {"send": self.send_at_once, "hear": self.hear_with},
            }

    # In

    _between_messages = False

    def data_received(self, data: bytes) -> None:
        """What comes whole and alone, as messages mostly do, is read without the library, which takes several times as
        long."""
        short = self._between_messages and self.conn.close_sent is None
        text = text_of(data, self.config.ws_max_size) if short else None
        if text is None:
            super().data_received(data)
            self._between_messages = is_between_messages(self.conn)
        elif not self._is_heard_at_once(text):
            self.inbox.put_nowait({"type": "websocket.receive", "text": text})
            if len(self.inbox) > 1:
                self._pause()

    _hear: Hear | None = None

    def hear_with(self, hear: Hear | None) -> None:
        self._hear = hear

    def _is_heard_at_once(self, text: str) -> bool:
        """What comes before it is done waits; if it is not done after all, it is heard before that."""
        inbox = self.inbox
        if self._hear is None or not inbox.is_awaited:
            return False

        def heard(done: bool) -> None:
            if not done:
                inbox.appendleft({"type": "websocket.receive", "text": text})
            inbox.let_go()

        inbox.hold()
        is_heard = False
        try:
            is_heard = self._hear(text, heard)
        finally:
            if not is_heard:
                inbox.let_go()
        return is_heard

    def send_receive_event_to_app(self) -> None:
        self.read_paused, paused = True, self.read_paused
        super().send_receive_event_to_app()
        self.read_paused = paused
        if len(self.inbox) > 1:
            self._pause()

    def _pause(self) -> None:
        """One message may wait; when there are more nothing is read until they have been heard."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        while not self.inbox:
            await self.inbox.filled()
        event = self.inbox.popleft()
        if self.read_paused and not self.inbox:
            self.read_paused = False
            self.transport.resume_reading()
        return event

    # Out

    _is_full = False

    def pause_writing(self) -> None:
        super().pause_writing()
        self._is_full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_full = False

    _at_once = 0
    """Bytes that go out together when the loop comes round: what somebody is told with one move is one write."""

    def send_at_once(self, text: bytes) -> bool:
        """Unless they read too slowly, or have gone: it need not wait for a task to wake up."""
        if self._is_full or self._at_once > MOST_AT_ONCE or self.conn.close_sent is not None:
            return False
        if not self._at_once:
            self.loop.call_soon(self._write_all)
        self._at_once += len(text)
        self.conn.writes += (head_of_text(len(text)), text)
        return True

    def _write_all(self) -> None:
        self._at_once = 0
        writes, self.conn.writes = self.conn.writes, []
        if not self.transport.is_closing():
            self.transport.write(b"".join(writes))

    async def send(self, message: Any) -> None:
        """A close does not wait until they have read, and neither does the end."""
        if message["type"] != "websocket.close":
            await super().send(message)
            self.handshake_complete = self.handshake_complete or self.close_sent
            return
        self.writable.set()
        await super().send(message)
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """No pong: whoever is still there reads why."""
        self.pong_timer = self.pending_ping_payload = None
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_SLOW})
        self.conn.send_close(TOO_SLOW)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(LAST_SECONDS, self.transport.abort)
