"""Carries out what administrators ask for: in the server that runs, or beside a store that nobody serves."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from tablelands.core.errors import BadRequest, Refused
from tablelands.server.api.orders import (
    Ban,
    Close,
    Forget,
    Mute,
    Order,
    Outcome,
    Rename,
    Reset,
    decode_order,
    encode,
)
from tablelands.server.api.requests import Answer
from tablelands.server.deletion import EVERYTHING, forget
from tablelands.server.errors import NotFound
from tablelands.server.hosting.tables import Act, Tables
from tablelands.server.logs import audit, tell
from tablelands.server.people.checks import possible_login
from tablelands.server.people.people import People
from tablelands.server.people.person import person_of
from tablelands.server.store.rows import Conflict, PersonRow, StoreAway
from tablelands.server.tables import acts
from tablelands.server.tables.acts import Done
from tablelands.server.tables.table import Table

ADMINISTRATOR = "administrator"
LOOK_EVERY = 1.0
"""Seconds between two looks for orders."""
TOO_OLD = 60.0
"""Seconds after which nobody waits for an answer any more: such an order is not carried out."""


class Moderator:
    """`leave` closes the sockets of a person."""

    def __init__(self, tables: Tables, people: People, leave: Callable[[str], None]) -> None:
        self.tables = tables
        self.people = people
        self.store = tables.store
        self.leave = leave

    async def sweep(self) -> None:
        """Look again and again for orders in the store."""
        while True:
            try:
                for number, body in await self.store.waiting_orders(self.tables.now() - TOO_OLD):
                    await self._take_up(number, body)
            except StoreAway as error:
                tell("orders-failed", error=error)
            await asyncio.sleep(LOOK_EVERY)

    async def _take_up(self, number: str, body: bytes) -> None:
        """Of several processes one takes it. One that fails has no answer."""
        try:
            await self.store.take_order(number, self.tables.now())
            await self.store.answer_order(number, encode(await self.carry_out(decode_order.decode(body))))
        except Conflict:
            pass
        except StoreAway:
            raise
        except Exception as error:  # the others are carried out all the same
            tell("order-failed", error=error)

    async def carry_out(self, order: Order) -> Outcome:
        if isinstance(order, Close):
            outcome = await self._close(order.table)
            audit("admin", code="close", table=order.table, state=outcome.why or "done")
            return outcome
        row = await self._find(order.who)
        outcome = Outcome(why="nobody") if row is None else await self._about(row, order)
        kind = order.__struct_config__.tag
        audit("admin", code=kind, person="" if row is None else row.id, state=outcome.why or "done")
        return outcome

    async def _find(self, who: str) -> PersonRow | None:
        """By id or login."""
        row = await self.store.read_person(who) or await self.store.find_login(possible_login(who) or "")
        return None if row is None or row.deleted else row

    async def _about(self, row: PersonRow, order: Reset | Mute | Ban | Rename | Forget) -> Outcome:
        person = person_of(row)
        match order:
            case Reset(token_hash=token_hash, until=until):
                if row.login is None:
                    return Outcome(row.name, "no-account")
                await self.store.add_reset(token_hash, row.id, until)
            case Mute(until=until):
                await self.store.mute(row.id, until)
            case Ban(lift=lift):
                await self.people.ban(person, banned=not lift)
                if not lift:
                    self.leave(row.id)
                    await self._at_tables(row.id, lambda at: acts.retire(at, row.id))
            case Rename(name=name):
                try:
                    changed = await self.people.change(person, name=name)
                except BadRequest:
                    return Outcome(row.name, "bad-name")
                await self._at_tables(row.id, lambda at: acts.rename(at, row.id, changed.name))
            case Forget():
                await forget(self.tables, self.people, person)
                self.leave(row.id)
        return Outcome(row.name)

    async def _at_tables(self, person: str, do: Callable[[Table], Done]) -> None:
        for row in await self.store.list_tables("mine", person, None, None, EVERYTHING):
            with suppress(Refused):
                await self.tables.act(row.id, Act(ADMINISTRATOR, None, lambda at: (Answer(), do(at))))

    async def _close(self, table: str) -> Outcome:
        try:
            await self.tables.act(table, Act(ADMINISTRATOR, None, lambda at: (Answer(), self._closed(at))))
        except NotFound:
            return Outcome(table, "no-table")
        return Outcome(table)

    def _closed(self, table: Table) -> Done:
        return acts.close(table, self.tables.now())
