"""A game written down: one JSON file that replays without any luck, and notices when it does not.

`pending` holds moves that still lie sealed. It is written only into the host's own save files, never shown.
"""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from tablelands.core import refusal_texts as texts
from tablelands.core.errors import BadRecord, Refused
from tablelands.core.game import Game
from tablelands.core.match import Event, Happened, Match, Occupant, Played
from tablelands.core.node import Over
from tablelands.core.reading import Fields
from tablelands.core.text import Text

CHECK_EVERY = 10


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
    pending: list[dict[str, Any]] = field(default_factory=list)

    @classmethod
    def of(cls, match: Match, *, for_host: bool = False) -> "Record":
        game = match.game
        open_log = match.visible_log(None)
        secret = [event for event in match.log if isinstance(event, Played) and event.secret]
        return cls(
            game=game.id,
            rules=game.rules_version,
            options=dict(match.setup.options),
            occupants=list(match.occupants),
            events=[match.event_to_json(event) for event in open_log],
            checks=_checks(match, open_log),
            result=match.node.to_json() if isinstance(match.node, Over) else None,
            begins=None if match.begins is None else game.position(match.setup, match.begins),
            pending=[match.event_to_json(event) for event in secret] if for_host else [],
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
        if self.pending:
            written["pending"] = self.pending
        written["result"] = self.result
        return written

    @classmethod
    def from_json(cls, value: object) -> "Record":
        fields = Fields(value, "record", BadRecord)
        if fields.integer("v") != 1:
            raise fields.refuse(texts.ONLY_FORMAT)
        return cls(
            game=fields.text("game"),
            rules=fields.text("rules"),
            options=fields.object("options").values,
            occupants=[_occupant_from_json(seat) for seat in fields.objects("seats")],
            events=[event.values for event in fields.objects("events")],
            checks={one.integer("after", 0): one.text("sum") for one in fields.objects("checks")},
            result=fields.object("result").values if fields.has("result") else None,
            begins=fields.object("begins").values if fields.has("begins") else None,
            pending=[event.values for event in fields.objects("pending")] if fields.has("pending") else [],
        )

    def replay(self, game: Game[Any, Any, Any]) -> Match:
        """The match it tells of, played again move by move and compared with its check sums and its result."""
        match = self._beginning(game)
        self._compare(match, 0)
        for number, event in enumerate([*self.events, *self.pending], 1):
            try:
                match.repeat(event_from_json(game, event))
            except Refused as error:
                raise _bad(texts.DOES_NOT_REPLAY.fill(number=number, why=error.text)) from error
            if number <= len(self.events):
                self._compare(match, number)
        if max(self.checks, default=0) > len(self.events):
            raise _bad(texts.EVENTS_MISSING)
        if self.result is not None and _without_words(match.node.to_json()) != _without_words(self.result):
            raise _bad(texts.OTHER_RESULT)
        return match

    def _beginning(self, game: Game[Any, Any, Any]) -> Match:
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
        return Match(game, setup, occupants=self.occupants, begins=state)

    def _compare(self, match: Match, after: int) -> None:
        if after in self.checks and self.checks[after] != check_sum(match):
            raise _bad(texts.OTHER_POSITION.fill(after=after))


def _bad(text: Text) -> BadRecord:
    return BadRecord(texts.IN.fill(what="record", text=text))


def _occupant_to_json(occupant: Occupant) -> dict[str, Any]:
    return {"name": occupant.name} | ({"bot": occupant.bot} if occupant.bot else {})


def _occupant_from_json(seat: Fields) -> Occupant:
    return Occupant(seat.text("name"), seat.text("bot") if seat.has("bot") else None)


def check_sum(match: Match) -> str:
    """Of what makes up the position; rules version and derived fields may change while the game replays the same."""
    left_out = match.game.derived_fields | {"rules"}
    told = {name: value for name, value in match.position().items() if name not in left_out}
    return hashlib.sha256(json.dumps(told, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]


def _without_words(node: dict[str, Any]) -> dict[str, Any]:
    """A result is the same however its reason is worded."""
    return {name: value for name, value in node.items() if name != "reason"}


def event_from_json(game: Game[Any, Any, Any], value: dict[str, Any]) -> Event:
    fields = Fields(value, "event")
    if fields.has("chance"):
        return Happened(game.outcomes.from_json(fields.any("chance")))
    return Played(fields.integer("seat"), game.moves.from_json(fields.any("move")))


def _checks(match: Match, log: list[Event]) -> dict[int, str]:
    """Check sums along the open log; a sum over sealed moves would tell about them."""
    replayed = Match(match.game, match.setup, begins=match.begins)
    sums: dict[int, str] = {}
    for number, event in enumerate(log, 1):
        replayed.repeat(event)
        if number % CHECK_EVERY == 0 or number == len(log):
            sums[number] = check_sum(replayed)
    return sums
