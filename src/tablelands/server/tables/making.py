"""Making tables: new ones, ones that go on from another game, and records to look at."""

import base64
import dataclasses
import hmac
import secrets
from collections import Counter
from dataclasses import dataclass
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from tablelands.bots.bot import Bot
from tablelands.bots.roster import bots_for, find_bot
from tablelands.core.errors import BadRecord, BadRequest
from tablelands.core.json_fields import Fields
from tablelands.core.match import Match
from tablelands.core.options import Setup
from tablelands.core.record import Record, event_from_json, event_to_json
from tablelands.core.registry import find_game
from tablelands.server import texts
from tablelands.server.people.checks import Name, check_name
from tablelands.server.people.person import Person
from tablelands.server.tables.acts import is_contested
from tablelands.server.tables.clock import LONGEST, Clock, GameClock, MoveClock
from tablelands.server.tables.luck import luck_told, new_secret
from tablelands.server.tables.plan import Plan, Seat
from tablelands.server.tables.table import Table

LONGEST_NAME = 40
EASIEST = "easy"
Seconds = Annotated[int, Meta(ge=1, le=LONGEST)]


class MySeat(Struct, tag_field="sit", tag="me"):
    name: Name | None = None

    def __post_init__(self) -> None:
        self.name = None if self.name is None else check_name(self.name)


class OpenSeat(Struct, tag_field="sit", tag="open"):
    pass


class BotSeat(Struct, tag_field="sit", tag="bot"):
    bot: str


class WantedGameClock(Struct, tag_field="kind", tag="game"):
    seconds: Seconds
    increment: Annotated[int, Meta(ge=0, le=LONGEST)] | None = None


class WantedMoveClock(Struct, tag_field="kind", tag="move"):
    seconds: Seconds


class WantedTable(Struct):
    """Seats are taken in this order; several of "me" are a table around one device. With `rated` false the game is
    casual."""

    seats: list[MySeat | OpenSeat | BotSeat]
    public: bool | None = None
    rated: bool | None = None
    clock: WantedGameClock | WantedMoveClock | None = None


@dataclass(frozen=True, slots=True)
class Origin:
    """What a table begins with: a setup, and perhaps events of a match, or a position."""

    game: Any
    setup: Setup
    events: tuple[dict[str, Any], ...] = ()
    begins: dict[str, Any] | None = None
    copied: tuple[str, ...] = ()


def new_id() -> str:
    return secrets.token_urlsafe(9)


def new_key() -> str:
    return secrets.token_urlsafe(16)


def make_table(wanted: WantedTable, maker: Person, origin: Origin, now: float) -> Table:
    """Names of bots are in the language of `maker`."""
    game, setup, clock = origin.game, origin.setup, wanted.clock
    if len(wanted.seats) != setup.seats:
        raise BadRequest(texts.SEATS_OF_ORIGIN.fill(count=setup.seats))
    wishes = {"public": bool(wanted.public), "clock": clock and clock_of(clock), "rated": wanted.rated is not False}
    rules = game.rules_version
    goes_on = {"begins": origin.begins, "before": origin.events, "copied": origin.copied}
    plan = _plan(game, setup, maker, now, rules=rules, **goes_on, **wishes)
    table = Table(plan)
    table.seats = _number_bots([_seat(game, seat, maker) for seat in wanted.seats])
    return table


def _plan(game: Any, setup: Setup, maker: Person, now: float, **more: Any) -> Plan:
    return Plan(
        id=new_id(),
        key=new_key(),
        secret=new_secret(),
        maker=maker.id,
        made=now,
        game=game.id,
        options=dict(setup.options),
        seats=setup.seats,
        **{"public": False, "clock": None} | more,
    )


def clock_of(wanted: WantedGameClock | WantedMoveClock) -> Clock:
    if isinstance(wanted, WantedMoveClock):
        return MoveClock(wanted.seconds)
    return GameClock(wanted.seconds, wanted.increment or 0)


def _seat(game: Any, wanted: MySeat | OpenSeat | BotSeat, maker: Person) -> Seat:
    match wanted:
        case MySeat(name=name):
            return Seat("person", maker.name if name is None else name, maker.id)
        case BotSeat(bot=name):
            bot = bot_called(game, name)
            return Seat("bot", bot.title.say(maker.language), bot=bot.name)
    return Seat("open")


