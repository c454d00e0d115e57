"""The WebSocket endpoint: the handshake, then messages until one side closes.

`SocketProtocol` overrides methods of uvicorn and websockets that are public, but not promised to stay as they are:
pyproject.toml has an upper bound for each, and tests/server/live/test_handshake.py says what we rely on.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import Event, State
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from tablelands.core.errors import BadRequest, Refused
from tablelands.server import texts
from tablelands.server.api.requests import accepted_language, check_origin, tokens_of
from tablelands.server.errors import STATUS, NotFound, TooMany, refusal_body
from tablelands.server.gate import Gate
from tablelands.server.limits import Budget
from tablelands.server.live.connections import FLOODED, Connections, keep_awake
from tablelands.server.live.rooms import TOO_SLOW, Outbox
from tablelands.server.live.sockets import Socket
from tablelands.server.people.people import People
from tablelands.server.settings import Limits

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]
PATH = "/api/live"
SENDER = "tablelands.sender"
"""In the scope's extensions: `protocol` sends what an outbox has, without a task for each socket."""
GONE = 1005
NOT_TEXT, NOT_UTF8 = 1003, 1007
PING_EVERY = 20.0
LAST_SECONDS = 5.0
"""To read why the connection is closed."""
LAST_OF_FLOOD = 0.5
"""The same for whoever sends too much."""
PORTION = 4096
"""Bytes whose frames are counted at once: 680 of the smallest, which are parsed in a few milliseconds."""


class SocketEndpoint:
    """`origins` are the pages of others that may open sockets."""

    def __init__(self, connections: Connections, people: People, origins: tuple[str, ...]) -> None:
        self.connections = connections
        self.people = people
        self.origins = origins

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        await receive()
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        address = scope["client"][0] if scope.get("client") else "unknown"
        accepted = headers.get("accept-language", "")
        protocol: SocketProtocol = scope["extensions"][SENDER]["protocol"]
        try:
            if scope["path"] != PATH:
                raise NotFound(texts.NO_SUCH_PATH.fill(path=scope["path"]))
            bearer, cookie = tokens_of(headers)
            known = await self.people.sessions.identify(bearer, cookie)
            check_origin(headers, self.origins, bearer is None and known is not None)
            person, session = (None, None) if known is None else (known.person, known.token.session)
            outbox = self.connections.open(None if person is None else person.id, session, address, protocol.wake)
        except Refused as error:
            await refuse(send, error, accepted)
            return
        socket = Socket(self.connections.actions, self.connections.rooms, outbox, person, accepted, address)
        pings = asyncio.ensure_future(keep_awake(outbox, PING_EVERY))
        try:
            await send({"type": "websocket.accept"})
            protocol.send_from(outbox)
            await asyncio.create_task(listen(receive, socket))  # a message need not wake all that is around it
        finally:
            pings.cancel()
            socket.leave_all()
            self.connections.close(outbox)


async def listen(receive: Receive, socket: Socket) -> None:
    """Handle messages until the client goes; none once the outbox is closed."""
    outbox = socket.outbox
    while (event := await receive())["type"] != "websocket.disconnect":
        text = event.get("text")
        if outbox.closing is None and text is not None:
            await socket.hear(text)
            if outbox.unsent:
                await outbox.has_room()
        elif text is None:
            outbox.close(NOT_TEXT)
    outbox.close(event.get("code", GONE))


