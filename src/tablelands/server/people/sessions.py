"""Tokens say who calls. A session is what one browser or program was given: a token, and those that replaced it.

A token that has not been used for a year stops working. One that replaces another ends it when it is used: at once, or
an hour after it was given, so that calls that are under way are still answered.
"""

import hashlib
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from tablelands.server import texts
from tablelands.server.errors import Unknown
from tablelands.server.people.person import Person, person_of
from tablelands.server.store.rows import PersonRow, StoreAway, TokenRow
from tablelands.server.store.store import Store

DAY = 24 * 3600.0
UNUSED_FOR = 365 * DAY
REPLACED_AFTER = 30 * DAY
NOTED_EVERY = 3600.0
"""Seconds between two notes of when a token was used."""


class Known(NamedTuple):
    """Who calls, and by which token."""

    person: Person
    token: TokenRow


class Session(NamedTuple):
    id: str
    device: str
    made: float
    seen: float


def random_token() -> str:
    """192 random bits. Only their hash is stored."""
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class Sessions:
    def __init__(self, store: Store, most_cached: int, now: Callable[[], float] = time.time) -> None:
        """A process that shares its store caches nothing: it would not notice what another writes."""
        self._store = store
        self._most_cached = most_cached
        self._now = now
        self._cache: dict[str, Known] = {}
        """By the hash of a token. It is replaced when something is forgotten: what the store answers to an earlier
        question goes into the old one."""

    # Giving

    def new(self, person: str, device: str = "") -> tuple[TokenRow, str]:
        """A token of a new session, to be stored by the caller."""
        token, now = random_token(), self._now()
        return TokenRow(hash_of(token), person, now, secrets.token_urlsafe(9), now, device), token

    def next(self, known: TokenRow, *, at_once: bool = False) -> tuple[TokenRow, str]:
        """A token that replaces a known one, to be stored by the caller. With `at_once` its first use ends
        the other."""
        token, now = random_token(), self._now()
        seen = now - NOTED_EVERY if at_once else now
        return replace(known, hash=hash_of(token), made=now, seen=seen), token

    async def renew(self, known: TokenRow) -> str | None:
        """Replace a token that is due. If the answer is lost, the old one still works, and is replaced later."""
        now = self._now()
        if now - known.made < REPLACED_AFTER:
            return None
        tokens = await self._store.list_tokens(known.person, now - UNUSED_FOR)
        if any(token.session == known.session and token.made > now - NOTED_EVERY for token in tokens):
            return None
        row, token = self.next(known)
        await self._store.replace_token(known, row)
        return token

    # Finding

    async def identify(self, bearer: str | None, cookie: str | None) -> Known | None:
        """By the token of either; an unknown cookie is nobody's, an unknown bearer's token is refused."""
        if bearer is not None:
            known = await self.find(bearer)
            if known is None:
                raise Unknown(texts.BAD_TOKEN)
            return known
        return None if cookie is None else await self.find(cookie)

    async def find(self, token: str) -> Known | None:
        cache, token_hash, now = self._cache, hash_of(token), self._now()
        known = cache.get(token_hash)
        if known is None:
            found = await self._store.read_token(token_hash, now - UNUSED_FOR)
            if found is None:
                return None
            known = self._keep(cache, *found)
        elif known.token.seen <= now - UNUSED_FOR:
            self.forget(session=known.token.session)
            return None
        if now - known.token.seen >= NOTED_EVERY:
            await self._note(known, now)
        return known

    def keep(self, person: PersonRow, token: TokenRow) -> Person:
        return self._keep(self._cache, person, token).person

    def _keep(self, cache: dict[str, Known], person: PersonRow, token: TokenRow) -> Known:
        """The oldest makes room."""
        known = cache[token.hash] = Known(person_of(person), token)
        if len(cache) > self._most_cached:
            del cache[next(iter(cache))]
        return known

    async def _note(self, known: Known, now: float) -> None:
        """That it was used. While the store is away it works all the same."""
        used = replace(known.token, seen=now)
        self.forget(session=used.session)
        if self._most_cached:
            self._cache[used.hash] = known._replace(token=used)
        with suppress(StoreAway):
            await self._store.use_token(used)

    # Ending

    def forget(self, *, person: str = "", session: str = "") -> None:
        kept = self._cache.items()
        self._cache = {known: who for known, who in kept if who.person.id != person and who.token.session != session}

    async def list_of(self, person: str) -> list[Session]:
        """The last used first."""
        found: dict[str, Session] = {}
        for token in await self._store.list_tokens(person, self._now() - UNUSED_FOR):
            before = found.get(token.session)
            made, seen = (token.made, token.seen) if before is None else (before.made, max(before.seen, token.seen))
            found[token.session] = Session(token.session, token.device, made, seen)
        return sorted(found.values(), key=lambda session: session.seen, reverse=True)

    async def end(self, person: str, session: str) -> None:
        try:
            await self._store.drop_session(person, session)
        finally:  # what the store does not answer it may have done all the same
            self.forget(session=session)
