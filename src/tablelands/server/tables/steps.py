"""One write as each audience is told it: the step from one scene to the next. What is the same for several is reckoned
and written once."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

import msgspec

from tablelands.core.game import Game
from tablelands.core.node import Node, Over
from tablelands.core.ruled_game import LazyMoves
from tablelands.core.text import Language, Text
from tablelands.core.view import View, entry_to_json
from tablelands.server import texts
from tablelands.server.tables.plan import Casual
from tablelands.server.tables.table import Table

Json = dict[str, Any]
encode = msgspec.json.encode
MOST_KEPT = 100_000
"""Legal moves of a game: each is encoded once for ever."""
_written: dict[str, dict[int, bytes]] = {}
"""Legal moves by game and code."""


class TableEvent(msgspec.Struct, frozen=True):
    """What has changed at a table, for those who watch it."""

    table: Table
    before: int
    entries: int
    """The length of the log before it."""
    seats: bool = False
    offers: bool = False
    said: Json | None = None


class Audience(NamedTuple):
    """Who looks: from which seat (None: from beside the table), in which language, and which seats are their own."""

    seat: int | None
    language: Language
    own: tuple[int, ...]


class Seen(msgspec.Struct, frozen=True):
    """From one seat, in any language."""

    written: bytes
    status: Sequence[Text]


NOTHING, NO_OUTLOOK = b"[]", b"null"
NOT_BEGUN = Seen(b',"legal":[],"view":null', ())


class Steps:
    """`before` has what each seat saw before the write, `online` who is there. A seat that saw nothing is told all.

    A step is put together from pieces that are written already: what everybody is told in a language, and what is seen
    from a seat."""

    def __init__(
        self,
        table: Table,
        event: TableEvent,
        before: dict[int | None, Json],
        online: Callable[[], Collection[str]],
        now: float,
    ) -> None:
        self.table = table
        self.event = event
        self.before = before
        self.online = online
        self.now = now
        self.shown: dict[int | None, Json] = {}
        """What each seat that was asked for sees now."""
        self.as_they_sat = not event.seats and not table.gone()
        self._tells_seats = not self.as_they_sat or table.times is not None
        self._steps: dict[Audience, bytes] = {}
        self._told: dict[Language, bytes] = {}
        self._seen: dict[int | None, Seen] = {}
        self._drawn: list[tuple[Any, Json]] = []
        self._changes: list[tuple[Json, Json, bytes]] = []

    def of(self, audience: Audience) -> bytes:
        step = self._steps.get(audience)
        if step is None:
            step = self._steps[audience] = self._step(audience)
        return step

    def _step(self, audience: Audience) -> bytes:
        seat, language = audience.seat, audience.language
        told = self._told.get(language) or self._tell(language)
        seen = self._seen.get(seat) or self._look(seat)
        names = self.table.names(language)
        own: Json = {"as": seat, "status": [line.say(language, names) for line in seen.status]}
        if self._tells_seats:
            own["seats"] = seats(self.table, audience, self.online(), self.now)
        return b"".join((told, b",", encode(own)[1:-1], seen.written, b"}"))

    def _tell(self, language: Language) -> bytes:
        """What is the same from every seat: the beginning of a step."""
        table, match, first = self.table, self.table.match, self.event.entries
        names = table.names(language)
        told: Json = {
            "on": "step",
            "table": table.id,
            "version": table.version,
            "before": self.event.before,
            "state": table.state,
            "events": [],
            "node": None,
            **rated_status(table),
        }
        if self.event.offers:
            told["offers"] = table.offers.to_json()
        if match is not None:
            new = enumerate(match.log[first : table.written], first + 1)
            told["events"] = [entry_to_json(table.game, n, entry, language, names) for n, entry in new]
            told["node"] = node(table, match.node, language, names)
            if table.state == "over":
                told["ending"] = ending(match.view(None), language, names)
        written = self._told[language] = encode(told)[:-1]
        return written

    def _look(self, seat: int | None) -> Seen:
        if self.table.match is None:
            return NOT_BEGUN
        view, legal, outlook = self.table.match.view(seat), NOTHING, NO_OUTLOOK
        if self.table.state != "over" and (view.moves is None or view.moves):
            legal, outlook = write_legal(view), encode(view.outlook)
        now = self.shown[seat] = self._drawn_for(view)
        before = self.before.get(seat)
        changes = encode(view.position) if before is None else self._changes_since(before, now)
        written = b"".join((b',"legal":', legal, b',"outlook":', outlook, b',"view":', changes))
        seen = self._seen[seat] = Seen(written, status(self.table, view))
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

    def _changes_since(self, before: Json, now: Json) -> bytes:
        for known_before, known_now, written in self._changes:
            if known_before is before and known_now is now:
                return written
        written = encode(changed(before, now))
        self._changes.append((before, now, written))
        return written


def changed(before: Json, after: Json) -> Json:
    return {name: value for name, value in after.items() if name not in before or before[name] != value}


def write_legal(view: View) -> bytes:
    if isinstance(view.moves, LazyMoves):
        known = _written.setdefault(view.game.id, {})
        try:
            return b"[" + b",".join(map(known.__getitem__, view.moves.codes)) + b"]"
        except KeyError:
            _keep(view.game, view.moves, known)
    return encode(view.legal)


def _keep(game: Game[Any, Any, Any], moves: "LazyMoves[Any]", known: dict[int, bytes]) -> None:
    if len(known) > MOST_KEPT:
        known.clear()
    for code, move in zip(moves.codes, moves, strict=True):
        known[code] = encode(game.moves.to_json(move))


# Parts of a scene and of a step


def rated_status(table: Table) -> Json:
    """Whether the game counts for ratings, as things stand now."""
    why: Casual | None = table.casual()
    return {"rated": why is None, "casual": why, "guessed": table.offers.guessed}


def status(table: Table, view: View) -> Sequence[Text]:
    """A record may end before its game does."""
    if table.state == "over" and not isinstance(view.node, Over):
        return [texts.ENDED_BY_RECORD]
    return view.status


def node(table: Table, stands: Node, language: Language, names: Sequence[str]) -> Json:
    if table.state == "over" and not isinstance(stands, Over):
        return {"kind": "over", "scores": None, "winners": [], "reason": texts.ENDED_BY_RECORD.say(language)}
    return stands.to_json(language, names)


def ending(view: View, language: Language, names: Sequence[str]) -> Json:
    ended = ended_by(view, language, names)
    if ended is not None:
        return ended
    reason = texts.ENDED_BY_RECORD.say(language)
    return {"scores": None, "winners": [], "reason": reason, "by": "record", "explain": []}


def ended_by(view: View, language: Language, names: Sequence[str]) -> Json | None:
    """A game that was given up can only have come as a record."""
    ended = view.ending(language, names)
    return ended | {"by": "record"} if ended is not None and ended["by"] == "aborted" else ended


def seats(table: Table, audience: Audience, online: Collection[str], now: float) -> list[Json]:
    return [_seat(table, number, audience, online, now) for number in range(len(table.seats))]


def _seat(table: Table, number: int, audience: Audience, online: Collection[str], now: float) -> Json:
    seat, gone = table.seats[number], table.gone()
    written: Json = {"sit": seat.sit, "name": seat.name_in(audience.language), "you": number in audience.own}
    if seat.bot is not None:
        written["bot"] = seat.bot
    if seat.sit == "person":
        written["online"] = seat.person in online
    if table.times is not None:
        left = table.times.left_at(number, now)
        running = table.state == "playing" and number in table.times.running
        written["clock"] = {"left": round(left, 1), "running": running}
    if number in gone:
        written["gone"] = gone[number]
    return written
