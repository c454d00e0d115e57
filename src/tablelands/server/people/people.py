"""Guests, accounts, and the tokens that identify them."""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable
from dataclasses import replace

from argon2 import PasswordHasher

from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.errors import Taken, Unknown
from tablelands.server.people.checks import (
    check_login,
    check_name,
    check_password,
    possible_login,
)
from tablelands.server.people.names import guest_name
from tablelands.server.people.passwords import Passwords
from tablelands.server.people.person import Person, person_of
from tablelands.server.store.rows import Conflict, PersonRow
from tablelands.server.store.store import Store

MOST_CACHED = 100_000


def new_token() -> str:
    """192 random bits that identify a person. Only their hash is stored."""
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class People:
    def __init__(
        self,
        store: Store,
        *,
        alone: bool = True,
        hasher: PasswordHasher | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        """A process that is `alone` with the store caches tokens: it would not notice what another writes."""
        self._store = store
        self._passwords = Passwords(hasher)
        self._now = now
        self._most_cached = MOST_CACHED if alone else 0
        self._cache: dict[str, Person] = {}
        """By the hash of a token. It is replaced when something is forgotten: what the store answers to an earlier
        question goes into the old one."""
        self._changing = asyncio.Lock()

    async def new_guest(self, name: str | None, language: Language) -> tuple[Person, str]:
        """Somebody new and a token."""
        name = guest_name(language) if name is None else check_name(name)
        row = PersonRow(
            secrets.token_urlsafe(12), name, language, login=None, password=None, made=self._now(), deleted=False
        )
        token = new_token()
        await self._store.add_person(row, hash_of(token))
        return self._keep(self._cache, hash_of(token), row), token

    async def who(self, token: str) -> Person | None:
        cache, token_hash = self._cache, hash_of(token)
        if kept := cache.get(token_hash):
            return kept
        row = await self._store.read_token(token_hash)
        return None if row is None else self._keep(cache, token_hash, row)

    def _keep(self, cache: dict[str, Person], token_hash: str, row: PersonRow) -> Person:
        """The oldest makes room."""
        person = cache[token_hash] = person_of(row)
        if len(cache) > self._most_cached:
            del cache[next(iter(cache))]
        return person

    def _forget(self, *, token_hash: str = "", person: str = "") -> None:
        """The one token, or all of a person."""
        kept = self._cache.items()
        self._cache = {known: who for known, who in kept if known != token_hash and who.id != person}

    async def identify(self, bearer: str | None, cookie: str | None) -> Person | None:
        """By the token of either; an unknown cookie is nobody's, an unknown bearer's token is refused."""
        if bearer is not None:
            person = await self.who(bearer)
            if person is None:
                raise Unknown(texts.BAD_TOKEN)
            return person
        return None if cookie is None else await self.who(cookie)

    async def change(self, person: Person, *, name: str | None = None, language: Language | None = None) -> Person:
        """Both or nothing."""
        new_name = None if name is None else check_name(name)
        async with self._changing:
            row = await self._read(person)
            return await self._write(replace(row, name=new_name or row.name, language=language or row.language))

    async def make_account(self, person: Person, login: str, password: str) -> Person:
        """The guest becomes an account and stays the same person."""
        login = check_login(login)
        check_password(password)
        if not person.guest:
            raise Taken(texts.ACCOUNT_ALREADY)
        kept = await self._passwords.hash(password)
        async with self._changing:
            row = await self._read(person)
            if row.login is not None:
                raise Taken(texts.ACCOUNT_ALREADY)
            try:
                return await self._write(replace(row, login=login, password=kept))
            except Conflict:
                raise Taken(texts.LOGIN_TAKEN) from None

    async def login(self, login: str, password: str) -> tuple[Person, str]:
        """Neither the text nor the time it takes says which of the two is wrong."""
        possible = possible_login(login)
        row = None if possible is None else await self._store.find_login(possible)
        matches = await self._passwords.match(row.password if row else None, password)
        if row is None or row.deleted or not matches:
            raise Unknown(texts.WRONG_LOGIN)
        token = new_token()
        await self._store.add_token(hash_of(token), row.id, self._now())
        return person_of(row), token

    async def logout(self, token: str) -> None:
        token_hash = hash_of(token)
        try:
            await self._store.drop_token(token_hash)
        finally:  # what the store does not answer it may have done all the same
            self._forget(token_hash=token_hash)

    async def delete(self, person: Person) -> list[str]:
        """Answers the tables where the person sat."""
        async with self._changing:
            try:
                return await self._store.drop_person(person.id)
            finally:
                self._forget(person=person.id)

    async def _read(self, person: Person) -> PersonRow:
        row = await self._store.read_person(person.id)
        if row is None or row.deleted:
            raise Unknown(texts.NOBODY)
        return row

    async def _write(self, row: PersonRow) -> Person:
        try:
            await self._store.change_person(row)
        finally:
            self._forget(person=row.id)
        return person_of(row)
