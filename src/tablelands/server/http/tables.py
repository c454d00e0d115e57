"""Tables over HTTP. What people do there goes through `actions.py`, as the messages of a socket do."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from typing import Annotated, Any, TypedDict, TypeVar

from msgspec import UNSET, Raw, Struct, UnsetType, field
from msgspec.json import decode

from tablelands.core import refusal_texts
from tablelands.core.errors import BadRequest
from tablelands.core.json_fields import Fields
from tablelands.core.record import Record
from tablelands.core.registry import find_game
from tablelands.core.text import Language
from tablelands.core.wire import RecordJson
from tablelands.server import texts
from tablelands.server.actions import TableActions
from tablelands.server.api import requests
from tablelands.server.api.common import Count, SeatNumber, TableId, TableKey, Version
from tablelands.server.api.live import Hinted, TableMessage
from tablelands.server.api.own import ANY_GAME, GameId, Move, Options, OptionsGiven, Outcome, Position, SchemaOf
from tablelands.server.api.progress import Progress, progress
from tablelands.server.api.requests import Answer, Request, Watch, read_body
from tablelands.server.api.scene import PastScene, Said, Scene
from tablelands.server.errors import NotFound, TooLarge
from tablelands.server.hosting.imports import Imports, first_change
from tablelands.server.http.endpoints import LINES, Function, endpoint
from tablelands.server.http.listing import AT_A_TIME, SHOWS, TablesAnswer, listed_of, read_cursor, write_cursor
from tablelands.server.http.pipeline import Call
from tablelands.server.people.person import Person
from tablelands.server.store.rows import CHAT_SHOWN, Change
from tablelands.server.tables import making
from tablelands.server.tables.making import Origin, WantedTable
from tablelands.server.tables.scene import audience_of, chat_entry, moment, scene
from tablelands.server.tables.steps import Audience
from tablelands.server.tables.table import Table

T = TypeVar("T")
RecordAnswer = RecordJson[GameId, Move, Outcome, Options, Position]


class NewTable(WantedTable, kw_only=True):
    options: OptionsGiven | None = None
    game: GameId


class FromTable(Request):
    """So many entries of its log, or all; inside a sealed round, before that round."""

    table: TableId
    events: Count | None = None
    key: TableKey | None = None


class FromRecord(Request):
    """So many of its events, or all."""

    record: Annotated[Any, SchemaOf(Annotated[RecordAnswer, ANY_GAME])]
    events: Count | None = None


class FromPosition(Request):
    position: Annotated[Position, ANY_GAME]


class ContinuedTable(WantedTable, kw_only=True):
    """Goes on from a moment of another table, of a record, or from a position: its game and options are theirs."""

    from_: Annotated[dict[str, Any], SchemaOf(FromTable | FromRecord | FromPosition)] = field(name="from")
    game: None = None
    options: None = None

    def __post_init__(self) -> None:
        self.origin()

    def origin(self) -> FromTable | FromRecord | FromPosition:
        fields = Fields(self.from_, "body.from")
        kinds = requests.matching(fields, (FromTable, FromRecord, FromPosition))
        if len(kinds) != 1:
            raise Fields({}, "body").refuse(texts.ONE_ORIGIN)
        origin: FromTable | FromRecord | FromPosition = requests.convert(fields, kinds[0])
        return origin


class Made(Struct):
    table: TableId
    key: TableKey
    link: str


# Answers of acts. A known key has the answer of its first act, whatever is asked now: mostly, no more than a version.


class ChatAnswer(TypedDict):
    chat: list[Said]


class Joined(TypedDict):
    seat: SeatNumber
    version: Version


class Acted(TypedDict):
    version: Version


class RematchAnswer(TypedDict):
    """The new table, once every person who sat has asked."""

    version: Version
    table: TableId | None


class HintAnswer(Hinted):
    version: Version


Lines = AsyncIterator[bytes]
Stream = Callable[[Watch, Language, str | None, str | None, str, Callable[[], None]], Awaitable[Lines]]
"""Opens a stream for a person's id, a session and an address; the last argument ends the connection at once."""
TABLE = "/api/tables/{table}"


