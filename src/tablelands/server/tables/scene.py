"""A table as somebody may see it: the scene, what changes in it, a moment of its past."""

from collections.abc import Collection, Sequence

from msgspec import UNSET, Raw, UnsetType

from tablelands.core.log import Entry, Opened
from tablelands.core.match import Match
from tablelands.core.node import Decide
from tablelands.core.text import Language
from tablelands.core.view import View, entry_to_json
from tablelands.server import texts
from tablelands.server.errors import Forbidden
from tablelands.server.tables.steps import Audience, Json, encode, ended_by, ending, node, rated_status, seats, status
from tablelands.server.tables.table import Table, Told


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
        entries = table.match.log
        written["log"] = log_of(table, entries, audience.language, known=known, opened=opened)
    return written


def write_log(table: Table, language: Language, opened: bool) -> None:
    """What takes longest about the scene of a long game, so that it is at hand when the scene is wanted."""
    if table.match is not None:
        log_of(table, table.match.log, language, known=None, opened=opened)


def log_of(
    table: Table, entries: Sequence[Entry], language: Language, *, known: int | None, opened: bool = False
) -> Raw:
    """The first entries of the log. Those after the `known` ones have their stories, and the others are written once
    for all who ask."""
    game, names, first = table.game, table.names(language), len(entries) if known is None else known
    told = table.told.get((language, opened))
    if told is None or told.names != names:
        told = table.told[language, opened] = Told(names, [])
    for n, entry in enumerate(entries[len(told.entries) : first], len(told.entries) + 1):
        story = opened and isinstance(entry, Opened)
        told.entries.append(encode(entry_to_json(game, n, entry, language, names, story=story)))
    new = [entry_to_json(game, n, entry, language, names) for n, entry in enumerate(entries[first:], first + 1)]
    return Raw(b"[" + b",".join([*told.entries[:first], *map(encode, new)]) + b"]")


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
        "clock": plan.clock,
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


def chat_entry(table: Table, said: Json, language: Language) -> Json:
    """Whoever has deleted their account has no name here any more."""
    is_forgotten = not said["name"] or table.seats[said["seat"]].is_forgotten
    return said | {"name": texts.GONE_NAME.say(language)} if is_forgotten else said


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
    language = audience.language
    view, names = seen_then(table.match, number, audience.seat), table.names(language)
    written = surroundings(table, audience, online, now) | {
        "node": view.node.to_json(language, names),
        "view": view.position,
        "status": [line.say(language, names) for line in view.status],
        "log": log_of(table, view.log, language, known=max(0, number - 1)),
        "chat": [],
        "offers": {},
    }
    ended = ended_by(view, language, names)
    return written if ended is None else written | {"ending": ended}
