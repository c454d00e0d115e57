"""Making tables: new ones, ones that go on from another game, and records to look at."""

import secrets
from dataclasses import dataclass
from typing import Any

from tablelands.bots.bot import Bot
from tablelands.bots.roster import bots_for, find_bot
from tablelands.core.errors import BadRequest
from tablelands.core.match import Match
from tablelands.core.reading import Fields
from tablelands.core.record import Record, event_from_json, event_to_json
from tablelands.core.registry import find_game
from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.tables.clock import Clock
from tablelands.server.tables.luck import new_secret
from tablelands.server.tables.table import Plan, Seat, Table

LONGEST_NAME = 40
EASIEST = "easy"


@dataclass(frozen=True, slots=True)
class Maker:
    id: str
    name: str
    language: Language


@dataclass(frozen=True, slots=True)
class Origin:
    """What a table goes on from: events of a match, or a position."""

    match: Match
    events: list[dict[str, Any]]
    begins: dict[str, Any] | None


def new_id() -> str:
    return secrets.token_urlsafe(9)


def new_key() -> str:
    return secrets.token_urlsafe(16)


def make_table(fields: Fields, maker: Maker, origin: Origin | None, now: float) -> Table:
    wanted = list(fields.objects("seats"))
    if origin is None:
        game = find_game(fields.text("game"))
        setup = game.setup(len(wanted), fields.values.get("options") or {})
    else:
        for name in ("game", "options"):
            if fields.has(name):
                raise BadRequest(texts.NOT_BOTH.fill(one=name, other="from"))
        game, setup = origin.match.game, origin.match.setup
        if len(wanted) != setup.seats:
            raise BadRequest(texts.SEATS_OF_ORIGIN.fill(count=setup.seats))
    plan = Plan(
        id=new_id(),
        key=new_key(),
        secret=new_secret(),
        maker=maker.id,
        made=now,
        game=game.id,
        rules=game.rules_version,
        options=dict(setup.options),
        seats=setup.seats,
        public=fields.flag("public") if fields.has("public") else False,
        clock=Clock.read(fields.values.get("clock")),
        begins=None if origin is None else origin.begins,
        before=() if origin is None else tuple(origin.events),
    )
    table = Table(plan)
    table.seats = [_seat(game, one, maker) for one in wanted]
    return table


def _seat(game: Any, fields: Fields, maker: Maker) -> Seat:
    match fields.choice("sit", ["me", "open", "bot"]):
        case "me":
            return Seat("person", seat_name(fields) if fields.has("name") else maker.name, maker.id)
        case "bot":
            bot = bot_called(game, fields.text("bot"))
            return Seat("bot", bot.title.say(maker.language), bot=bot.name)
        case _:
            return Seat("open")


def bot_called(game: Any, name: str) -> Bot:
    """Any that the game has. One may always wish for an easy one: the weakest, where none is called so."""
    bots = bots_for(game)
    if name == EASIEST and all(bot.name != name for bot in bots):
        return bots[0]
    return find_bot(game, name)


def seat_name(fields: Fields) -> str:
    name = fields.text("name").strip()
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadRequest(texts.BAD_LENGTH.fill(name="name", low=1, high=LONGEST_NAME))
    if any(not character.isprintable() for character in name):
        raise BadRequest(texts.CONTROL_CHARACTERS.fill(name="name"))
    return name


# Going on from another game


def origin_of_match(match: Match, number: int) -> Origin:
    """From entry `number`; inside a sealed round, from before that round. Nobody has left the new table."""
    return _origin(match.rewound(number))


def origin_of_record(value: object, count: int | None) -> Origin:
    record = Record.from_json(value)
    game = find_game(record.game)
    if count is not None and count > len(record.events):
        raise BadRequest(texts.TOO_FEW_EVENTS.fill(count=len(record.events)))
    record.replay(game)
    events = record.events if count is None else record.events[:count]
    match = record.beginning(game)
    for event in events:
        match.repeat(event_from_json(game, event))
    return _origin(match)


def origin_of_position(value: object) -> Origin:
    fields = Fields(value, "position")
    match = Match.from_position(find_game(fields.text("game")), value)
    return _origin(match)


def _origin(match: Match) -> Origin:
    """Without what is sealed: those events are not in the history."""
    events = [event_to_json(match.game, event) for event in match.history.events]
    begins = None if match.begins is None else match.game.position(match.setup, match.begins)
    return Origin(match, events, begins)


# Records to look at


def import_record(value: object, maker: Maker, now: float) -> Table:
    record = Record.from_json(value)
    game = find_game(record.game)
    match = record.replay(game)
    plan = Plan(
        id=new_id(),
        key=new_key(),
        secret=new_secret(),
        maker=maker.id,
        made=now,
        game=game.id,
        rules=record.rules,
        options=dict(match.setup.options),
        seats=match.setup.seats,
        public=False,
        clock=None,
        begins=record.begins,
        imported=True,
    )
    table = Table(plan)
    table.seats = [
        Seat("bot" if occupant.bot else "person", occupant.name[:LONGEST_NAME], bot=occupant.bot)
        for occupant in match.occupants
    ]
    table.match = match
    table.state = "over"
    return table
