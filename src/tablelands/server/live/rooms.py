"""Subscriptions: who watches which table. What happens there is put into their outboxes."""

import asyncio
from collections import deque
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

import msgspec
from msgspec import UNSET

from tablelands.core.text import Language
from tablelands.server.api.requests import Watch
from tablelands.server.hosting.tables import Tables
from tablelands.server.live.presence import Presence
from tablelands.server.tables.scene import audience_of, default_seat, scene
from tablelands.server.tables.steps import Audience, Json, Steps, TableEvent, rated_status
from tablelands.server.tables.table import Table

encode = msgspec.json.encode
TOO_SLOW = 4408
AT_ONCE = 64 * 1024
"""Bytes of messages that are sent together."""


class Outbox:
    """Messages that wait for one socket or stream, whose `wake` is called when there is something to do. It is closed
    with 4408 when more than `most_unsent` bytes wait; one message alone is never too much."""

    def __init__(self, most_unsent: int, wake: Callable[[], None]) -> None:
        self.most_unsent = most_unsent
        self.closing: int | None = None
        """The close code, once it is closed."""
        self.unsent = 0
        self._wake = wake
        self._queue: deque[bytes] = deque()
        self._drained = asyncio.Event()

    def send(self, message: bytes) -> None:
        if self.closing is not None:
            return
        self._queue.append(message)
        self.unsent += len(message)
        if self.unsent > self.most_unsent and self.unsent > len(message):
            self._queue.clear()
            self.unsent = 0
            self.close(TOO_SLOW)
        else:
            self._wake()

    def close(self, code: int) -> None:
        """After the messages that wait."""
        if self.closing is None:
            self.closing = code
            self._wake()
            self._drained.set()

    def take(self) -> list[bytes]:
        """The next messages to send, at least one if any waits. They count as sent."""
        taken, size = [], 0
        while self._queue and size < AT_ONCE:
            message = self._queue.popleft()
            taken.append(message)
            size += len(message)
        self.unsent -= size
        self._drained.set()
        return taken

    async def has_room(self) -> None:
        """Wait until most of the messages have gone, so that a client is not answered faster than it reads."""
        while self.unsent > self.most_unsent // 4 and self.closing is None:
            self._drained.clear()
            await self._drained.wait()


@dataclass(eq=False, slots=True)
class Subscription:
    """`follows`: no seat was asked for, so it is always the one that fits best. `bots`: told whether bots there are
    still being compiled. `stories`: its scenes tell what happened in opened rounds."""

    outbox: Outbox
    person: str | None
    table: str
    follows: bool
    audience: Audience
    bots: bool = False
    stories: bool = False
    version: int = 0


@dataclass(slots=True)
class Room:
    subscriptions: set[Subscription] = field(default_factory=set)
    shown: dict[int | None, Json] = field(default_factory=dict)
    """The view of each seat that is looked at, as it was last told."""
    version: int = 0


