"""The messages of a socket after `watch`, as JSON lines: for programs that only want to look on."""

import asyncio
from collections.abc import AsyncIterator, Callable

from msgspec import UNSET

from tablelands.core.text import Language
from tablelands.server.actions import TableActions
from tablelands.server.api.requests import Watch
from tablelands.server.live.outbox import TOO_SLOW, Outbox, keep_awake
from tablelands.server.live.presence import Presence
from tablelands.server.live.rooms import Subscription
from tablelands.server.people.tokens import hash_of
from tablelands.server.tables.scene import audience_of

PING_EVERY = 15.0


class Listener:
    def __init__(self, person: str | None, outbox: Outbox) -> None:
        self.person = person
        self.outbox = outbox

    def send(self, message: bytes) -> None:
        self.outbox.send(message)


class Streams:
    def __init__(self, actions: TableActions, presence: Presence) -> None:
        self.actions = actions
        self.presence = presence
        self.rooms = presence.rooms

    async def open(
        self,
        watch: Watch,
        language: Language,
        person: str | None,
        token: str | None,
        address: str,
        cut: Callable[[], None],
    ) -> AsyncIterator[bytes]:
        """Refuse now, if at all: the response goes on until the caller leaves, or `cut` ends the connection."""
        async with self.actions.tables.seen(watch.table, person, watch.key) as table:
            audience = audience_of(table, person, watch.seat, language)
            self.actions.limiter.open_socket(person, address)
            outbox = Outbox(self.actions.limiter.limits.unsent)
            listener = Listener(person, outbox)
            subscription = self.rooms.subscribe(listener, table, audience.seat, watch.seat is UNSET, language)
            self.rooms.show(subscription, table)
        self.presence.outboxes[outbox] = (person, None if token is None else hash_of(token))
        return self._lines(outbox, subscription, address, cut)

    async def _lines(
        self, outbox: Outbox, subscription: Subscription, address: str, cut: Callable[[], None]
    ) -> AsyncIterator[bytes]:
        pings = asyncio.ensure_future(keep_awake(outbox, PING_EVERY))
        cutting = asyncio.ensure_future(cut_off(outbox, cut))
        self.actions.metrics.sockets.inc()
        try:
            async for message in outbox.messages():
                yield message + b"\n"
        finally:
            pings.cancel()
            cutting.cancel()
            self.rooms.unsubscribe(subscription)
            self.presence.outboxes.pop(outbox, None)
            self.actions.limiter.close_socket(subscription.subscriber.person, address)
            self.actions.metrics.sockets.dec()
            if outbox.closing == TOO_SLOW:
                self.actions.metrics.dropped_sockets.inc()


async def cut_off(outbox: Outbox, cut: Callable[[], None]) -> None:
    """Abort the connection: a caller that does not read would keep it open."""
    await outbox.overflow()
    cut()
