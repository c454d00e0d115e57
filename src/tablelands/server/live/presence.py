"""Who is online at a table: through this process and, as they tell it, through others."""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any

from tablelands.server.cluster.bus import Bus

GOES_AFTER = 5.0
"""Seconds until others are told that somebody has gone."""
TELL_EVERY = 5.0
SILENT_AFTER = 15.0
"""Seconds after which a process that tells nothing has nobody any more."""


class Presence:
    """`changed` is called with the table, the person and whether they are online now."""

    def __init__(self, bus: Bus, changed: Callable[[str, str, bool], None]) -> None:
        self._bus = bus
        self._changed = changed
        self._here: defaultdict[str, Counter[str]] = defaultdict(Counter)
        """Subscriptions by table and person; those who are about to leave have none."""
        self._leaving: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self._elsewhere: dict[str, set[tuple[str, str]]] = {}
        """Persons who watch a table through other processes, with the process."""
        self._heard_at: dict[str, float] = {}
        """When each other process was last heard of."""

    def online(self, table: str) -> set[str]:
        return {*self._here.get(table, ()), *(person for person, _ in self._elsewhere.get(table, ()))}

    def come(self, table: str, person: str | None) -> None:
        if person is None:
            return
        was_online, was_here = person in self.online(table), person in self._here[table]
        if timer := self._leaving.pop((table, person), None):
            timer.cancel()
        self._here[table][person] += 1
        if not was_online:
            self._changed(table, person, True)
        if not was_here:
            self._bus.tell({"table": table, "came": person})

    def go(self, table: str, person: str | None) -> None:
        if person is None:
            return
        self._here[table][person] -= 1
        if self._here[table][person] == 0:
            later = asyncio.get_running_loop().call_later
            self._leaving[table, person] = later(GOES_AFTER, self._leave, table, person)

    def _leave(self, table: str, person: str) -> None:
        del self._leaving[table, person], self._here[table][person]
        if not self._here[table]:
            del self._here[table]
        self._bus.tell({"table": table, "went": person})
        if person not in self.online(table):
            self._changed(table, person, False)

    # Other processes

    async def keep_telling(self) -> None:
        """Who watches here, again and again: a process that has died tells nothing any more."""
        while True:
            await asyncio.sleep(TELL_EVERY)
            for table, persons in self._here.items():
                self._bus.tell({"table": table, "here": sorted(persons)})
            self._forget_silent(time.monotonic() - SILENT_AFTER)

    def hear(self, message: dict[str, Any]) -> None:
        table, by = message["table"], message["by"]
        self._heard_at[by] = time.monotonic()
        others = self._elsewhere.get(table, set())
        if "came" in message:
            others = others | {(message["came"], by)}
        elif "went" in message:
            others = others - {(message["went"], by)}
        else:
            others = {other for other in others if other[1] != by} | {(person, by) for person in message["here"]}
        self._note(table, others)

    def _forget_silent(self, before: float) -> None:
        silent = {by for by, heard_at in self._heard_at.items() if heard_at < before}
        for by in silent:
            del self._heard_at[by]
        for table, others in list(self._elsewhere.items()) if silent else ():
            self._note(table, {other for other in others if other[1] not in silent})

    def _note(self, table: str, others: set[tuple[str, str]]) -> None:
        before = self.online(table)
        self._elsewhere[table] = others
        if not others:
            del self._elsewhere[table]
        now = self.online(table)
        for person in before ^ now:
            self._changed(table, person, person in now)
