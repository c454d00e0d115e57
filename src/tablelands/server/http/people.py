"""Guests, and what everybody can say about themselves."""

from collections.abc import Callable

from msgspec import Struct

from tablelands.core.text import Language
from tablelands.server.actions import TableActions
from tablelands.server.api.common import Nothing
from tablelands.server.api.requests import Request
from tablelands.server.deletion import forget
from tablelands.server.http.cookies import drop_token, set_token
from tablelands.server.http.endpoints import endpoint
from tablelands.server.http.pipeline import Call
from tablelands.server.logs import audit
from tablelands.server.people.checks import Name, check_name
from tablelands.server.people.devices import device_of
from tablelands.server.people.people import People
from tablelands.server.people.person import Person, PersonJson, person_to_json
from tablelands.server.store.store import Store


class NewPerson(Request):
    """Without a name you are given one."""

    name: Name | None = None

    def __post_init__(self) -> None:
        self.name = None if self.name is None else check_name(self.name)


class PersonChange(NewPerson):
    language: Language | None = None


class PersonAnswer(Struct):
    person: PersonJson


class MeAnswer(Struct):
    """`person` is null only if `nobody=ok` was asked for."""

    person: PersonJson | None


class Introduction(PersonAnswer):
    """The token is told once: keep it. The cookie `tablelands` has it too."""

    token: str


class PeopleEndpoints:
    """`leave` closes the sockets and streams of a person."""

    def __init__(self, people: People, actions: TableActions, leave: Callable[[str], None]) -> None:
        self.people = people
        self.actions = actions
        self.store = actions.tables.store
        self.leave = leave

    @endpoint("POST", "/api/people", "people", Introduction, status=201)
    async def make(self, call: Call, wanted: NewPerson) -> Introduction:
        """Become somebody. Always somebody new. Say who you are by the token in `Authorization: Bearer`, or by the
        cookie that is set."""
        language = call.language
        await self.actions.limiter.make_person(call.address)
        device = device_of(call.headers.get("user-agent", ""))
        person, token = await self.people.new_guest(wanted.name, language, device)
        set_token(call, token)
        return Introduction(await person_json(self.store, person), token)

    @endpoint("GET", "/api/me", "people", MeAnswer, query="nobody", needs_person=True)
    async def me(self, call: Call) -> MeAnswer:
        """Who am I? A cookie that is a month old is replaced."""
        if call.query.get("nobody") == "ok" and call.person is None:
            return MeAnswer(None)
        known = call.require_known()
        if call.is_by_cookie and (token := await self.people.sessions.renew(known.token)) is not None:
            set_token(call, token)
        return MeAnswer(await person_json(self.store, known.person))

    @endpoint("PATCH", "/api/me", "people", PersonAnswer, needs_person=True)
    async def change(self, call: Call, wanted: PersonChange) -> PersonAnswer:
        """Change name or language. Seats keep the name that you sat down with."""
        person = await self.people.change(call.require_person(), name=wanted.name, language=wanted.language)
        return PersonAnswer(await person_json(self.store, person))

    @endpoint("DELETE", "/api/me", "people", Nothing, needs_person=True)
    async def delete(self, call: Call, nothing: Request) -> Nothing:
        """Delete myself. Resigns what is being played; the name goes from finished games."""
        person = call.require_person()
        await forget(self.actions.tables, self.people, person)
        self.leave(person.id)
        audit("person-deleted", person=person.id)
        drop_token(call)
        return {}


async def person_json(store: Store, person: Person) -> PersonJson:
    return person_to_json(person, await store.read_ratings(person.id))
