"""Guests, accounts and logins."""

from collections.abc import Callable

from msgspec import Struct

from tablelands.core.text import Language
from tablelands.server.actions import TableActions
from tablelands.server.api.common import Nothing
from tablelands.server.api.requests import COOKIE, Request
from tablelands.server.deletion import forget
from tablelands.server.http.endpoints import endpoint
from tablelands.server.http.pipeline import Call
from tablelands.server.people.checks import Login, Name, Password, check_login, check_name, check_password
from tablelands.server.people.people import People, hash_of
from tablelands.server.people.person import Person, PersonJson, person_to_json

TEN_YEARS = 10 * 365 * 24 * 3600


class NewPerson(Request):
    """Without a name you are given one."""

    name: Name | None = None

    def __post_init__(self) -> None:
        self.name = None if self.name is None else check_name(self.name)


class PersonChange(NewPerson):
    language: Language | None = None


class Credentials(Request):
    login: str
    password: str


class NewAccount(Request):
    login: Login
    password: Password

    def __post_init__(self) -> None:
        self.login = check_login(self.login)
        check_password(self.password)


class PersonAnswer(Struct):
    person: PersonJson


class MeAnswer(Struct):
    """`person` is null only if `nobody=ok` was asked for."""

    person: PersonJson | None


class Introduction(PersonAnswer):
    """The token is told once: keep it. The cookie `tablelands` has it too."""

    token: str


class PeopleEndpoints:
    """`log_out` closes the sockets and streams of a token, given its hash; `leave` those of a person."""

    def __init__(
        self, people: People, actions: TableActions, log_out: Callable[[str], None], leave: Callable[[str], None]
    ) -> None:
        self.people = people
        self.actions = actions
        self.log_out = log_out
        self.leave = leave

    @endpoint("POST", "/api/people", "people", Introduction, status=201)
    async def make(self, call: Call, wanted: NewPerson) -> Introduction:
        """Become somebody. Always somebody new. Say who you are by the token in `Authorization: Bearer`, or by the
        cookie that is set."""
        language = call.language
        await self.actions.limiter.make_person(call.address)
        return await self._introduced(call, *await self.people.new_guest(wanted.name, language))

    @endpoint("GET", "/api/me", "people", MeAnswer, query="nobody", needs_person=True)
    async def me(self, call: Call) -> MeAnswer:
        """Who am I?"""
        if call.query.get("nobody") == "ok" and call.person is None:
            return MeAnswer(None)
        return MeAnswer(await self._person(call.require_person()))

    @endpoint("PATCH", "/api/me", "people", PersonAnswer, needs_person=True)
    async def change(self, call: Call, wanted: PersonChange) -> PersonAnswer:
        """Change name or language. Seats keep the name that you sat down with."""
        person = await self.people.change(call.require_person(), name=wanted.name, language=wanted.language)
        return PersonAnswer(await self._person(person))

    @endpoint("DELETE", "/api/me", "people", Nothing, needs_person=True)
    async def delete(self, call: Call, nothing: Request) -> Nothing:
        """Delete myself. Resigns what is being played; the name goes from finished games."""
        person = call.require_person()
        await forget(self.actions.tables, self.people, person)
        self.leave(person.id)
        self._set_cookie(call, "", 0)
        return {}

    @endpoint("POST", "/api/me/account", "people", PersonAnswer, needs_person=True, refusals="taken")
    async def make_account(self, call: Call, wanted: NewAccount) -> PersonAnswer:
        """Turn a guest into an account. The same person with the same games, who can come back from another device."""
        person = await self.people.make_account(call.require_person(), wanted.login, wanted.password)
        return PersonAnswer(await self._person(person))

    @endpoint("POST", "/api/login", "people", Introduction)
    async def login(self, call: Call, known: Credentials) -> Introduction:
        """Come back with a password. A new token and cookie."""
        call.expect_known_token()
        await self.actions.limiter.login(call.address)
        return await self._introduced(call, *await self.people.login(known.login, known.password))

    @endpoint("POST", "/api/logout", "people", Nothing, needs_person=True)
    async def logout(self, call: Call, nothing: Request) -> Nothing:
        """Forget this token. The token and the cookie stop working; sockets opened with them are closed."""
        call.require_person()
        if call.token is not None:
            await self.people.logout(call.token)
            self.log_out(hash_of(call.token))
        self._set_cookie(call, "", 0)
        return {}

    async def _introduced(self, call: Call, person: Person, token: str) -> Introduction:
        self._set_cookie(call, token, TEN_YEARS, "; Secure" if call.is_secure else "")
        return Introduction(await self._person(person), token)

    def _set_cookie(self, call: Call, value: str, seconds: int, secure: str = "") -> None:
        cookie = f"{COOKIE}={value}; HttpOnly; SameSite=Lax; Path=/; Max-Age={seconds}{secure}"
        call.response_headers["set-cookie"] = cookie

    async def _person(self, person: Person) -> PersonJson:
        ratings = await self.actions.tables.store.read_ratings(person.id)
        return person_to_json(person, ratings)
