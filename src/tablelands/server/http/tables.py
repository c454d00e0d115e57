"""Tables over HTTP. What people do there goes through `actions.py`, as the messages of a socket do."""

import asyncio
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Any

from msgspec import UNSET, UnsetType

from tablelands.core import refusal_texts
from tablelands.core.errors import BadRequest
from tablelands.core.reading import Fields
from tablelands.core.record import Record
from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.actions import TableActions
from tablelands.server.api.requests import Request, Watch
from tablelands.server.errors import NotFound
from tablelands.server.http.calls import Call, Reply
from tablelands.server.http.listing import Listing
from tablelands.server.tables.making import (
    Maker,
    Origin,
    check_shape_of_table,
    import_record,
    make_table,
    origin_of_match,
    origin_of_position,
    origin_of_record,
    origins_of,
)
from tablelands.server.tables.progress import progress
from tablelands.server.tables.scene import audience_of, moment, scene
from tablelands.server.tables.table import Table


class TableDoors:
    """`online` tells who watches a table."""

    def __init__(self, actions: TableActions, listing: Listing, online: Callable[[str], Collection[str]]) -> None:
        self.actions = actions
        self.online = online
        self.tables = actions.tables
        self.listing = listing

    # Making

    async def make(self, call: Call) -> Reply:
        fields = call.fields()
        check_shape_of_table(fields)
        person = call.known()
        await self.actions.may_make_table(person.id)
        origin = await self._origin(call, fields) if fields.has("from") else None
        table = make_table(fields, Maker(person.id, person.name, call.language), origin, self.tables.now())
        await self.tables.make(table)
        return Reply(201, link_to(table))

    async def _origin(self, call: Call, fields: Fields) -> Origin:
        given = fields.object("from")
        kinds = origins_of(given)
        if kinds == ["table"]:
            key = given.text("key") if given.has("key") else None
            async with self.tables.seen(given.text("table"), call.known().id, key) as table:
                return origin_of_table(table, given)
        if kinds == ["record"]:
            count = given.integer("events", 0) if given.has("events") else None
            return await asyncio.to_thread(origin_of_record, given.any("record"), count)
        return await asyncio.to_thread(origin_of_position, given.any("position"))

    async def add_record(self, call: Call) -> Reply:
        fields = call.fields()
        person = call.known()
        await self.actions.may_make_table(person.id, over=True)
        maker = Maker(person.id, person.name, call.language)
        table = await asyncio.to_thread(import_record, fields.values, maker, self.tables.now())
        await self.tables.make(table)
        return Reply(201, link_to(table))

    # Looking

    async def list(self, call: Call) -> Reply:
        return Reply(200, await self.listing.of(call))

    async def show(self, call: Call) -> Reply:
        asked, language = asked_seat(call.query), call.language
        async with self.tables.seen(call.parts["table"], own_id(call), call.query.get("key")) as table:
            audience = audience_of(table, own_id(call), asked, language)
            return Reply(200, scene(table, audience, self.online(table.id), self.tables.now()))

    async def moment(self, call: Call) -> Reply:
        asked, language = asked_seat(call.query), call.language
        async with self.tables.seen(call.parts["table"], own_id(call), call.query.get("key")) as table:
            audience = audience_of(table, own_id(call), asked, language)
            number = moment_number(table, call.parts["number"])
            online = self.online(table.id)
            return Reply(200, moment(table, number, audience, online, self.tables.now()))

    async def progress(self, call: Call) -> Reply:
        async with self.tables.seen(call.parts["table"], own_id(call), call.query.get("key")) as table:
            return Reply(200, await asyncio.to_thread(progress, table, call.language))

    async def record(self, call: Call) -> Reply:
        async with self.tables.seen(call.parts["table"], own_id(call), call.query.get("key")) as table:
            return Reply(200, record_of(table, call.language))

    # TableActions

    async def act(self, call: Call, kind: type[Request]) -> Reply:
        request = call.read(kind)
        person, language = call.known(), call.language
        return Reply(200, await self.actions.act(person, call.parts["table"], request, language))


def own_id(call: Call) -> str | None:
    return None if call.person is None else call.person.id


def link_to(table: Table) -> dict[str, Any]:
    plan = table.plan
    link = f"/t/{plan.id}" if plan.public else f"/t/{plan.id}?key={plan.key}"
    return {"table": plan.id, "key": plan.key, "link": link}


def asked_seat(query: Mapping[str, str]) -> int | UnsetType | None:
    """None for a watcher's view."""
    value = query.get("as", "")
    if value == "":
        return UNSET
    if value in ("none", "null"):
        return None
    if not value.isascii() or not value.isdecimal() or len(value) > 3:
        raise BadRequest(texts.BAD_SEAT)
    return int(value)


def watch_of(call: Call) -> Watch:
    """What a stream shows."""
    if "table" not in call.query:
        raise BadRequest(refusal_texts.MISSING.fill(name="table"))
    return Watch(call.query["table"], asked_seat(call.query), call.query.get("key"))


def moment_number(table: Table, given: str) -> int:
    last = 0 if table.match is None else table.match.number
    if not given.isascii() or not given.isdecimal() or len(given) > 9 or int(given) > last:
        raise NotFound(texts.NO_SUCH_MOMENT.fill(count=last))
    return int(given)


def record_of(table: Table, language: Language) -> dict[str, Any]:
    if table.match is None:
        raise NotFound(texts.NOT_BEGUN)
    record = Record.of(table.match)
    names = table.names(language)
    record.occupants = [replace(one, name=name) for one, name in zip(record.occupants, names, strict=True)]
    return record.to_json() | table.luck_of_record()


def origin_of_table(table: Table, given: Fields) -> Origin:
    if table.match is None:
        raise BadRequest(texts.NOT_BEGUN)
    number = given.integer("events", 0) if given.has("events") else table.match.number
    if number > table.match.number:
        raise BadRequest(texts.TOO_FEW_EVENTS.fill(count=table.match.number))
    return origin_of_match(table.match, number)
