"""Subscriptions: who watches which table. They are told what happens there."""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from tablelands.core.text import Language
from tablelands.server.hosting.tables import Tables
from tablelands.server.tables.scene import default_seat, scene
from tablelands.server.tables.steps import Audience, Json, Steps, TableEvent, rated_status
from tablelands.server.tables.table import Table

encode = msgspec.json.encode
GOES_AFTER = 5.0
"""Seconds until others are told that somebody has gone."""


class Subscriber(Protocol):
    """A socket or a stream."""

    @property
    def person(self) -> str | None: ...

    def send(self, message: bytes) -> None: ...


@dataclass(eq=False, slots=True)
class Subscription:
    """`follows`: no seat was asked for, so it is always the one that fits best. `bots`: told whether bots there are
    still being compiled. `stories`: its scenes tell what happened in opened rounds."""

    subscriber: Subscriber
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
    online: dict[str, int] = field(default_factory=dict)
    leaving: dict[str, asyncio.TimerHandle] = field(default_factory=dict)


class Rooms:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.rooms: dict[str, Room] = {}
        self.tell_others: Callable[[dict[str, Any]], None] = tables.bus.tell
        self.elsewhere: dict[str, set[tuple[str, str]]] = {}
        """Persons who watch a table through other processes, with the process."""
        self.is_warming: Callable[[Table], bool] = lambda table: False

    # Coming and going

    def subscribe(
        self,
        subscriber: Subscriber,
        table: Table,
        seat: int | None,
        follows: bool,
        language: Language,
        bots: bool = False,
        stories: bool = False,
    ) -> Subscription:
        """From now on it is told every step; the table has to be shown first, by `show`."""
        room = self.rooms.setdefault(table.id, Room())
        own = tuple(table.own_seats(subscriber.person))
        subscription = Subscription(subscriber, table.id, follows, Audience(seat, language, own), bots, stories)
        self._come(table, room, subscriber.person)
        room.subscriptions.add(subscription)
        return subscription

    def show(self, subscription: Subscription, table: Table, known: int | None = None) -> None:
        """The whole table, as of now; the stories of what came after the `known` entries are in it."""
        subscription.subscriber.send(self._scene_of(subscription, table, known))
        if subscription.bots and self.is_warming(table):
            subscription.subscriber.send(encode(bots_message(table.id, warming=True)))

    def _scene_of(self, subscription: Subscription, table: Table, known: int | None) -> bytes:
        room = self.rooms[table.id]
        online, now = self.online(table.id), self.tables.now()
        written = scene(table, subscription.audience, online, now, known, opened=subscription.stories)
        if written["view"] is not None:
            self._remember(room, table, subscription.audience.seat, written["view"])
        subscription.version = table.version
        return encode({"on": "scene"} | written)

    def _remember(self, room: Room, table: Table, seat: int | None, view: Json) -> None:
        if room.version != table.version:
            room.shown, room.version = {}, table.version
        room.shown[seat] = view

    def unsubscribe(self, subscription: Subscription) -> None:
        room = self.rooms.get(subscription.table)
        if room is None or subscription not in room.subscriptions:
            return
        room.subscriptions.remove(subscription)
        self._go(subscription.table, room, subscription.subscriber.person)

    def watches(self, table: str) -> bool:
        return table in self.rooms

    def watched(self) -> Collection[str]:
        return list(self.rooms)

    def show_again(self, table: Table) -> None:
        room = self.rooms.get(table.id)
        for subscription in list(room.subscriptions) if room is not None else ():
            subscription.audience = self._audience_now(subscription, table)
            self.show(subscription, table)

    def online_here(self, table: str) -> set[str]:
        room = self.rooms.get(table)
        return set() if room is None else {*room.online, *room.leaving}

    def online(self, table: str) -> set[str]:
        return self.online_here(table) | {person for person, _ in self.elsewhere.get(table, ())}

    def _come(self, table: Table, room: Room, person: str | None) -> None:
        if person is None:
            return
        known, known_here = person in self.online(table.id), person in self.online_here(table.id)
        if timer := room.leaving.pop(person, None):
            timer.cancel()
        room.online[person] = room.online.get(person, 0) + 1
        if not known:
            self.tell_presence(table, person, True)
        if not known_here:
            self.tell_others({"table": table.id, "came": person})

    def _go(self, table: str, room: Room, person: str | None) -> None:
        if person is not None:
            room.online[person] -= 1
            if room.online[person] == 0:
                del room.online[person]
                later = asyncio.get_running_loop().call_later
                room.leaving[person] = later(GOES_AFTER, self._gone, table, person)
        if not room.subscriptions and not room.leaving:
            self.rooms.pop(table, None)

    def _gone(self, table: str, person: str) -> None:
        room = self.rooms[table]
        del room.leaving[person]
        self.tell_others({"table": table, "went": person})
        loaded = self.tables.at_hand(table)
        if loaded is not None and person not in self.online(table):
            self.tell_presence(loaded, person, False)
        if not room.subscriptions and not room.leaving:
            self.rooms.pop(table, None)

    def tell_presence(self, table: Table, person: str, online: bool) -> None:
        for seat in table.seats_of(person):
            self._to_all(table.id, {"on": "seat", "table": table.id, "seat": seat, "online": online})

    def _to_all(self, table: str, message: Json) -> None:
        room = self.rooms.get(table)
        if room is not None:
            written = encode(message)
            for subscription in room.subscriptions:
                subscription.subscriber.send(written)

    def tell_warmth(self, game: str) -> None:
        """Bots of the game have begun to compile, or are warm now."""
        for table, room in self.rooms.items():
            at = self.tables.at_hand(table)
            if at is not None and at.game.id == game and any(seat.bot for seat in at.seats):
                written = encode(bots_message(table, warming=self.is_warming(at)))
                for subscription in room.subscriptions:
                    if subscription.bots:
                        subscription.subscriber.send(written)

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
        """Who sits somewhere changes after the first entry only when somebody is forgotten: then the whole scene comes,
        for his name goes from the log too."""
        before_views = room.shown if room.version == event.before else {}
        room.shown, room.version = {}, table.version
        steps = Steps(table, event, before_views, lambda: self.online(table.id), self.tables.now())
        renamed = event.seats and event.entries > 0
        for subscription in list(room.subscriptions):
            stays = steps.as_they_sat and len(subscription.audience.own) < 2
            audience = subscription.audience if stays else self._audience_now(subscription, table)
            if renamed or audience.seat != subscription.audience.seat or subscription.version != event.before:
                known = event.entries if subscription.version == event.before and not renamed else None
                subscription.audience = audience
                self.show(subscription, table, known)
                continue
            subscription.audience, subscription.version = audience, table.version
            subscription.subscriber.send(steps.of(audience))
        room.shown |= steps.shown

    def _audience_now(self, subscription: Subscription, table: Table) -> Audience:
        """Whoever sat down has seats now that he had not when he began to watch; who stood up sees as a watcher."""
        own = tuple(table.own_seats(subscription.subscriber.person))
        kept = subscription.audience.seat if subscription.audience.seat in own else None
        seat = default_seat(table, own) if subscription.follows else kept
        return Audience(seat, subscription.audience.language, own)


def bots_message(table: str, *, warming: bool) -> Json:
    return {"on": "bots", "table": table, "warming": warming}
