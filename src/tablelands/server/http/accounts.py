"""Accounts: logins, passwords, and the sessions that a person has open."""

from collections.abc import Callable

from msgspec import Struct

from tablelands.server import texts
from tablelands.server.api.common import Moment, Nothing
from tablelands.server.api.requests import Request
from tablelands.server.errors import Forbidden, NotFound, Unknown
from tablelands.server.http.cookies import drop_token, proof_of, set_proof, set_token
from tablelands.server.http.endpoints import endpoint
from tablelands.server.http.people import Introduction, person_json
from tablelands.server.http.pipeline import Call
from tablelands.server.limits import RateLimiter, network_of
from tablelands.server.logs import audit
from tablelands.server.people.checks import Login, Password, check_login, check_password
from tablelands.server.people.devices import device_of
from tablelands.server.people.people import Account, People
from tablelands.server.people.sessions import Session
from tablelands.server.store.store import Store
from tablelands.server.tables.clock import rfc3339


class Credentials(Request):
    login: str
    password: str


class NewAccount(Request):
    login: Login
    password: Password

    def __post_init__(self) -> None:
        self.login = check_login(self.login)
        check_password(self.password, self.login)


class PasswordChange(Request):
    old: str
    new: Password

    def __post_init__(self) -> None:
        check_password(self.new)


class PasswordReset(Request):
    """`token` is that of the link."""

    token: str
    password: Password

    def __post_init__(self) -> None:
        check_password(self.password)


class SessionJson(Struct):
    """`device` is a browser and a system, or a program, or empty; `seen` when it last called, give or take an hour."""

    id: str
    device: str
    made: Moment
    seen: Moment
    current: bool


class SessionsAnswer(Struct):
    sessions: list[SessionJson]


class AccountEndpoints:
    """`log_out` closes the sockets and streams of a person's session, `leave` all of a person."""

    def __init__(
        self,
        people: People,
        store: Store,
        limiter: RateLimiter,
        log_out: Callable[[str, str], None],
        leave: Callable[[str], None],
    ) -> None:
        self.people = people
        self.store = store
        self.limiter = limiter
        self.log_out = log_out
        self.leave = leave

    # Logging in and out

    @endpoint("POST", "/api/me/account", "people", Introduction, needs_person=True, refusals="taken")
    async def make_account(self, call: Call, wanted: NewAccount) -> Introduction:
        """Turn a guest into an account. The same person with the same games, who can come back from another device. The
        new token replaces the guest's, which stops working once the new one is used."""
        known = call.require_known()
        await self.limiter.login(call.address)
        account = await self.people.make_account(known, wanted.login, wanted.password)
        return await self._introduced(call, account, "account-made")

    @endpoint("POST", "/api/login", "people", Introduction, refusals="forbidden")
    async def login(self, call: Call, known: Credentials) -> Introduction:
        """Come back with a password. A new token and cookie."""
        call.expect_known_token()
        await self.limiter.login(call.address)
        attempt = await self.people.attempt(known.login, proof_of(call))
        await self.limiter.login_of(attempt.bucket)
        try:
            account = await self.people.login(attempt, known.password, device(call))
        except (Unknown, Forbidden):
            person = None if attempt.account is None else attempt.account.id
            audit("login-failed", address=network_of(call.address), person=person)
            raise
        return await self._introduced(call, account, "login")

    @endpoint("POST", "/api/logout", "people", Nothing, needs_person=True)
    async def logout(self, call: Call, nothing: Request) -> Nothing:
        """End this session. Its token and cookie stop working; sockets opened with them are closed."""
        token = call.require_known().token
        await self._end(token.person, token.session)
        drop_token(call)
        return {}

    # Passwords

    @endpoint("POST", "/api/me/password", "people", Introduction, needs_person=True, refusals="forbidden")
    async def change_password(self, call: Call, wanted: PasswordChange) -> Introduction:
        """Change the password. A new token and cookie; all other sessions end. 403 if `old` is wrong."""
        known = call.require_known()
        await self.limiter.login(call.address)
        await self.limiter.login_of(known.person.id)
        others = await self._others(call)
        try:
            account = await self.people.change_password(known, wanted.old, wanted.new)
        except Forbidden:
            audit("password-failed", address=network_of(call.address), person=known.person.id)
            raise
        for session in others:
            self.log_out(known.person.id, session)
        return await self._introduced(call, account, "password-changed")

    @endpoint("POST", "/api/reset", "people", Introduction)
    async def reset_password(self, call: Call, wanted: PasswordReset) -> Introduction:
        """Set a new password by a link. It works once, and for a day. A new token and cookie; all sessions end."""
        call.expect_known_token()
        await self.limiter.login(call.address)
        try:
            account = await self.people.reset_password(wanted.token, wanted.password, device(call))
        except Unknown:
            audit("reset-failed", address=network_of(call.address))
            raise
        self.leave(account.person.id)
        return await self._introduced(call, account, "password-reset")

    # Sessions

    @endpoint("GET", "/api/me/sessions", "people", SessionsAnswer, needs_person=True)
    async def sessions(self, call: Call) -> SessionsAnswer:
        """List my sessions. Where I am logged in: this one, then the last used first."""
        known = call.require_known()
        listed = await self.people.sessions.list_of(known.person.id)
        return SessionsAnswer(sessions_json(listed, known.token.session))

    @endpoint("DELETE", "/api/me/sessions", "people", Nothing, needs_person=True)
    async def end_others(self, call: Call, nothing: Request) -> Nothing:
        """End all my other sessions. Their tokens stop working, and their sockets are closed."""
        known = call.require_known()
        for session in await self._others(call):
            await self._end(known.person.id, session)
        return {}

    @endpoint("DELETE", "/api/me/sessions/{session}", "people", Nothing, needs_person=True, refusals="not-found")
    async def end_session(self, call: Call, nothing: Request) -> Nothing:
        """End one of my sessions."""
        known, session = call.require_known(), call.path_params["session"]
        if session != known.token.session and session not in await self._others(call):
            raise NotFound(texts.NO_SUCH_SESSION)
        await self._end(known.person.id, session)
        if session == known.token.session:
            drop_token(call)
        return {}

    async def _others(self, call: Call) -> list[str]:
        token = call.require_known().token
        return [one.id for one in await self.people.sessions.list_of(token.person) if one.id != token.session]

    async def _end(self, person: str, session: str) -> None:
        await self.people.sessions.end(person, session)
        self.log_out(person, session)
        audit("session-ended", person=person)

    async def _introduced(self, call: Call, account: Account, event: str) -> Introduction:
        audit(event, person=account.person.id, address=network_of(call.address))
        set_token(call, account.token)
        set_proof(call, account.proof)
        return Introduction(await person_json(self.store, account.person), account.token)


def sessions_json(listed: list[Session], own: str) -> list[SessionJson]:
    """One's own first."""
    return [
        SessionJson(one.id, one.device, rfc3339(one.made), rfc3339(one.seen), one.id == own)
        for one in sorted(listed, key=lambda one: one.id != own)
    ]


def device(call: Call) -> str:
    return device_of(call.headers.get("user-agent", ""))
