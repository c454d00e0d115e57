"""Passwords are kept as argon2 hashes. Hashing takes long on purpose, so it is done beside the event loop."""

import asyncio
import os
import secrets
import unicodedata
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tablelands.server.limits import too_many

AT_ONCE = max(1, (os.cpu_count() or 2) // 2)
"""Each takes a core: half of them are left to those who play."""
WAIT_SECONDS = 2
MOST_WAITING = 40
"""They wait a second or two; whoever comes on top is told to come back."""


def usual_hasher() -> PasswordHasher:
    """As OWASP advises for a server that has other work to do: 19 MiB, twice."""
    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


class Passwords:
    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or usual_hasher()
        self._free = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Raises TooMany."""
        if self._waiting >= AT_ONCE + MOST_WAITING:
            raise too_many(WAIT_SECONDS)
        self._waiting += 1
        try:
            async with self._free:
                yield
        finally:
            self._waiting -= 1

    async def hash(self, password: str) -> str:
        async with self._turn():
            return await asyncio.to_thread(self._hasher.hash, _bytes(password))

    async def match(self, kept: str | None, password: str) -> bool:
        """Takes as long where nothing is kept."""
        async with self._turn():
            return await asyncio.to_thread(self._match, kept, password)

    def _match(self, kept: str | None, password: str) -> bool:
        nobodys = self._nobodys
        try:
            self._hasher.verify(kept or nobodys, _bytes(password))
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None

    @cached_property
    def _nobodys(self) -> str:
        return self._hasher.hash(secrets.token_urlsafe())


def _bytes(password: str) -> bytes:
    """Keyboards write the same letter in several ways."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")
