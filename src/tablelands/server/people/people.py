"""Guests and accounts."""

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from argon2 import PasswordHasher

from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.errors import Forbidden, Taken, Unknown
from tablelands.server.people.attempts import browser_proof, bucket_of
from tablelands.server.people.checks import check_login, check_name, check_password, possible_login
from tablelands.server.people.names import guest_name
from tablelands.server.people.passwords import Passwords
from tablelands.server.people.person import Person, person_of
from tablelands.server.people.sessions import Known, Sessions, hash_of, random_token
from tablelands.server.store.rows import Conflict, PersonRow, TokenRow
from tablelands.server.store.store import Store

MOST_CACHED = 100_000


class Account(NamedTuple):
    """Somebody who has just proved their password: a new token, and the proof that this browser is known."""

    person: Person
    token: str
    proof: str


class Attempt(NamedTuple):
    """To log in. `bucket` is whose limit it counts for."""

    account: PersonRow | None
    bucket: str


class People:
    def __init__(
        self,
        store: Store,
        *,
        alone: bool = True,
        hasher: PasswordHasher | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        """Whether this process is `alone` with the store."""
        self._store = store
        self._passwords = Passwords(hasher)
        self._now = now
        self.sessions = Sessions(store, MOST_CACHED if alone else 0, now)
        self._changing = asyncio.Lock()

    async def new_guest(self, name: str | None, language: Language, device: str = "") -> tuple[Person, str]:
        """Somebody new and a token."""
        name = guest_name(language) if name is None else check_name(name)
        row = PersonRow(
            secrets.token_urlsafe(12), name, language, login=None, password=None, made=self._now(), deleted=False
        )
        kept, token = self.sessions.new(row.id, device)
        await self._store.add_person(row, kept)
        return self.sessions.keep(row, kept), token

    async def who(self, token: str) -> Person | None:
        known = await self.sessions.find(token)
        return None if known is None else known.person

    async def change(self, person: Person, *, name: str | None = None, language: Language | None = None) -> Person:
        """Both or nothing."""
        new_name = None if name is None else check_name(name)
        async with self._changing:
            row = await self.read(person)
            return await self._write(replace(row, name=new_name or row.name, language=language or row.language))

    async def delete(self, person: Person) -> list[str]:
        """Answers the tables where the person sat."""
        async with self._changing:
            try:
                return await self._store.drop_person(person.id)
            finally:
                self.sessions.forget(person=person.id)

    async def ban(self, person: Person, *, banned: bool) -> None:
        async with self._changing:
            try:
                await self._store.ban(person.id, banned=banned)
            finally:
                self.sessions.forget(person=person.id)

    # Accounts

    async def make_account(self, guest: Known, login: str, password: str) -> Account:
        """The guest becomes an account and stays the same person. Their token is replaced: using the new one ends the
        guest's. The password is hashed before the login is looked up, so that taken ones answer no sooner."""
        login = check_login(login)
        check_password(password, login)
        if not guest.person.guest:
            raise Taken(texts.ACCOUNT_ALREADY)
        kept = await self._passwords.hash(password)
        async with self._changing:
            row = await self.read(guest.person)
            if row.login is not None:
                raise Taken(texts.ACCOUNT_ALREADY)
            next_token, token = self.sessions.next(guest.token, at_once=True)
            try:
                person = await self._write(replace(row, login=login, password=kept), next_token)
            except Conflict:
                raise Taken(texts.LOGIN_TAKEN) from None
        return Account(person, token, browser_proof(kept))

    async def attempt(self, login: str, proof: str | None) -> Attempt:
        """`proof` is what a browser has from logging in before."""
        possible = possible_login(login)
        row = None if possible is None else await self._store.find_login(possible)
        account = None if row is None or row.deleted else row
        return Attempt(account, bucket_of(possible or login, account, proof))

    async def login(self, attempt: Attempt, password: str, device: str = "") -> Account:
        """Neither the text nor the time it takes says whether the login or the password is wrong."""
        row = attempt.account
        kept = None if row is None else row.password
        matches = await self._passwords.match(kept, password)
        if row is None or kept is None or not matches:
            raise Unknown(texts.WRONG_LOGIN)
        if row.banned:
            raise Forbidden(texts.BANNED)
        stored, token = self.sessions.new(row.id, device)
        await self._store.add_token(stored)
        return Account(person_of(row), token, browser_proof(kept))

    async def change_password(self, known: Known, old: str, new: str) -> Account:
        """All other sessions end."""
        row = await self.read(known.person)
        if row.login is None:
            raise Forbidden(texts.NO_PASSWORD)
        check_password(new, row.login)
        if not await self._passwords.match(row.password, old):
            raise Forbidden(texts.WRONG_PASSWORD)
        return await self._set_password(row, new, self.sessions.next(known.token))

    # Links to reset a password

    async def new_reset(self, login: str, seconds: float) -> tuple[Person, str] | None:
        """The token of a link that sets a new password, once. Whoever sends it to its owner calls this: an
        administrator, or some day a mail."""
        possible = possible_login(login)
        row = None if possible is None else await self._store.find_login(possible)
        if row is None or row.deleted:
            return None
        token = random_token()
        await self._store.add_reset(hash_of(token), row.id, self._now() + seconds)
        return person_of(row), token

    async def reset_password(self, token: str, password: str, device: str = "") -> Account:
        """All sessions end."""
        reset = hash_of(token)
        row = await self._store.read_reset(reset, self._now())
        if row is None or row.login is None:
            raise Unknown(texts.BAD_RESET)
        check_password(password, row.login)
        return await self._set_password(row, password, self.sessions.new(row.id, device), reset)

    async def _set_password(
        self, row: PersonRow, password: str, given: tuple[TokenRow, str], reset: str | None = None
    ) -> Account:
        kept, (stored, token) = await self._passwords.hash(password), given
        async with self._changing:
            try:
                await self._store.set_password(row.id, kept, stored, reset)
            except Conflict:
                raise Unknown(texts.NOBODY if reset is None else texts.BAD_RESET) from None
            finally:
                self.sessions.forget(person=row.id)
        return Account(person_of(row), token, browser_proof(kept))

    async def read(self, person: Person) -> PersonRow:
        row = await self._store.read_person(person.id)
        if row is None or row.deleted:
            raise Unknown(texts.NOBODY)
        return row

    async def _write(self, row: PersonRow, token: TokenRow | None = None) -> Person:
        try:
            await self._store.change_person(row, token)
        finally:
            self.sessions.forget(person=row.id)
        return person_of(row)
