"""Who you are, over HTTP."""

from typing import Any, Protocol

from tablelands.server.actions import TableActions
from tablelands.server.deletion import forget
from tablelands.server.headers import COOKIE
from tablelands.server.http.calls import Call, Reply
from tablelands.server.people.checks import check_language, check_login, check_name, check_password
from tablelands.server.people.people import People
from tablelands.server.people.person import Person, person_to_json
from tablelands.server.people.tokens import hash_of

TEN_YEARS = 10 * 365 * 24 * 3600


class Connections(Protocol):
    """The sockets and streams that are open."""

    def log_out(self, token_hash: str) -> None: ...

    def forget(self, person: str) -> None: ...


class PeopleDoors:
    def __init__(self, people: People, actions: TableActions, connections: Connections) -> None:
        self.people = people
        self.actions = actions
        self.connections = connections

    async def make(self, call: Call) -> Reply:
        fields = call.fields()
        name = check_name(fields.text("name")) if fields.has("name") else None
        language = call.language
        await self.actions.limiter.make_person(call.address)
        person, token = await self.people.new_guest(name, language)
        return Reply(201, await self._introduced(call, person, token))

    async def login(self, call: Call) -> Reply:
        fields = call.fields()
        login, password = fields.text("login"), fields.text("password")
        call.expect_no_stranger()
        await self.actions.limiter.login(call.address)
        person, token = await self.people.login(login, password)
        return Reply(200, await self._introduced(call, person, token))

    async def me(self, call: Call) -> Reply:
        if call.query.get("nobody") == "ok" and call.person is None:
            return Reply(200, {"person": None})
        return Reply(200, await self._person(call.known()))

    async def change(self, call: Call) -> Reply:
        fields = call.fields()
        name = check_name(fields.text("name")) if fields.has("name") else None
        language = check_language(fields.text("language")) if fields.has("language") else None
        person = await self.people.change(call.known(), name=name, language=language)
        return Reply(200, await self._person(person))

    async def make_account(self, call: Call) -> Reply:
        fields = call.fields()
        login, password = check_login(fields.text("login")), fields.text("password")
        check_password(password)
        person = await self.people.make_account(call.known(), login, password)
        return Reply(200, await self._person(person))

    async def logout(self, call: Call) -> Reply:
        call.fields()
        call.known()
        if call.token is not None:
            await self.people.logout(call.token)
            self.connections.log_out(hash_of(call.token))
        call.cookies.append(f"{COOKIE}=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0")
        return Reply(200, {})

    async def delete(self, call: Call) -> Reply:
        call.fields()
        person = call.known()
        await forget(self.actions.tables, self.people, person)
        self.connections.forget(person.id)
        call.cookies.append(f"{COOKIE}=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0")
        return Reply(200, {})

    async def _introduced(self, call: Call, person: Person, token: str) -> dict[str, Any]:
        secure = "; Secure" if call.secure else ""
        call.cookies.append(f"{COOKIE}={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={TEN_YEARS}{secure}")
        return await self._person(person) | {"token": token}

    async def _person(self, person: Person) -> dict[str, Any]:
        ratings = await self.actions.tables.store.read_ratings(person.id)
        return {"person": person_to_json(person, ratings)}
