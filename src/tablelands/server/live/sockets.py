"""One socket of a browser or a bot: its messages, handled in order, and the tables it watches."""

from collections.abc import Awaitable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import UNSET

from tablelands.core.errors import BadRequest, Refused
from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.actions import TableActions
from tablelands.server.api.requests import ActMessage, Answer, Leave, Watch, read_json, read_message, wanted_language
from tablelands.server.errors import TooMany, Unavailable, Unknown, error_to_json
from tablelands.server.limits import network_of
from tablelands.server.live.connections import FLOODED
from tablelands.server.live.rooms import Outbox, Rooms, Subscription
from tablelands.server.logs import tell
from tablelands.server.people.person import Person
from tablelands.server.tables.scene import write_log

encode = msgspec.json.encode
MOST_UNHEARD = 20
"""Messages in a row that are refused as too many, before the socket is closed."""


class Socket:
    """`accepted` are the languages of the handshake; a `watch` may ask for another."""

    def __init__(
        self, actions: TableActions, rooms: Rooms, outbox: Outbox, person: Person | None, accepted: str, address: str
    ) -> None:
        self.actions = actions
        self.rooms = rooms
        self.outbox = outbox
        self.send = outbox.send
        self.known = person
        self.person = None if person is None else person.id
        self.accepted = accepted
        self.caller_key = network_of(address) if person is None else person.id
        """Whose calls its messages are."""
        self.subscriptions: dict[str, Subscription] = {}
        self._unheard = 0

    def leave_all(self) -> None:
        for subscription in self.subscriptions.values():
            self.rooms.unsubscribe(subscription)
        self.subscriptions = {}

    async def hear(self, message: str) -> None:
        """Whatever they say, the socket goes on, unless they go on when they are told to wait."""
        try:
            await self._handle(message.encode())
        except Refused as error:
            self._refuse(message, error)
        except Exception as error:  # a fault of ours, told to whoever runs the server
            tell("fault", error=error)
            self._refuse(message, Unavailable(texts.STORE_AWAY))
        if self._unheard > MOST_UNHEARD:
            self.outbox.close(FLOODED)

    async def _handle(self, message: bytes) -> None:
        try:
            self.actions.limiter.call(self.caller_key)
        except TooMany:
            self._unheard += 1
            raise
        self._unheard = 0
        match read_message(message, self.actions.limiter.limits.depth):
            case Watch() as request:
                await self._watch(request)
            case Leave(table=table):
                self._unsubscribe(table)
            case request:
                await self._act(request)

    def _refuse(self, message: str, error: Refused) -> None:
        told = fields_of(message)
        what, table, key = (told.get(name) for name in ("do", "table", "key"))
        is_watch, language = what == "watch", self._language_at(table)
        if is_watch:
            with suppress(BadRequest):
                language = wanted_language(told.get("lang"), self.known, self.accepted)
        refused: dict[str, Any] = {
            "on": "refused",
            "do": what if isinstance(what, str) else None,
            "table": table if isinstance(table, str) else None,
            "key": key if isinstance(key, str) and not is_watch else None,
            "error": error_to_json(error, language),
        }
        if isinstance(error, TooMany):
            refused["retry_after"] = error.retry_after
        self.actions.metrics.refused.labels(error.kind).inc()
        self.send(encode(refused))

    def _language_at(self, table: object) -> Language:
        """The language in which they watch a table."""
        subscription = self.subscriptions.get(table) if isinstance(table, str) else None
        if subscription is None:
            return wanted_language(None, self.known, self.accepted)
        return subscription.audience.language

    async def _watch(self, request: Watch) -> None:
        table = request.table
        language = wanted_language(request.lang, self.known, self.accepted)
        async with self.actions.tables.seen(table, self.person, request.key) as at:
            if table not in self.subscriptions:
                self.actions.limiter.watch(len(self.subscriptions))
            self.actions.limiter.look(self.caller_key, at.stored)
            await self.actions.tables.beside(at.stored, write_log, at, language, bool(request.stories))
            subscription = self.rooms.subscribe(self.outbox, self.person, at, request, language)
            self._unsubscribe(table)
            self.subscriptions[table] = subscription

    def _unsubscribe(self, table: str) -> None:
        subscription = self.subscriptions.pop(table, None)
        if subscription is not None:
            self.rooms.unsubscribe(subscription)

    def _act(self, request: ActMessage) -> Awaitable[Answer]:
        if self.known is None:
            raise Unknown(texts.NOBODY)
        language = self._language_at(request.table)
        return self.actions.act(
            self.known, request.table, request, language, lambda answer: self.send(encode(done(request.key, answer)))
        )


def fields_of(message: str) -> dict[str, Any]:
    """What can be read of a message that is refused."""
    try:
        told = read_json(message.encode())
    except BadRequest:
        return {}
    return told if isinstance(told, dict) else {}


def done(key: str, answer: Answer) -> dict[str, Any]:
    """The answer of the act that the key was first used for."""
    told: dict[str, Any] = {"on": "done", "key": key, "version": answer.version}
    if answer.table is not UNSET:
        told["table"] = answer.table
    if answer.move is not UNSET:
        hint = {name: getattr(answer, name) for name in ("move", "text", "why", "others", "guess")}
        told["hint"] = {name: value for name, value in hint.items() if value is not UNSET}
    return told