async def refuse(send: Send, error: Refused, accepted: str) -> None:
    """Answer the handshake with an ordinary HTTP response."""
    body = refusal_body(error, accepted_language(accepted))
    headers = [(b"content-type", b"application/json")]
    if isinstance(error, TooMany):
        headers.append((b"retry-after", str(error.retry_after).encode()))
    with contextlib.suppress(ConnectionError):
        await send({"type": "websocket.http.response.start", "status": STATUS[error.kind], "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body})


# uvicorn's protocol


class Handshake(ServerProtocol):
    """Refuses a handshake by an error object, in the language that was asked for; counts the frames it has read."""

    accepted = ""
    frames = 0

    def events_received(self) -> list[Event]:
        events = super().events_received()
        self.frames += len(events)
        return events

    def accept(self, request: Request) -> Response:
        self.accepted = request.headers.get("Accept-Language", "")
        return super().accept(request)

    def reject(self, status: StatusLike, text: str) -> Response:
        response = super().reject(
            status, refusal_body(BadRequest(texts.BAD_HANDSHAKE), accepted_language(self.accepted)).decode()
        )
        del response.headers["Content-Type"]
        response.headers["Content-Type"] = "application/json"
        return response


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, which reads nothing more while a message waits to be heard. It differs in how it
    refuses handshakes, in how it sends and closes, and in how much it reads from one client."""

    limits = Limits()
    gate = Gate(limits)
    outbox: Outbox | None = None
    is_woken = False

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn: Handshake = Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        self.frames_left = Budget(self.limits.of(self.limits.socket_frames))
        self.bytes_left = Budget(self.limits.of(self.limits.socket_bytes))

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SENDER] = {"protocol": self}

    def send_from(self, outbox: Outbox) -> None:
        """From now on everything but closes for faults of the client comes from there."""
        self.outbox = outbox
        self.flush()

    def wake(self) -> None:
        """Send when the loop comes round: what a client is told with one move is one write."""
        if not self.is_woken:
            self.is_woken = True
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        self.is_woken = False
        outbox = self.outbox
        if outbox is None or self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        while outbox.unsent and self.writable.is_set():
            for message in outbox.take():
                self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
        if outbox.closing is not None and not outbox.unsent:
            self.close_with(outbox.closing)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        super().connection_lost(exc)
        if self.outbox is not None:
            self.outbox.close(GONE)

    def data_received(self, data: bytes) -> None:
        """Close with 1008 beyond the limits of frames and bytes; control frames and empty ones count too."""
        now = self.loop.time()
        if not self.bytes_left.spend(len(data), now):
            self.close_flood()
            return
        for start in range(0, len(data), PORTION):
            self.conn.frames = 0
            super().data_received(data[start : start + PORTION])
            if self.transport.is_closing():
                return
            if not self.frames_left.spend(self.conn.frames, now):
                self.close_flood()
                return
        if not self.handshake_initiated:
            self.refuse_handshake()

    def refuse_handshake(self) -> None:
        """The whole head was there, and the library could not read it; uvicorn would wait for more."""
        refusal = b"".join(self.conn.data_to_send())
        self.transport.write(refusal or self.conn.reject(400, "").serialize())
        self.transport.close()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self.abort_soon()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self.abort_soon()

    def close_flood(self) -> None:
        """Read nothing more, and forget what waits to be heard."""
        self.stop_keepalive()
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOODED})
        self.read_paused = False
        self.transport.pause_reading()
        if self.handshake_complete and self.conn.state is State.OPEN:
            self.conn.send_close(FLOODED)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.outbox is not None:
            self.outbox.close(FLOODED)
        self.abort_soon(LAST_OF_FLOOD)

    def handle_ping(self) -> None:
        """A client that does not read what it is sent gets no more pongs."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

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
        """The answer to the handshake. A refused one is complete: uvicorn would complain of it."""
        if self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent

    def keepalive_timeout(self) -> None:
        """Close with 4408 because no pong came; uvicorn would say 1011, a fault of ours."""
        if not self.close_sent and not self.transport.is_closing():
            self.close_with(TOO_SLOW)

    def close_with(self, code: int) -> None:
        """At once, even if what was sent before it has not been read."""
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.outbox is not None:
            self.outbox.close(code)
        self.abort_soon()

    def abort_soon(self, seconds: float | None = None) -> None:
        """Somebody who does not read would keep the connection open for ever."""
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LAST_SECONDS if seconds is None else seconds, self.transport.abort)


def is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
