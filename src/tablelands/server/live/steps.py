"""One write as each audience is told it. What is the same for several is reckoned and written once."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from tablelands.core.text import Language
from tablelands.core.view import View, entry_to_json
from tablelands.server.happening import Happening
from tablelands.server.live.written import Fields, changed, encode, join, write_fields, write_legal
from tablelands.server.tables.scene import Audience, Json, ending, node, seats
from tablelands.server.tables.table import Table

NOTHING_LEGAL, NO_OUTLOOK = msgspec.Raw(b"[]"), msgspec.Raw(b"null")


@dataclass(slots=True)
class Seen:
    """From one seat, in any language."""

    view: View
    changed: msgspec.Raw
    legal: msgspec.Raw
    outlook: msgspec.Raw


class Steps:
    """`before` has what each seat saw before the write, `online` who is there."""

    def __init__(
        self,
        table: Table,
        happening: Happening,
        before: dict[int | None, Fields],
        online: Callable[[], Collection[str]],
        now: float,
    ) -> None:
        self.table = table
        self.happening = happening
        self.before = before
        self.online = online
        self.now = now
        self.shown: dict[int | None, Fields] = {}
        self._steps: dict[Audience, bytes] = {}
        self._events: dict[Language, msgspec.Raw] = {}
        self._seen: dict[int | None, Seen] = {}
        self._drawn: list[tuple[Any, Fields]] = []

    def of(self, audience: Audience) -> bytes:
        if audience not in self._steps:
            self._steps[audience] = encode(self._step(audience))
        return self._steps[audience]

    def _step(self, audience: Audience) -> Json:
        table, happening = self.table, self.happening
        step: Json = {
            "on": "step",
            "table": table.id,
            "as": audience.seat,
            "version": table.version,
            "before": happening.before,
            "state": table.state,
            "events": self._events_in(audience.language),
        }
        if self._tells_seats:
            step["seats"] = seats(table, audience, self.online(), self.now)
        if happening.offers:
            step["offers"] = table.offers.to_json()
        self._look(step, audience)
        return step

    @cached_property
    def _tells_seats(self) -> bool:
        return self.happening.seats or self.table.times is not None or bool(self.table.gone())

    def _events_in(self, language: Language) -> msgspec.Raw:
        if language not in self._events:
            first, match = self.happening.entries, self.table.match
            new = [] if match is None else match.log[first : self.table.written]
            written = [
                entry_to_json(self.table.game, n, one, language, self.table.names)
                for n, one in enumerate(new, first + 1)
            ]
            self._events[language] = msgspec.Raw(encode(written))
        return self._events[language]

    def _look(self, step: Json, audience: Audience) -> None:
        table, language = self.table, audience.language
        if table.match is None:
            step |= {"node": None, "legal": [], "status": [], "view": None}
            return
        seen = self._seen_from(audience.seat)
        step["node"] = node(table, seen.view, language)
        step["legal"] = seen.legal
        step["outlook"] = seen.outlook
        step["status"] = [line.say(language, table.names) for line in seen.view.status]
        step["view"] = seen.changed
        if table.state == "over":
            step["ending"] = ending(table, seen.view, language)

    def _seen_from(self, seat: int | None) -> Seen:
        if seat not in self._seen:
            view = self.table.playing.view(seat)
            now = self.shown[seat] = self._fields(view)
            differs = msgspec.Raw(join(changed(self.before.get(seat, {}), now)))
            may_move = self.table.state != "over" and view.moves != []
            legal = msgspec.Raw(write_legal(view)) if may_move else NOTHING_LEGAL
            outlook = msgspec.Raw(encode(view.outlook)) if may_move else NO_OUTLOOK
            self._seen[seat] = Seen(view, differs, legal, outlook)
        return self._seen[seat]

    def _fields(self, view: View) -> Fields:
        return {**self._fields_of_all(view), **write_fields(view.own)}

    def _fields_of_all(self, view: View) -> Fields:
        """Where nothing is hidden all seats look at the same state."""
        for state, fields in self._drawn:
            if state is view.state:
                return fields
        fields = write_fields(view.drawn)
        self._drawn.append((view.state, fields))
        return fields
