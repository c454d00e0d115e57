"""The messages of a socket after `watch`, as JSON lines: for programs that only want to look on."""

import asyncio
from collections.abc import AsyncIterator, Callable

from tablelands.core.text import Language
from tablelands.server.api.requests import Watch
from tablelands.server.live.connections import Connections, keep_awake
from tablelands.server.live.rooms import Outbox, Subscription

PING_EVERY = 15.0


class Streams:
    def __init__(self, connections: Connections) -> None:
        self.connections = connections

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
        connections = self.connections
        async with connections.actions.tables.seen(watch.table, person, watch.key) as table:
            outbox = connections.open(person, token, address)
            try:
                subscription = connections.rooms.subscribe(outbox, person, table, watch, language)
            except BaseException:
                connections.close(outbox)
                raise
        return self._lines(outbox, subscription, cut)

    async def _lines(self, outbox: Outbox, subscription: Subscription, cut: Callable[[], None]) -> AsyncIterator[bytes]:
        pings = asyncio.ensure_future(keep_awake(outbox, PING_EVERY))
        cutting = asyncio.ensure_future(cut_off(outbox, cut))
        try:
            async for message in outbox.messages():
                yield message + b"\n"
        finally:
            pings.cancel()
            cutting.cancel()
            self.connections.rooms.unsubscribe(subscription)
            self.connections.close(outbox)


async def cut_off(outbox: Outbox, cut: Callable[[], None]) -> None:
    """Abort the connection: a caller that does not read would keep it open."""
    await outbox.overflow()
    cut()
