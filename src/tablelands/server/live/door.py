"""Where sockets come in: the handshake, and then messages until one side has enough."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tablelands.core.errors import Refused
from tablelands.server import texts
from tablelands.server.actions import TableActions
from tablelands.server.errors import STATUS, NotFound, TooMany, Unavailable, error_to_json
from tablelands.server.http.answering import Answering
from tablelands.server.http.calls import accepted_language, check_origin, tokens_of
from tablelands.server.live.lines import TOO_SLOW, Line, keep_awake, run_together
from tablelands.server.live.presence import Presence
from tablelands.server.live.sockets import Socket
from tablelands.server.people.person import Person
from tablelands.server.people.tokens import hash_of
from tablelands.server.store.store import StoreAway

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]
PATH = "/api/live"
GONE = 1005
NOT_TEXT = 1003
PING_EVERY = 20.0


class LiveDoor:
    def __init__(self, actions: TableActions, answering: Answering, presence: Presence) -> None:
        self.actions = actions
        self.answering = answering
        self.presence = presence

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
        line = Line(self.actions.gate.limits.unsent)
        socket = Socket(self.actions, line, person, headers.get("accept-language", ""), address)
        self.presence.lines[line] = (socket.person, None if token is None else hash_of(token))
        self.actions.metrics.sockets.inc()
        try:
            await run_together(
                speak(line, send), self._listen(receive, socket), keep_awake(line, PING_EVERY), before=socket.quiet
            )
        finally:
            self._end(line, socket, address)

    async def _introduce(self, path: str, headers: dict[str, str], address: str) -> tuple[Person | None, str | None]:
        if path != PATH:
            raise NotFound(texts.NO_SUCH_PATH.fill(path=path))
        bearer, cookie = tokens_of(headers)
        try:
            person = await self.answering.known(bearer, cookie)
        except StoreAway as error:
            raise Unavailable(texts.STORE_AWAY) from error
        check_origin(headers, self.answering.settings.origins, bearer is None and person is not None)
        self.actions.gate.open_socket(None if person is None else person.id, address)
        return person, bearer if bearer is not None else cookie

    def _end(self, line: Line, socket: Socket, address: str) -> None:
        socket.leave_all()
        self.presence.lines.pop(line, None)
        self.actions.gate.close_socket(socket.person, address)
        self.actions.metrics.sockets.dec()
        if line.closing == TOO_SLOW:
            self.actions.metrics.dropped_sockets.inc()

    async def _listen(self, receive: Receive, socket: Socket) -> None:
        """Until they go; nothing is heard once the line is closed."""
        line = socket.line
        while (event := await receive())["type"] != "websocket.disconnect":
            text = event.get("text")
            if line.closing is None and text is not None:
                await socket.hear(text)
                if line.unsent:
                    await line.has_room()
            elif text is None:
                line.close(NOT_TEXT)
        line.close(event.get("code", GONE))


async def speak(line: Line, send: Send) -> None:
    """Whoever is cut off hears only that he is."""
    await run_together(send_all(line, send), line.overflow())
    await send({"type": "websocket.close", "code": line.closing})


async def send_all(line: Line, send: Send) -> None:
    async for message in line.messages():
        await send({"type": "websocket.send", "text": message.decode()})


async def refuse(send: Send, error: Refused, accepted: str) -> None:
    """In the handshake, as an ordinary answer."""
    body = msgspec.json.encode({"error": error_to_json(error, accepted_language(accepted))})
    headers = [(b"content-type", b"application/json")]
    if isinstance(error, TooMany):
        headers.append((b"retry-after", str(error.retry_after).encode()))
    with contextlib.suppress(ConnectionError):
        await send({"type": "websocket.http.response.start", "status": STATUS[error.kind], "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body})
