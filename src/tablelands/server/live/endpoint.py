"""The WebSocket endpoint: the handshake, then messages until one side closes."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tablelands.core.errors import Refused
from tablelands.server import texts
from tablelands.server.actions import TableActions
from tablelands.server.errors import STATUS, NotFound, TooMany, error_to_json
from tablelands.server.headers import accepted_language, check_origin, tokens_of
from tablelands.server.live.outbox import TOO_SLOW, Outbox, keep_awake, run_together
from tablelands.server.live.presence import Presence
from tablelands.server.live.sockets import Socket
from tablelands.server.people.people import People
from tablelands.server.people.person import Person
from tablelands.server.people.tokens import hash_of

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]
PATH = "/api/live"
GONE = 1005
NOT_TEXT = 1003
PING_EVERY = 20.0


class SocketEndpoint:
    """`origins` are the pages of others that may open sockets."""

    def __init__(self, actions: TableActions, people: People, presence: Presence, origins: tuple[str, ...]) -> None:
        self.actions = actions
        self.people = people
        self.presence = presence
        self.origins = origins

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        await receive()
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        address = scope["client"][0] if scope.get("client") else "unknown"
        try:
            person, token = await self._introduce(scope["path"], headers, address)
        except Refused as error:
            await refuse(send, error, headers.get("accept-language", ""))
            return
        await send({"type": "websocket.accept"})
        outbox = Outbox(self.actions.limiter.limits.unsent)
        socket = Socket(self.actions, self.presence.rooms, outbox, person, headers.get("accept-language", ""), address)
        self.presence.outboxes[outbox] = (socket.person, None if token is None else hash_of(token))
        self.actions.metrics.sockets.inc()
        try:
            await run_together(
                speak(outbox, send), self._listen(receive, socket), keep_awake(outbox, PING_EVERY), before=socket.quiet
            )
        finally:
            self._end(outbox, socket, address)

    async def _introduce(self, path: str, headers: dict[str, str], address: str) -> tuple[Person | None, str | None]:
        if path != PATH:
            raise NotFound(texts.NO_SUCH_PATH.fill(path=path))
        bearer, cookie = tokens_of(headers)
        person = await self.people.identify(bearer, cookie)
        check_origin(headers, self.origins, bearer is None and person is not None)
        self.actions.limiter.open_socket(None if person is None else person.id, address)
        return person, bearer if bearer is not None else cookie

    def _end(self, outbox: Outbox, socket: Socket, address: str) -> None:
        socket.leave_all()
        self.presence.outboxes.pop(outbox, None)
        self.actions.limiter.close_socket(socket.person, address)
        self.actions.metrics.sockets.dec()
        if outbox.closing == TOO_SLOW:
            self.actions.metrics.dropped_sockets.inc()

    async def _listen(self, receive: Receive, socket: Socket) -> None:
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


async def speak(outbox: Outbox, send: Send) -> None:
    """A socket that is too slow gets its close code and nothing else."""
    await run_together(send_all(outbox, send), outbox.overflow())
    await send({"type": "websocket.close", "code": outbox.closing})


async def send_all(outbox: Outbox, send: Send) -> None:
    async for message in outbox.messages():
        await send({"type": "websocket.send", "text": message.decode()})


async def refuse(send: Send, error: Refused, accepted: str) -> None:
    """Answer the handshake with an ordinary HTTP response."""
    body = msgspec.json.encode({"error": error_to_json(error, accepted_language(accepted))})
    headers = [(b"content-type", b"application/json")]
    if isinstance(error, TooMany):
        headers.append((b"retry-after", str(error.retry_after).encode()))
    with contextlib.suppress(ConnectionError):
        await send({"type": "websocket.http.response.start", "status": STATUS[error.kind], "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body})
