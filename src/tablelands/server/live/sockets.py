"""One socket of one browser or bot: messages in, in order; what it watches out, as fast as it reads."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tablelands.core.errors import BadRequest, Refused
from tablelands.core.reading import Fields, is_integer
from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.acting import Acting
from tablelands.server.asked import Asked, read_asked, read_play
from tablelands.server.errors import TooMany, Unavailable, Unknown, error_to_json
from tablelands.server.http.calls import read_json, wanted_language
from tablelands.server.http.tables import audience_of
from tablelands.server.live.lines import Line
from tablelands.server.live.rooms import Watch
from tablelands.server.logs import tell
from tablelands.server.people.person import Person
from tablelands.server.service import Finished
from tablelands.server.store.store import StoreAway

MESSAGES = ("watch", "leave", "play", "resign", "take-back", "say", "rematch", "hint")
encode = msgspec.json.encode


class Socket:
    """`accepted` are the languages of the handshake; a `watch` may ask for another."""

    def __init__(self, acting: Acting, line: Line, person: Person | None, accepted: str, address: str) -> None:
        self.acting = acting
        self.line = line
        self.send = line.send
        self.known = person
        self.person = None if person is None else person.id
        self.accepted = accepted
        self.address = address
        self.watches: dict[str, Watch] = {}
        self._hears = False
        self._has_heard: asyncio.Event | None = None
        """If somebody waits for it."""

    def leave_all(self) -> None:
        for watch in self.watches.values():
            self.acting.rooms.leave(watch)
        self.watches = {}

    async def quiet(self) -> None:
        """Until what was begun is done."""
        if self._hears:
            self._has_heard = asyncio.Event()
            await self._has_heard.wait()

    def hear_at_once(self, message: str, heard: Finished) -> bool:
        """If it is a play as nearly all are; no task wakes up for it. `heard` hears when the next message may come, and
        whether this one is done. Whatever is not is to be heard as any other."""
        line, person = self.line, self.known
        play = None if person is None or line.closing is not None or line.unsent else read_play(message)
        if person is None or play is None:
            return False
        table, asked = play

        def finished(done: bool) -> None:
            self._end_hearing()
            heard(done)

        self._hears = True
        try:
            begun = self.acting.play_at_once(person, table, asked, self._answering(asked), finished)
        except Exception as error:
            self._fail({"do": "play", "table": table, "key": asked.key}, error)
            finished(True)
            return True
        self._hears = begun
        return begun

    async def hear(self, message: str) -> None:
        """One message of theirs; whatever it is, the socket goes on."""
        self._hears = True
        said: Any = None
        try:
            if (play := read_play(message)) is not None:
                table, asked = play
                said = {"do": "play", "table": table, "key": asked.key}
                self.acting.gate.call(self.person or self.address)
                await self._do("play", table, asked)
                return
            said = read_json(message.encode(), self.acting.gate.limits.depth)
            self.acting.gate.call(self.person or self.address)
            fields = Fields(said, "message")
            what = fields.choice("do", MESSAGES)
            if what == "watch":
                await self._watch(fields)
            elif what == "leave":
                self._leave(fields)
            else:
                await self._act(what, fields)
        except Exception as error:
            self._fail(said, error)
        finally:
            self._end_hearing()

    def _end_hearing(self) -> None:
        self._hears = False
        if self._has_heard is not None:
            self._has_heard.set()

    def _fail(self, said: Any, error: Exception) -> None:
        if isinstance(error, Refused):
            self._refuse(said, error)
            return
        if not isinstance(error, StoreAway):
            tell("fault", error=error)  # of ours, told to whoever runs the server
        self._refuse(said, Unavailable(texts.STORE_AWAY))

    def _refuse(self, said: Any, error: Refused) -> None:
        told = said if isinstance(said, dict) else {}
        what, table, key = (told.get(name) for name in ("do", "table", "key"))
        is_watch = what == "watch"
        refused: dict[str, Any] = {
            "on": "refused",
            "do": what if isinstance(what, str) else None,
            "table": table if isinstance(table, str) else None,
            "key": key if isinstance(key, str) and not is_watch else None,
            "error": error_to_json(error, self._asked_language(told) if is_watch else self._language_at(table)),
        }
        if isinstance(error, TooMany):
            refused["retry_after"] = error.retry_after
        self.acting.metrics.refused(error.kind)
        self.send(encode(refused))

    def _asked_language(self, said: dict[str, Any]) -> Language:
        try:
            return wanted_language(said.get("lang"), self.known, self.accepted)
        except BadRequest:
            return self._language_at(None)

    def _language_at(self, table: object) -> Language:
        """The one in which it is watched."""
        watch = self.watches.get(table) if isinstance(table, str) else None
        return wanted_language(None, self.known, self.accepted) if watch is None else watch.audience.language

    async def _watch(self, fields: Fields) -> None:
        table, given = fields.text("table"), "as" in fields.values
        asked = fields.values.get("as")
        if given and asked is not None and not (is_integer(asked) and asked >= 0):
            raise BadRequest(texts.BAD_SEAT)
        key = fields.text("key") if fields.has("key") else None
        language = wanted_language(fields.values.get("lang"), self.known, self.accepted)
        bots, stories = (fields.flag(name) if fields.has(name) else False for name in ("bots", "stories"))
        async with self.acting.tables.seen(table, self.person, key) as at:
            seat = ("none" if asked is None else asked) if given else None
            audience = audience_of(at, self.person, seat, language)
            if table not in self.watches:
                self.acting.gate.watch(len(self.watches))
            if table in self.watches:
                self.acting.rooms.leave(self.watches.pop(table))
            watch = self.acting.rooms.watch(self, at, audience.seat, not given, language, bots, stories)
            self.watches[table] = watch
            self.acting.rooms.show(watch, at)

    def _leave(self, fields: Fields) -> None:
        watch = self.watches.pop(fields.text("table"), None)
        if watch is not None:
            self.acting.rooms.leave(watch)

    def _act(self, what: str, fields: Fields) -> Awaitable[object]:
        table = fields.text("table")
        return self._do(what, table, read_asked(what, fields))

    def _do(self, what: str, table: str, asked: Asked) -> Awaitable[object]:
        if self.known is None:
            raise Unknown(texts.NOBODY)
        answered = self._answering(asked)
        if what == "hint":
            return self.acting.hint(self.known, table, asked, self._language_at(table), answered)
        return self.acting.act(what, self.known, table, asked, answered)

    def _answering(self, asked: Asked) -> Callable[[dict[str, Any]], None]:
        return lambda answer: self.send(encode(done(asked.key, answer)))


def done(key: str, answer: dict[str, Any]) -> dict[str, Any]:
    """Of a key that is known, the act it was first used for is answered."""
    told = {"on": "done", "key": key, "version": answer["version"]}
    if "table" in answer:
        told["table"] = answer["table"]
    if "move" in answer:
        told["hint"] = {name: answer[name] for name in ("move", "text", "why", "others") if name in answer}
    return told
