"""Making tables: new ones, ones that go on from another game, and records to look at."""

import secrets
from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from tablelands.bots.bot import Bot
from tablelands.bots.roster import bots_for, find_bot
from tablelands.core.errors import BadRecord, BadRequest
from tablelands.core.match import Match
from tablelands.core.reading import Fields
from tablelands.core.record import Record, event_from_json, event_to_json
from tablelands.core.registry import find_game
from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.people.checks import check_name
from tablelands.server.tables.clock import Clock
from tablelands.server.tables.luck import luck_told, new_secret
from tablelands.server.tables.plan import Plan, Seat
from tablelands.server.tables.table import Table

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
        setup = game.setup(len(wanted), options_of(fields))
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
        rated=fields.flag("rated") if fields.has("rated") else True,
    )
    table = Table(plan)
    table.seats = _number_bots([_seat(game, one, maker) for one in wanted])
    return table


def _seat(game: Any, fields: Fields, maker: Maker) -> Seat:
    match fields.choice("sit", ["me", "open", "bot"]):
        case "me":
            return Seat("person", check_name(fields.text("name")) if fields.has("name") else maker.name, maker.id)
        case "bot":
            bot = bot_called(game, fields.text("bot"))
            return Seat("bot", bot.title.say(maker.language), bot=bot.name)
        case _:
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


def options_of(fields: Fields) -> dict[str, Any]:
    return fields.object("options").values if fields.has("options") else {}


def check_shape_of_table(fields: Fields) -> None:
    """What can be seen to be wrong without knowing who asks."""
    for one in fields.objects("seats"):
        sit = one.choice("sit", ["me", "open", "bot"])
        if sit == "bot":
            one.text("bot")
        elif sit == "me" and one.has("name"):
            check_name(one.text("name"))
    for name in ("public", "rated"):
        if fields.has(name):
            fields.flag(name)
    Clock.read(fields.values.get("clock"))
    options_of(fields)
    if not fields.has("from"):
        fields.text("game")
    elif len(origins_of(fields.object("from"))) != 1:
        raise fields.refuse(texts.ONE_ORIGIN)


def origins_of(given: Fields) -> list[str]:
    return [kind for kind in ("table", "record", "position") if given.has(kind)]


# Going on from another game


def origin_of_match(match: Match, number: int) -> Origin:
    """From entry `number`; inside a sealed round, from before that round. Nobody has left the new table."""
    return _origin(match.rewound(number))


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
    events = [event_to_json(match.game, event) for event in match.history.events]
    begins = None if match.begins is None else match.game.position(match.setup, match.begins)
    return Origin(match, events, begins)


# Records to look at


def import_record(value: object, maker: Maker, now: float) -> Table:
    record = Record.from_json(value)
    game = game_of(record)
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
        begins=None if match.begins is None else game.position(match.setup, match.begins),
        imported=True,
        luck=luck_told(Fields(value, "record", BadRecord)),
    )
    table = Table(plan)
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
