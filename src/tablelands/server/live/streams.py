"""The messages of a socket after `watch`, as JSON lines: for programs that only want to look on."""

import asyncio
from collections.abc import AsyncIterator, Callable

from msgspec import UNSET

from tablelands.core import refusal_texts
from tablelands.core.errors import BadRequest
from tablelands.server.actions import TableActions
from tablelands.server.http.calls import Call
from tablelands.server.http.tables import asked_seat, own_id
from tablelands.server.live.lines import TOO_SLOW, Line, keep_awake
from tablelands.server.live.presence import Presence
from tablelands.server.live.rooms import Watch
from tablelands.server.people.tokens import hash_of
from tablelands.server.tables.scene import audience_of

PING_EVERY = 15.0


class Listener:
    def __init__(self, person: str | None, line: Line) -> None:
        self.person = person
        self.line = line

    def send(self, message: bytes) -> None:
        self.line.send(message)


class Streams:
    def __init__(self, actions: TableActions, presence: Presence) -> None:
        self.actions = actions
        self.presence = presence

    async def open(self, call: Call) -> AsyncIterator[bytes]:
        """Refuses now, or never: what it answers goes on until the caller goes."""
        if "table" not in call.query:
            raise BadRequest(refusal_texts.MISSING.fill(name="table"))
        asked, language, person = asked_seat(call.query), call.language, own_id(call)
        async with self.actions.tables.seen(call.query["table"], person, call.query.get("key")) as table:
            audience = audience_of(table, person, asked, language)
            self.actions.gate.open_socket(person, call.address)
            line = Line(self.actions.gate.limits.unsent)
            listener = Listener(person, line)
            watch = self.actions.rooms.watch(listener, table, audience.seat, asked is UNSET, language)
            self.actions.rooms.show(watch, table)
        self.presence.lines[line] = (person, None if call.token is None else hash_of(call.token))
        return self._lines(line, watch, call)

    async def _lines(self, line: Line, watch: Watch, call: Call) -> AsyncIterator[bytes]:
        pings = asyncio.ensure_future(keep_awake(line, PING_EVERY))
        cutting = asyncio.ensure_future(cut_off(line, call.cut))
        self.actions.metrics.sockets.inc()
        try:
            async for message in line.messages():
                yield message + b"\n"
        finally:
            pings.cancel()
            cutting.cancel()
            self.actions.rooms.leave(watch)
            self.presence.lines.pop(line, None)
            self.actions.gate.close_socket(watch.ear.person, call.address)
            self.actions.metrics.sockets.dec()
            if line.closing == TOO_SLOW:
                self.actions.metrics.dropped_sockets.inc()


async def cut_off(line: Line, cut: Callable[[], None]) -> None:
    """Whoever does not read would never hear of an end."""
    await line.overflow()
    cut()