class Rooms:
    """`is_warming`: whether bots at a table are still being compiled."""

    def __init__(self, tables: Tables, is_warming: Callable[[Table], bool]) -> None:
        self.tables = tables
        self.is_warming = is_warming
        self.presence = Presence(tables.bus, self._tell_presence)
        self.rooms: dict[str, Room] = {}
        tables.watchers.append(self)

    # Coming and going

    def subscribe(
        self, outbox: Outbox, person: str | None, table: Table, watch: Watch, language: Language
    ) -> Subscription:
        """Show the table as it is; from now on every step is told."""
        audience = audience_of(table, person, watch.seat, language)
        subscription = Subscription(
            outbox, person, table.id, watch.seat is UNSET, audience, bool(watch.bots), bool(watch.stories)
        )
        self.presence.come(table.id, person)
        self.rooms.setdefault(table.id, Room()).subscriptions.add(subscription)
        self._show(subscription, table)
        return subscription

    def unsubscribe(self, subscription: Subscription) -> None:
        room = self.rooms.get(subscription.table)
        if room is None or subscription not in room.subscriptions:
            return
        room.subscriptions.remove(subscription)
        if not room.subscriptions:
            del self.rooms[subscription.table]
        self.presence.go(subscription.table, subscription.person)

    def watched(self) -> Collection[str]:
        return self.rooms

    def show_again(self, table: Table) -> None:
        room = self.rooms.get(table.id)
        for subscription in list(room.subscriptions) if room is not None else ():
            subscription.audience = self._audience_now(subscription, table)
            self._show(subscription, table)

    def _show(self, subscription: Subscription, table: Table, known: int | None = None) -> None:
        """The whole table, as of now; the stories of what came after the `known` entries are in it."""
        room, audience = self.rooms[table.id], subscription.audience
        online, now = self.presence.online(table.id), self.tables.now()
        shown = scene(table, audience, online, now, known, opened=subscription.stories)
        if shown["view"] is not None:
            if room.version != table.version:
                room.shown, room.version = {}, table.version
            room.shown[audience.seat] = shown["view"]
        subscription.version = table.version
        subscription.outbox.send(encode({"on": "scene"} | shown))
        if subscription.bots and self.is_warming(table):
            subscription.outbox.send(encode(bots_message(table.id, warming=True)))

    def _tell_presence(self, table: str, person: str, online: bool) -> None:
        at = self.tables.at_hand(table)
        for seat in at.seats_of(person) if at is not None else ():
            self._to_all(table, {"on": "seat", "table": table, "seat": seat, "online": online})

    def _to_all(self, table: str, message: Json) -> None:
        room = self.rooms.get(table)
        if room is not None:
            written = encode(message)
            for subscription in room.subscriptions:
                subscription.outbox.send(written)

    def tell_warmth(self, game: str) -> None:
        """Bots of the game have begun to compile, or are compiled now."""
        for table, room in self.rooms.items():
            at = self.tables.at_hand(table)
            if at is not None and at.game.id == game and any(seat.bot for seat in at.seats):
                written = encode(bots_message(table, warming=self.is_warming(at)))
                for subscription in room.subscriptions:
                    if subscription.bots:
                        subscription.outbox.send(written)

    # What has happened

    def tell(self, event: TableEvent) -> None:
        table, room = event.table, self.rooms.get(event.table.id)
        if room is None:
            return
        if event.said is not None:
            self._to_all(table.id, {"on": "said", "table": table.id} | event.said)
            return
        if table.version != event.before:
            self._tell_step(table, room, event)
        elif event.offers:
            offer = {"on": "offer", "table": table.id, "offers": table.offers.to_json()}
            self._to_all(table.id, offer | rated_status(table))

    def _tell_step(self, table: Table, room: Room, event: TableEvent) -> None:
        """Who sits somewhere changes after the first entry only when an account is deleted: then the whole scene comes,
        for the name goes from the log too."""
        before_views = room.shown if room.version == event.before else {}
        room.shown, room.version = {}, table.version
        steps = Steps(table, event, before_views, lambda: self.presence.online(table.id), self.tables.now())
        renamed = event.seats and event.entries > 0
        for subscription in list(room.subscriptions):
            stays = steps.as_they_sat and len(subscription.audience.own) < 2
            audience = subscription.audience if stays else self._audience_now(subscription, table)
            if renamed or audience.seat != subscription.audience.seat or subscription.version != event.before:
                known = event.entries if subscription.version == event.before and not renamed else None
                subscription.audience = audience
                self._show(subscription, table, known)
                continue
            subscription.audience, subscription.version = audience, table.version
            subscription.outbox.send(steps.of(audience))
        room.shown |= steps.shown

    def _audience_now(self, subscription: Subscription, table: Table) -> Audience:
        """A person who sat down or stood up since they began to watch sees from other seats now."""
        own = tuple(table.own_seats(subscription.person))
        kept = subscription.audience.seat if subscription.audience.seat in own else None
        seat = default_seat(table, own) if subscription.follows else kept
        return Audience(seat, subscription.audience.language, own)


def bots_message(table: str, *, warming: bool) -> Json:
    return {"on": "bots", "table": table, "warming": warming}
