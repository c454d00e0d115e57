"""Which sockets belong to whom: to close them when somebody logs out, and to tell other processes who came and went."""

import asyncio
import time
from typing import Any

from tablelands.server.cluster.bus import Bus
from tablelands.server.hosting.tables import Tables
from tablelands.server.live.outbox import Outbox
from tablelands.server.live.rooms import Rooms

LOGGED_OUT = 4401
TELL_EVERY = 5.0
SILENT_AFTER = 15.0
"""Seconds after which a process that tells nothing has nobody any more."""


class Presence:
    def __init__(self, tables: Tables, rooms: Rooms, bus: Bus) -> None:
        self.tables = tables
        self.rooms = rooms
        self.bus = bus
        self.outboxes: dict[Outbox, tuple[str | None, str | None]] = {}
        """With the person and the hash of the token that they are known by."""
        self._heard_at: dict[str, float] = {}
        """When each other process was last heard of."""

    def log_out(self, token_hash: str) -> None:
        self._close(lambda person, token: token == token_hash)
        self.bus.tell({"token": token_hash})

    def forget(self, person: str) -> None:
        self._close(lambda known, token: known == person)
        self.bus.tell({"deleted": person})

    def _close(self, belongs: Any) -> None:
        for outbox, (person, token) in list(self.outboxes.items()):
            if belongs(person, token):
                outbox.close(LOGGED_OUT)

    def close_all(self, code: int) -> None:
        for outbox in list(self.outboxes):
            outbox.close(code)

    async def heard(self, message: dict[str, Any]) -> None:
        """What another process tells."""
        if "token" in message:
            self._close(lambda person, token: token == message["token"])
        elif "deleted" in message:
            self._close(lambda person, token: person == message["deleted"])
        elif "came" in message or "went" in message or "here" in message:
            self._hear_of_others(message)
        elif "again" in message:
            await self.tables.look_again()
        else:
            await self.tables.hear(message)

    # Who is there through other processes

    async def keep_telling(self) -> None:
        """Who watches here, again and again: a process that has died tells nothing any more."""
        while True:
            await asyncio.sleep(TELL_EVERY)
            for table in self.rooms.watched():
                self.bus.tell({"table": table, "here": sorted(self.rooms.online_here(table))})
            self._forget_silent(time.monotonic() - SILENT_AFTER)

    def _hear_of_others(self, message: dict[str, Any]) -> None:
        table, by = message["table"], message["by"]
        self._heard_at[by] = time.monotonic()
        others = self.rooms.elsewhere.get(table, set())
        if "came" in message:
            others = others | {(message["came"], by)}
        elif "went" in message:
            others = others - {(message["went"], by)}
        else:
            others = {one for one in others if one[1] != by} | {(person, by) for person in message["here"]}
        self._note(table, others)

    def _forget_silent(self, before: float) -> None:
        silent = {by for by, heard_at in self._heard_at.items() if heard_at < before}
        for by in silent:
            del self._heard_at[by]
        for table, others in list(self.rooms.elsewhere.items()) if silent else ():
            self._note(table, {one for one in others if one[1] not in silent})

    def _note(self, table: str, others: set[tuple[str, str]]) -> None:
        known = self.rooms.online(table)
        self.rooms.elsewhere[table] = others
        if not others:
            del self.rooms.elsewhere[table]
        now, at = self.rooms.online(table), self.tables.at_hand(table)
        if at is not None:
            for person in known ^ now:
                self.rooms.tell_presence(at, person, person in now)
