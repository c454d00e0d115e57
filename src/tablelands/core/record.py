"""A record: a game as JSON that replays exactly, with check sums that show if it does not.

`pending` holds moves that are still sealed. It is written only into the host's own save files, never shown.
"""

from dataclasses import dataclass, field
from typing import Any

from tablelands.core import refusal_texts as texts
from tablelands.core.check_sums import check_sum
from tablelands.core.errors import BadRecord, Refused
from tablelands.core.game import Game
from tablelands.core.history import departures, sealed_in
from tablelands.core.json_fields import Fields
from tablelands.core.log import LEAVE_REASONS, ChanceOutcome, Event, Played
from tablelands.core.match import Match, Occupant
from tablelands.core.node import Over
from tablelands.core.text import Text


@dataclass(slots=True)
class Record:
    game: str
    rules: str
    options: dict[str, Any]
    occupants: list[Occupant]
    events: list[dict[str, Any]]
    checks: dict[int, str] = field(default_factory=dict)
    result: dict[str, Any] | None = None
    begins: dict[str, Any] | None = None
    gone: list[dict[str, Any]] = field(default_factory=list)
    """Seats that left: seat, reason, and the number of events before."""
    pending: list[dict[str, Any]] = field(default_factory=list)

    @classmethod
    def of(cls, match: Match, *, for_host: bool = False) -> "Record":
        game, history = match.game, match.history
        secret = [Played(entry.seat, entry.move) for entry in sealed_in(history.log, len(history.log))]
        return cls(
            game=game.id,
            rules=game.rules_version,
            options=dict(match.setup.options),
            occupants=list(match.occupants),
            events=[event_to_json(game, event) for event in history.events],
            checks=history.checks(match.state),
            result=_result(match),
            begins=None if match.begins is None else game.position(match.setup, match.begins),
            gone=[{"seat": gone.seat, "why": gone.why, "after": after} for gone, after in departures(match.log)],
            pending=[event_to_json(game, event) for event in secret] if for_host else [],
        )

    def to_json(self) -> dict[str, Any]:
        written: dict[str, Any] = {
            "game": self.game,
            "v": 1,
            "rules": self.rules,
            "options": self.options,
            "seats": [_occupant_to_json(occupant) for occupant in self.occupants],
        }
        if self.begins is not None:
            written["begins"] = self.begins
        written["events"] = self.events
        written["checks"] = [{"after": after, "sum": total} for after, total in sorted(self.checks.items())]
        if self.gone:
            written["gone"] = self.gone
        if self.pending:
            written["pending"] = self.pending
        written["result"] = self.result
        return written

    @classmethod
    def from_json(cls, value: object) -> "Record":
        fields = Fields(value, "record", BadRecord)
        if fields.integer("v") != 1:
            raise fields.refuse(texts.ONLY_FORMAT)
        occupants = [_occupant_from_json(seat) for seat in fields.objects("seats")]
        events = [event.values for event in fields.objects("events")]
        return cls(
            game=fields.text("game"),
            rules=fields.text("rules"),
            options=fields.object("options").values,
            occupants=occupants,
            events=events,
            checks={check.integer("after", 0): check.text("sum") for check in fields.objects("checks")},
            result=fields.object("result").values if fields.has("result") else None,
            begins=fields.object("begins").values if fields.has("begins") else None,
            gone=_gone_from_json(fields, len(occupants), len(events)) if fields.has("gone") else [],
            pending=[event.values for event in fields.objects("pending")] if fields.has("pending") else [],
        )

    def replay(self, game: Game[Any, Any, Any]) -> Match:
        """Replay the match, and compare it with the check sums and the result."""
        match = self.beginning(game)
        self._compare(match, 0)
        self._let_go(match, 0)
        for number, event in enumerate([*self.events, *self.pending], 1):
            try:
                match.repeat(event_from_json(game, event))
            except Refused as error:
                raise _bad(texts.DOES_NOT_REPLAY.fill(number=number, why=error.text)) from error
            if number <= len(self.events):
                self._compare(match, number)
                self._let_go(match, number)
        if max(self.checks, default=0) > len(self.events):
            raise _bad(texts.EVENTS_MISSING)
        if self.result is not None and self.result.get("by") == "aborted" and not isinstance(match.node, Over):
            match.abort()
        if self.result is not None and _without_words(_result(match) or {}) != _without_words(self.result):
            raise _bad(texts.OTHER_RESULT)
        return match

    def beginning(self, game: Game[Any, Any, Any]) -> Match:
        if self.game != game.id:
            raise _bad(texts.OTHER_GAME.fill(game=self.game, wanted=game.id))
        if not game.knows_version(self.rules):
            raise _bad(texts.UNKNOWN_VERSION.fill(version=self.rules, game=game.name, known=game.rules_version))
        try:
            if self.begins is None:
                return Match(game, game.setup(len(self.occupants), self.options), occupants=self.occupants)
            setup, state = game.load(self.begins)
        except Refused as error:
            raise _bad(error.text) from error
        if setup.seats != len(self.occupants) or dict(setup.options) != self.options:
            raise _bad(texts.OTHER_BEGINNING)
        if game.sealed_moves(state):
            raise _bad(texts.SEALED_BEGINNING)
        return Match(game, setup, occupants=self.occupants, begins=state)

    def _compare(self, match: Match, after: int) -> None:
        if after in self.checks and self.checks[after] != check_sum(match.game, match.setup, match.state):
            raise _bad(texts.OTHER_POSITION.fill(after=after))

    def _let_go(self, match: Match, after: int) -> None:
        for departure in self.gone:
            if departure["after"] == after:
                try:
                    match.leave(departure["seat"], departure["why"])
                except Refused as error:
                    raise _bad(texts.DOES_NOT_REPLAY.fill(number=after, why=error.text)) from error


def _bad(text: Text) -> BadRecord:
    return BadRecord(texts.IN.fill(what=texts.RECORD, text=text), code=text.id)


def _occupant_to_json(occupant: Occupant) -> dict[str, Any]:
    return {"name": occupant.name} | ({"bot": occupant.bot} if occupant.bot else {})


def _occupant_from_json(seat: Fields) -> Occupant:
    return Occupant(seat.text("name"), seat.text("bot") if seat.has("bot") else None)


def _gone_from_json(fields: Fields, seats: int, events: int) -> list[dict[str, Any]]:
    return [
        {
            "seat": departure.integer("seat", 0, seats - 1),
            "why": departure.choice("why", LEAVE_REASONS),
            "after": departure.integer("after", 0, events),
        }
        for departure in fields.objects("gone")
    ]


def _result(match: Match) -> dict[str, Any] | None:
    over = match.node
    if not isinstance(over, Over):
        return None
    return over.to_json() | ({} if over.by == "rules" else {"by": over.by})


def _without_words(node: dict[str, Any]) -> dict[str, Any]:
    """The result without its reason, which may be worded differently."""
    return {name: value for name, value in node.items() if name != "reason"}


def event_to_json(game: Game[Any, Any, Any], event: Event) -> dict[str, Any]:
    match event:
        case Played(seat, move):
            return {"seat": seat, "move": game.moves.to_json(move)}
        case ChanceOutcome(outcome):
            return {"chance": game.outcomes.to_json(outcome)}


def event_from_json(game: Game[Any, Any, Any], value: dict[str, Any]) -> Event:
    fields = Fields(value, "event")
    if fields.has("chance"):
        return ChanceOutcome(game.outcomes.from_json(fields.any("chance")))
    return Played(fields.integer("seat"), game.moves.from_json(fields.any("move")))
