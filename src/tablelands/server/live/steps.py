"""One write as each audience is told it. What is the same for several is reckoned and written once."""

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

import msgspec

from tablelands.core.text import Language
from tablelands.core.view import View, entry_to_json
from tablelands.server.happening import Happening
from tablelands.server.live.written import encode, write_legal
from tablelands.server.tables.scene import Audience, Json, ending, node, seats
from tablelands.server.tables.table import Table

NOTHING_LEGAL, NO_OUTLOOK = msgspec.Raw(b"[]"), msgspec.Raw(b"null")


class Seen(NamedTuple):
    """From one seat, in any language."""

    view: View
    changed: msgspec.Raw
    legal: msgspec.Raw
    outlook: msgspec.Raw


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
        self._tells_seats = happening.seats or table.times is not None or bool(table.gone())
        self._steps: dict[Audience, bytes] = {}
        self._events: dict[Language, msgspec.Raw] = {}
        self._seen: dict[int | None, Seen] = {}
        self._drawn: list[tuple[Any, Json]] = []
        self._changes: list[tuple[Json, Json, msgspec.Raw]] = []

    def of(self, audience: Audience) -> bytes:
        step = self._steps.get(audience)
        if step is None:
            step = self._steps[audience] = encode(self._step(audience))
        return step

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

    def _events_in(self, language: Language) -> msgspec.Raw:
        if language not in self._events:
            first, match = self.happening.entries, self.table.match
            new = [] if match is None else match.log[first : self.table.written]
            written = [
                entry_to_json(self.table.game, n, one, language, self.names) for n, one in enumerate(new, first + 1)
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
        step["status"] = [line.say(language, self.names) for line in seen.view.status]
        step["view"] = seen.changed
        if table.state == "over":
            step["ending"] = ending(table, seen.view, language)

    def _seen_from(self, seat: int | None) -> Seen:
        seen = self._seen.get(seat)
        if seen is None:
            view = self.table.playing.view(seat)
            now = self.shown[seat] = self._drawn_for(view)
            may_move = self.table.state != "over" and (view.moves is None or len(view.moves) > 0)
            legal = msgspec.Raw(write_legal(view)) if may_move else NOTHING_LEGAL
            outlook = msgspec.Raw(encode(view.outlook)) if may_move else NO_OUTLOOK
            before = self.before.get(seat)
            changes = msgspec.Raw(encode(view.position)) if before is None else self._changes_since(before, now)
            seen = self._seen[seat] = Seen(view, changes, legal, outlook)
        return seen

    def _drawn_for(self, view: View) -> Json:
        """Where nothing is hidden all seats look at the same state."""
        for state, drawn in self._drawn:
            if state is view.state:
                return drawn
        drawn = {**view.drawn, "sealed": list(view.sealed)}
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
