"""One write as each audience is told it. What is the same for several is reckoned and written once."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

import msgspec

from tablelands.core.text import Language, Text
from tablelands.core.view import View, entry_to_json
from tablelands.server.happening import Happening
from tablelands.server.live.written import encode, write_legal
from tablelands.server.tables.scene import Audience, Json, ending, node, seats
from tablelands.server.tables.table import Table

NOTHING, NO_OUTLOOK = msgspec.Raw(b"[]"), msgspec.Raw(b"null")


class Told(NamedTuple):
    """In one language, to everybody."""

    events: msgspec.Raw
    node: Json | None
    ending: Json | None


class Seen(NamedTuple):
    """From one seat, in any language."""

    legal: msgspec.Raw
    outlook: msgspec.Raw
    status: Sequence[Text]
    changed: msgspec.Raw


class Steps:
    """`before` has what each seat saw before the write, `online` who is there. A seat that saw nothing is told all."""

    def __init__(
        self,
        table: Table,
        happening: Happening,
        before: dict[int | None, Json],
        online: Callable[[], Collection[str]],
        now: float,
    ) -> None:
        self.table = table
        self.names = table.names
        self.happening = happening
        self.before = before
        self.online = online
        self.now = now
        self.shown: dict[int | None, Json] = {}
        """What each seat that was asked for sees now."""
        self.as_they_sat = not happening.seats and not table.gone()
        self._tells_seats = not self.as_they_sat or table.times is not None
        self._steps: dict[Audience, bytes] = {}
        self._told: dict[Language, Told] = {}
        self._seen: dict[int | None, Seen] = {}
        self._drawn: list[tuple[Any, Json]] = []
        self._changes: list[tuple[Json, Json, msgspec.Raw]] = []

    def of(self, audience: Audience) -> bytes:
        step = self._steps.get(audience)
        if step is None:
            step = self._steps[audience] = encode(self._step(audience))
        return step

    def _step(self, audience: Audience) -> Json:
        table, language = self.table, audience.language
        told = self._told.get(language) or self._tell(language)
        step: Json = {
            "on": "step",
            "table": table.id,
            "as": audience.seat,
            "version": table.version,
            "before": self.happening.before,
            "state": table.state,
            "events": told.events,
        }
        if self._tells_seats:
            step["seats"] = seats(table, audience, self.online(), self.now)
        if self.happening.offers:
            step["offers"] = table.offers.to_json()
        step["node"] = told.node
        if table.match is None:
            return step | {"legal": [], "status": [], "view": None}
        seen = self._seen.get(audience.seat) or self._look(table.match.view(audience.seat))
        step["legal"] = seen.legal
        step["outlook"] = seen.outlook
        step["status"] = [line.say(language, self.names) for line in seen.status]
        step["view"] = seen.changed
        if table.state == "over":
            step["ending"] = told.ending
        return step

    def _tell(self, language: Language) -> Told:
        table, match, names, first = self.table, self.table.match, self.names, self.happening.entries
        if match is None:
            return Told(NOTHING, None, None)
        new = enumerate(match.log[first : table.written], first + 1)
        events = [entry_to_json(table.game, n, entry, language, names) for n, entry in new]
        ended = ending(match.view(None), language, names) if table.state == "over" else None
        told = Told(msgspec.Raw(encode(events)), node(table, match.node, language, names), ended)
        self._told[language] = told
        return told

    def _look(self, view: View) -> Seen:
        seat, legal, outlook = view.seat, NOTHING, NO_OUTLOOK
        if self.table.state != "over" and (view.moves is None or view.moves):
            legal, outlook = msgspec.Raw(write_legal(view)), msgspec.Raw(encode(view.outlook))
        now = self.shown[seat] = self._drawn_for(view)
        before = self.before.get(seat)
        changes = msgspec.Raw(encode(view.position)) if before is None else self._changes_since(before, now)
        seen = self._seen[seat] = Seen(legal, outlook, view.status, changes)
        return seen

    def _drawn_for(self, view: View) -> Json:
        """Where nothing is hidden all seats look at the same state."""
        for state, drawn in self._drawn:
            if state is view.state:
                return drawn
        drawn = view.drawn
        drawn["sealed"] = view.sealed
        self._drawn.append((view.state, drawn))
        return drawn

    def _changes_since(self, before: Json, now: Json) -> msgspec.Raw:
        for known_before, known_now, written in self._changes:
            if known_before is before and known_now is now:
                return written
        written = msgspec.Raw(encode(changed(before, now)))
        self._changes.append((before, now, written))
        return written


def changed(before: Json, after: Json) -> Json:
    return {name: value for name, value in after.items() if name not in before or before[name] != value}
