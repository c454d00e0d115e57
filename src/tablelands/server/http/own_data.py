"""What the server keeps of a person, for themselves."""

import msgspec
from msgspec import Struct

from tablelands.server.api.common import Moment, TableId
from tablelands.server.api.own import GameId
from tablelands.server.deletion import EVERYTHING
from tablelands.server.http.accounts import SessionJson, sessions_json
from tablelands.server.http.endpoints import endpoint
from tablelands.server.http.people import person_json
from tablelands.server.http.pipeline import Call
from tablelands.server.limits import RateLimiter
from tablelands.server.logs import audit
from tablelands.server.people.people import People
from tablelands.server.people.person import PersonJson
from tablelands.server.store.store import Store
from tablelands.server.tables.clock import rfc3339


class OwnTable(Struct):
    """`maker` is whether I made it; its record has the moves."""

    table: TableId
    game: GameId
    state: str
    made: Moment
    changed: Moment
    maker: bool


class OwnLine(Struct):
    table: TableId
    at: Moment
    text: str


class OwnData(Struct):
    """`made` is when I came. Older chat lines do not tell who said them, and are missing."""

    person: PersonJson
    login: str | None
    made: Moment
    sessions: list[SessionJson]
    tables: list[OwnTable]
    chat: list[OwnLine]


class OwnDataEndpoints:
    def __init__(self, people: People, store: Store, limiter: RateLimiter) -> None:
        self.people = people
        self.store = store
        self.limiter = limiter

    @endpoint("GET", "/api/me/data", "people", OwnData, needs_person=True)
    async def show(self, call: Call) -> OwnData:
        """Everything about me. To keep, as a file."""
        known = call.require_known()
        person = known.person
        await self.limiter.export(person.id)
        row = await self.people.read(person)
        tables = await self.store.list_tables("mine", person.id, None, None, EVERYTHING)
        chat = [(said.table, msgspec.json.decode(said.body)) for said in await self.store.list_chat_of(person.id)]
        call.response_headers["content-disposition"] = 'attachment; filename="tablelands.json"'
        audit("data-exported", person=person.id)
        return OwnData(
            await person_json(self.store, person),
            row.login,
            rfc3339(row.made),
            sessions_json(await self.people.sessions.list_of(person.id), known.token.session),
            [
                OwnTable(one.id, one.game, one.state, rfc3339(one.made), rfc3339(one.changed), one.maker == person.id)
                for one in tables
            ],
            [OwnLine(table, said["at"], said["text"]) for table, said in chat],
        )
