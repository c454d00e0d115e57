"""A table as somebody may see it: the scene, what changes in it, a moment of its past."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from msgspec import UNSET, UnsetType

from tablelands.core.log import Opened
from tablelands.core.match import Match
from tablelands.core.node import Decide, Node, Over
from tablelands.core.text import Language, Text
from tablelands.core.view import View, entry_to_json
from tablelands.server import texts
from tablelands.server.errors import Forbidden
from tablelands.server.tables.casual import casual
from tablelands.server.tables.table import Table, clock_json

Json = dict[str, Any]


class Audience(NamedTuple):
    """Who looks: from which seat (None: from beside the table), in which language, and which seats are his own."""

    seat: int | None
    language: Language
    own: tuple[int, ...]


def default_seat(table: Table, own: Collection[int]) -> int | None:
    """One's seat that is to move, the lowest; else one's first."""
    if len(own) < 2:
        return next(iter(own), None)
    moving = table.to_move()
    return min((seat for seat in own if seat in moving), default=min(own))


def audience_of(table: Table, person: str | None, asked: int | UnsetType | None, language: Language) -> Audience:
    """At the seat that was asked for: None for a watcher's view, left out for the default one."""
    own = tuple(table.own_seats(person))
    if asked is UNSET:
        return Audience(default_seat(table, own), language, own)
    if asked is not None and asked not in own:
        raise Forbidden(texts.NOT_YOUR_SEAT)
    return Audience(asked, language, own)


def scene(
    table: Table,
    audience: Audience,
    online: Collection[str],
    now: float,
    known: int | None = None,
    *,
    opened: bool = False,
) -> Json:
    """The whole table as one seat sees it. Entries after the `known` ones have their stories: somebody who has those is
    shown what is new. With `opened`, so do entries that open secret moves, whose text says little."""
    written = surroundings(table, audience, online, now)
    if table.match is not None:
        written |= look(table, table.match, audience)
        names = table.names(audience.language)
        first = len(table.match.log) if known is None else known
        written["log"] = [
            entry_to_json(
                table.game,
                n,
                entry,
                audience.language,
                names,
                story=n > first or (opened and isinstance(entry, Opened)),
            )
            for n, entry in enumerate(table.match.log, 1)
        ]
    return written


def surroundings(table: Table, audience: Audience, online: Collection[str], now: float) -> Json:
    """All but the match: a whole scene while the table is open."""
    plan = table.plan
    return {
        "table": plan.id,
        "version": table.version,
        "game": plan.game,
        "rules": plan.rules,
        "options": plan.options,
        "public": plan.public,
        "state": table.state,
        **rated_status(table),
        "as": audience.seat,
        "clock": clock_json(plan.clock),
        "seats": seats(table, audience, online, now),
        "node": None,
        "legal": [],
        "outlook": None,
        "view": None,
        "log": [],
        "status": [],
        "luck": {"commitment": table.commitment},
        "chat": [chat_entry(table, said, audience.language) for said in table.chat],
        "offers": table.offers.to_json(),
    }


def rated_status(table: Table) -> Json:
    """Whether the game counts for ratings, as things stand now."""
    why = casual(table)
    return {"rated": why is None, "casual": why}


def look(table: Table, match: Match, audience: Audience) -> Json:
    """What a seat sees of the match, but for its log."""
    view, language, names = match.view(audience.seat), audience.language, table.names(audience.language)
    over = table.state == "over"
    seen: Json = {
        "node": node(table, view.node, language, names),
        "legal": [] if over else view.legal,
        "outlook": None if over else view.outlook,
        "view": view.position,
        "status": [line.say(language, names) for line in status(table, view)],
    }
    if over:
        seen["ending"] = ending(view, language, names)
    return seen


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


def chat_entry(table: Table, said: Json, language: Language) -> Json:
    """Who deleted his account has no name here any more."""
    seat = table.seats[said["seat"]]
    return said | {"name": seat.name_in(language)} if seat.is_forgotten else said


def seen_then(match: Match, number: int, seat: int | None) -> View:
    """After entry `number`, without anybody's sealed moves. What the last secret of a round led to is seen with the
    entry that opens them all; between the two nobody is to move."""
    then = match.rewound(number)
    opened_next = number < match.number and isinstance(match.log[number], Opened)
    stood = match.rewound(number - 1) if opened_next else then
    view = stood.view(seat)._replace(state=match.game.seen_by(stood.state, None), number=number, whole_log=then.log)
    return view._replace(node=Decide((), sealed=True), moves=[]) if opened_next else view


def moment(table: Table, number: int, audience: Audience, online: Collection[str], now: float) -> Json:
    """The scene after entry `number`; nobody's sealed moves are in it, one's own neither."""
    if table.match is None:
        return surroundings(table, audience, online, now) | {"chat": [], "offers": {}}
    game, language = table.game, audience.language
    view, names = seen_then(table.match, number, audience.seat), table.names(language)
    log = [entry_to_json(game, n, entry, language, names, story=n == number) for n, entry in enumerate(view.log, 1)]
    written = surroundings(table, audience, online, now) | {
        "node": view.node.to_json(language, names),
        "view": view.position,
        "status": [line.say(language, names) for line in view.status],
        "log": log,
        "chat": [],
        "offers": {},
    }
    ended = ended_by(view, language, names)
    return written if ended is None else written | {"ending": ended}