def act(name: str, answer: Any, refusals: str) -> Callable[[Function], Function]:
    return endpoint("POST", f"{TABLE}/{name}", "tables", answer, needs_person=True, refusals="not-found " + refusals)


class TableEndpoints:
    """`online` finds the people who watch a table."""

    def __init__(self, actions: TableActions, open_stream: Stream, online: Callable[[str], Collection[str]]) -> None:
        self.actions = actions
        self.open_stream = open_stream
        self.online = online
        self.tables = actions.tables
        self.imports = Imports()

    # Making

    @endpoint(
        "POST",
        "/api/tables",
        "tables",
        Made,
        status=201,
        needs_person=True,
        large=True,
        refusals="not-found bad-position bad-record illegal-move not-your-turn",
    )
    async def make(self, call: Call, wanted: ContinuedTable | NewTable) -> Made:
        """Make a table. It begins by itself when no seat is open. The key of a private table opens it to whoever has
        it. With `from` it goes on from any moment of a table or record, or from a position."""
        person = call.require_person()
        await self.actions.may_make_table(person.id)
        given: Any = wanted
        plain: WantedTable = wanted
        if isinstance(given, Raw):
            plain, game, origin = await self.imports.read(person.id, read_large, bytes(given))
            origin = replace(origin, game=find_game(game))
        elif isinstance(wanted, NewTable):
            origin = making.origin_of_game(wanted.game, len(wanted.seats), wanted.options)
        else:
            origin = await self._origin(person.id, wanted.origin())
        table = making.make_table(plain, replace(person, language=call.language), origin, self.tables.now())
        if table.stored >= self.actions.limiter.limits.table:
            raise TooLarge(texts.TOO_LONG_TO_CONTINUE)
        await self.tables.make(table)
        return link_to(table)

    async def _origin(self, person: str, given: FromTable | FromRecord | FromPosition) -> Origin:
        match given:
            case FromTable(table=table, key=key, events=number):
                async with self.tables.seen(table, person, key) as seen:
                    return making.origin_of_table(seen, number)
        return await asyncio.to_thread(origin_in_body, given)

    @endpoint("POST", "/api/records", "records", Made, status=201, needs_person=True, large=True, refusals="bad-record")
    async def add_record(self, call: Call, record: Annotated[dict[str, Any], SchemaOf(RecordAnswer)]) -> Made:
        """Bring a record. It is checked, and becomes a private table to replay and to play on from."""
        person = call.require_person()
        await self.actions.may_make_table(person.id, over=True)
        given: Any = record
        if isinstance(given, Raw):
            change, made = await self.imports.read(person.id, import_large, bytes(given), person, self.tables.now())
            await self.tables.store.commit(change)
            return made
        table = await asyncio.to_thread(making.import_record, record, person, self.tables.now())
        await self.tables.make(table)
        return link_to(table)

    # Looking

    @endpoint("GET", "/api/tables", "tables", TablesAnswer, query="show game cursor")
    async def list(self, call: Call) -> TablesAnswer:
        """List tables. Fifty at a time, last changed first. `mine` is where one sits and what one made; the others are
        public tables."""
        show, game = call.query.get("show") or "open", call.query.get("game") or None
        if show not in SHOWS:
            raise BadRequest(refusal_texts.NO_CHOICE.fill(name="show", names=", ".join(SHOWS)))
        if game is not None:
            find_game(game)
        before = read_cursor(call.query.get("cursor"))
        person = call.require_person().id if show == "mine" else call.person_id
        rows = await self.tables.store.list_tables(show, person, game, before, AT_A_TIME + 1)
        shown = rows[:AT_A_TIME]
        cursor = write_cursor(shown[-1]) if len(rows) > AT_A_TIME else None
        return TablesAnswer([listed_of(row, person, call.language) for row in shown], cursor)

    @endpoint("GET", TABLE, "tables", Scene, query="as key", refusals="forbidden not-found")
    async def show(self, call: Call) -> dict[str, Any]:
        """The scene: a table as one seat may see it."""
        async with self._seen(call) as (table, audience):
            return await self._beside(table, scene, table, audience, self.online(table.id), self.tables.now())

    @endpoint("GET", TABLE + "/moments/{number}", "tables", PastScene, query="as key", refusals="forbidden not-found")
    async def moment(self, call: Call) -> dict[str, Any]:
        """The scene after an entry of the log. From 0, before the first, to the length of the log."""
        async with self._seen(call) as (table, audience):
            number = moment_number(table, call.path_params["number"])
            online, now = self.online(table.id), self.tables.now()
            return await self._beside(table, moment, table, number, audience, online, now)

    @asynccontextmanager
    async def _seen(self, call: Call) -> AsyncIterator[tuple[Table, Audience]]:
        seat, language = seat_of_query(call.query), call.language
        async with self._at(call) as table:
            self.actions.limiter.look(call.caller_key, table.stored)
            yield table, audience_of(table, call.person_id, seat, language)

    async def _beside(self, table: Table, work: Callable[..., T], *given: object) -> T:
        return await self.tables.beside(table.stored, work, *given)

    def _at(self, call: Call) -> AbstractAsyncContextManager[Table]:
        return self.tables.seen(call.path_params["table"], call.person_id, call.query.get("key"))

    @endpoint("GET", TABLE + "/chat", "tables", ChatAnswer, query="before key", refusals="not-found")
    async def chat(self, call: Call) -> dict[str, Any]:
        """Read older lines of the chat. The last hundred before line `before`, which are all where it is left out; the
        last hundred of all are in the scene. A line's number is its `n`, from 1."""
        async with self._at(call) as table:
            before = line_number(call.query.get("before"), table.said + 1)
            lines = await self.tables.store.read_chat(table.id, before, CHAT_SHOWN)
            return {"chat": [chat_entry(table, decode(line), call.language) for line in lines]}

    @endpoint("GET", TABLE + "/progress", "tables", Progress, query="key", refusals="not-found")
    async def progress(self, call: Call) -> Progress:
        """How a game went. What everybody had after each round, and what somebody who looks back wants to find."""
        async with self._at(call) as table:
            self.actions.limiter.look(call.caller_key, table.stored)
            return await asyncio.to_thread(progress, table, call.language)

    @endpoint("GET", TABLE + "/record", "records", RecordAnswer, query="key", refusals="not-found")
    async def record(self, call: Call) -> dict[str, Any]:
        """The record of a table. As a watcher may have it."""
        async with self._at(call) as table:
            self.actions.limiter.look(call.caller_key, table.stored)
            return await self._beside(table, record_of, table, call.language)

    @endpoint(
        "GET",
        "/api/stream",
        "live",
        ("TableMessage", TableMessage),
        media=LINES,
        query="table as key",
        required="table",
        refusals="forbidden not-found",
    )
    async def stream(self, call: Call) -> Lines:
        """Look on without a socket. The messages of a socket after `watch` as JSON lines, and a ping every 15 seconds,
        until you go."""
        if "table" not in call.query:
            raise BadRequest(refusal_texts.MISSING.fill(name="table"))
        watch, language = Watch(call.query["table"], seat_of_query(call.query), call.query.get("key")), call.language
        return await self.open_stream(watch, language, call.person_id, call.session, call.address, call.cut)

    # Acts

    @act("join", Joined, "taken")
    async def join(self, call: Call, wanted: requests.Join) -> Answer:
        """Sit down. Whoever sits already gets the seat they have."""
        return await self._act(call, wanted)

    @act("stand", Acted, "not-your-turn")
    async def stand(self, call: Call, wanted: requests.Stand) -> Answer:
        """Give a seat back. While the table is open."""
        return await self._act(call, wanted)

    @act("play", Acted, "not-your-turn stale illegal-move")
    async def play(self, call: Call, wanted: requests.Play) -> Answer:
        """Make a move. Answered when it is durable. A move chosen on another version than the present is `stale`."""
        return await self._act(call, wanted)

    @act("resign", Acted, "not-your-turn")
    async def resign(self, call: Call, wanted: requests.Resign) -> Answer:
        """Resign. At a table of two the other wins; at others they go on."""
        return await self._act(call, wanted)

    @act("take-back", Acted, "not-your-turn taken")
    async def take_back(self, call: Call, wanted: requests.TakeBack) -> Answer:
        """Take a move back. At once where no other person sits, else by consent of all. Never past luck or a secret
        move."""
        return await self._act(call, wanted)

    @act("say", Acted, "not-your-turn")
    async def say(self, call: Call, wanted: requests.Say) -> Answer:
        """Say something. For those who sit."""
        return await self._act(call, wanted)

    @act("rematch", RematchAnswer | Acted, "not-your-turn")
    async def rematch(self, call: Call, wanted: requests.Rematch) -> Answer:
        """Ask for another game. After the end. The table is there once every person who sat has asked; seats are moved
        on by one."""
        return await self._act(call, wanted)

    @act("hint", HintAnswer | Acted, "not-your-turn")
    async def hint(self, call: Call, wanted: requests.Hint) -> Answer:
        """Ask what to do. For a seat that is to move, where no other person sits."""
        return await self._act(call, wanted)

    async def _act(self, call: Call, request: Request) -> Answer:
        person, language = call.require_person(), call.language
        return await self.actions.act(person, call.path_params["table"], request, language)


