"""The sockets and streams that are open, and whose they are: to count them, and to close them at a log-out."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple

from tablelands.core.text import Language
from tablelands.server.actions import TableActions
from tablelands.server.api.requests import Watch
from tablelands.server.live.rooms import TOO_SLOW, Outbox, Rooms, Subscription
from tablelands.server.logs import Seldom
from tablelands.server.tables.scene import write_log

LOGGED_OUT = 4401
FLOODED = 1008
LINES_PING_EVERY = 15.0
PING = b'{"on":"ping"}'


class Owner(NamedTuple):
    person: str | None
    session: str | None
    address: str


class Connections:
    def __init__(self, actions: TableActions, rooms: Rooms) -> None:
        self.actions = actions
        self.rooms = rooms
        self.outboxes: dict[Outbox, Owner] = {}
        self._log = Seldom()

    def open(self, person: str | None, session: str | None, address: str, wake: Callable[[], None]) -> Outbox:
        """Raises TooMany. Whoever gets through calls `close`, once."""
        self.actions.limiter.open_socket(person, address)
        outbox = Outbox(self.actions.limiter.limits.unsent, wake)
        self.outboxes[outbox] = Owner(person, session, address)
        self.actions.metrics.sockets.inc()
        return outbox

    def close(self, outbox: Outbox) -> None:
        owner = self.outboxes.pop(outbox)
        self.actions.limiter.close_socket(owner.person, owner.address)
        self.actions.metrics.sockets.dec()
        if outbox.closing == TOO_SLOW:
            self.actions.metrics.dropped_sockets.inc()
        elif outbox.closing == FLOODED:
            self.actions.metrics.flooding_sockets.inc()
            self._log.tell("flood", logging.WARNING, kind="socket")

    async def stream(
        self,
        watch: Watch,
        language: Language,
        person: str | None,
        session: str | None,
        address: str,
        cut: Callable[[], None],
    ) -> AsyncIterator[bytes]:
        """The messages of a socket after `watch`, as JSON lines: for programs that only want to look on. Refuse now, if
        at all: the response goes on until the caller leaves, or `cut` ends the connection."""
        async with self.actions.tables.seen(watch.table, person, watch.key) as table:
            await self.actions.tables.beside(table.stored, write_log, table, language, False)
            woken = asyncio.Event()

            def wake() -> None:
                """A caller that does not read would keep the connection open."""
                woken.set()
                if outbox.closing == TOO_SLOW:
                    cut()

            outbox = self.open(person, session, address, wake)
            try:
                subscription = self.rooms.subscribe(outbox, person, table, watch, language)
            except BaseException:
                self.close(outbox)
                raise
        return self._lines(outbox, subscription, woken)

    async def _lines(self, outbox: Outbox, subscription: Subscription, woken: asyncio.Event) -> AsyncIterator[bytes]:
        pings = asyncio.ensure_future(keep_awake(outbox, LINES_PING_EVERY))
        try:
            while outbox.unsent or outbox.closing is None:
                for message in outbox.take():
                    yield message + b"\n"
                woken.clear()
                if not outbox.unsent and outbox.closing is None:
                    await woken.wait()
        finally:
            pings.cancel()
            self.rooms.unsubscribe(subscription)
            self.close(outbox)

    def log_out(self, person: str, session: str) -> None:
        self._log_out(person, session)
        self.actions.tables.bus.tell({"logged-out": person, "session": session})

    def _log_out(self, person: str, session: str) -> None:
        self._close_all(LOGGED_OUT, lambda owner: owner.person == person and owner.session == session)

    def forget(self, person: str) -> None:
        self._close_all(LOGGED_OUT, lambda owner: owner.person == person)
        self.actions.tables.bus.tell({"deleted": person})

    def close_all(self, code: int) -> None:
        self._close_all(code, lambda owner: True)

    def _close_all(self, code: int, belongs: Callable[[Owner], bool]) -> None:
        for outbox, owner in list(self.outboxes.items()):
            if belongs(owner):
                outbox.close(code)

    async def hear(self, message: dict[str, Any]) -> None:
        """What another process tells."""
        match message:
            case {"logged-out": person, "session": session}:
                self._log_out(person, session)
            case {"deleted": person}:
                self._close_all(LOGGED_OUT, lambda owner: owner.person == person)
            case {"came": _} | {"went": _} | {"here": _}:
                self.rooms.presence.hear(message)
            case {"rewritten": table}:
                await self.actions.tables.hear_rewritten(table)
            case {"again": _}:
                await self.actions.tables.look_again()
            case _:
                await self.actions.tables.hear(message)


async def keep_awake(outbox: Outbox, every: float) -> None:
    """Send pings until this is cancelled; it does not end when the outbox is closed."""
    while True:
        await asyncio.sleep(every)
        outbox.send(PING)
