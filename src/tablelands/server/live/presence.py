"""Which sockets belong to whom: to close them when somebody logs out, and to tell other processes who came and went."""

from typing import Any

from tablelands.server.bus import Bus
from tablelands.server.live.lines import Line
from tablelands.server.live.rooms import Rooms
from tablelands.server.people.people import People
from tablelands.server.service import Tables

LOGGED_OUT = 4401


class Presence:
    def __init__(self, tables: Tables, rooms: Rooms, people: People, bus: Bus) -> None:
        self.tables = tables
        self.rooms = rooms
        self.people = people
        self.bus = bus
        self.lines: dict[Line, tuple[str | None, str | None]] = {}
        """With the person and the hash of the token that they are known by."""

    def tell_others(self, message: dict[str, Any]) -> None:
        self.bus.tell(message)

    def log_out(self, token_hash: str) -> None:
        self._close(lambda person, token: token == token_hash)
        self.bus.tell({"token": token_hash})

    def forget(self, person: str) -> None:
        self._close(lambda known, token: known == person)
        self.bus.tell({"deleted": person})

    def _close(self, belongs: Any) -> None:
        for line, (person, token) in list(self.lines.items()):
            if belongs(person, token):
                line.close(LOGGED_OUT)

    def close_all(self, code: int) -> None:
        for line in list(self.lines):
            line.close(code)

    async def heard(self, message: dict[str, Any]) -> None:
        """What another process tells."""
        if "token" in message:
            self.people.forget(message["token"])
            self._close(lambda person, token: token == message["token"])
        elif "deleted" in message:
            self.people.forget_person(message["deleted"])
            self._close(lambda person, token: person == message["deleted"])
        elif "person" in message:
            self.people.forget_person(message["person"])
        elif "came" in message or "went" in message:
            self._elsewhere(message)
        elif "again" in message:
            await self.tables.look_again()
        else:
            await self.tables.heard(message)

    def _elsewhere(self, message: dict[str, Any]) -> None:
        table = self.tables.loaded(message["table"])
        known = self.rooms.online(message["table"])
        others = self.rooms.elsewhere.setdefault(message["table"], set())
        if "came" in message:
            others.add(message["came"])
        else:
            others.discard(message["went"])
        person = message.get("came") or message["went"]
        now = person in self.rooms.online(message["table"])
        if not others:
            self.rooms.elsewhere.pop(message["table"], None)
        if table is not None and (person in known) != now:
            self.rooms.tell_presence(table, person, now)