def _number_bots(seats: list[Seat]) -> list[Seat]:
    """Tell bots of one level apart: Novice, Novice 2, Novice 3."""
    met = Counter[str]()
    numbered = []
    for seat in seats:
        met[seat.name] += 1
        is_namesake = seat.sit == "bot" and met[seat.name] > 1
        numbered.append(replace(seat, name=f"{seat.name} {met[seat.name]}") if is_namesake else seat)
    return numbered


def bot_called(game: Any, name: str) -> Bot:
    """Any that the game has. One may always wish for an easy one: the weakest, where none is called so."""
    bots = bots_for(game)
    if name == EASIEST and all(bot.name != name for bot in bots):
        return bots[0]
    return find_bot(game, name)


# Where a table begins


def origin_of_game(name: str, seats: int, options: dict[str, Any] | None) -> Origin:
    game = find_game(name)
    return Origin(game, game.setup(seats, options))


def origin_of_table(table: Table, number: int | None) -> Origin:
    """From entry `number` or the last one; inside a sealed round, from before that round. Nobody has left the new
    table."""
    if table.match is None:
        raise BadRequest(texts.NOT_BEGUN)
    last = table.match.number
    if number is not None and number > last:
        raise BadRequest(texts.TOO_FEW_EVENTS.fill(count=last))
    origin = _origin(table.match.rewound(last if number is None else number))
    copied = (*table.plan.copied, table.id) if is_contested(table) else table.plan.copied
    return dataclasses.replace(origin, copied=copied)


def origin_of_record(value: object, count: int | None) -> Origin:
    record = Record.from_json(value)
    game = game_of(record)
    if count is not None and count > len(record.events):
        raise BadRequest(texts.TOO_FEW_EVENTS.fill(count=len(record.events)))
    record.replay(game)
    events = record.events if count is None else record.events[:count]
    match = record.beginning(game)
    for event in events:
        match.repeat(event_from_json(game, event))
    return _origin(match)


def game_of(record: Record) -> Any:
    try:
        return find_game(record.game)
    except BadRequest as error:
        raise BadRecord(error.text) from error


def origin_of_position(value: object) -> Origin:
    fields = Fields(value, "position")
    match = Match.from_position(find_game(fields.text("game")), value)
    return _origin(match)


def _origin(match: Match) -> Origin:
    """Without what is sealed: those events are not in the history."""
    events = tuple(event_to_json(match.game, event) for event in match.history.events)
    begins = None if match.begins is None else match.game.position(match.setup, match.begins)
    return Origin(match.game, match.setup, events, begins)


# Another game


def rematch_of(table: Table, now: float) -> Table:
    """The same table once more, everybody moved on by one seat."""
    new = {"id": id_of_rematch(table.plan), "key": new_key(), "secret": new_secret(), "made": now}
    plan = replace(table.plan, **new, begins=None, before=(), copied=(), imported=False)
    again = Table(plan)
    sat = [Seat("open") if seat.is_forgotten else seat for seat in table.seats]
    again.seats = [sat[-1], *sat[:-1]]
    return again


def id_of_rematch(plan: Plan) -> str:
    """Always the same: asked for twice, by two processes or after a crash, it is one table."""
    return base64.urlsafe_b64encode(hmac.digest(plan.key.encode(), b"rematch", "sha256")[:9]).decode()


# Records to look at


def import_record(value: object, maker: Person, now: float) -> Table:
    record = Record.from_json(value)
    game = game_of(record)
    match = record.replay(game)
    begins = None if match.begins is None else game.position(match.setup, match.begins)
    luck = luck_told(Fields(value, "record", BadRecord))
    table = Table(_plan(game, match.setup, maker, now, rules=record.rules, begins=begins, imported=True, luck=luck))
    table.seats = [
        Seat("bot" if occupant.bot else "person", shown_name(occupant.name), bot=shown_name(occupant.bot) or None)
        for occupant in match.occupants
    ]
    match.occupants = table.occupants()
    table.match = match
    table.state = "over"
    return table


def shown_name(name: str | None) -> str:
    """Records may come from anywhere."""
    return "".join(character for character in name or "" if character.isprintable())[:LONGEST_NAME]