def link_to(table: Table) -> Made:
    plan = table.plan
    link = f"/t/{plan.id}" if plan.public else f"/t/{plan.id}?key={plan.key}"
    return Made(plan.id, plan.key, link)


def read_large(body: bytes) -> tuple[WantedTable, str, Origin]:
    """A wish for a table that begins with a long record or position: without it, and what it comes to. The name of the
    game is beside it, for a game stays in its process."""
    wanted = read_body(body, ContinuedTable | NewTable)
    if isinstance(wanted, NewTable):
        origin = making.origin_of_game(wanted.game, len(wanted.seats), wanted.options)
    else:
        origin = origin_in_body(wanted.origin())
    plain = WantedTable(wanted.seats, wanted.public, wanted.rated, wanted.clock)
    return plain, origin.game.id, replace(origin, game=None)


def origin_in_body(given: FromTable | FromRecord | FromPosition) -> Origin:
    match given:
        case FromRecord(record=record, events=count):
            return making.origin_of_record(record, count)
        case FromPosition(position=position):
            return making.origin_of_position(position)
    raise TooLarge(texts.TOO_LONG_TO_CONTINUE)


def import_large(body: bytes, person: Person, now: float) -> tuple[Change, Made]:
    table = making.import_record(read_body(body, dict[str, Any]), person, now)
    return first_change(table, now), link_to(table)


def seat_of_query(query: Mapping[str, str]) -> int | UnsetType | None:
    """None for a watcher's view."""
    value = query.get("as", "")
    if value == "":
        return UNSET
    if value in ("none", "null"):
        return None
    if not value.isascii() or not value.isdecimal() or len(value) > 3:
        raise BadRequest(texts.BAD_SEAT)
    return int(value)


def line_number(given: str | None, last: int) -> int:
    if given is None:
        return last
    if not given.isascii() or not given.isdecimal() or len(given) > 9:
        raise BadRequest(texts.BAD_LINE)
    return int(given)


def moment_number(table: Table, given: str) -> int:
    last = 0 if table.match is None else table.match.number
    if not given.isascii() or not given.isdecimal() or len(given) > 9 or int(given) > last:
        raise NotFound(texts.NO_SUCH_MOMENT.fill(count=last))
    return int(given)


def record_of(table: Table, language: Language) -> dict[str, Any]:
    if table.match is None:
        raise NotFound(texts.NOT_BEGUN)
    record = Record.of(table.match)
    names = table.names(language)
    record.occupants = [replace(one, name=name) for one, name in zip(record.occupants, names, strict=True)]
    return record.to_json() | table.luck_of_record()
