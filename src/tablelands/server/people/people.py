"""Who is who: guests, accounts, and the tokens that they are known by."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace

from argon2 import PasswordHasher

from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.errors import Taken, Unknown
from tablelands.server.people.cache import Cache
from tablelands.server.people.checks import (
    check_language,
    check_login,
    check_name,
    check_password,
    possible_login,
)
from tablelands.server.people.names import guest_name
from tablelands.server.people.passwords import Passwords
from tablelands.server.people.person import Person, person_of
from tablelands.server.people.tokens import hash_of, new_id, new_token
from tablelands.server.store.rows import Conflict, PersonRow
from tablelands.server.store.store import Store


class People:
    def __init__(
        self,
        store: Store,
        *,
        alone: bool = True,
        hasher: PasswordHasher | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        """Whoever is `alone` with the store need not ask it every time."""
        self._store = store
        self._passwords = Passwords(hasher)
        self._now = now
        self._cache = Cache() if alone else Cache(most=0)
        self._changing = asyncio.Lock()

    async def new_guest(self, name: str | None, language: Language) -> tuple[Person, str]:
        """Somebody new and a token."""
        name = guest_name(language) if name is None else check_name(name)
        row = PersonRow(new_id(), name, language, login=None, password=None, made=self._now(), deleted=False)
        token = new_token()
        await self._store.add_person(row, hash_of(token))
        person = person_of(row)
        self._cache.keep(hash_of(token), person, self._cache.forgotten)
        return person, token

    async def who(self, token: str) -> Person | None:
        token_hash = hash_of(token)
        kept = self._cache.find(token_hash)
        if kept is not None:
            return kept
        forgotten = self._cache.forgotten
        row = await self._store.read_token(token_hash)
        if row is None:
            return None
        person = person_of(row)
        self._cache.keep(token_hash, person, forgotten)
        return person

    async def identify(self, bearer: str | None, cookie: str | None) -> Person | None:
        """By the token of either; an unknown cookie is nobody's, an unknown bearer's token is refused."""
        if bearer is not None:
            person = await self.who(bearer)
            if person is None:
                raise Unknown(texts.BAD_TOKEN)
            return person
        return None if cookie is None else await self.who(cookie)

    async def change(self, person: Person, *, name: str | None = None, language: str | None = None) -> Person:
        """Both or nothing."""
        new_name = None if name is None else check_name(name)
        new_language = None if language is None else check_language(language)
        async with self._changing:
            row = await self._read(person)
            return await self._write(replace(row, name=new_name or row.name, language=new_language or row.language))

    async def rename(self, person: Person, name: str) -> Person:
        return await self.change(person, name=name)

    async def set_language(self, person: Person, language: str) -> Person:
        return await self.change(person, language=language)

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
        """Tells neither by words nor by time which of the two is wrong."""
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
            self._cache.forget(token_hash)

    async def delete(self, person: Person) -> list[str]:
        """Answers the tables where the person sat."""
        async with self._changing:
            try:
                return await self._store.drop_person(person.id)
            finally:
                self._cache.forget_person(person.id)

    async def _read(self, person: Person) -> PersonRow:
        row = await self._store.read_person(person.id)
        if row is None or row.deleted:
            raise Unknown(texts.NOBODY)
        return row

    async def _write(self, row: PersonRow) -> Person:
        try:
            await self._store.change_person(row)
        finally:
            self._cache.forget_person(row.id)
        return person_of(row)
